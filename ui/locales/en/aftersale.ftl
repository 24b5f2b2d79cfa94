# Services added to tickets, and travellers split off a booking
aftersale-add-title = Add services to { $id }
aftersale-not-now = Nothing can be added to this booking now
aftersale-none-left = Nothing more is on sale for the flights of this booking
aftersale-offer-failed = The services on offer could not be loaded.
aftersale-decision = Buying services
aftersale-chosen = { $count ->
    [0] Nothing chosen yet
    [one] 1 service chosen
   *[other] { $count } services chosen
}
aftersale-rounded = { $chosen } · customer pays { $customer }, rounding { $rounding } included
aftersale-discard = Discard
aftersale-buy = Add and pay { $amount }
aftersale-ask = Add, free of charge
aftersale-buy-waiting = Add services
aftersale-changed = The price is now { $to }; it was { $from }. Review it: nothing was charged.
aftersale-not-added = The services were not added
aftersale-added = Added
aftersale-added-text = They are on the ticket. What the airline still has to confirm shows as requested.
aftersale-show-ticket = Ticket
aftersale-split-title = Split { $id }
aftersale-split-not-now = This booking cannot be split now
aftersale-split-alone = A booking of one traveller cannot be split
aftersale-who-leaves = Who leaves this booking?
aftersale-who-leaves-help = They get a booking and a PNR of their own on the same flights. Ticket numbers stay, and nothing is charged.
aftersale-with-adult = Goes with { $who }
aftersale-preview = After the split
aftersale-stays = Stays, PNR { $pnr }
aftersale-leaves = New booking, new PNR
aftersale-nobody = Choose at least one traveller to see both bookings.
aftersale-same-total = Together { $total }, as before.
aftersale-charged = Charged
aftersale-split-decision = Splitting the booking
aftersale-keep = Keep as it is
aftersale-split = Split the booking
aftersale-split-failed = The booking was not split
aftersale-split-done = The booking was split
aftersale-split-done-text = The new booking is { $id }, PNR { $pnr }.
aftersale-complete-title = Names and passports of { $id }
aftersale-complete-not-now = Names and passports of this booking cannot be given now
aftersale-complete-help = Give the passports before the tickets are issued. Names can be written out or corrected by up to three letters; the airline keeps the seats meanwhile.
aftersale-complete-help-names = Names can be written out or corrected by up to three letters; the airline keeps the seats meanwhile.
aftersale-complete-decision = Names and passports
aftersale-complete = Send to the airline
aftersale-complete-free = Nothing is charged
aftersale-complete-done = The airline has the names and passports
aftersale-complete-done-text = The seats stay on hold until the same limit.
aftersale-complete-failed = The names and passports were not taken
aftersale-open-part = Open the new booking
