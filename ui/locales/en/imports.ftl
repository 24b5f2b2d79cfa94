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
imports-gds-unknown = Nobody’s display was recognised. Choose the GDS, or paste the whole display.
imports-text = GDS PNR
imports-text-hint = Paste the display here
imports-text-help = With names, flights and ticket numbers, as the terminal shows it.
imports-clear = Start over
imports-preview = Preview
imports-nothing = Nothing pasted yet
imports-nothing-help = Each line shows here as you paste it, with whether it was understood.
imports-reader-failed = The part of the page that reads displays could not be loaded.
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
imports-kind-arnk = On land
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
imports-surface = By other means on land
imports-standing-confirmed = Confirmed
imports-standing-changed = Times changed
imports-standing-requested = Requested
imports-standing-waitlisted = Waitlisted
imports-standing-gone = Cancelled
imports-standing-flown = Flown
imports-type-of-adult = Adult
imports-type-of-child = Child
imports-type-of-infant = Infant
imports-no-tickets = The display has neither a ticket number nor a ticketing time limit: there is nothing to import it as.
imports-no-ticket = the display has no ticket for this traveller
imports-further =
    { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
imports-nobodys = The display does not say whose
imports-no-amount = no amount
imports-international = An international journey: passports are needed.
imports-tied = The tickets make up the total, { $total }
imports-differ = Tickets { $tickets }, total { $total }
imports-untied = Tickets and total not compared yet
imports-in-the-way = This is in the way of the import
imports-look-at = Worth a look
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
imports-saved-found = Fills in what the display lacks.
imports-saved-choose = May be one of these: choose, or fill in the fields.
imports-saved-none = None of these
imports-saved-detail =
    { $rank ->
        [same] Same name
        [accents] Same name but for accents
       *[initials] As far as initials go
    }
imports-saved-born = { $match } · { $born }
imports-record = The whole record
imports-total = What it costs in all
imports-total-help = The desk confirms it before anything is charged. The tickets must make it up.
imports-ticket-total = What this ticket costs
imports-ticket-holder = Whose ticket it is
imports-left =
    { $count ->
        [one] 1 detail missing
       *[other] { $count } details missing
    }
imports-charge-help = Your account is charged what the supplier says it costs, whatever you ask of the customer.
imports-price = What the customer pays
imports-price-fare = The supplier’s price
imports-price-rounding = Rounding
imports-price-total = Customer pays
imports-hold-help = Nothing is charged now: it becomes a hold until { $date }, { $time }.
imports-import-charge = Import PNR and charge { $amount }
imports-import-hold = Import PNR as a hold
imports-importing = Importing…
imports-before = This PNR is imported already
imports-before-help = A ticket is imported once; nothing was charged now.
imports-open-booking = Open booking { $id }
imports-unanswered = No answer came
imports-unanswered-help = It may have been imported all the same. Asking again imports and charges nothing twice.
imports-ask-again = Ask again
imports-my-bookings = My bookings
imports-leave-it = Leave it
imports-check = Check with the supplier
imports-checking = Checking…
imports-check-again = Check again
imports-check-help = The supplier is asked for this PNR first. Nothing is imported or charged yet.
imports-supplier-says = What the supplier says
imports-confirmed = { $code ->
        [sandbox] Confirmed by the sandbox supplier
        [duffel] Confirmed by Duffel
       *[other] Confirmed by { $code }
    }
imports-same = The supplier’s record says the same as the display.
imports-differs =
    { $count ->
        [one] The display differs in 1 detail. The supplier’s record stands.
       *[other] The display differs in { $count } details. The supplier’s record stands.
    }
imports-differing = Detail
imports-shown = Display
imports-recorded = Supplier’s record
imports-recorded-pnr = Supplier’s record of PNR
imports-not-there = not there
imports-differs-traveller = Traveller
imports-differs-flight = Flight
imports-differs-ticket = Ticket
imports-differs-total = Total
imports-differs-limit = Time limit
imports-held = Not ticketed: the seats are held.
imports-unconfirmed-unknown = No supplier knows this PNR
imports-unconfirmed-surname = The supplier’s record of this PNR is in other names
imports-unconfirmed-silent = The supplier does not answer at the moment
imports-unconfirmed-help = You can send it to our desk. Nothing is charged until the desk has confirmed the booking and what it costs.
imports-desk-help = Nothing is charged now. The desk confirms the booking and what it costs, and mails you the result.
imports-send-desk = Send to the desk
imports-asked = Sent to the desk as request { $number }
imports-asked-help = Nothing has been charged. The desk confirms the booking and what it costs, and mails you the result.
imports-open-request = Open the request
imports-another = Import another PNR
imports-taken = This PNR is already in use by another agency
imports-taken-help = It cannot be imported again, and nothing was charged. If it is yours, contact our desk.
