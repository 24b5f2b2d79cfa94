# Importing a PNR
imports-display = PNR display
imports-type = Select Type
imports-type-flight = Flight
imports-type-hotel = Hotel
imports-type-cab = Cab
imports-type-not = Only flights can be imported
imports-gds = Select GDS
imports-gds-auto = Detect by itself
imports-gds-amadeus = Amadeus
imports-gds-galileo = Galileo
imports-gds-sabre = Sabre
imports-gds-found = Read as { $gds }
imports-gds-unknown = Nobody’s display was recognised. Choose the GDS, or paste the whole display.
imports-text = GDS PNR
imports-text-hint = Paste the display here
imports-text-help = With names, flights and ticket numbers, as the terminal shows it.
imports-clear = Begin anew
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
imports-in-the-way =
    { $count ->
        [one] This is in the way
       *[other] { $count } things are in the way
    }
imports-look-at =
    { $count ->
        [one] Worth a look
       *[other] { $count } things worth a look
    }
imports-place-line = Line { $number }
imports-place-ticket = Ticket { $number }
imports-place-locator = PNR
imports-place-total = Total
imports-place-tickets = Tickets
imports-place-travellers = Travellers
imports-place-segments = Flights
imports-place-gds = GDS
imports-missing = What the display lacks
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
imports-total-help = Money is posted only where the tickets make up this total.
imports-ticket-total = What this ticket costs
imports-ticket-holder = Whose ticket it is
imports-left =
    { $count ->
        [one] 1 detail still open
       *[other] { $count } details still open
    }
imports-charge-help = Your account is charged what the tickets cost: no markup, no fee, no commission.
imports-hold-help = Nothing is charged: without tickets it becomes a hold, until { $date }, { $time }.
imports-import = Import PNR
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
