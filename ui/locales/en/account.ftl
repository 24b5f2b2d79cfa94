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
account-holds = Holds
account-fails = Fails
account-proof-sums = Opening + credits − debits = closing, entry by entry
account-proof-numbering = The numbers of the entries shown have no gap
account-proof-live = All entries together are the live balance
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
account-narration-deposit = { $mode }, { $bank }, { $instrument }
account-narration-incentive = Productivity incentive, { $carrier }
account-narration-tds = { $percent }% on { $reference }
