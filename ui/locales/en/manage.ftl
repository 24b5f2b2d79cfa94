# A booking after it was made: its documents, what can be done to it, holds, cancelling.
manage-back-to-booking = Booking
manage-document-title = { $title } { $id }
manage-document-note = The PDF is made in this language. What it says was settled when it was first issued.
manage-download-pdf = Download PDF
manage-no-invoice-yet = An invoice is issued with the tickets of a booking.
manage-no-receipt-yet = A receipt is issued once a refund has been credited to your account.
manage-refund-to-balance = Refund to your balance
manage-acts = What can be done
manage-no-acts = Nothing can be done to this booking now.
manage-acts-not-yours = What is not among your rights is not shown: ask somebody at your agency who may.
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
manage-held-by-deployment = The longest time that anything is held here; the supplier may keep it longer.
manage-held-by-supplier = As the supplier set it.
manage-hold-elsewhere = Taken over from elsewhere: ticket it where it was made, release it here, then import it with its tickets.
manage-ticket-hold = { $product ->
    [flight] Pay { $amount } and ticket
   *[other] Pay { $amount } and confirm
}
manage-issue = { $product ->
    [flight] Issue tickets
   *[other] Confirm
}
manage-release-hold = Release
manage-cancel = Cancel tickets
manage-change = Change flights
manage-add-ssr = Add services
manage-split = Split travellers off
manage-complete-held = Names and passports
manage-linked = Split bookings
manage-split-from = Split from
manage-split-charged = What these travellers had paid moved here with them. The invoice is among the documents.
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
manage-ask-again = Ask for the outcome
manage-unanswered = No answer came. It may have been done all the same: ask again, nothing is done twice.
manage-supplier-refused = { $product ->
    [flight] The airline refused. The booking is as it was, and nothing was charged.
   *[other] The supplier refused. The booking is as it was, and nothing was charged.
}
manage-find = Find
manage-find-title = Find a booking
manage-find-help = Give a booking ID, PNR, ticket number, traveller or the day it was booked. A single match opens at once.
manage-find-nothing = Say what to look for
manage-travel-date = Travel date
manage-radar = Time-limit radar
manage-radar-now = Now
manage-radar-note = What ticketing each hold, in turn, leaves to spend
manage-spendable = Can be spent now
manage-needed-today = Needed today ({ $count })
manage-needed-all = Needed in all ({ $count })
manage-shortfall = Missing
manage-all-holds = All on hold ({ $count })
manage-limits-unknown = The time limits of holds could not be loaded: one may be near.
manage-holds-covered = Balance covers { $covered } of { $count }
manage-refunds-due = Refunds due
manage-all-refunds = All refunds ({ $count })
manage-no-holds = No seats on hold
manage-no-holds-help = Where an airline allows it, hold seats at the last step of a booking and pay later.
manage-hold-until = Held until
manage-hold-lapsed = Time is over
manage-hold-left = { $hours }h { $minutes }m left
manage-spendable-after = Left to spend after
manage-hold-covered = Covered
manage-hold-leaves = { $amount } left
manage-hold-short = Short { $amount }
manage-hold-after-earlier = after earlier holds
manage-top-up = Top up
manage-cancel-title = Cancel { $id }
manage-preview = Preview, nothing is cancelled until you commit
manage-preview-valid = Valid for { $time }
manage-preview-over = This preview is over
manage-check-again = Check again
manage-cancel-not-now = Nothing of this booking can be cancelled now
manage-cancel-departed = All flights have departed. Report who did not fly, or ask the desk.
manage-departed-acts = All flights have departed.
manage-cancel-decision = Ignore or commit
manage-ignore = Ignore
manage-commit = Commit, { $amount } back
manage-commit-waiting = Commit
manage-to-balance = Refund to balance
manage-to-customer = Refund to the customer
manage-customer-gets = The customer can be given { $amount } back.
manage-who-cancels = Who is cancelling
manage-which-directions = Which flights
manage-choose-traveller = Choose at least one traveller.
manage-choose-direction = Choose at least one flight.
manage-sold-together = Sold as one fare: cancelled together.
manage-remarks = Remarks
manage-remarks-help = Kept in the history of the booking
manage-nothing-chosen = Choose who is cancelling and which flights to see what comes back.
manage-refund-lines = Refund, line by line
manage-becomes = Afterwards
manage-customer-refund = Refund due to the customer
manage-markup-yours = Your markup is not in it
manage-by-law = Of this, refundable by law
manage-remaining = Price of what remains
manage-part-cancellation-charges = Cancellation charges
manage-part-cancellation-fee = Airline cancellation charge
manage-part-no-show-fee = No-show charge
manage-part-cancellation-gst = GST on charges
manage-part-commission = Commission reversed
manage-part-tds = TDS reversed
manage-ledger-lines = Ledger lines that will be written
manage-ledger-lines-note = One entry, in balance
manage-ledger-account = Account
manage-debit = Debit
manage-credit = Credit
manage-account-agency = Your account
manage-account-supplier = Airline settlement
manage-account-commission = Commission
manage-account-tds = TDS
manage-account-fees = Fees
manage-refunds = Refunds
manage-refunds-by-state = Refunds by state
manage-refund-overdue = Overdue
manage-refund-under-way = On its way
manage-refund-credited = Credited
manage-refund-refused = Refused by the airline
manage-refund-due = Due { $date }
manage-refund-came = Credited { $date }
manage-refund-asked = Asked for
manage-refunds-law = By law an airline returns an agent’s ticket within 14 working days of the cancellation: that is the day shown.
manage-no-refunds = No refunds
manage-no-refunds-help = Refunds of cancelled tickets stand here, with the day by which the money must have come.
manage-no-refunds-here = No refund is in this state.
manage-paper-of-entry = { $title }, { $entry }
manage-entry-charged = Charged to your account
manage-entry-credited = Credited to your account
manage-no-money-yet = No money has moved for this booking.
manage-paper-whose = Whose receipt
manage-paper-own = Yours
manage-paper-customer = Your customer’s
manage-ask-person = Ask for a service or change
manage-cancel-request = Send a cancellation request
manage-part-services-kept = Services, not given back by the airline
manage-part-fees-kept = Fees, not given back
manage-bridge-commission = Commission taken back: from you, not from the customer
manage-bridge-tds = TDS on it returned: to you, not to the customer
manage-bridge-discount = Discount that you bore
manage-fee-of = { $name }, { $sector }
manage-fee-hours = { $hours ->
    [0] Less than an hour before departure
    [one] { $hours } hour before departure
   *[other] { $hours } hours before departure
}
manage-fee-ticket = Once for the whole ticket
manage-fee-capped = The rule asks for { $asked }; by law no more than base fare and fuel surcharge may be kept
manage-fee-share = { $percent } % of { $of }
manage-rule-source = Source: { $note }
manage-over-time = If you cancel later
manage-over-time-note = The same travellers and flights
manage-when = When
manage-kept = Kept
manage-fees = Fees
manage-when-now = Now
manage-when-tomorrow = Tomorrow, { $date }, { $time }
manage-when-step = After { $date }, { $time }
manage-when-departure = No-show, after { $date }, { $time }
manage-instead = Instead of cancelling all of this
manage-instead-change = Change the flights
manage-instead-change-note = Plus the difference in fare
manage-instead-not-allowed = Not allowed by the fare rules now
manage-instead-item = Cancel only { $sector }
manage-instead-traveller = Cancel only { $name }
manage-instead-wait = Wait until { $date }, { $time }
manage-instead-wait-note = It costs the same until then; after it:
manage-instead-no-show = Do not travel
manage-instead-supplier = { $product ->
    [flight] Refuse the airline’s changed flights: everything comes back
   *[other] Refuse the supplier’s change: everything comes back
}

manage-references = References
manage-parameter-requested-by = Booking requested by
manage-parameter-email-reference = Email reference number
manage-reference-sent = Sent with the order
manage-reference-kept = Kept here only
