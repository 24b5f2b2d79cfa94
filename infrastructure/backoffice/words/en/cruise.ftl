# Cruises: the voucher, and mail about it
document-cruise-title = Cruise voucher
document-cruise-hold = Cabins on hold
document-cruise-not-for-travel = Cancelled: not valid for boarding
document-cruise-nights = { $count ->
    [one] 1 night
   *[other] { $count } nights
}
document-cruise-cabin = { $kind ->
    [oceanview] Ocean view cabin
    [balcony] Balcony cabin
    [suite] Suite
   *[inside] Inside cabin
}
document-cruise-dining = { $dining ->
    [early] Dinner at 18:00
    [late] Dinner at 20:30
   *[anytime] Dinner at any time
}
document-cruise-tips = { $gratuities ->
    [prepaid] Tips are paid
   *[on-board] Tips are paid aboard
}
document-cruise-cabins = Cabins
document-cruise-kind = Cabin
document-cruise-number = Number
document-cruise-guests = Guests
document-cruise-guarantee = Given by the line before boarding
document-cruise-on-deck = { $number }, deck { $deck }
document-cruise-route = Route
document-cruise-day = Day
document-cruise-port = Port
document-cruise-clock = In port
document-cruise-hours = { $from } to { $to }
document-cruise-leaves = Leaves { $at }
document-cruise-arrives = Arrives { $at }
document-cruise-at-sea = At sea
document-cruise-clock-note = Times are by each port’s own clock. The line may change the order of ports.
document-cruise-cancelling = Cancelling
document-cruise-cancelled-by = Cancelled
document-cruise-kept = Kept of the fare
document-cruise-until = Until { $date }
document-cruise-after = After that
document-cruise-percent = { $percent } %
document-cruise-back-whole = Port charges and tips come back whole for guests who do not sail.
document-cruise-advice-boarding = Be at the terminal { $hours } hours before the ship leaves, with the documents that the booking names.
document-cruise-advice-guarantee = The line gives the cabin, of the kind that was bought or a better one, before boarding.
document-cruise-advice-tender = At some ports the ship lies at anchor, and boats go ashore.
notice-cruise-voucher-subject = Cruise { $pnr }, booking { $transaction }
notice-cruise-voucher-text =
    Booking { $transaction }, cruise line’s reference { $pnr }, is confirmed:

    { $flights }

    { $travellers }

    { $company }: { $phone }.
notice-cruise-cabin-subject = Cabin of cruise { $pnr }, booking { $transaction }
notice-cruise-cabin-text =
    The cruise line has given the cabin of booking { $transaction }, its reference { $pnr }. The cabins with their numbers stand last:

    { $flights }

    { $travellers }

    { $company }: { $phone }.
notice-cruise-cancelled-subject = Cancelled: cruise { $pnr }, booking { $transaction }
notice-cruise-cancelled-text =
    Of booking { $transaction }, cruise line’s reference { $pnr }, this was cancelled:

    { $flights }

    { $travellers }

    What is refunded, { $company } will tell you: { $phone }.
notice-cruise-payment-subject = Payment due for cruise { $pnr }, booking { $transaction }
notice-cruise-payment-text =
    A payment for booking { $transaction } is due. Its day and amount stand in the last line:

    { $flights }

    { $travellers }

    If it is paid already, nothing is to be done. { $company }: { $phone }.
