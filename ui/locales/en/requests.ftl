# What a person must answer: requests and their queue.
requests-mine = My requests
requests-queue-all = Of all agencies
requests-queue-own = Handled by our team
requests-find-one = Request, booking or agency
requests-kind = Kind
requests-kind-all = All kinds
requests-kind-group = Group booking
requests-kind-offline-ssr = Service
requests-kind-cancel = Cancellation
requests-kind-change = Change
requests-kind-import = PNR import
requests-state = State
requests-state-all = All
requests-state-asked = In the queue
requests-state-taken = Being worked on
requests-state-under-way = Being done
requests-state-offered = Offer made
requests-state-accepted = Accepted
requests-state-confirmed = Confirmed
requests-state-refused = Refused
requests-state-declined = Declined
requests-state-withdrawn = Withdrawn
requests-state-closed = Closed
requests-none = No requests here
requests-none-help = Requests that fit the filters above appear here.
requests-travellers =
    { $count ->
        [one] { $count } traveller
       *[other] { $count } travellers
    }
requests-agency = Agency
requests-asked-by = Asked by
requests-taken-by = Taken up by
requests-journey = Journey
requests-way-back = Return: { $destination } to { $origin }
requests-who = Who travels
requests-who-total = { $count } travellers, at least { $records } PNRs
requests-party =
    { $adults ->
        [one] { $adults } adult
       *[other] { $adults } adults
    }{ $children ->
        [0] {""}
        [one] , { $children } child
       *[other] , { $children } children
    }{ $infants ->
        [0] {""}
        [one] , { $infants } infant
       *[other] , { $infants } infants
    }
requests-wishes = Wishes
requests-wishes-help = Times of day, airlines, budget, seats together, equipment
requests-contact-note = Where the answer goes
requests-group-note = { $least } to { $most } travellers
requests-group-promise = Nothing is booked or charged by sending this. A person answers with an offer, which you accept or decline.
requests-send-group = Send request for { $count } travellers
requests-send = Send request
requests-ask-again = Send again as it was
requests-unanswered = No word came on whether your request arrived
requests-unanswered-help = It may have arrived. Send it again as it was: it is kept only once.
requests-names = Names
requests-names-later = Can be sent later
requests-names-help = A CSV file with one traveller a line, under a line with the names of the columns. Dates as YYYY-MM-DD or DD/MM/YYYY; type adult, child or infant.
requests-names-columns = Columns, the first six required:
requests-names-choose = Choose a CSV file
requests-names-other = Choose another file
requests-names-sample = Download a sample
requests-names-drop = Leave this file out
requests-names-reading = Reading the file
requests-names-no-dates = Choose the days of travel first: ages are judged by them.
requests-names-failed = This file could not be read as a list of names.
requests-names-errors =
    { $count ->
        [one] { $count } error in the list
       *[other] { $count } errors in the list
    }
requests-names-errors-help = Correct them in the file and choose it again.
requests-names-line = Line { $line }
requests-names-line-head = Line
requests-names-column = Column
requests-names-error = What is wrong
requests-names-more = and { $count } more
requests-names-good =
    { $count ->
        [one] { $count } traveller, all in order
       *[other] { $count } travellers, all in order
    }
requests-traveller = Traveller
requests-records =
    { $count ->
        [one] Fits one PNR
       *[other] Split into { $count } PNRs
    }
requests-records-not = Too few adults: each PNR of nine needs one.
requests-record = PNR { $number } ({ $count }):
requests-named = { $count } of { $total } named
requests-name-now = Name the travellers
requests-name-send =
    { $count ->
        [one] Send { $count } name
       *[other] Send { $count } names
    }
requests-linked = Bookings
requests-offer = Offer
requests-answer = Answer
requests-each = Each
requests-count = Travellers
requests-sum = Amount
requests-valid-until = Can be accepted until
requests-price = Airline’s price
requests-price-note = Not charged to the account by this answer
requests-price-help = What the airline charges; the account is not touched
requests-reason = Reason
requests-note = Note
requests-note-help = A refusal needs a reason here
requests-conditions = Conditions
requests-of-booking = Booking
requests-supplier = { $code ->
    [imported] imported from a PNR
    [sandbox] sandbox
    [duffel] Duffel
   *[other] { $code }
}
requests-booking = Booking { $id }
requests-flights = Flights
requests-for-whom = For whom
requests-which-service = Which service, on which flight
requests-which-flight = Flight
requests-which-directions = Which directions
requests-service = Service
requests-service-help = By code or name
requests-remarks = Remarks
requests-wanted = What should change
requests-what = What are you asking for
requests-cancel-note = Charges and refund of this request are worked out by a person. Where a booking can be cancelled at once, its own page shows them.
requests-offline-note = Our team asks the airline for you
requests-offline-promise = Nothing changes by sending this. The answer appears here and in the booking’s history.
requests-find-title = Find the booking
requests-find-help = By booking id, PNR, ticket number or a traveller’s name.
requests-find = Find
requests-found-none = No booking of yours fits
requests-found-several = Several bookings fit: enter the booking id or PNR
requests-take = Take up
requests-hand-back = Put back into the queue
requests-close = Close
requests-others = { $name } works on it.
requests-your-answer = Your answer
requests-your-offer = Your offer
requests-price-of-adult = Fare of an adult
requests-price-of-child = Fare of a child
requests-price-of-infant = Fare of an infant
requests-make-offer = Make the offer
requests-confirm = Confirm
requests-under-way = The airline has been asked and has not answered yet. This goes on by itself.
requests-charges = What the airline keeps
requests-charges-rules = By the fare’s rules
requests-charges-agreed = As agreed with the airline
requests-charges-help = Enter what the airline keeps without tax: the tax on it is worked out. No more than base fare and fuel surcharge may be kept.
requests-charges-unknown = Nobody can be asked for this fare’s rules: the charges have to be entered.
requests-charge-airline = Airline’s charge
requests-charge-fee = Our fee
requests-charge-paid = Ticket cost
requests-charge-taxes = Taxes in it
requests-charge-stays = stays booked
requests-charge-wrong = { $who }, { $field }: { $said }
requests-work-out = Work it out
requests-settle = Cancel and refund
requests-settle-over = This preview has run out. Work it out again.
requests-ledger-entry = Ledger entry
requests-refuse = Refuse
requests-accept = Accept the offer
requests-decline = Decline
requests-withdraw = Withdraw the request
requests-accept-means = Accepting agrees to these fares. It reserves no seats and charges nothing: the desk makes the PNRs, you import each with Import PNR, which charges your account, and link the booking here.
requests-accepted = The fares are agreed; no seats are reserved yet
requests-accepted-help = Name everybody. Import each PNR that you receive: its tickets are charged to your account. Then link the booking here.
requests-lapsed = The last day of this offer has passed. The desk can renew it.
requests-link = Link booking
requests-link-field = Booking id of an imported PNR
requests-moved-on =
    Somebody else was first. The request is now: { $state ->
        [asked] in the queue
        [taken] being worked on
        [offered] offer made
        [accepted] accepted
        [confirmed] confirmed
        [refused] refused
        [declined] declined
        [withdrawn] withdrawn
       *[closed] closed
    }.
requests-done-take = You have taken this request up.
requests-done-hand-back = The request is back in the queue.
requests-done-offer = The offer is made; the agency has been notified.
requests-done-confirm = Confirmed; the agency has been notified.
requests-done-settle = Settled and posted; the agency has been notified.
requests-done-refuse = Refused; the agency has been notified.
requests-done-close = The request is closed.
requests-done-accept = The offer is accepted.
requests-done-decline = The offer is declined.
requests-done-withdraw = The request is withdrawn.
requests-done-name = The names are sent.
requests-done-link = The booking is linked.
requests-event-asked = Sent
requests-event-take = Taken up
requests-event-hand-back = Put back into the queue
requests-event-offer = Offer made
requests-event-confirm = Confirmed
requests-event-settle = Settled; the airline is asked
requests-event-not-settled = The airline refused; taken up again
requests-event-refuse = Refused
requests-event-close = Closed
requests-event-accept = Offer accepted
requests-event-decline = Offer declined
requests-event-withdraw = Withdrawn
requests-event-named =
    { $count ->
        [one] { $count } traveller named
       *[other] { $count } travellers named
    }
requests-event-linked = Booking { $transaction } linked
requests-pnr = PNR
requests-unconfirmed = Why it is here
requests-unconfirmed-unknown = No supplier knows this PNR
requests-unconfirmed-surname = The supplier’s record is in other names
requests-unconfirmed-silent = The supplier did not answer
requests-tickets = Tickets
requests-held-until = Held until
requests-claimed = Cost according to the agency
requests-display = The display as pasted
requests-price-confirmed = Confirmed cost
requests-price-confirmed-help = As confirmed with the airline or the issuing office. The agency’s account is charged this amount.
requests-price-held-help = As confirmed with the airline or the issuing office. Nothing is charged while the seats are held.
requests-take-over = Import and charge the agency
requests-take-over-held = Import as a hold
requests-done-take-over = Imported; the agency has been notified.
requests-event-take-over = Imported as booking { $transaction }

requests-service-WCHR = Wheelchair to the aircraft
requests-service-WCHS = Wheelchair, cannot climb stairs
requests-service-WCHC = Wheelchair to the seat
requests-service-BLND = Blind or low vision
requests-service-DEAF = Deaf or hard of hearing
requests-service-WCBD = Own wheelchair, dry battery
requests-service-WCBW = Own wheelchair, wet battery
requests-service-MAAS = Meet and assist
requests-service-UMNR = Unaccompanied minor
requests-service-MEDA = Medical case
requests-service-OXYG = Oxygen on board
requests-service-STCR = Stretcher
requests-service-BSCT = Baby bassinet
requests-service-EXST = Extra seat
requests-service-CBBG = Seat for cabin baggage
requests-service-XBAG = Extra baggage
requests-service-SPEQ = Sports equipment
requests-service-BIKE = Bicycle
requests-service-PETC = Pet in the cabin
requests-service-AVIH = Animal in the hold
requests-service-SPML = Special meal
requests-service-OTHS = Something else, as described
requests-settle-agreed = Settle as agreed
requests-charged = The customer pays
requests-agreed-flights = New flights { $direction }
requests-agreed-flights-help = A flight a line, times local: AI 865 Y 17MAY27 DEL BOM 0700 0915. The class may be left out; +1 after the arrival is the day after.
requests-agreed-help = What one traveller pays as agreed with the airline. A difference with a minus comes back; an empty field is zero.
requests-agreed-each-adult = Each adult
requests-agreed-each-child = Each child
requests-agreed-each-infant = Each infant
requests-agreed-fare = Fare difference
requests-agreed-taxes = Tax difference
requests-agreed-airline = Airline’s fee, without tax
requests-agreed-fee = Our fee
requests-agreed-ticket = New ticket of { $name }
requests-agreed-services-help = Enter the airline’s price for everybody it confirmed the service for; 0 where it is free. Who has no price is left out.
requests-agreed-price = Airline’s price
requests-agreed-kilograms = Kilograms
requests-agreed-seat = Seat
requests-agreed-held = This booking is only held: there is nothing to charge yet. Confirm that the airline has noted the service.
requests-agreed-cost = What it comes to
requests-agreed-new-total = Price of the booking afterwards
requests-agreed-services-lost = Services lost with the old flights
requests-event-not-covered = The balance does not cover it; it waits
requests-service-RQST = Seat
requests-names-download = Download the names
