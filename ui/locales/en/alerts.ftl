# What the portal says to an agent after an act, and where nothing was found.
message-select-flight = Select atleast one flight.
message-select-both-flights = Select atleast one onward and return flight.
message-no-profiles = No Profiles Found.
message-change-password-failed = Failed to change password.
message-ledger-failed = Failed to get ledger. Please try again.
message-sales-failed = Failed to get the sale summary. Please try again.
message-commissions-failed = Failed to get commissions. Please try again.
message-no-commissions = No Commissions Found.
message-no-bookings = No booking records found.
message-nothing-found = No Flights, Buses or Hotels Found.
message-no-flights = No flights found for the given date.
message-details-failed = Failed to load details.
message-booking-details-failed = { $product ->
    [hotel] Error while fetching hotel booking details.
   *[other] Failed to load details.
}
message-voucher-details-failed = { $product ->
    [hotel] Error while fetching hotel voucher details.
   *[other] Failed to load details.
}
message-booking-failed = { $product ->
    [flight] Flight Booking Failed.
   *[other] Booking Failed.
}
message-booking-cancellation-failed = Booking Cancellation Failed.
message-booked-or-cancelled = Ticket booked or cancelled.
message-balance-paid = The balance is paid.
message-balance-paid-before = The balance was paid before.
message-withdrawn = The request is withdrawn.
message-decided-before = It was decided before: the booking shows the decision.
message-no-invoice = No Invoice found.
message-submit-failed = Failed to submit your request. Please try again.
message-emulate = Emulate
message-emulate-login-failed = Login Failed, { $message }
message-emulate-failed = Failed to emulate. Please try again.
message-no-receipt = No Receipt Found.
message-password-mailed = An email with the password has been sent to the registered email.
message-session-expired-title = Session Expired
message-session-expired = Session expired. Log in again to continue.
message-hotel-booked = Hotel booked.
insurance-issued = Policy issued.
message-ticket-booked = Ticket booked.
visa-registered = Application registered.
