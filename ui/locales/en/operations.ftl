# What elevated users decide.
operations-sections = Sections
operations-keys = J and K move through the list, A leads to the approval
operations-registrations = Registrations
operations-find-registrations = Registration, company or email
operations-state = Status
operations-state-all = All
operations-none = Nothing here
operations-none-help = What fits the filters above appears here.
operations-waits = { $days ->
    [0] { $hours ->
        [0] Waits { $minutes }m
       *[other] Waits { $hours }h { $minutes }m
    }
   *[other] Waits { $days }d { $hours }h
}
operations-papers = Documents
operations-no-papers = No document was uploaded
operations-open = Open
operations-open-named = Open { $name }
operations-applicant = Applicant
operations-address = Address
operations-decided-by = Decided by
operations-alike = The same PAN or GST number is at { $others }
operations-decision = Your decision
operations-remarks = Remarks
operations-remarks-registration = The applicant reads them. Required to decline.
operations-approve-registration = Approve agency
operations-decline = Decline
operations-done-approve = Approved
operations-done-decline = Declined
operations-overtaken = Already decided by somebody else
operations-overtaken-help = The decision that counts is below.
operations-deposits = Deposits
operations-find-deposits = Deposit, reference, agency or agent ID
operations-agency = Agency
operations-asked-by = Requested by
operations-decided = Decided
operations-approved-amount = Approved amount
operations-approved-on = Funds received on
operations-remarks-deposit = The agency reads them. Required to decline, and where the amount differs.
operations-remarks-reverse = The agency reads them. Required to reverse a deposit.
operations-approve-deposit = Approve { $amount }
operations-reverse = Reverse
operations-done-reverse = Reversed
operations-books = Books
operations-books-checked = { $agencies ->
    [one] Last checked { $moment }: { $agencies } agency
   *[other] Last checked { $moment }: { $agencies } agencies
}
operations-books-again = Check again
operations-books-agree = Ledgers, bookings, deposits and reserves agree.
operations-book-difference = Difference
operations-book-about = About
operations-book-posted = The ledger says
operations-book-expected = The record says
operations-book-entry = First entry
operations-book-ledger-end = The ledger does not end where its signature says
operations-book-account-missing = The agency has no account
operations-book-booking-missing = The ledger has a booking that is missing
operations-book-sale-missing = A sold booking has no ledger entry
operations-book-amount-differs = The ledger entry has another amount
operations-book-reserve-differs = The amount reserved differs from what is in progress
operations-book-deposit-missing = The ledger has a deposit that is missing
operations-book-deposit-differs = A deposit was credited with another amount
operations-booking = Booking
operations-restore = Restore
operations-restore-named = Restore { $booking }
operations-restore-title = Restore this booking?
operations-restore-help = The booking comes back as it was last written, and its history says so. The ledger stays as it is.
operations-restore-failed = The booking was not restored
operations-restored = The booking is restored
operations-restored-before = The booking was there already
operations-clock-span = { $days ->
    [0] { $hours ->
        [0] { $minutes }m
       *[other] { $hours }h { $minutes }m
    }
   *[other] { $days }d { $hours }h
}
operations-clock-ahead = The database clock is { $span } fast
operations-clock-behind = The database clock is { $span } slow
operations-clock-help = It jumped while the server was running. Set it right before more is sold: ledger entries are dated by it.
operations-clock-entries = Ledger entries are dated { $span } after the database clock
operations-clock-entries-help = New entries of that ledger carry the same date until the clock has reached it. If the clock is slow, set it right.
operations-deliveries = Deliveries
operations-refresh = Refresh
operations-delivery = Delivery
operations-delivery-waiting = Pending
operations-delivery-delivered = Delivered
operations-delivery-failed = Failed
operations-delivery-timeout = No answer in time
operations-delivery-unreachable = Not reached
operations-delivery-private-address = The address is in a private network
operations-status = HTTP status { $status }
operations-event = Event
operations-endpoint = Endpoint
operations-raised = Raised
operations-tried = Last attempt
operations-tries = Attempts
operations-answered = Answer
operations-replay = Send again
operations-replay-named = Send { $delivery } again
operations-delivery-replayed = The delivery is being sent again
operations-delivery-not-replayed = The delivery was not sent again
operations-delivery-waits-anyway = It is already pending and is retried automatically.
operations-event-schedule-changed = Schedule changed
operations-event-schedule-restored = Schedule restored
operations-event-hold-ending = Hold about to expire
operations-event-hold-expired = Hold expired
operations-event-booking-settled = Booking settled
operations-event-refund-credited = Refund credited
operations-event-request-answered = Request answered
