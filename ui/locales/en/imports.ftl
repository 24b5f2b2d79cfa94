# Importing a PNR
imports-display = PNR display
imports-type = Select Type
imports-type-flight = Flight
imports-type-hotel = Hotel
imports-type-cab = Cab
imports-type-not = Only flights can be imported
imports-gds = Select GDS
imports-gds-auto = Detect automatically
imports-gds-amadeus = Amadeus
imports-gds-galileo = Galileo
imports-gds-sabre = Sabre
imports-gds-found = Read as { $gds }
imports-gds-unknown = The display was not recognised. Choose the GDS, or paste the whole display.
imports-text = GDS PNR
imports-text-hint = Paste the display here
imports-text-help = With names, flights and ticket numbers, as on the terminal.
imports-clear = Start over
imports-preview = Preview
imports-nothing = Nothing pasted yet
imports-nothing-help = Each line appears here as you paste it, marked as understood or not.
imports-reader-failed = The PNR reader could not be loaded.
imports-try-again = Try again
imports-lines = Lines of the display
imports-all-understood =
    { $count ->
        [one] The one line understood
       *[other] All { $count } lines understood
    }
imports-not-understood-count = { $count } of { $all } lines not understood
imports-understood = understood
imports-not-understood = Not understood
imports-kind-header = Header
imports-kind-name = Names
imports-kind-segment = Flight
imports-kind-arnk = Surface
imports-kind-ticket = Ticket
imports-kind-time-limit = Time limit
imports-kind-ssr = Service
imports-kind-osi = Information
imports-kind-remark = Remark
imports-kind-phone = Contact
imports-kind-fare = Fare
imports-kind-received = Received from
imports-kind-history = History
imports-kind-divided = Divided
imports-kind-notice = Notice
imports-kind-noise = Screen mark
imports-read = What was read
imports-read-pnr = PNR
imports-flights = Flights
imports-travellers = Travellers
imports-tickets = Tickets
imports-ticket = Ticket
imports-class = Class { $rbd }
imports-surface = Surface sector
imports-standing-confirmed = Confirmed
imports-standing-changed = Times changed
imports-standing-requested = Requested
imports-standing-waitlisted = Waitlisted
imports-standing-gone = Cancelled
imports-standing-flown = Flown
imports-type-of-adult = Adult
imports-type-of-child = Child
imports-type-of-infant = Infant
imports-no-tickets = The display has neither a ticket number nor a ticketing time limit, so it cannot be imported.
imports-no-ticket = no ticket in the display for this traveller
imports-further =
    { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
imports-nobodys = Traveller not shown
imports-no-amount = no amount
imports-international = International journey: passports required.
imports-tied = The tickets add up to the total, { $total }
imports-differ = Tickets { $tickets }, total { $total }
imports-untied = Tickets and total not compared yet
imports-in-the-way = To resolve before importing
imports-look-at = To check
imports-place-line = Line { $number }
imports-place-ticket = Ticket { $number }
imports-place-locator = PNR
imports-place-total = Total
imports-place-tickets = Tickets
imports-place-travellers = Travellers
imports-place-segments = Flights
imports-place-gds = GDS
imports-missing = Missing details
imports-missing-help = A ticket keeps the name it was issued to.
imports-saved = Saved traveller
imports-saved-found = Fills in what is missing from the display.
imports-saved-choose = Possibly one of these: choose, or fill in the fields.
imports-saved-none = None of these
imports-saved-detail =
    { $rank ->
        [same] Same name
        [accents] Same name, accents aside
       *[initials] Same initials
    }
imports-saved-born = { $match } · { $born }
imports-record = Whole PNR
imports-total = Total cost
imports-total-help = Our desk confirms it before anything is charged. The tickets must add up to it.
imports-ticket-total = Cost of this ticket
imports-ticket-holder = Traveller on this ticket
imports-left =
    { $count ->
        [one] 1 detail missing
       *[other] { $count } details missing
    }
imports-charge-help = Your account is charged the supplier’s price, whatever you ask of the customer.
imports-price = Customer price
imports-price-fare = Supplier’s price
imports-price-rounding = Rounding
imports-price-total = Customer pays
imports-hold-help = Nothing is charged now: it becomes a hold until { $date }, { $time }.
imports-import-charge = Import PNR and charge { $amount }
imports-import-hold = Import PNR as a hold
imports-importing = Importing…
imports-before = This PNR has already been imported
imports-before-help = A ticket is imported once; nothing was charged now.
imports-open-booking = Open booking { $id }
imports-unanswered = No answer received
imports-unanswered-help = It may have been imported. Ask again: nothing is imported or charged twice.
imports-ask-again = Ask again
imports-my-bookings = My bookings
imports-leave-it = Leave it for now
imports-check = Check with the supplier
imports-checking = Checking…
imports-check-again = Check again
imports-check-help = The supplier is asked for this PNR first. Nothing is imported or charged yet.
imports-supplier-says = Supplier’s answer
imports-confirmed = { $code ->
        [sandbox] Confirmed by the sandbox supplier
        [duffel] Confirmed by Duffel
       *[other] Confirmed by { $code }
    }
imports-same = The supplier’s record matches the display.
imports-differs =
    { $count ->
        [one] The display differs in 1 detail. The supplier’s record applies.
       *[other] The display differs in { $count } details. The supplier’s record applies.
    }
imports-differing = Detail
imports-shown = Display
imports-recorded = Supplier’s record
imports-recorded-pnr = PNR in the supplier’s record
imports-not-there = not there
imports-differs-traveller = Traveller
imports-differs-flight = Flight
imports-differs-ticket = Ticket
imports-differs-total = Total
imports-differs-limit = Time limit
imports-held = Not ticketed: the seats are held.
imports-unconfirmed-unknown = No supplier knows this PNR
imports-unconfirmed-surname = The supplier’s record of this PNR is in other names
imports-unconfirmed-silent = The supplier is not answering at the moment
imports-unconfirmed-help = You can send it to our desk. Nothing is charged until the desk has confirmed the booking and its cost.
imports-desk-help = Nothing is charged now. Our desk confirms the booking and its cost, and emails you the result.
imports-send-desk = Send to our desk
imports-asked = Sent to our desk as request { $number }
imports-asked-help = Nothing has been charged. Our desk confirms the booking and its cost, and emails you the result.
imports-open-request = Open the request
imports-another = Import another PNR
imports-taken = This PNR is already in use by another agency
imports-taken-help = It cannot be imported again, and nothing was charged. If it is yours, contact our desk.
