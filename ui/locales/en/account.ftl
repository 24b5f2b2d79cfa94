# The ledger.
account-csv = CSV
account-xlsx = XLSX
account-pdf = PDF
account-print = Print
account-range = Period
account-today = Today
account-yesterday = Yesterday
account-week = { $days } days
account-from = From
account-to = To
account-range-limit = Up to { $days } days
account-find = Reference, PNR, amount
account-no-entries = No entries in this period
account-no-entries-help = The balance did not change. Choose another period above.
account-none-match = No matching entry
account-opening = Opening
account-credits = Credits
account-debits = Debits
account-closing = Closing
account-opening-balance = Opening balance
account-closing-balance = Closing balance
account-verifying = Verifying
account-verified = Verified
account-not-verified = Not verified
account-broken = Does not balance
account-broken-text = Contact your operator at once. First entry affected: { $entry }
account-show-proof = Show proof
account-hide-proof = Hide proof
account-receipt-of-entry = Receipt of entry { $entry }
account-save-proof = Download proof
account-verifier = Verifier
account-verifier-note = Anyone can check the downloaded proof with Node alone:
account-holds = Passed
account-fails = Failed
account-proof-sums = Opening + credits − debits = closing, entry by entry
account-proof-numbering = The entry numbers shown have no gap
account-proof-live = All entries together make the live balance
account-proof-end = The last entry is the one the server signed as the last
account-column-date = Date
account-column-time = Time
account-column-entry = Entry
account-column-type = Type
account-column-details = Details
account-column-reference = Reference
account-column-debit = Debit
account-column-credit = Credit
account-column-balance = Balance
account-kind-booking = Booking
account-kind-instalment = Instalment
account-kind-refund = Refund
account-kind-reversal = Reversal
account-kind-deposit = Deposit
account-kind-offer-deposit = Group deposit
account-kind-adjustment = Adjustment
account-kind-incentive = Incentive
account-kind-reward = Rewards
account-kind-tds = TDS
account-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
account-verified-text = { $count ->
    [one] { $count } entry, unbroken and without gaps, and the sum is the live balance.
   *[other] { $count } entries, unbroken and without gaps, and the sum is the live balance.
}
account-proof-chain = { $count ->
    [one] The chain of { $count } entry is unbroken
   *[other] The chain of { $count } entries is unbroken
}
account-narration-flight-ticket = { $route }, { $leadTraveller }, PNR { $pnr }
account-narration-flight-refund = Refund, { $route }, { $travellers }, PNR { $pnr }
account-narration-flight-services = Services, { $route }, { $travellers }, PNR { $pnr }
account-narration-flight-change = Change of flights, { $route }, { $travellers }, PNR { $pnr }
account-narration-flight-split = Split to { $part }, { $route }, { $leadTraveller }, PNR { $pnr }
account-narration-product-sale = { $title }, { $leadTraveller }, { $reference }
account-narration-product-refund = Refund, { $title }, { $travellers }, { $reference }
account-deposit-mode =
    { $mode ->
        [cheque] Cheque
        [cash-deposit] Cash deposit
        [online-transfer] Online transfer
        [same-bank-transfer] Same bank transfer
        [rtgs] RTGS
        [neft] NEFT
        [imps] IMPS
        [upi] UPI
        [debit-card] Debit card
        [credit-card] Credit card
        [net-banking] Net banking
        [amex] Amex
       *[other] { $mode }
    }
account-narration-balance-put-off = Balance paid later, { $title }, { $leadTraveller }, { $reference }
account-narration-balance-charged = Balance charged, { $title }, { $leadTraveller }, { $reference }
account-narration-balance-settled = Balance settled by the refund, { $title }, { $travellers }, { $reference }
account-narration-deposit = { account-deposit-mode }, { $bank }, { $instrument }
account-narration-deposit-reversed = Reversed: { account-deposit-mode }, { $bank }, { $instrument }
account-narration-offer-deposit = Deposit for a group, held
account-narration-offer-balance = Balance for a group, held
account-narration-offer-deposit-used = Held for a group, used for its tickets
account-narration-offer-deposit-back = Group deposit given back
account-narration-offer-deposit-kept = Group deposit settled: what is kept is not given back
account-adjustment-kind =
    { $kind ->
        [correction] Correction
        [goodwill] Goodwill
        [incentive] Incentive
        [debit-memo] Debit memo
        [credit-memo] Credit memo
        [write-off] Write-off
       *[other] { $kind }
    }
account-narration-adjustment = { account-adjustment-kind }: { $reason }
account-narration-adjustment-reversed = Reversed: { account-adjustment-kind }, { $reason }
account-narration-reward-spent = Points used as credit: { $points }
account-narration-reward-returned = Use of points undone: { $points }
account-adjustment-no-receipt = There is a receipt of an adjustment once it was approved.
account-entry-no-receipt = The ledger has no such entry.
account-back-to-ledger = Ledger
account-narration-incentive = Productivity incentive, { $carrier }
account-narration-tds = { $percent }% on { $reference }

# Balance upload.
account-deposit-amount = Amount
account-deposit-paymentMode = Payment mode
account-deposit-depositDate = Deposit date
account-deposit-referenceNumber = Cheque or transaction reference
account-deposit-accountNumber = Account number
account-deposit-accountHolderName = Account holder
account-deposit-branch = Branch
account-deposit-bankAccount = Bank account
account-deposit-paid = Amount deposited
account-deposit-paid-note = Credited once it reaches the bank and is approved
account-deposit-least = At least { $amount }
account-deposit-account-help = Account it was paid from; for a card, the last four digits
account-deposit-bank-help = Account it was paid into, as on the slip
account-deposit-bank-chosen = Account it was paid into
account-deposit-slip = Slip or advice
account-deposit-slip-none = { $types }, { $megabytes } MB
account-deposit-slip-choose = Choose file
account-deposit-slip-replace = Replace
account-deposit-slip-remove = Remove
account-deposit-slip-open = Open
account-deposit-slip-uploading = Uploading
account-deposit-slip-failed = Failed to upload the document. Please try again.
account-deposit-send = Submit
account-deposit-send-again = Send again
account-deposit-unanswered = No answer received. Submit it again as it is: it is recorded only once.
account-deposit-sent = Deposit { $depositId } submitted
account-deposit-sent-next = It is added to your balance once approved. Follow it below.
account-deposit-state = Status
account-deposit-state-all = All
account-deposit-state-asked = Pending
account-deposit-state-approved = Approved
account-deposit-state-declined = Declined
account-deposit-state-reversed = Reversed
account-deposit-same = Same reference as { $deposits }
account-deposit-details = Details of { $depositId }
account-deposit-asked-by = Submitted by
account-deposit-decided = Decided
account-deposit-remarks = Remarks
account-deposit-approved-on = Credited on
account-deposit-receipt = Receipt
account-deposit-receipt-of = Receipt of { $depositId }
account-deposit-no-receipt = A receipt is issued once a deposit has been credited.
account-deposit-column-sent = Sent
account-deposit-column-id = Deposit
account-deposit-column-how = Mode
account-deposit-column-bank = Into account
account-deposit-column-state = Status
account-deposit-column-amount = Amount
account-deposit-column-credited = Credited
account-deposit-column-receipt = Receipt
account-deposits = Deposits
account-deposits-none = No deposits
account-deposits-none-help = Deposits you submit appear here with their status and receipt.

# Paying in online.
account-pay-online = Pay online
account-pay-at-bank = Paid at the bank
account-pay-nobody = Online payment is not offered here
account-pay-nobody-help = Pay into a bank account, and submit the deposit: it is added once it arrives.
account-pay-trial = A trial gateway: nothing real is paid, and the balance rises all the same.
account-pay-failed = The payment was not begun
account-pay-unanswered = No answer received. Send it again as it is: it is begun only once.
account-pay-amount = How much
account-pay-amount-field = Amount to add
account-pay-suggested = Often uploaded
account-pay-with = Pay with
account-pay-with-note = Charges are the gateway’s, GST included
account-pay-at-once =
    { $percent ->
        [0] In your balance at once, no charge
       *[other] In your balance at once, { NUMBER($percent) }% charge
    }
account-pay-over = Up to { $most } a payment: choose less or another method
account-pay-no-charge = No charge
account-pay-charge-of = { $charge } charge
account-pay-sum = Payment
account-pay-choose = Enter an amount and choose a method
account-pay-line-added = Added to balance
account-pay-line-charge = Gateway charge
account-pay-line-gst = of it GST
account-pay-line-total = You pay
account-pay-balance-now = Balance now
account-pay-balance-after = Balance after
account-pay-again = Send again
account-pay = Pay
account-pay-total = Pay { $total }
account-pay-note = You go to the gateway’s page and come back here. If you lose the page, the payment is found and added once, never twice.
account-payment-open = Payment { $paymentId } of { $total } is open
account-payment-open-next = Once the gateway has it, it is in your balance. This page looks again by itself.
account-payment-paid = { $amount } added to your balance
account-payment-paid-next = Payment { $paymentId }, { $total } paid.
account-payment-failed = Payment { $paymentId } of { $total } was refused
account-payment-failed-next = Nothing was charged. Try again, or pay in another way.
account-payment-expired = Payment { $paymentId } of { $total } was not made in time
account-payment-expired-next = Nothing was charged. Should money have left your account all the same, it is added once it arrives.
account-payment-withdrawn = Payment { $paymentId } of { $total } was withdrawn
account-payment-withdrawn-next = Nothing was charged. Should money have left your account all the same, it is added once it arrives.
account-payment-differs = Payment { $paymentId } arrived with another amount
account-payment-differs-next = Nothing was added yet. Contact us with this number: it is added once it is clear.
account-payment-unknown = What became of the payment is not known
account-payment-go-on = Continue to pay
account-notice = Low balance notice
account-notice-note = Emailed to the agency once each time
account-notice-below = Notify us when less is available than
account-notice-help = Balance and credit limit together; empty for no notice
account-notice-low = Less is available now.
account-notice-save = Save the notice
account-notice-saved = Saved.

# An account number of the agency’s own.
account-house = Pay into
account-house-note = Then report it below, with the reference of your bank
account-house-code = IFSC or SWIFT
account-house-copy-number = Copy the account number: { $bank }
account-house-copy-code = Copy the IFSC or SWIFT: { $bank }
account-own = Your own account number
account-own-note = Transfer by NEFT, RTGS, IMPS or UPI: it is added to your balance by itself, without the form below
account-own-none = Account numbers of your own are not offered here
account-own-none-text = They come with Razorpay, for balances in rupees; this portal’s payments are taken in another way. Pay online, or report your transfer with the form below.
account-own-open = Get an account number
account-own-number = Account number
account-own-ifsc = IFSC
account-own-upi = UPI ID
account-own-holder = Account holder
account-own-bank = Bank
account-own-copy-number = Copy the account number
account-own-copy-ifsc = Copy the IFSC
account-own-copy-upi = Copy the UPI ID
account-own-copy-holder = Copy the account holder
account-own-check = Check for transfers
account-own-trial = Try out a transfer
account-own-credited =
    { $credited ->
        [0] No new transfer has arrived.
        [one] { $credited } transfer arrived and was added to your balance.
       *[other] { $credited } transfers arrived and were added to your balance.
    }
