# Bills of what was sold elsewhere: the paper, and mail about it
document-bill-title = { $kind ->
    [flight] Flight
    [hotel] Hotel stay
   *[train] Train journey
}
document-bill-confirmation = { $kind ->
    [hotel] Confirmation number
   *[other] PNR
}
document-bill-not-for-travel = Cancelled: nothing is booked any more
document-bill-lead = Lead traveller
document-bill-passengers = Travellers
document-bill-from = From
document-bill-to = To
document-bill-airline = Airline
document-bill-cabin = Cabin
document-bill-ticket = Ticket number
document-bill-rooms = Rooms
document-bill-room-type = Room type
document-bill-class = Class
document-bill-quota = Quota
document-bill-supplier = Bought of
notice-bill-issued-subject = Booking { $transaction }, { $pnr }
notice-bill-issued-text =
    Booking { $transaction }, number { $pnr }, is confirmed:

    { $flights }

    { $travellers }

    { $company }: { $phone }.
notice-bill-cancelled-subject = Cancelled: booking { $transaction }, { $pnr }
notice-bill-cancelled-text =
    Booking { $transaction }, number { $pnr }, was cancelled:

    { $flights }

    { $travellers }

    What is refunded, { $company } will tell you: { $phone }.
