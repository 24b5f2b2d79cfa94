# What a person must answer: requests and their queue.
requests-mine = My requests
requests-find-one = Request, booking or agency
requests-kind = Kind
requests-kind-all = All kinds
requests-kind-group = Group booking
requests-kind-offline-ssr = Service
requests-kind-cancel = Cancellation
requests-kind-tdr = Railway claim, TDR
requests-kind-change = Change
requests-kind-import = PNR import
requests-kind-stay-wish = Wish for a stay
requests-state = Status
requests-state-all = All
requests-state-asked = In the queue
requests-state-taken = In progress
requests-state-under-way = { $product ->
    [flight] Awaiting airline
   *[other] Awaiting supplier
}
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
requests-asked-by = Requested by
requests-taken-by = Assigned to
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
requests-wishes = Preferences
requests-wishes-help = Times of day, airlines, budget, seats together, equipment
requests-contact-note = Where the answer goes
requests-group-note = { $least } to { $most } travellers
requests-group-promise = Nothing is booked or charged by sending this. Our desk answers with an offer, which you accept or decline.
requests-send-group = Send request for { $count } travellers
requests-send = Send request
requests-ask-again = Send again as it was
requests-unanswered = No answer received: your request may not have arrived
requests-unanswered-help = Send it again as it was: it is kept only once.
requests-names = Names
requests-names-later = Can be sent later
requests-names-help = A CSV file with one traveller a line, under a line with the names of the columns. Dates as YYYY-MM-DD or DD/MM/YYYY; type adult, child or infant.
requests-names-columns = Columns, the first six required:
requests-names-choose = Choose a CSV file
requests-names-other = Choose another file
requests-names-sample = Download a sample
requests-names-drop = Remove this file
requests-names-reading = Reading the file
requests-names-no-dates = Choose the travel dates first: ages are checked against them.
requests-names-failed = This file could not be read as a name list.
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
        [one] { $count } traveller, no errors
       *[other] { $count } travellers, no errors
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
requests-name-now = Enter the names
requests-name-send =
    { $count ->
        [one] Send { $count } name
       *[other] Send { $count } names
    }
requests-linked = Bookings
requests-offer = Offer
requests-answer = Answer
requests-each = Per traveller
requests-count = Travellers
requests-sum = Amount
requests-valid-until = Can be accepted until
requests-deposit = Deposit
requests-deposit-help = For the whole group; leave empty for none
requests-deposit-due = Deposit due
requests-names-due = Names due
requests-balance = Balance
requests-balance-due = Balance due
requests-due-by = by { $day }
requests-deposit-charged = Deposit charged
requests-deposit-back = Given back
requests-deposit-back-help = Of { $deposit }; the rest is kept. Enter 0 to keep all of it.
requests-price = { $product ->
    [flight] Airline’s price
   *[other] Price of the { product-supplier }
}
requests-price-note = Not charged to the account by this answer
requests-price-help = { $product ->
    [flight] What the airline charges; the account is not touched
   *[other] What the { product-supplier } charges; the account is not touched
}
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
requests-for-whom = Travellers
requests-which-service = Service and flight
requests-which-flight = Flight
requests-which-directions = Which directions
requests-service = Service
requests-service-help = By code or name
requests-remarks = Remarks
requests-wanted = Change requested
requests-what = Type of request
requests-cancel-note = Our desk works out the charges and refund of this request. Where a booking can be cancelled at once, its own page shows them.
requests-offline-note = Our desk asks the airline for you
requests-offline-promise = Nothing changes by sending this. The answer appears here and in the booking’s history.
requests-find-title = Find the booking
requests-find-help = By booking ID, PNR, ticket number or a traveller’s name.
requests-find = Find
requests-found-none = None of your bookings matches
requests-found-several = Several bookings match: enter the booking ID or PNR
requests-take = Assign to me
requests-hand-back = Return to the queue
requests-close = Close
requests-others = Assigned to { $name }.
requests-your-answer = Your answer
requests-your-offer = Your offer
requests-price-of-adult = Adult fare
requests-price-of-child = Child fare
requests-price-of-infant = Infant fare
requests-make-offer = Make the offer
requests-confirm = Confirm
requests-under-way = { $product ->
    [flight] Awaiting the airline’s answer. This continues by itself.
   *[other] Awaiting the answer of the { product-supplier }. This continues by itself.
}
requests-charges = { $product ->
    [flight] What the airline keeps
   *[other] What the { product-supplier } keeps
}
requests-charges-rules = By the fare rules
requests-charges-agreed = { $product ->
    [flight] As agreed with the airline
   *[other] As agreed with the { product-supplier }
}
requests-charges-help = { $product ->
    [flight] Enter what the airline keeps, excluding tax: the tax is calculated. No more than base fare and fuel surcharge may be kept.
   *[other] Enter what the { product-supplier } keeps, excluding tax: the tax is calculated. No more than its price without tax may be kept.
}
requests-charges-unknown = The fare rules cannot be retrieved: enter the charges.
requests-charge-airline = { $product ->
    [flight] Airline’s charge
   *[other] Charge of the { product-supplier }
}
requests-charge-fee = Our fee
requests-charge-paid = { $product ->
    [flight] Ticket cost
   *[other] Price paid
}
requests-charge-taxes = Taxes in it
requests-charge-stays = stays booked
requests-charge-wrong = { $who }, { $field }: { $said }
requests-work-out = Calculate
requests-settle = Cancel and refund
requests-settle-over = This preview has expired. Calculate again.
requests-ledger-entry = Ledger entry
requests-refuse = Refuse
requests-accept = Accept the offer
requests-decline = Decline
requests-withdraw = Withdraw the request
requests-accept-means = Accepting agrees to these flights and fares. Nothing is charged yet: you pay here, and our desk then issues the tickets, which appear among your bookings.
requests-accept-charges = Accepting agrees to these flights and fares and charges the deposit of { $deposit } to your account at once. You pay the balance here, and our desk then issues the tickets, which appear among your bookings.
requests-accepted = The offer is accepted
requests-accepted-pay = Pay the balance and enter all names: our desk then issues the tickets, and the bookings appear here.
requests-accepted-paid = All of it is paid. Enter all names that are missing: our desk issues the tickets, and the bookings appear here.
requests-accepted-old = Enter all names. Import each PNR you receive: its tickets are charged to your account. Then link the booking here.
requests-pay = Pay the balance of { $amount }
requests-days-left =
    { $days ->
        [0] today is the last day
        [one] { $days } day left
       *[other] { $days } days left
    }
requests-balance-overdue = The balance was due by { $day } and was not paid. Please call our desk.
requests-balance-charged = Balance charged
requests-held-for-group = Held for the group
requests-taxes-in-it = Taxes { $amount } in it
requests-taxes-of-adult = Taxes in it, adult
requests-taxes-of-child = Taxes in it, child
requests-taxes-of-infant = Taxes in it, infant
requests-offered-flights = Flights { $direction }
requests-offered-check-in = Check-in baggage, kg each
requests-offered-cabin = Cabin baggage, kg each
requests-offered-baggage = Baggage
requests-offered-kilograms = { $checkIn } kg checked in, { $cabin } kg in the cabin
requests-make-title = Issue the tickets
requests-make-unpaid = The agency has still to pay { $amount }.
requests-make-unnamed = Nobody is named who has no booking yet.
requests-make-pnr = PNR of the airline
requests-make-ticket = Ticket of { $name }
requests-make =
    { $count ->
        [one] Make a booking for { $count } traveller
       *[other] Make a booking for { $count } travellers
    }
requests-done-pay = The balance is paid.
requests-done-make = The booking is made; the agency has been notified.
requests-event-pay = Balance paid
requests-event-make = Booking { $transaction } made for { $count }
requests-offer-expired = This offer has expired. Our desk can renew it.
requests-link = Link booking
requests-link-field = Booking ID of an imported PNR
requests-moved-on =
    Somebody else was quicker. The request is now: { $state ->
        [asked] in the queue
        [taken] in progress
        [offered] offer made
        [accepted] accepted
        [confirmed] confirmed
        [refused] refused
        [declined] declined
        [withdrawn] withdrawn
       *[closed] closed
    }.
requests-done-take = The request is assigned to you.
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
requests-event-take = Assigned
requests-event-hand-back = Returned to the queue
requests-event-offer = Offer made
requests-event-confirm = Confirmed
requests-event-settle = { $product ->
    [flight] Settled; awaiting the airline
   *[other] Settled; awaiting the { product-supplier }
}
requests-event-not-settled = { $product ->
    [flight] The airline refused; assigned again
   *[other] The { product-supplier } refused; assigned again
}
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
requests-unconfirmed = Reason
requests-unconfirmed-unknown = No supplier knows this PNR
requests-unconfirmed-surname = The supplier’s record is in other names
requests-unconfirmed-silent = The supplier did not answer
requests-tickets = Tickets
requests-held-until = Held until
requests-claimed = Cost stated by the agency
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
requests-service-OTHS = Other, as described
requests-waits = { $days ->
    [0] { $hours ->
        [0] Waits { $minutes }m
       *[other] Waits { $hours }h { $minutes }m
    }
   *[other] Waits { $days }d { $hours }h
}
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
