# What a failure is, said to a person. The code beside it on the wire is for programs.
failure-session-invalid = Your session has ended. Please log in again.
failure-login-refused = User ID or password is wrong, or the account is not active.
failure-must-change-password = Choose a new password first.
failure-right-missing = You are not permitted to do this.
failure-own-deposit = You submitted this deposit yourself: another person must decide on it.
failure-own-trip = You asked for this trip yourself: others must decide on it.
failure-not-permitted = You are not permitted to do this.
failure-invalid = Validation error.
failure-invalid-because = Validation error. { $field }: { $sentence }
failure-not-found = There is no such record, or it is not yours.
failure-operation-unknown = There is no such operation.
failure-quote-not-found = This fare quote is not available any more. Please search again.
failure-offer-not-found = This offer is not available any more. Please search again.
failure-booking-not-found = No booking records found.
failure-invoice-not-found = No Invoice found.
failure-credit-note-not-found = There is no credit note for this booking yet: one is issued once a refund has been credited.
failure-fare-changed = The price has changed from { $from } to { $to }. Please check it before you continue.
failure-balance-too-low = Your balance is too low: { $needed } is needed, { $available } is available.
failure-balance-too-low-available = The agency’s balance does not cover this: { $available } available.
failure-balance-too-low-alone = The agency’s balance does not cover this. Ask the person who manages its account.
failure-sold-out = There are no seats left at this fare. Nothing was booked.
failure-request-id-reused = This request was already made with other details. Nothing was done.
failure-too-many-requests = { $seconds ->
    [one] Too many attempts. Please try again in { $seconds } second.
   *[other] Too many attempts. Please try again in { $seconds } seconds.
  }
failure-in-doubt = The airline has not answered in time. Booking { $transaction } is kept and will be settled; do not book again.
failure-not-allowed-in-state = This cannot be done any more. Its status is now: { $state }.
failure-awaiting-approval = This awaits approval. Its number is { $approval }.
failure-unavailable = Oops... something went wrong. This is temporarily unavailable: please try again in a moment with the same request.
failure-fault = Oops... something went wrong. Please give support this reference: { $reference }
failure-taken-by-another = This request is assigned to somebody else.
failure-emulating = This is not possible while you emulate a customer. Switch back first.
failure-read-only = You may only look at this customer’s desk: nothing was changed.
failure-emulate-refused = You may not emulate this customer.
failure-emulate-over = This emulation is over or was begun already. Choose the customer again.
failure-request-not-found = There is no such request, or it is not yours.
failure-over-limit-booking = This would charge the account more than the { $limit } that you may spend on one booking. Nothing was booked or changed.
failure-over-limit-day = With this, more would be charged to the account today than the { $limit } that you may spend in one day. Nothing was booked or changed.
failure-suspended = Your access has been suspended. Ask the person who manages the staff of your agency.
failure-agency-blocked = Your agency is blocked: { $note }
failure-receipt-not-found = No Receipt Found.
failure-link-not-found = This link is no longer valid. Ask your travel agent for a new one.
failure-second-factor-needed = Enter the code of your authenticator app.
failure-second-factor-refused = That code is wrong, or was used before.
failure-second-factor-required = Your role needs a second factor: set it up on the portal first.
failure-sign-on-refused = Signing in from the other system failed. Go back there and try again, or log in here.
