# Hotels: the voucher, and mail about it
document-hotel-voucher = Hotel voucher
document-hotel-hold = Rooms on hold
document-hotel-confirmation = Confirmation number
document-hotel-check-in = Check-in
document-hotel-check-out = Check-out
document-hotel-from-time = { $date }, from { $time }
document-hotel-until-time = { $date }, until { $time }
document-hotel-nights = { $count ->
    [one] 1 night
   *[other] { $count } nights
}
document-hotel-rooms = Rooms
document-hotel-guests = Guests
document-hotel-board = Meals
document-hotel-stay = { $title }, { $from } – { $to }
document-hotel-confirmed = { $name }, { $guest }: { $number }
document-hotel-room = { $kind ->
    [superior] Superior room
    [deluxe] Deluxe room
    [club] Club room
    [family] Family room
    [junior-suite] Junior suite
    [suite] Suite
   *[standard] Standard room
}
document-hotel-meals = { $board ->
    [BB] Breakfast
    [HB] Breakfast and dinner
    [FB] All meals
    [AI] All inclusive
   *[RO] Room only
}
document-hotel-children = Children: { $ages }
document-hotel-pay-there = To be paid at the hotel
document-hotel-pay-what = { $what ->
    [resort-fee] Resort fee, about
    [taxes-and-fees] Taxes and fees, about
   *[city-tax] City tax, about
}
document-hotel-requests = Asked of the hotel, not promised
document-hotel-cancelling = Cancellation, in the hotel’s local time
document-hotel-step-until = Until { $date }, { $time }
document-hotel-step-after = After that, or if nobody comes
document-hotel-step-always = At any time, or if nobody comes
document-hotel-step = { $by ->
    [amount] { $amount } a room
    [percent] { $percent } % of the room’s price
    [nights] { $nights ->
        [one] The first night
       *[other] The first { $nights } nights
    }
   *[free] Free of charge
}
document-hotel-advice = Show this voucher and a government photo ID at the desk. Extras are paid at the hotel.
notice-hotel-cancelled-subject = Cancelled: { $pnr }, booking { $transaction }
notice-hotel-cancelled-text =
    Rooms of booking { $transaction }, reference { $pnr }, were cancelled:

    { $travellers }

    { $flights }

    What is refunded, { $company } will tell you: { $phone }.
