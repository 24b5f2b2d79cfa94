# What asking the back office may come to.
failure-unreachable = The back office cannot be reached. Check your connection and try again.
failure-http = HTTP error: { $status }
failure-session = Your session has ended. Log in again to continue.
failure-not-permitted-login-refused = User ID or password is wrong, or the account is not active.
failure-not-permitted-must-change-password = Choose a new password first.
failure-not-permitted-right-missing = You do not have permission for this.
failure-not-permitted-own-deposit = You submitted this deposit yourself. Another person must decide on it.
failure-not-permitted-own-trip = You asked for this trip yourself. Others must decide on it.
failure-not-permitted-own-adjustment = You proposed this adjustment yourself. Another person must decide on it.
failure-invalid = Validation error. Some details need attention.
failure-not-found = Not found, or no longer available.
failure-fare-changed = { $product ->
    [flight] The fare changed from { $from } to { $to }.
   *[other] The price changed from { $from } to { $to }.
}
failure-balance-too-low = Your balance does not cover this: { $needed } needed, { $available } available.
failure-balance-too-low-available = The agency’s balance does not cover this: { $available } available.
failure-balance-too-low-alone = The agency’s balance does not cover this. Ask the person who manages its account.
failure-sold-out = { $product ->
    [flight] The last seats at this fare have just been sold. Nothing was booked or charged.
   *[other] It has just been sold. Nothing was booked or charged.
}
failure-request-reused = This request was already sent with other details. Reload the page and check My bookings first.
failure-too-many-requests = { $seconds ->
    [one] Too many attempts. Try again in { $seconds } second.
   *[other] Too many attempts. Try again in { $seconds } seconds.
}
failure-in-doubt = { $product ->
    [flight] The airline has not answered yet for { $transactionId }. We keep checking; do not book again.
   *[other] The { product-supplier } has not answered yet for { $transactionId }. We keep checking; do not book again.
}
failure-not-allowed-in-state = This is no longer possible: it was used or changed meanwhile.
message-approval-asked = Approval asked for
failure-awaiting-approval = Approval { $approvalId } has been asked for. You are notified by email once it is decided; see Approvals in your menu.
failure-unavailable = Oops... something went wrong. This is temporarily unavailable: please try again in a moment with the same request.
failure-fault = Oops... something went wrong. Please try again; support can find it under { $reference }.
failure-not-permitted-taken-by-another = This request is assigned to somebody else.
failure-not-permitted-emulating = This is not possible while you emulate a customer. Switch back first.
failure-not-permitted-not-sold = This is not sold here. What was bought of it stays in My bookings.
failure-not-permitted-read-only = You may only look at this customer’s desk: nothing was changed.
failure-not-permitted-emulate-refused = You may not emulate this customer.
failure-not-permitted-emulate-over = This emulation is over or was begun already. Choose the customer again.
failure-not-permitted-suspended = Your access has been suspended. Ask the person who manages your agency’s staff.
failure-not-permitted-agency-blocked = Your agency is blocked: { $note }
failure-over-limit-booking = You may spend { $limit } at most on one booking, and this costs more. Nothing was booked or changed.
failure-over-limit-day = You may spend { $limit } at most in one day, and this would be more. Nothing was booked or changed.
failure-not-permitted-second-factor-needed = Enter the code of your authenticator app.
failure-not-permitted-second-factor-refused = That code is wrong, or was used before.
failure-not-permitted-second-factor-required = Your role needs a second factor: set it up on the portal first.
failure-not-permitted-sign-on-refused = Signing in from the other system failed. Go back there and try again, or log in here.
