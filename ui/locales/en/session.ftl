# Coming in, passwords, page titles.
session-title = Log in
session-lead = Use the user ID your agency gave you.
session-user-id = User ID
session-password = Password
session-forgot = Forgot password?
session-log-in = Log in
session-logging-in = Logging in
session-headline = Search, price and ticket from one balance.
session-promise = Net fares, time limits and every amount accounted for, for travel agents at this desk all day.
session-forgotten-title = Forgot your password?
session-forgotten-lead = We email a temporary password to the address registered for your user ID.
session-send-password = Send password
session-sending = Sending
session-back-to-login = Back to login
session-mailed-title = Check your email
session-mailed-help = If the user ID is known, the temporary password arrives within a few minutes. It works once, and you will be asked to choose a new password. Your old password stays valid until then.
session-change-title = Choose a new password
session-change-lead = You logged in with a temporary password. Choose your own before you continue.
session-temporary-password = Temporary password
session-current-password = Current password
session-new-password = New password
session-new-password-help = At least { $least } characters
session-confirm-password = Repeat the new password
session-change-password = Change password
session-changing = Changing
session-password-changed = Your password is changed. Other sessions of yours have ended.
title-login = Log in
title-landing = Home
title-flight = Flights
title-bus = Buses
title-bus-results = Buses found
title-bus-review = Review booking
title-bus-ticket = Bus ticket
title-bus-ticket-of = Bus ticket { $id }
title-bus-bookings = Bus bookings
title-flight-results = Flight results
title-flight-book = Book a flight
title-flight-ticket = E-ticket
title-sent-quotes = Sent quotes
title-my-bookings = My bookings
title-manage-booking = Manage a booking
title-order-details = Booking details
title-cancel-booking = Cancel a booking
title-add-ssr = Add services
title-split-booking = Split a booking
title-complete-held = Names and passports
title-change-flights = Change flights
title-hold-queues = On hold
title-agent-support = Group booking
title-offline-ssr = Ask for a service
title-requests = Requests
title-self-trips = Trips and requests
title-operations = Operations
title-passenger-calendar = Passenger calendar
title-hotel-calendar = Hotel passenger calendar
session-schedule-minor = Times changed
session-schedule-major = Flights changed
session-schedule-cancelled = Flights cancelled
session-standing-begun = { $product ->
    [flight] Departed
   *[other] Begun
}
session-standing-no-show = No-show
title-flight-invoice = Invoice
title-flight-customer-invoice = Customer invoice
title-flight-refund-receipt = Refund receipt
title-flight-credit-note = Credit note
title-customer-credit-note = Customer credit note
title-customer-refund-receipt = Refund receipt for the customer
title-credit-debit-receipt = Receipts
title-import-pnr = Import PNR
title-staff = Staff
title-cart = Online Cart
title-cart-offline = Cart Booking
title-corporate = Corporate
title-approvals = Approvals
title-agent-markup = Price rules
title-profile = Profile
title-ledger = Ledger
title-sale-summary = Sale summary
title-commissions = Commissions and TDS
title-rewards = Reward points
title-online-payment = Balance upload
title-offline-payment = Make payment
title-payment-links = Payment links
title-pay = Pay
title-top-up-receipt = Top-up receipt
title-shared-paper = Your document
title-about-us = About us
title-contact-us = Contact us
title-privacy-policy = Privacy policy
title-terms-conditions = Terms of use
title-not-found = Page not found
session-logout-failed = Logging out did not work
session-logout-failed-help = The back office could not end your session. You can stay, or end the session on this device; it then ends by itself at the back office.
session-stay = Stay
session-end-here = End it here
session-replaced = Another tab uses this desk now
session-replaced-help = In another tab you are logged in as { $name } ({ $agentId }). So that nothing is done under the wrong name, this tab has stopped.
session-replaced-go-on = Continue as { $name }
session-booking-requested = { $product ->
    [flight] Awaiting airline
   *[other] Awaiting supplier
}
session-booking-in-doubt = Unconfirmed
session-booking-on-request = On request
session-booking-confirmed = { $product ->
    [flight] Ticketed
    [bus] Ticketed
    [train] Ticketed
    [hotel] Vouchered
    [holiday] Vouchered
    [cruise] Vouchered
    [cab] Vouchered
    [insurance] Issued
    [visa] Issued
   *[other] Confirmed
}
session-booking-not-confirmed = Failed
session-booking-held = On hold
session-booking-part-cancelled = Partly cancelled
session-booking-changed = { $product ->
    [flight] Rescheduled
   *[other] Changed
}
session-booking-amending = Change in progress
session-booking-cancelled = Cancelled
session-booking-released = Released
session-booking-expired = Hold expired
title-agent-registration = Become an agent
title-edit-profile = Edit profile
title-support = Support
title-saved-travellers = Saved travellers
session-register = Become an agent
session-no-account = Not an agent yet?

# The second factor.
session-second-title = Second factor
session-second-fact = Asked for at login, beside the password
session-second-code = Code of your app, or a recovery code
session-second-app-code = Code of your app
session-second-code-help = Six digits, or a recovery code.
session-second-ask-title = Enter your code
session-second-ask-lead = Your authenticator app shows six digits. Without it, a recovery code does.
session-second-other-user = Another user
session-second-scanning-act = Confirm
session-second-proving-act = Continue
session-second-ending-act = Turn off
session-second-leave = Cancel
session-second-off = A password can be read over a shoulder. An authenticator app on your phone adds a code that nobody else has.
session-second-turn-on = Turn on
session-second-on = A second factor is on
session-second-left =
    { $count ->
        [0] No recovery code is left: turn it off and on again for new ones.
        [one] { $count } recovery code is left.
       *[other] { $count } recovery codes are left.
    }
session-second-required = Your role needs a second factor: nothing else opens before it.
session-second-turn-off = Turn off…
session-second-square = QR code for your authenticator app
session-second-scan = Scan this with your authenticator app, then type the six digits that it shows.
session-second-type = It cannot be scanned? Type this secret into the app:
session-second-open = Open the app on this device
session-second-codes = Each of these codes lets you in once when your phone is lost. They are not shown again: keep them apart from it.
session-second-codes-list = Recovery codes
session-second-noted = I have noted them
session-second-copy = Copy
session-second-first-title = First, a second factor
title-hotel = Hotels
title-hotel-results = Hotel results
title-hotel-details = Hotel
title-hotel-review = Review booking
title-hotel-voucher = Hotel voucher
title-hotel-bookings = Hotel bookings
title-billing-flight = Flight billing
title-billing-hotel = Hotel billing
title-billing-train = Train billing
title-billing-bus = Bus billing
title-billing-insurance = Insurance billing
title-billing-visa = Visa billing
title-billing-holiday = Holiday billing
title-billing-cruise = Cruise billing
title-billing-cab = Cab billing
title-billing-voucher = Booking confirmation
title-billing-voucher-of = Booking confirmation { $id }
title-holiday = Vacation packages
title-holiday-package = Package
title-holiday-book = Book a package
title-holiday-voucher = Holiday voucher
title-holiday-voucher-of = Holiday voucher { $id }
title-cab = Cabs
title-cab-book = Book a cab
title-cab-voucher = Cab voucher
title-cab-voucher-of = Cab voucher { $id }
title-cruise = Cruises
title-cruise-cabins = Choose cabins
title-cruise-book = Book a cruise
title-cruise-voucher = Cruise voucher
title-cruise-voucher-of = Cruise voucher { $id }
title-insurance = Insurance
title-insurance-book = Insurance proposal
title-insurance-policy = Policy
title-train = Trains
title-train-results = Trains found
title-train-book = Book a train
title-train-confirm = Train booked
title-train-ticket = Train ticket
title-train-ticket-of = Train ticket { $id }

# Who sold what a page is about, within other messages
product-supplier = { $product ->
    [flight] airline
    [hotel] hotel
    [bus] bus operator
    [cab] cab operator
    [train] railway
    [insurance] insurer
    [visa] visa office
    [holiday] tour operator
    [cruise] cruise line
   *[other] supplier
}
product-supplier-first = { $product ->
   *[other] { product-supplier }
}
title-train-pnr-status = PNR status
title-train-advance = Advance train search
title-train-certificate = Rail agent certificate
title-train-calendar = Train passenger calendar
title-train-tdr = Ticket deposit receipt, TDR
title-train-boarding = Change boarding point
title-visa = Visas
title-visa-book = Visa application
title-visa-voucher = Visa voucher
title-visa-track = Follow an application
title-visa-applications = Visa applications
