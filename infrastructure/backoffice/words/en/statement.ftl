# Statements of the ledger.

document-title-ledger-statement = Statement of account
document-statement-days = Days
document-statement-opening = Opening balance
document-statement-credits = Credits
document-statement-debits = Debits
document-statement-closing = Closing balance
document-statement-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
document-statement-date = Date
document-statement-entry = Entry
document-statement-details = Details
document-statement-debit = Debit
document-statement-credit = Credit
document-statement-balance = Balance
document-statement-note = Amounts in { $currency }. A debit lowers the balance; a negative balance is owed to the issuer.
document-ledger-kind =
    { $kind ->
        [booking] Booking
        [instalment] Instalment
        [refund] Refund
        [reversal] Reversal
        [deposit] Deposit
        [offer-deposit] Group deposit
        [adjustment] Adjustment
        [incentive] Incentive
        [reward] Rewards
        [tds] TDS
       *[other] { $kind }
    }

# What entries say of themselves: as on the portal.

document-statement-mode =
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
document-statement-adjustment =
    { $kind ->
        [correction] Correction
        [goodwill] Goodwill
        [incentive] Incentive
        [debit-memo] Debit memo
        [credit-memo] Credit memo
        [write-off] Write-off
       *[other] { $kind }
    }
document-narration-flight-ticket = { $route }, { $leadTraveller }, PNR { $pnr }
document-narration-flight-refund = Refund, { $route }, { $travellers }, PNR { $pnr }
document-narration-flight-services = Services, { $route }, { $travellers }, PNR { $pnr }
document-narration-flight-change = Change of flights, { $route }, { $travellers }, PNR { $pnr }
document-narration-flight-split = Split to { $part }, { $route }, { $leadTraveller }, PNR { $pnr }
document-narration-product-sale = { $title }, { $leadTraveller }, { $reference }
document-narration-product-refund = Refund, { $title }, { $travellers }, { $reference }
document-narration-balance-put-off = Balance paid later, { $title }, { $leadTraveller }, { $reference }
document-narration-balance-charged = Balance charged, { $title }, { $leadTraveller }, { $reference }
document-narration-balance-settled = Balance settled by the refund, { $title }, { $travellers }, { $reference }
document-narration-deposit = { document-statement-mode }, { $bank }, { $instrument }
document-narration-deposit-reversed = Reversed: { document-statement-mode }, { $bank }, { $instrument }
document-narration-offer-deposit = Deposit for a group, held
document-narration-offer-balance = Balance for a group, held
document-narration-offer-deposit-used = Held for a group, used for its tickets
document-narration-offer-deposit-back = Group deposit given back
document-narration-offer-deposit-kept = Group deposit settled: what is kept is not given back
document-narration-adjustment = { document-statement-adjustment }: { $reason }
document-narration-adjustment-reversed = Reversed: { document-statement-adjustment }, { $reason }
document-narration-reward-spent = Points used as credit: { $points }
document-narration-reward-returned = Use of points undone: { $points }
document-narration-incentive = Productivity incentive, { $carrier }
document-narration-tds = { $percent }% on { $reference }

# Receipts of entries.

document-entry-reference = Reference
document-entry-made-of = What the amount is made of
document-entry-before = Balance before
document-entry-after = Balance after
document-entry-account =
    { $account ->
        [supplier] Supplier
        [commission] Commission
        [tds] Tax withheld (TDS)
        [fees] Fees
        [bank] Paid in at the bank
        [gateway] Paid online
        [adjustments] Correction
        [goodwill] Goodwill
        [incentives] Incentive
        [memos] Memo of a supplier
        [write-offs] Write-off
        [offer-deposits] Held for a group
        [rewards] Reward points
        [instalments] Paid later
        [elsewhere] Settled elsewhere
       *[other] Another account
    }
