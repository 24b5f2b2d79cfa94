# Bookings: the list, one booking, its ticket.
bookings-new = New booking
bookings-by-status = By status
bookings-all = All
bookings-find = PNR, ticket, name, phone or invoice
bookings-from = Booked from
bookings-to = Booked to
bookings-travel-from = Travel date from
bookings-travel-to = Travel date to
bookings-clear = Clear filters
bookings-none-match = No booking matches these filters.
bookings-none-yet = What you book appears here at once.
bookings-not-found = There is no booking { $transactionId } at your agency.
bookings-pages = Pages
bookings-previous = Previous
bookings-next = Next
bookings-page = Page { $page } of { $pages }
bookings-current = { $count ->
    [one] { $count } current booking on this page
   *[other] { $count } current bookings on this page
}
bookings-column-booking = Booking
bookings-column-trip = Trip
bookings-column-traveller = Traveller
bookings-column-status = Status
bookings-column-customer = Customer
bookings-ticket-title = E-ticket { $id }
bookings-hold-title = Hold { $id }
bookings-booking-title = Booking { $id }
bookings-print = Print
bookings-manage = Manage
bookings-pdf = PDF
bookings-mail = Email
bookings-mail-title = Email { $paper }
bookings-mail-to = To
bookings-mail-help = Separate several addresses with semicolons.
bookings-mail-send = Send
bookings-mailed = Email sent successfully.
bookings-mail-failed = Failed to send Email.
bookings-copy = Copy as text
bookings-copy-title = { $paper } as text
bookings-share-link = Link for the customer
bookings-share-whatsapp = WhatsApp message
bookings-share-note = Opens without a login, for anyone who has the link, until { $moment }.
bookings-share-end = Disable link
bookings-share-ended = The link is disabled. It no longer opens anything.
bookings-share-failed = No link was made or disabled.
bookings-paper-language = Document language
bookings-language-en = English
bookings-language-fr = Français
bookings-language-ar = العربية
bookings-show = Show
bookings-show-fare = Fare
bookings-show-fees = Change and cancellation fees
bookings-show-service-fee = Service charge
bookings-show-code = Barcode
bookings-show-gst = Agency GSTIN
bookings-booked-on = Booked on
bookings-reference = { $product ->
    [flight] PNR
   *[other] Reference
}
bookings-flights = Flights
bookings-travellers = Travellers
bookings-type = Type
bookings-type-adult = Adult
bookings-type-child = Child
bookings-type-infant = Infant
bookings-title-Mr = Mr
bookings-title-Ms = Ms
bookings-title-Mrs = Mrs
bookings-title-Mstr = Mstr
bookings-ticket-replaces = in place of { $number }
bookings-change-flights = Change flights
bookings-check-in-bag = { $kg ->
    [0] No check-in bag
   *[other] { $infants ->
        [0] Check-in bag { $kg } kg each
       *[other] Check-in bag { $kg } kg for each adult and child
    }
}
bookings-total = Total
bookings-part-fare = { $product ->
    [flight] Airline fare
   *[other] Supplier’s price
}
bookings-part-gross-fare = { $product ->
    [flight] Air fare
   *[other] Price
}
bookings-part-base-fare = { $product ->
    [visa] Government’s visa fee
   *[other] Base fare
}
bookings-part-taxes = Taxes and fees
bookings-part-yq = Fuel surcharge (YQ)
bookings-part-k3 = GST (K3)
bookings-part-markup = Service charge
bookings-part-service-charge = Service charge { $charge }
bookings-part-extra-markup = Service charge
bookings-part-agent-discount = Discount
bookings-part-service-fee = Service fee
bookings-part-rounding = Rounding
bookings-part-convenience-fee = Convenience fee
bookings-part-gst = GST on fees
bookings-part-discount = Discount
bookings-part-insurance = Insurance
bookings-part-driver-allowance = Driver’s allowance
bookings-part-night-allowance = Night allowance
bookings-part-supplier-charge = Supplier’s service charge { $charge }
bookings-part-supplier-charge-kept = Kept of the supplier’s service charges
bookings-part-express-charge = Handled sooner
bookings-part-package-flights = Air travel
bookings-part-tcs = TCS, tour abroad
bookings-part-port-charges = Port charges
bookings-part-gratuities = Tips
bookings-part-seat = Seats
bookings-part-meal = Meals
bookings-part-baggage = Baggage
bookings-part-special-ssr = Special services
bookings-part-discount-promo = Discount with code { $promo }
bookings-part-handling-charges = { $product ->
    [visa] Visa centre’s fee
   *[other] Handling charges
}
bookings-part-commission = Less commission
bookings-part-tds = Plus TDS
bookings-part-customer-tds = Plus TDS on the customer’s commission
bookings-part-processing-fee = Processing fee
bookings-part-payment-gateway-charges = Payment gateway charges
bookings-part-service-tax = Service tax
bookings-history = History
bookings-on-behalf-of = { $actor } for { $customer }
bookings-requested-title = { $product ->
    [flight] Awaiting the airline
   *[other] Awaiting the { product-supplier }
}
bookings-requested-text = This page updates by itself. Do not book again.
bookings-in-doubt-title = { $product ->
    [flight] The airline has not answered yet
   *[other] The { product-supplier } has not answered yet
}
bookings-in-doubt-text = { $product ->
    [flight] The amount stays reserved while we check with the airline. Do not book again: this page shows whether the booking was ticketed or failed.
   *[other] The amount stays reserved while we check with the { product-supplier }. Do not book again: this page shows whether the booking was confirmed or failed.
}
bookings-on-request-title = On request: the { product-supplier } has been asked
bookings-on-request-text = { $until ->
    [unknown] Nothing is booked yet, and nothing is charged: the amount stays reserved until the { product-supplier } has answered. This page shows the answer, and it is emailed to the agency.
   *[other] Nothing is booked yet, and nothing is charged: the amount stays reserved until the { product-supplier } has answered, { $until } at the latest. This page shows the answer, and it is emailed to the agency.
}
bookings-amending-title = { $product ->
    [flight] Awaiting the airline
   *[other] Awaiting the { product-supplier }
}
bookings-amending-text = { $product ->
    [flight] A change to this booking is in progress. Nothing else can be done to it until the airline has answered; this page then shows the result.
   *[other] A change to this booking is in progress. Nothing else can be done to it until the { product-supplier } has answered; this page then shows the result.
}
bookings-held-title = The seats are on hold
bookings-held-text = { $product ->
    [flight] Nothing is charged. Ticket them before the time limit; after it they go back to the airline.
   *[other] Nothing is charged. Confirm the booking before the time limit; after it what is held is given back.
}
bookings-not-confirmed-text = { $product ->
    [flight] The airline did not confirm. Nothing was charged; the reserved amount is available again.
   *[other] The { product-supplier } did not confirm. Nothing was charged; the reserved amount is available again.
}
bookings-withdrawn-title = The request was withdrawn
bookings-withdrawn-text = It was withdrawn before the { product-supplier } decided, so there is no voucher. Nothing was charged; the reserved amount is available again.
bookings-money = Money
bookings-whole-cancelled = Booking Cancelled
bookings-airline-pnr = Airline PNR
bookings-gds-pnr = GDS PNR
bookings-payment-unpaid = Nothing charged
bookings-payment-reserved = Amount reserved
bookings-payment-paid = Paid
bookings-payment-part-refunded = Partly refunded
bookings-payment-refunded = Refunded
bookings-paid-from-balance = Paid from balance
bookings-paid-so-far = Paid so far
bookings-still-to-pay = Still to pay by { $date }
bookings-balance-by = Balance { $amount } by { $date }
bookings-balance-due-by = Balance due by
bookings-payment-deposit = Deposit paid
bookings-paid-elsewhere-cash = Paid elsewhere, in cash
bookings-paid-elsewhere-card = Paid elsewhere, by card
bookings-paid-elsewhere-supplier = Paid to the supplier directly
bookings-net-price = Net price
bookings-customer-price = Customer price
bookings-customer-pays = Customer pays to date
bookings-money-suppliers = Suppliers
bookings-money-fees = Portal fees
bookings-own-tax = { $with ->
    [tds] Taxes you owe: GST on your service and TDS you withheld
   *[other] GST you owe on your service
}
bookings-you-earn = You earn
bookings-markup-of-it = your markup { $amount }
bookings-ledger-entry = Ledger entry
bookings-row-net = Net { $amount }
bookings-row-earned = You earn { $amount }
bookings-answer-change = Answer the change
bookings-and-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
bookings-history-paper-sent = { $paper ->
    [ticket] Ticket
    [invoice] Invoice
    [customer-invoice] Customer invoice
   *[other] Refund receipt
} emailed to { $to }
bookings-history-link-made = { $paper ->
    [ticket] Ticket
    [customer-invoice] Customer invoice
    [quote] Quote
   *[other] Refund receipt
}: link made for { $way ->
    [whatsapp] WhatsApp
    [mail] email
   *[other] copying
}
bookings-history-link-opened = { $paper ->
    [ticket] Ticket
    [customer-invoice] Customer invoice
    [quote] Quote
   *[other] Refund receipt
}: opened by the customer, { $count ->
    [one] once
   *[other] { $count } times
}
bookings-history-link-withdrawn = { $paper ->
    [ticket] Ticket
    [customer-invoice] Customer invoice
    [quote] Quote
   *[other] Refund receipt
}: link disabled
bookings-history-requested = Booking requested
bookings-history-in-doubt = { $product ->
    [flight] No answer from the airline in time; being checked
   *[other] No answer from the { product-supplier } in time; being checked
}
bookings-history-on-request = Asked of the { product-supplier }, which decides; nothing charged yet
bookings-history-confirmed = { $product ->
    [flight] Tickets issued, balance debited
   *[other] Confirmed, balance debited
}
bookings-history-services-added = Services added: { $travellers }, { $route }
bookings-history-split-into = Split off into { $part }: { $travellers }
bookings-history-split-from = Split from { $transactionId }, PNR { $pnr }
bookings-history-bought-with = { $product ->
    [insurance] Insurance bought with it: { $transaction }
   *[other] Bought with it: { $transaction }
}
bookings-history-not-bought-with = { $product ->
    [insurance] Insurance not bought, nothing charged for it: { bookings-not-bought-why }
   *[other] Not bought with it, nothing charged for it: { bookings-not-bought-why }
}
bookings-not-bought-why = { $trouble ->
    [sold-out] no longer for sale
    [fare-changed] its price had changed
    [balance-too-low] the balance did not cover it
    [over-limit] it passed the limit of what may be charged
    [policy] the company’s travel policy does not allow it
    [awaiting-approval] it awaits approval
    [not-sold] it is not sold here any more
    [first-not-booked] the booking that it was asked for with was not made
   *[refused] it was refused
}
bookings-history-not-confirmed = { $reason ->
    [withdrawn] Withdrawn before the { product-supplier } decided, nothing charged
   *[other] { $product ->
       [flight] Not confirmed by the airline, nothing charged
      *[other] Not confirmed by the { product-supplier }, nothing charged
   }
}
bookings-history-check-overridden = Continued anyway, { $check ->
    [overlapping-flights] on two flights at once
    [churn] booked again and again
    [connection-short] with a short connection
    [passport-six-months] with a passport that ends within six months
    [gstin-missing] without a GST number
   *[other] with a single name
}: { $reason }
bookings-history-held = { $product ->
    [flight] Seats held, nothing charged
   *[other] Held, nothing charged
}
bookings-history-hold-completed = Names and passports given to the airline
bookings-history-amending = { $product ->
    [flight] Requested from the airline: { bookings-history-doing }
   *[other] Requested from the { product-supplier }: { bookings-history-doing }
}
bookings-history-doing = { $kind ->
    [ticket-held] { $product ->
        [flight] ticketing the hold
       *[other] confirming the hold
    }
    [release-held] releasing the hold
    [expire-held] ending the hold
    [complete-held] giving names and passports
    [cancel] cancelling
    [change] { $product ->
        [flight] changing flights
       *[other] changing the booking
    }
    [add-ssr] adding services
    [split] splitting the booking
    [boarding] moving the boarding point
    [schedule-change] { $product ->
        [flight] accepting the airline’s new times
       *[other] accepting the supplier’s change
    }
    [claim] paying a claim
   *[no-show] recording a no-show
}
bookings-history-amendment-in-doubt = { $product ->
    [flight] No answer from the airline in time; being checked: { bookings-history-doing }
   *[other] No answer from the { product-supplier } in time; being checked: { bookings-history-doing }
}
bookings-history-amendment-refused = Not done, amount released: { bookings-history-doing }
bookings-history-part-cancelled = { $product ->
    [flight] { $kind ->
        [no-show] No-show
        [schedule-change] Given up after the airline’s change
       *[other] Cancelled in part
    }: { $travellers }, { $route } ({ $flights })
   *[other] { $kind ->
        [no-show] No-show
       *[other] Cancelled in part
    }: { $travellers }, { $title }
}
bookings-history-cancelled = { $product ->
    [flight] { $kind ->
        [no-show] No-show
        [schedule-change] Given up after the airline’s change
       *[other] Cancelled
    }: { $travellers }, { $route } ({ $flights })
   *[other] { $kind ->
        [no-show] No-show
       *[other] Cancelled
    }: { $travellers }, { $title }
}
bookings-history-schedule-changed = { $severity ->
    [cancelled] The airline cancelled flights
    [major] The airline changed the flights
   *[minor] The airline changed the times a little
}
bookings-history-schedule-restored = The airline went back to the flights that were agreed
bookings-history-changed = Moved to other flights; previous flights: { $route } ({ $flights })
bookings-history-released = { $product ->
    [flight] Hold released, seats given back
   *[other] Hold released, nothing charged
}
bookings-history-expired = { $product ->
    [flight] Hold expired, seats given back
   *[other] Hold expired, nothing charged
}
bookings-history-restored = Restored: its record was lost
bookings-history-request-asked = Requested from our desk: { $kind ->
        [tdr] TDR claim
        [offline-ssr] service
        [cancel] cancellation
       *[change] change
    } ({ $request })
bookings-history-request-confirm = Confirmed by our desk: { $kind ->
        [tdr] TDR claim
        [offline-ssr] service
        [cancel] cancellation
       *[change] change
    } ({ $request })
bookings-history-request-refuse = Refused by our desk: { $kind ->
        [tdr] TDR claim
        [offline-ssr] service
        [cancel] cancellation
       *[change] change
    } ({ $request })
bookings-history-request-withdraw = Request withdrawn: { $kind ->
        [tdr] TDR claim
        [offline-ssr] service
        [cancel] cancellation
       *[change] change
    } ({ $request })
bookings-no-show = No-show
bookings-departed = Departed
bookings-flight-given-up = Cancelled
bookings-flight-without = Cancelled for { $travellers }
bookings-flight-missed = No-show: { $travellers }
bookings-flight-departed = Has departed
bookings-traveller-only = { $route } only
bookings-schedule-open = The airline no longer operates the flights on this ticket. Answer the change on the booking’s page.
bookings-traveller-cancelled = Cancelled
bookings-bus-kind = { $model }, { $kind } { $abreast }
bookings-bus-seater = { $ac ->
    [yes] A/C seater
   *[no] non A/C seater
}
bookings-bus-semi-sleeper = { $ac ->
    [yes] A/C semi-sleeper
   *[no] non A/C semi-sleeper
}
bookings-bus-sleeper = { $ac ->
    [yes] A/C sleeper
   *[no] non A/C sleeper
}
bookings-bus-seater-sleeper = { $ac ->
    [yes] A/C seater and sleeper
   *[no] non A/C seater and sleeper
}
bookings-bus-duration = { $hours }h { $minutes }m
bookings-bus-deck-lower = lower deck
bookings-bus-deck-upper = upper deck
bookings-bus-call = Operator at the boarding point: { $phone }
bookings-bus-on-board = { $duration } on board
bookings-bus-reference = Operator’s reference
bookings-bus-ticket = Ticket number
bookings-bus-id = ID shown on board
bookings-id-aadhaar = Aadhaar card
bookings-id-pan = PAN card
bookings-id-passport = Passport
bookings-id-driving-licence = Driving licence
bookings-id-voter = Voter ID
bookings-shown-id-kind = Kind of ID
bookings-shown-id-number = Number
bookings-bus-given-up = Cancelled
bookings-bus-missed = Did not travel
bookings-bus-which-seats = Which seats
bookings-bus-choose-seat = Choose at least one seat.
bookings-bus-whole-only = The operator cancels single seats of a ticket on request only.

## Hotels

title-hotel-voucher-of = Hotel voucher { $id }
bookings-hotel-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
bookings-hotel-check-in = Check-in
bookings-hotel-check-out = Check-out
bookings-hotel-reference = Booking reference
bookings-hotel-confirmation = Hotel’s confirmation
bookings-hotel-requests = Requests to the hotel
bookings-hotel-cancellation = Cancellation
bookings-hotel-given-up = Cancelled
bookings-hotel-which-rooms = Which rooms are cancelled
bookings-hotel-choose-room = Choose at least one room.
bookings-hotel-room-number = Room { $number }
bookings-hotel-room-of = Room { $number }: { $room }
bookings-hotel-rooms =
    { $count ->
        [one] { $count } room
       *[other] { $count } rooms
    }
bookings-hotel-room-view = { $room }, { $view }
bookings-hotel-size = { $metres } m², { $beds }
bookings-hotel-room-standard = Standard room
bookings-hotel-room-superior = Superior room
bookings-hotel-room-deluxe = Deluxe room
bookings-hotel-room-club = Club room
bookings-hotel-room-family = Family room
bookings-hotel-room-junior-suite = Junior suite
bookings-hotel-room-suite = Suite
bookings-hotel-view-city = city view
bookings-hotel-view-sea = sea view
bookings-hotel-view-garden = garden view
bookings-hotel-view-pool = pool view
bookings-hotel-view-courtyard = courtyard view
bookings-hotel-view-mountains = mountain view
bookings-hotel-bed-king = king bed
bookings-hotel-bed-queen = queen bed
bookings-hotel-bed-twin = two single beds
bookings-hotel-bed-single = single bed
bookings-hotel-bed-family-beds = beds for a family
bookings-hotel-board-RO = Room only
bookings-hotel-board-BB = Breakfast
bookings-hotel-board-HB = Breakfast and dinner
bookings-hotel-board-FB = All meals
bookings-hotel-board-AI = All meals and drinks
bookings-hotel-charge-free = Free
bookings-hotel-charge-amount = Fixed charge
bookings-hotel-charge-percent = { $percent } % of the price
bookings-hotel-charge-all = Full price
bookings-hotel-charge-nights =
    { $count ->
        [one] { $count } night
       *[other] { $count } nights
    }
bookings-hotel-until = until { $moment }, hotel’s time
bookings-hotel-here = { $moment } here
bookings-hotel-after = after that
bookings-hotel-always = Non-refundable
bookings-hotel-there-city-tax = City tax, paid at the hotel, about
bookings-hotel-there-resort-fee = Resort fee, paid at the hotel, about
bookings-hotel-there-taxes-and-fees = Taxes and fees, paid at the hotel, about
bookings-cab-car = { $kind }, { $model } or similar
bookings-cab-hatchback = Hatchback
bookings-cab-sedan = Sedan
bookings-cab-suv = SUV
bookings-cab-premium = Premium SUV
bookings-cab-tempo = Tempo traveller
bookings-cab-duration = { $hours }h { $minutes }m
bookings-cab-pick-up = Pick-up
bookings-cab-drop = Drop
bookings-cab-follows = Waits for
bookings-cab-included = Included
bookings-cab-kilometres = { $count } km, about { $duration }
bookings-cab-over = Then { $km } a km; waiting { $waiting } an hour after { $minutes } min
bookings-cab-night = A further night driven, { $begins } to { $ends }: { $amount }
bookings-cab-cancelling = Cancelling
bookings-cab-free-until = Free until { $date }, { $time }; then { $percent } % is kept
bookings-cab-reference = Operator’s reference
bookings-cab-voucher = Voucher number
bookings-cab-operator = Operator
bookings-cab-driver = Driver
bookings-cab-driver-car = Car
bookings-cab-driver-later = Named about { $hours } hours before the pick-up
bookings-history-driver-named = Driver named: { $driver }
bookings-history-balance-due = { $stage ->
    [short] The balance was due on { $due }; the account has not enough
   *[other] Reminded of the balance, due { $due }
}
bookings-history-balance-charged = Balance charged, due { $due }
bookings-history-balance-paid = Balance paid before its day, { $due }
bookings-history-balance-unpaid = The balance was not paid by { $due }: cancelled by the terms
bookings-history-cabin-given = The line gave cabin { $cabins }
bookings-history-payment-received = Payment received: { $amount }
bookings-history-payment-reminded = Customer reminded of { $amount }, due { $due }
bookings-history-driver-replaced = Another driver comes: { $driver }
bookings-cab-given-up = Cancelled
bookings-cab-missed = Did not ride
bookings-cab-whole = The cab is cancelled whole
bookings-train-class-2S = Second sitting, 2S
bookings-train-class-SL = Sleeper, SL
bookings-train-class-CC = Chair car, CC
bookings-train-class-3E = 3 tier AC economy, 3E
bookings-train-class-3A = 3 tier AC, 3A
bookings-train-class-2A = 2 tier AC, 2A
bookings-train-class-1A = First AC, 1A
bookings-train-class-EC = Executive chair car, EC
bookings-train-quota-GN = General
bookings-train-quota-TQ = Tatkal
bookings-train-quota-LD = Ladies
bookings-train-quota-SS = Lower berth, 45 or 60+
bookings-train-boards = Boarding station
bookings-train-boards-instead = Boarding station; the ticket is from { $from }
bookings-train-length = { $duration }, { $km } km
bookings-train-pnr = PNR
bookings-train-chart = Chart
bookings-train-upgrade = Auto-upgrade
bookings-train-upgrade-considered = Considered with the chart, at no charge
bookings-train-upgrade-declined = Not wanted
bookings-train-upgrade-none = Considered; no berth of a higher class was free
bookings-train-upgraded = Upgraded to { $class } at no charge
bookings-train-id = ID carried
bookings-train-not-charted = Not made yet
bookings-train-charted = Made
bookings-train-second-charted = Made, the second too
bookings-train-booked-as = booked as
bookings-train-given-up = Cancelled
bookings-train-claimed = Refunded on a claim
bookings-train-missed = Did not travel
bookings-train-state-part-rac = Part RAC
bookings-train-state-rac = RAC
bookings-train-state-part-waiting = Part waitlisted
bookings-train-state-waiting = Waitlisted
bookings-train-who-cancels = Who cancels
bookings-train-choose-traveller = Choose at least one traveller.
bookings-train-cancel-note = Berths that are given up go to the next on the waiting list at once.
bookings-train-tdr-late-three-hours = Train late by more than 3 hours, not travelled
bookings-train-tdr-not-travelled = Not travelled
bookings-train-tdr-party-part-waiting = Party partly on the waiting list, not travelled
bookings-train-tdr-rac-not-travelled = RAC traveller, not travelled
bookings-train-tdr-train-cancelled = Train cancelled
bookings-train-tdr-train-diverted = Train diverted, not travelled
bookings-train-tdr-short-terminated = Train ended before its last stop
bookings-train-tdr-ac-failure = AC did not work
bookings-train-tdr-lower-class = Travelled in a lower class
bookings-train-tdr-lower-class-refused = Lower class given, not travelled
bookings-train-tdr-coach-not-attached = Coach not attached
bookings-train-tdr-no-room = No room given after the chart
bookings-train-tdr-status-fell = Status fell after the chart
bookings-train-tdr-remote-chart = Chart made at a remote station
bookings-train-tdr-missed-connection = Missed a connecting train
bookings-train-tdr-no-identity = Travelled without an ID, charged again
bookings-train-tdr-wrongly-charged = Wrongly charged on the train
bookings-train-tdr-partly-travelled = Travelled only in part
bookings-train-tdr-reason = Reason
bookings-train-tdr-certificate = Certificate or other PNR
bookings-search-for = What to search for
bookings-cab-arrives = Cab from { $place }, { $when }
bookings-cab-leaves = Cab to { $place }, { $when }
bookings-history-boarding-moved = Boarding point moved to { $place }
bookings-history-claim-settled = Claim paid by the { product-supplier }: { $travellers }, { $title }
bookings-history-rail-moved = Waiting list moved: { $moves }
bookings-history-rail-charted = { $moves ->
    [none] Chart prepared
   *[other] Chart prepared: { $moves }
}
bookings-history-rail-charted-again = { $moves ->
    [none] Second chart prepared
   *[other] Second chart prepared: { $moves }
}
bookings-beside-asking = { $what } is being bought
bookings-beside-asking-text = This booking stands; the outcome of the other is shown here in a moment, also if this page is closed meanwhile.
bookings-beside-show = Show { $what }
bookings-beside-confirmed = { $what } was bought with it
bookings-beside-confirmed-text = Booking { $id } stands on its own: it is cancelled and invoiced apart.
bookings-beside-first = Bought with { $what }
bookings-beside-first-text = It was asked for together with booking { $id } and stands on its own: it is cancelled and invoiced apart.
bookings-beside-cancelled = { $what } was bought with it, and cancelled since
bookings-beside-cancelled-text = Booking { $id } was cancelled on its own. What it came to stands there.
bookings-beside-part-cancelled = { $what } was bought with it, and cancelled in part since
bookings-beside-part-cancelled-text = Booking { $id } was cancelled for some of the travellers, on its own. What it came to stands there.
bookings-beside-first-cancelled = Bought with { $what }, which was cancelled since
bookings-beside-first-cancelled-text = It was asked for together with booking { $id }, which is cancelled. This one stands on its own: it is not cancelled with it.
bookings-beside-first-over-text = It was asked for with this booking, which was not made or was given back. Nothing was bought, and nothing was charged for it.
bookings-beside-not-bought = { $what } was not bought
bookings-beside-not-bought-text = This booking stands, and nothing was charged for the other. Reason: { bookings-not-bought-why }. It can be bought by itself.
bookings-beside-by-hand = Buy it by itself
bookings-beside-waits = { $what } is not bought yet
bookings-beside-waits-text = It is bought by itself once this booking is confirmed, and not at all if it is not.
bookings-history-admin-remark = Remark of the operator
bookings-history-trip-reason = { $chosen ->
    [yes] Reason for booking out of policy: { $name } ({ $reasonCode })
   *[other] Reason given for this trip
  }
bookings-admin-remark = Admin remark
bookings-admin-remark-help = The agency’s people read it in this history.
bookings-admin-remark-add = Add remark
