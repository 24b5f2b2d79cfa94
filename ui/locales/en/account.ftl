# The ledger.
account-csv = CSV
account-print = Print
account-range = Days shown
account-today = Today
account-yesterday = Yesterday
account-week = { $days } days
account-from = From
account-to = To
account-range-limit = Up to { $days } days
account-find = Reference, PNR, amount
account-no-entries = No entries in these days
account-no-entries-help = The balance did not move. Choose other days above.
account-none-match = No entry fits
account-opening = Opening
account-credits = Credits
account-debits = Debits
account-closing = Closing
account-opening-balance = Opening balance
account-closing-balance = Closing balance
account-verifying = Verifying
account-verified = Verified
account-not-verified = Not verified
account-broken = Does not add up
account-broken-text = Tell your operator at once. First entry concerned: { $entry }
account-show-proof = Show proof
account-hide-proof = Hide proof
account-holds = Passed
account-fails = Failed
account-proof-sums = Opening + credits − debits = closing, entry by entry
account-proof-numbering = The numbers of the entries shown have no gap
account-proof-live = All entries together are the live balance
account-proof-end = The last entry is the one that the server has signed as the last
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
account-kind-refund = Refund
account-kind-reversal = Reversal
account-kind-deposit = Deposit
account-kind-payment = Payment
account-kind-adjustment = Adjustment
account-kind-incentive = Incentive
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
account-narration-deposit = { account-deposit-mode }, { $bank }, { $instrument }
account-narration-deposit-reversed = Taken back: { account-deposit-mode }, { $bank }, { $instrument }
account-narration-incentive = Productivity incentive, { $carrier }
account-narration-tds = { $percent }% on { $reference }

# Balance upload.
account-deposit-amount = Amount
account-deposit-paymentMode = Payment mode
account-deposit-depositDate = Deposit date
account-deposit-referenceNumber = Cheque or transaction reference
account-deposit-accountNumber = Account number
account-deposit-accountHolderName = Account holder
account-deposit-branch = Deposited branch
account-deposit-bankAccount = Bank account
account-deposit-paid = Money you paid in
account-deposit-paid-note = Credited once the bank has it and it was approved
account-deposit-least = At least { $amount }
account-deposit-account-help = Paid from; of a card the last four digits
account-deposit-bank-help = The account it was paid into, as on the slip
account-deposit-slip = Slip or advice
account-deposit-slip-none = { $types }, { $megabytes } MB
account-deposit-slip-choose = Choose file
account-deposit-slip-replace = Replace
account-deposit-slip-remove = Remove
account-deposit-slip-uploading = Uploading
account-deposit-slip-failed = Failed to upload the document. Please try again.
account-deposit-send = Submit
account-deposit-send-again = Send again
account-deposit-unanswered = No answer came. Send it again as it is: it is taken once only.
account-deposit-sent = Deposit { $depositId } was sent
account-deposit-sent-next = It is in your balance once it is approved. You can follow it below.
account-deposit-state = State
account-deposit-state-all = All
account-deposit-state-asked = Waiting
account-deposit-state-approved = Approved
account-deposit-state-declined = Declined
account-deposit-state-reversed = Reversed
account-deposit-same = Same reference as { $deposits }
account-deposit-receipt = Receipt
account-deposit-receipt-of = Receipt of { $depositId }
account-deposit-no-receipt = There is a receipt once a deposit has been credited.
account-deposit-column-sent = Sent
account-deposit-column-id = Deposit
account-deposit-column-how = How
account-deposit-column-bank = Into account
account-deposit-column-state = State
account-deposit-column-amount = Amount
account-deposit-column-credited = Credited
account-deposit-column-receipt = Receipt
account-deposits = Deposits
account-deposits-none = No deposits
account-deposits-none-help = What you ask for stands here with its state and its receipt.
