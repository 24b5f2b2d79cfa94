# The trial gateway’s page.

payment-page-title = Pay to the account
payment-page-trial = A trial gateway: nothing real is paid here.
payment-page-payment = Payment
payment-page-method = Method
payment-page-payer = Payer
payment-page-pay = Pay { $amount }
payment-page-decline = Refuse, as a bank would
payment-page-leave = Leave without paying
payment-page-paid = This is paid.
payment-page-failed = This payment was refused.
payment-page-over = The time to pay this is over.
payment-page-back = Back to the portal

# Receipts of adjustments.
document-title-adjustment-credit = Credit receipt
document-title-adjustment-debit = Debit receipt
document-adjustment-id = Adjustment
document-adjustment-kind = Kind
document-adjustment-kind-correction = Correction
document-adjustment-kind-goodwill = Goodwill
document-adjustment-kind-incentive = Incentive
document-adjustment-kind-debit-memo = Debit memo
document-adjustment-kind-credit-memo = Credit memo
document-adjustment-kind-write-off = Write-off
document-adjustment-reason = Reason
document-adjustment-entry = Ledger entry
document-adjustment-credit = Credited to the account
document-adjustment-debit = Debited from the account

# Payment links.
payment-page-closed = This link was withdrawn.
payment-page-for = For
payment-link-message = { $company } asks you to pay { $amount }.
payment-link-message-booking = { $company } asks you to pay { $amount } for booking { $transaction }.
payment-link-subject = { $company }: payment of { $amount }
payment-link-greeting = Dear { $name },
payment-link-open = Pay here: { $link }
payment-link-until = The link can be paid once, until { $until }. If you did not expect it, ask { $company } before you pay.

# The trial gateway’s page of transfers.
transfer-page-title = Transfer to the account
transfer-page-holder = Account holder
transfer-page-number = Account number
transfer-page-ifsc = IFSC
transfer-page-mode = Mode
transfer-page-amount = Amount (INR)
transfer-page-reference = Reference (UTR)
transfer-page-payer = Payer
transfer-page-send = Transfer
transfer-page-wrong = Enter an amount above zero, and a reference of 6 to 22 letters and digits.
