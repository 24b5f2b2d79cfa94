# Buses: the ticket, and mail about it
document-bus-title = Bus ticket
document-bus-ticket = Ticket number
document-bus-seat = Seat
document-bus-age = Age
document-bus-deck-lower = lower deck
document-bus-deck-upper = upper deck
document-bus-cancelled = Cancelled
document-bus-missed = Did not travel
document-bus-not-for-travel = Cancelled: not valid for travel
document-bus-operator-phone = At the boarding point
document-bus-seater = { $ac ->
    [yes] A/C seater
   *[no] Non A/C seater
}
document-bus-semi-sleeper = { $ac ->
    [yes] A/C semi-sleeper
   *[no] Non A/C semi-sleeper
}
document-bus-sleeper = { $ac ->
    [yes] A/C sleeper
   *[no] Non A/C sleeper
}
document-bus-seater-sleeper = { $ac ->
    [yes] A/C seater and sleeper
   *[no] Non A/C seater and sleeper
}
document-bus-cancelling = Cancelling, per seat
document-bus-until = Until
document-bus-kept = Kept of the fare
document-bus-after = After departure nothing comes back. If the bus does not run, everything does.
document-bus-advice-early = Be at the boarding point 15 minutes before the time shown.
document-bus-advice-id = Each passenger carries an ID with the name on this ticket.
document-bus-advice-this-id = { $kind ->
    [aadhaar] Show the Aadhaar card that was given in booking.
    [pan] Show the PAN card that was given in booking.
    [passport] Show the passport that was given in booking.
    [driving-licence] Show the driving licence that was given in booking.
   *[voter] Show the voter ID that was given in booking.
}
document-bus-advice-whole = The operator cancels single seats of this ticket on request only.
notice-bus-ticket-subject = Bus ticket { $pnr }, booking { $transaction }
notice-bus-ticket-text =
    Booking { $transaction }, operator’s reference { $pnr }, is confirmed:

    { $flights }

    { $travellers }

    Be at the boarding point 15 minutes before the time shown. { $company }: { $phone }.
notice-bus-cancelled-subject = Cancelled: { $pnr }, booking { $transaction }
notice-bus-cancelled-text =
    Seats of booking { $transaction }, operator’s reference { $pnr }, were cancelled:

    { $travellers }

    { $flights }

    What is refunded, { $company } will tell you: { $phone }.
text-bus-ticket = Bus ticket { $reference }: { $lines }. Seats { $travellers }. Carry an ID. { $company }, { $phone }
