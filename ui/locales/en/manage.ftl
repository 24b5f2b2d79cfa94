# A booking after it was made: its documents, what can be done to it, holds, cancelling.
manage-back-to-booking = Booking
manage-document-title = { $title } { $id }
manage-document-note = The PDF is in this language. Its content was fixed when it was first issued.
manage-download-pdf = Download PDF
manage-no-invoice-yet = { $product ->
    [flight] An invoice is issued with the tickets of a booking.
   *[other] An invoice is issued once the booking is confirmed.
}
manage-no-receipt-yet = A receipt is issued once a refund has been credited to your account.
manage-refund-to-balance = Refund to your balance
manage-pay-balance = Pay the balance now
manage-pay-balance-title = Pay the balance now?
manage-pay-balance-apply = Pay { $amount }
manage-pay-balance-text = { $amount } is charged to your account now, in place of { $date }. It is charged once.
manage-refund-account = Your account
manage-refund-whole = Refund
manage-refund-settles = Settles the balance that is not paid yet
manage-refund-paid = Paid so far: { $amount }. Nothing of the balance is charged any more as far as it is settled.
manage-refund-charged = Charged to your balance
manage-refund-customer = The customer’s payments
manage-refund-customer-settles = Settles what the customer has not paid yet
manage-refund-received = Recorded as received so far: { $amount }. Record what is missing on the booking first.
manage-customer-owes = The customer still owes
manage-acts = Actions
manage-no-acts = No action is possible on this booking now.
manage-acts-not-yours = Actions outside your permissions are not shown: ask a colleague at your agency who has them.
manage-documents = Documents
manage-extras = Extras
manage-extra-requested = Requested
manage-extra-confirmed = Confirmed
manage-extra-refused = Refused
manage-extra-cancelled = Cancelled
manage-held-until = { $product ->
    [flight] Seats are held until { $date }, { $time }.
   *[other] Held until { $date }, { $time }.
}
manage-held-by-agency = By your agency’s terms; the supplier may keep it longer.
manage-held-by-deployment = The longest hold allowed here; the supplier may keep it longer.
manage-held-by-supplier = As set by the supplier.
manage-hold-elsewhere = Taken over from another system: ticket it where it was made, release it here, then import it with its tickets.
manage-ticket-hold = { $product ->
    [flight] Pay { $amount } and ticket
   *[other] Pay { $amount } and confirm
}
manage-issue = { $product ->
    [flight] Issue tickets
   *[other] Confirm
}
manage-release-hold = Release
manage-withdraw = Withdraw the request
manage-withdraw-title = Withdraw the request?
manage-withdraw-text = Nothing is booked and nothing is charged; the amount that is reserved is available again. If the { product-supplier } has decided by then, its decision stands.
manage-withdraw-keep = Keep it
manage-cancel = { $product ->
    [flight] Cancel tickets
   *[other] Cancel the booking
}
manage-change = Change flights
manage-add-ssr = Add services
manage-split = Split travellers off
manage-complete-held = Names and passports
manage-linked = Split bookings
manage-split-from = Split from
manage-split-charged = What these travellers had paid has moved here with them. The invoice is among the documents.
manage-split-into = Split into
manage-keep-hold = Keep the hold
manage-ticket-title = { $product ->
    [flight] Ticket { $name }?
   *[other] Confirm { $name }?
}
manage-ticket-text = { $product ->
    [flight] { $amount } is charged to your account and tickets are issued.
   *[other] { $amount } is charged to your account and the booking is confirmed.
}
manage-issue-text = { $product ->
    [flight] Tickets are issued and charged to the agency’s account. The customer pays { $amount }.
   *[other] The booking is confirmed and charged to the agency’s account. The customer pays { $amount }.
}
manage-release-title = Release { $name }?
manage-release-text = { $product ->
    [flight] The seats go back to the airline. Nothing is charged.
   *[other] What is held goes back to the supplier. Nothing is charged.
}
manage-ask-again = Check the outcome
manage-unanswered = No answer received. It may have been done: check again, nothing is done twice.
manage-supplier-refused = { $product ->
    [flight] The airline refused. The booking is as it was, and nothing was charged.
   *[other] The supplier refused. The booking is as it was, and nothing was charged.
}
manage-find = Find
manage-find-title = Find a booking
manage-find-help = Enter a booking ID, PNR, ticket number, traveller or booking date. A single match opens at once.
manage-find-nothing = Enter what to find
manage-travel-date = Travel date
manage-radar = Time-limit radar
manage-radar-now = Now
manage-radar-note = Balance after each hold
manage-spendable = Available to book
manage-needed-today = Needed today ({ $count })
manage-needed-all = Total needed ({ $count })
manage-shortfall = Shortfall
manage-all-holds = All on hold ({ $count })
manage-limits-unknown = The time limits of the holds could not be loaded: one may be close.
manage-holds-covered = Balance covers { $covered } of { $count }
manage-balances-due = Balances due
manage-all-balances = All balances ({ $count })
manage-balances-unknown = The balances that are due could not be loaded: one may be close.
manage-to-be-paid = To be paid
manage-refunds-due = Refunds due
manage-all-refunds = All refunds ({ $count })
manage-no-holds = No seats on hold
manage-no-holds-help = Where a supplier allows it, hold at the last step of a booking and pay later.
manage-hold-until = Held until
manage-hold-expired = Passed
manage-hold-left = { $hours }h { $minutes }m left
manage-spendable-after = Balance after
manage-hold-covered = Covered
manage-hold-leaves = { $amount } left
manage-hold-short = Short { $amount }
manage-hold-after-earlier = after earlier holds
manage-top-up = Top up
manage-cancel-title = Cancel { $id }
manage-preview = Preview: nothing is cancelled yet
manage-preview-valid = Valid for { $time }
manage-preview-over = This preview has expired
manage-check-again = Check again
manage-cancel-not-now = Nothing of this booking can be cancelled now
manage-cancel-departed = { $product ->
    [flight] All flights have departed. Report a no-show, or ask our desk.
   *[other] What was booked has begun. Report a no-show, or ask our desk.
}
manage-asked-once-begun = What was booked has begun: nothing comes back by itself. A person at our desk asks the supplier, who decides. Say in the remarks what happened.
manage-departed-acts = { $product ->
    [flight] All flights have departed.
   *[other] What was booked has begun.
}
manage-cancel-decision = Keep or cancel
manage-ignore = Keep the booking
manage-commit = { $product ->
    [flight] Cancel tickets, refund { $amount }
   *[other] Cancel and refund { $amount }
}
manage-commit-waiting = { $product ->
    [flight] Cancel tickets
   *[other] Cancel the booking
}
manage-to-balance = Refund to balance
manage-to-elsewhere = Given back where it was paid
manage-to-customer = Refund to the customer
manage-customer-gets = The customer can be refunded { $amount }.
manage-customer-gets-nothing = Nothing of what the customer paid is to be given back.
manage-who-cancels = Who is cancelling
manage-which-directions = Which flights
manage-choose-traveller = Choose at least one traveller.
manage-choose-direction = Choose at least one flight.
manage-sold-together = Sold as one fare: cancelled together.
manage-remarks = Remarks
manage-remarks-help = Kept in the booking’s history
manage-nothing-chosen = { $product ->
    [flight] Choose who is cancelling and which flights to see the refund.
   *[other] Choose what is cancelled to see the refund.
}
manage-refund-lines = Refund, line by line
manage-becomes = After cancelling
manage-customer-refund = Refund due to the customer
manage-customer-refund-whole = Refund of the customer’s price
manage-markup-yours = Your markup is not included
manage-by-law = Of which refundable by law
manage-remaining = Price of what remains
manage-part-cancellation-charges = Cancellation charges
manage-part-cancellation-fee = { $product ->
    [flight] Airline cancellation charge
   *[other] Cancellation charge of the { product-supplier }
}
manage-part-no-show-fee = No-show charge
manage-part-cancellation-gst = GST on charges
manage-part-commission = Commission reversed
manage-part-commission-kept = Commission kept on what is not refunded
manage-part-tds = TDS reversed
manage-ledger-lines = Ledger lines to be posted
manage-ledger-lines-note = One entry, in balance
manage-ledger-account = Account
manage-debit = Debit
manage-credit = Credit
manage-account-agency = Your account
manage-account-supplier = { $product ->
    [flight] Airline settlement
   *[other] Settlement with the { product-supplier }
}
manage-account-commission = Commission
manage-account-tds = TDS
manage-account-instalments = Balance paid later
manage-account-fees = Fees
manage-refunds = Refunds
manage-refunds-by-state = Refunds by status
manage-refund-overdue = Overdue
manage-refund-under-way = In process
manage-refund-credited = Credited
manage-refund-refused = Refused by the supplier
manage-refund-due = Due { $date }
manage-refund-came = Credited { $date }
manage-refund-asked = Requested
manage-refunds-law = By law an airline refunds an agent’s ticket within 14 working days of the cancellation: that is the date shown.
manage-no-refunds = No refunds
manage-no-refunds-help = Refunds of cancelled bookings appear here, with the date by which the money is due.
manage-no-refunds-here = No refunds with this status.
manage-paper-of-entry = { $title }, { $entry }
manage-entry-charged = Charged to your account
manage-entry-credited = Credited to your account
manage-entry-elsewhere = Settled elsewhere
manage-no-money-yet = No money has moved for this booking.
manage-paper-whose = Receipt for
manage-paper-own = You
manage-paper-customer = Your customer
manage-ask-payment = Ask the customer to pay by link
manage-ask-person = Ask for a service or change
manage-cancel-request = Send a cancellation request
manage-part-services-kept = Services, non-refundable
manage-part-fees-kept = Fees, non-refundable
manage-bridge-commission = Commission reversed: yours, not the customer’s
manage-bridge-commission-kept = Your commission on what is not refunded
manage-bridge-tds = TDS on it reversed: yours, not the customer’s
manage-bridge-discount = Discount at your cost
manage-bridge-fare = Your customer’s price, where it is not the supplier’s
manage-fee-of = { $name }, { $sector }
manage-fee-hours = { $hours ->
    [0] Less than an hour before departure
    [one] { $hours } hour before departure
   *[other] { $hours } hours before departure
}
manage-fee-ticket = { $product ->
    [flight] Once for the whole ticket
   *[other] Once for the whole booking
}
manage-fee-capped = The rule charges { $asked }; by law no more than base fare and fuel surcharge may be kept
manage-fee-share = { $percent }% of { $of }
manage-rule-source = Source: { $note }
manage-over-time = If you cancel later
manage-over-time-note = { $product ->
    [flight] The same travellers and flights
   *[other] The same part of the booking
}
manage-over-time-deposit = Before the balance is paid no more can come back than was paid: the rest of the refund settles the balance.
manage-over-time-customer = The customer gets back no more than was received by then: what is recorded, and later instalments by their days. Below zero it is still owed.
manage-when = When
manage-kept = Kept
manage-fees = Fees
manage-when-now = Now
manage-when-tomorrow = Tomorrow, { $date }, { $time }
manage-when-step = After { $date }, { $time }
manage-when-balance = Once the balance is paid, on { $date }
manage-when-departure = No-show, after { $date }, { $time }
manage-instead = Instead of cancelling all of this
manage-instead-change = { $product ->
    [flight] Change the flights
   *[other] Change the booking
}
manage-instead-change-note = Plus the fare difference
manage-instead-not-allowed = Not allowed by the fare rules now
manage-instead-item = Cancel only { $sector }
manage-instead-traveller = Cancel only { $name }
manage-instead-wait = Wait until { $date }, { $time }
manage-instead-wait-note = It costs the same until then; after it:
manage-instead-no-show = Do not travel
manage-instead-supplier = { $product ->
    [flight] Refuse the airline’s changed flights: full refund
   *[other] Refuse the supplier’s change: full refund
}

manage-references = References
manage-parameter-requested-by = Booking requested by
manage-parameter-email-reference = Email reference number
manage-reference-sent = Sent with the order
manage-reference-kept = Kept here only
manage-add-ons = For this trip
