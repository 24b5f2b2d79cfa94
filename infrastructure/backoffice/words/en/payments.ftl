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
