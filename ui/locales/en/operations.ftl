# What elevated users decide.
operations-sections = Sections
operations-keys = J and K move through the list, A leads to the decision
operations-requests = Requests
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
operations-statement = Bank statement
operations-statement-match = Match bank statement
operations-statement-read = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} in the statement, { $deposits ->
    [one] { $deposits } pending deposit
   *[other] { $deposits } pending deposits
}
operations-statement-unread = { $count ->
    [one] Line { $lines } could not be read
   *[other] Lines { $lines } could not be read
}
operations-statement-none = No deposit is pending.
operations-statement-agrees = Reference and amount agree
operations-statement-differs = Amount differs
operations-statement-likely = Amount and date agree, no reference
operations-statement-unclear = Several lines or deposits possible
operations-statement-absent = Not in the statement
operations-statement-line = Line { $line }: { $day }, { $amount }
operations-statement-open = Open { $deposit }
operations-statement-take = Use amount and date
operations-statement-approve = { $count ->
    [one] Approve { $count } matching deposit
   *[other] Approve { $count } matching deposits
}
operations-statement-approving = Approving
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
operations-agencies = Agencies
operations-find-agencies = Name, agent ID, email or person
operations-agency-active = Active
operations-agency-suspended = Blocked
operations-new-agency = New agency
operations-make-agency = Create agency
operations-new-agency-help = The first person receives an invitation by email.
operations-agent-id = Agent ID
operations-balance = Balance
operations-owed = Owed
operations-due-on = Due by
operations-credit-now = Credit now
operations-reserved = Reserved
operations-phone = Phone
operations-mail = Email
operations-pan = PAN
operations-gstin = GSTIN
operations-since = Since
operations-credit = Credit
operations-credit-limit = Credit limit
operations-credit-dueOn = Pay by
operations-credit-dueOn-help = An agency that owes after this day has no credit.
operations-credit-extra = Temporary increase
operations-credit-extra-help = On top of the limit, until its last day is over.
operations-credit-extraUntil = Last day of the increase
operations-credit-save = Save credit
operations-terms = Promo codes, commission, fees and charges
operations-terms-promo = Promo codes
operations-terms-commission = Commission
operations-terms-fee = Fees
operations-terms-promo-help = What a code takes off the base fare of a traveller with a seat. Of the rows of one code, the first that is in force and fits counts.
operations-terms-commission-help = What the agency is given. Of those for a service, the first that is in force and fits counts; what none of them fits follows the house’s tariff.
operations-terms-fee-help = What the agency is charged for the portal’s service, GST on top. Of those for a service, the first that is in force and fits counts; what none of them fits follows the house’s tariff.
operations-terms-add-promo = Add a code
operations-terms-add-commission = Add a commission
operations-terms-add-fee = Add a fee
operations-terms-change-promo = Change the code
operations-terms-change-commission = Change the commission
operations-terms-change-fee = Change the fee
operations-terms-markup = Usual markup
operations-terms-add-markup = Add a usual markup
operations-terms-change-markup = Change the usual markup
operations-terms-cancelling = Cancelling
operations-terms-cancelling-help = For what a traveller cancels: so much for each traveller and direction, room, seat or person, GST included, and never more than there is to give back. The row of the day of sale counts.
operations-terms-add-cancelling = Add a fee for cancelling
operations-terms-change-cancelling = Change the fee for cancelling
operations-terms-handling = Handling
operations-terms-handling-help = What the house charges for handling a booking, GST on top: so much for each traveller with a seat, room, seat or person, or a share of the supplier’s price. It is a line of its own in the price, and stays charged when a traveller cancels. Of those for a service, the first that is in force counts; a service without one follows the house’s tariff.
operations-terms-add-handling = Add a handling charge
operations-terms-change-handling = Change the handling charge
operations-terms-gateway = Payment gateway
operations-terms-gateway-help = What paying costs the customer, GST on top: so much for each traveller with a seat, room, seat or person, or a share of the supplier’s price. Of a train ticket it is never more than one per cent. It is a line of its own in the price, and stays charged when a traveller cancels. Of those for a service, the first that is in force counts; a service without one follows the house’s tariff.
operations-terms-add-gateway = Add a gateway charge
operations-terms-change-gateway = Change the gateway charge
operations-terms-none = Nothing agreed
operations-terms-end = End { $name } now
operations-terms-over = Ended: { $count }
operations-terms-save = Save for this agency
operations-terms-saved = Saved. Quotes from now on follow it.
operations-terms-unsaved = Not saved yet.
operations-terms-applies = A change counts for quotes from now on. What is sold keeps its price.
operations-terms-code = Code
operations-terms-code-help = Letters, digits and hyphens, in capitals
operations-terms-amount = Amount
operations-terms-by = How much it takes off
operations-terms-basis = Share of
operations-terms-basis-base = Base fare
operations-terms-basis-base-and-yq = Base fare and YQ
operations-terms-of-base = of the base fare
operations-terms-of-base-and-yq = of base fare and YQ
operations-terms-most = of the base fare, at most { $amount } each
operations-terms-cost = At whose cost
operations-terms-cost-agency = At the agency’s cost
operations-terms-cost-supplier = At the supplier’s cost
operations-terms-from-help = A change begins on this day, today at the earliest.
operations-terms-to-help = Counts until its end; without one, until it is ended.
operations-block = Block
operations-block-note = Message to the agency
operations-block-help = Its people are signed out and read this when they log in.
operations-block-agency = Block agency
operations-unblock-agency = Unblock agency
operations-people = People
operations-person = Person
operations-acts = Actions
operations-add-person = Add a person
operations-add-operator = Add an operator
operations-invite = Add and invite
operations-first-person = First person
operations-person-invited = Invited
operations-person-Active = Active
operations-person-Inactive = Inactive
operations-person-Suspended = Suspended
operations-person-title = Title
operations-person-firstName = First name
operations-person-lastName = Last name
operations-person-userId = Email
operations-person-mobile = Mobile number
operations-title-Mr = Mr
operations-title-Ms = Ms
operations-title-Mrs = Mrs
operations-business-companyName = Company name
operations-business-address = Address
operations-business-city = City
operations-business-state = State
operations-business-pincode = PIN code
operations-business-panNumber = PAN
operations-business-gstNumber = GST number
operations-business-creditLimit = Credit limit
operations-suspend = Suspend
operations-suspend-named = Suspend { $name }
operations-activate = Activate
operations-activate-named = Activate { $name }
operations-reset = Reset password
operations-reset-named = Reset the password of { $name }
operations-reset-factor = Reset password and second factor
operations-reset-factor-named = Reset the password and the second factor of { $name }
operations-done-credit = Credit saved
operations-done-block = The agency is blocked
operations-done-unblock = The agency is no longer blocked
operations-done-add-person = Added, and the invitation is on its way
operations-done-suspend = Suspended and signed out
operations-done-activate = Active again
operations-done-reset = A temporary password is on its way
operations-done-reset-factor = A temporary password is on its way, and no second factor is asked for
operations-messages = Messages
operations-find-messages = Email address or number
operations-channel-mail = Email
operations-channel-text = Text messages
operations-message-to = To
operations-message-written = Written
operations-message-withheld = It holds a password, a link or a code for its receiver alone. It was kept before an email server was set; now that email is sent, its text is not shown. Send a new one instead.
operations-message-file = Attachment
operations-audit = Audit log
operations-find-audit = Operation, reference or agency
operations-audit-house = By operators
operations-audit-refused-logins = Failed logins
operations-audit-refused = Failed
operations-audit-done = Recorded
operations-audit-system = System
operations-audit-at = Time
operations-audit-actor = Done by
operations-audit-reference = Reference
operations-audit-detail = Details
operations-adjustments = Adjustments
operations-find-adjustments = Adjustment, agency or agent ID
operations-adjustment-proposed = Awaiting approval
operations-adjustment-approved = Approved
operations-adjustment-declined = Declined
operations-adjustment-reversed = Reversed
operations-adjustment-kind = Kind
operations-adjustment-way = Direction
operations-adjustment-credit = Credit
operations-adjustment-debit = Debit
operations-adjustment-credit-help = Raises the balance
operations-adjustment-debit-help = Lowers the balance
operations-adjustment-amount = Amount
operations-adjustment-reason = Reason
operations-adjustment-reason-help = The agency reads it in its ledger and on the receipt.
operations-adjustment-proposed-at = Proposed
operations-adjustment-proposed-by = Proposed by
operations-adjustment-receipt = Receipt
operations-adjustment-receipt-of = Receipt { $adjustmentId }
operations-adjustment-approve-credit = Credit { $amount }
operations-adjustment-approve-debit = Debit { $amount }
operations-adjustment-remarks = Operators read them. Required to decline or reverse.
operations-adjust = Propose an adjustment
operations-adjust-help = Another operator approves it before anything is posted.
operations-adjust-send = Propose
operations-adjusted = { $adjustmentId } awaits the approval of another operator
operations-tickets = Support requests
operations-find-tickets = Request, subject, agency or agent ID
operations-done-reply = Sent
operations-done-close = Sent, and the request is closed
operations-settings = Settings
operations-overview = Overview
operations-waiting = Work that waits
operations-work-deposits = Deposits
operations-work-requests = Requests by people
operations-work-tickets = Support
operations-work-registrations = Registrations
operations-work-adjustments = Adjustments
operations-number = { NUMBER($number) }
operations-late = { NUMBER($count) } late
operations-nothing-waits = Nothing waits
operations-oldest = Oldest { $wait }, target { $target }
operations-wait = { $days ->
    [0] { $hours ->
        [0] { $minutes }m
       *[other] { $minutes ->
            [0] { $hours }h
           *[other] { $hours }h { $minutes }m
        }
    }
   *[other] { $days }d { $hours }h
}
operations-in-doubt = Awaiting supplier
operations-in-doubt-help = The supplier did not answer in time. The amount is reserved, never charged twice.
operations-in-doubt-none = Every supplier has answered for every booking.
operations-doubt-sale = Sale
operations-doubt-amendment = { $kind ->
    [ticket-held] Confirming a hold
    [release-held] Releasing a hold
    [expire-held] Ending a hold
    [complete-held] Names and passports
    [cancel] Cancellation
    [change] Change
    [add-ssr] Services
    [split] Split
    [boarding] Boarding point
    [schedule-change] New times
    [claim] Claim
   *[no-show] No-show
}
operations-supplier = Supplier
operations-set-aside = Reserved
operations-next = Asked again
operations-being-asked = Asking now
operations-bookings = { $count ->
    [one] { NUMBER($count) } booking
   *[other] { NUMBER($count) } bookings
}
operations-ask-now = Ask now
operations-ask-named = Ask now about { $booking }
operations-asked-settled = The supplier answered for { $booking }: the outcome is known.
operations-asked-waiting = The supplier did not answer for { $booking }. It will be asked again.
operations-asked-gone = The supplier has answered for this booking already.
operations-suppliers = Suppliers
operations-suppliers-help = Last hour; the line shows 24 hours
operations-suppliers-none = No supplier was called in the last 24 hours.
operations-typical = Typical, s
operations-slowest = Slow 5%, s
operations-answered-share = Answered
operations-calls = Calls
operations-day = 24 hours
operations-day-line = Typical time by the hour, at most { NUMBER($seconds, maximumFractionDigits: 2) } s; { NUMBER($calls) } calls
operations-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 2) }
operations-share = { NUMBER($share, maximumFractionDigits: 1) }%
operations-supplier-healthy = Healthy
operations-supplier-slow = Slow
operations-supplier-stopped = Stopped
operations-supplier-idle = Not called
operations-supplier-short = { $seconds } s · { $share } of { $calls }
operations-today = Today
operations-today-bookings = Bookings
operations-today-not-confirmed = Not confirmed
operations-today-sale = Sale
operations-week-ago = { $day }:
operations-books-verified = Verified
operations-books-findings = { $count ->
    [one] { NUMBER($count) } difference
   *[other] { NUMBER($count) } differences
}
operations-books-daily = Checked at every start and once a day.
operations-books-now = Check now
operations-books-open = Open books
