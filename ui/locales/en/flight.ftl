# Flights: search, results, booking.
flight-home-title = Flights
flight-landing-title = Welcome, { $name }
flight-from = From
flight-to = To
flight-swap = Swap from and to
flight-airport-placeholder = Code, city or airport
flight-airport-none = No airport of that name
flight-airports-failed = The list of airports could not be loaded.
flight-departure = Departure
flight-departure-title = Day of departure
flight-choose-date = Choose a date
flight-party = Travellers and cabin
flight-party-value = { $count }, { $cabin }
flight-adults = Adults
flight-adults-note = 12 years and over
flight-children = Children
flight-children-note = 2 to under 12
flight-infants = Infants
flight-infants-note = Under 2, on an adult’s lap
flight-cabin = Cabin
flight-cabin-Y = Economy
flight-cabin-W = Premium Economy
flight-cabin-C = Business
flight-cabin-F = First Class
flight-search = Search
flight-search-again = Search again
flight-fare-type = Fare type
flight-fare-type-regular = Regular
flight-fare-type-student = Student
flight-fare-type-armed-forces = Armed forces
flight-fare-type-senior-citizen = Senior citizen
flight-more-options = More options
flight-fewer-options = Fewer options
flight-preferred-airlines = Preferred airlines
flight-excluded-airlines = Excluded airlines
flight-any-airline = Any airline
flight-remove-airline = Remove { $airline }
flight-departure-window = Departs
flight-arrival-window = Arrives
flight-any-time = Any time
flight-layover-limit = Longest layover
flight-any-layover = Any length
flight-refund-type = Refund
flight-refund-all = All fares
flight-refund-refundable = Refundable
flight-refund-non-refundable = Non-refundable
flight-filter-hold = Hold
flight-filter-holdable = Can be held
flight-hold-until = Hold until { $date }, { $time }
flight-promo-code = Promo code
flight-non-stop-only = Non-stop only
flight-nearby-airports = Nearby airports
flight-routes = Lowest fares of recent routes
flight-routes-of = { $count ->
    [one] The next { $count } day
   *[other] The next { $count } days
}, one adult, one way
flight-routes-none = Routes that you search or book appear here, each with its lowest fare.
flight-routes-unknown = No fare in these days
flight-recent-from = from { $amount } per adult
flight-skip = Skip to the flights
flight-today = Today
flight-departing-today = Departing today
flight-nobody-departs = No departures today.
flight-latest-bookings = Latest bookings
flight-all-bookings = My bookings
flight-no-bookings = No bookings yet
flight-no-bookings-help = What you book appears here at once.
flight-approvals = Waiting for approval
flight-all-approvals = All approvals ({ NUMBER($count) })
flight-approval-yours = You decide
flight-approval-theirs = Others decide
flight-approval-of = { $name }, { $company }
flight-month = This month against last
flight-month-open = Sale summary
flight-month-days = To { $now }, against the same days to { $before }
flight-month-number = { NUMBER($number) }
flight-month-before = Last month
flight-month-more = { NUMBER($percent) } % more
flight-month-less = { NUMBER($percent) } % less
flight-month-same = As much
flight-month-sales = Sales
flight-month-bookings = Bookings
flight-month-earned = Earned
flight-month-refunded = Refunded
flight-account = Account
flight-open-ledger = Ledger
flight-spendable = Available to book
flight-reserved = Reserved
flight-rewards = Travel rewards
flight-party-detail = { $adults }A{ $children ->
    [0] {""}
   *[other] { " " }{ $children }C
}{ $infants ->
    [0] {""}
   *[other] { " " }{ $infants }I
}
flight-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
flight-recent-detail = { $date }, { $count ->
    [one] { $count } traveller
   *[other] { $count } travellers
}, { $cabin }
flight-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Results of a search.
flight-your-search = Your search
flight-change-search = Change search
flight-close-search = Close without changing
flight-back-to-search = Back to the search
flight-not-chosen = Not chosen
flight-to-city = { $from } to { $to }
flight-party-words = { $adults ->
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
flight-flights = Flights
flight-other-days = Other days
flight-count = { $count ->
    [one] { $count } flight, fare per adult
   *[other] { $count } flights, fare per adult
}
flight-count-of = { $left } of { $count ->
    [one] { $count } flight, fare per adult
   *[other] { $count } flights, fare per adult
}
flight-count-short = { $count ->
    [one] { $count } flight
   *[other] { $count } flights
}
flight-count-short-of = { $left } of { $count ->
    [one] { $count } flight
   *[other] { $count } flights
}
flight-count-most = (the best { $shown } of { $total })
flight-count-best = (the best { $shown }; there are more)
flight-duration = { $hours ->
    [0] { $minutes }m
   *[other] { $minutes ->
        [0] { $hours }h
       *[other] { $hours }h { $minutes }m
    }
}
flight-stops = { $count ->
    [0] Non-stop
    [one] { $count } stop { $airports }
   *[other] { $count } stops { $airports }
}
flight-kilograms = { $kilograms ->
    [0] None
   *[other] { $kilograms } kg
}
flight-bag = { $kilograms ->
    [0] No check-in bag
   *[other] { $bag }
}
flight-terminal-short = T{ $terminal }
flight-days-later = { $days ->
    [one] Arrives { $days } day later
   *[other] Arrives { $days } days later
}
flight-direction-name = { $flights }, { $airline }, { $departs } to { $arrives }, { $duration }, { $stops }
flight-offer-name = { $directions }, { $price } per adult
flight-sold-out = Sold out
flight-seats-left = { $count } left
flight-cancel-for = Cancel { $fee }
flight-change-for = Change { $fee }
flight-net = { $count ->
    [one] Net
   *[other] Net for { $count }
}
flight-net-per-adult = Net per adult
flight-earn = Earn
flight-compare-this = Compare
flight-fares = { $count ->
    [one] { $count } fare
   *[other] { $count } fares
}
flight-hide-fares = Hide fares
flight-fares-of = { $flights } fares
flight-fares-when = { $date }, { $departs } to { $arrives }, per adult
flight-per-adult = Per adult
flight-for-party = for { $count }
flight-for-change = For the change
flight-fare-per-adult = Fare per adult
flight-choose-fare = Choose { $family }
flight-feature = Feature
flight-cabin-bag = Cabin bag
flight-check-in-bag = Check-in bag
flight-change-fee = Change fee
flight-cancel-fee = Cancel fee
flight-seat = Seat
flight-meal = Meal
flight-booking-class = Booking class
flight-seats = Seats left
flight-included = Included
flight-paid = Chargeable
flight-seat-included = Seat included
flight-seat-paid = Seat chargeable
flight-meal-included = Meal included
flight-meal-paid = Meal chargeable
flight-fee-free = Free
flight-fee-not-allowed = Not allowed
flight-fees-note = Fees per traveller, if changed or cancelled now.
flight-leg = { $departs } { $origin } to { $arrives } { $destination }
flight-operated-by = Operated by { $airline }
flight-layover-at = { $duration } layover at { $airport }
flight-layover-overnight = { $duration } layover at { $airport }, overnight
flight-sort = Sort
flight-lead-price = Cheapest
flight-lead-duration = Fastest
flight-lead-best = Best
flight-sort-best-up = Best first
flight-sort-best-down = Best last
flight-sort-price-up = Price, lowest first
flight-sort-price-down = Price, highest first
flight-sort-duration-up = Duration, shortest first
flight-sort-duration-down = Duration, longest first
flight-sort-departure-up = Departure, earliest first
flight-sort-departure-down = Departure, latest first
flight-sort-arrival-up = Arrival, earliest first
flight-sort-arrival-down = Arrival, latest first
flight-sort-airline-up = Airline, A to Z
flight-sort-airline-down = Airline, Z to A
flight-net-switch = Net fare and commission
flight-view = View
flight-view-cards = Cards
flight-view-bars = Time bars
flight-bars-facts = { $duration }, { $stops }
flight-bars-time = { $city } time
flight-filters = Filters
flight-filters-count = { $count ->
    [0] Filters
   *[other] Filters { $count }
}
flight-clear-all = { $count ->
    [0] Clear all
   *[other] Clear all ({ $count })
}
flight-clear-filters = Clear filters
flight-show-flights = { $count ->
    [one] Show { $count } flight
   *[other] Show { $count } flights
}
flight-filter-flights = { $count ->
    [one] { $count } flight
   *[other] { $count } flights
}
flight-filter-show-all = Show all { $count }
flight-filter-show-fewer = Show fewer
flight-filter-up-to = Up to { $value }
flight-filter-between = { $from } to { $to }
flight-filter-stops = Stops
flight-filter-stop = { $stops ->
    [0] Non-stop
    [one] { $stops } stop
   *[other] { $stops } or more
}
flight-filter-airlines = Airlines
flight-filter-layover = Layover
flight-filter-avoid-overnight = Avoid overnight layovers
flight-filter-times = Times
flight-filter-departure = Departure from { $city }
flight-filter-arrival = Arrival in { $city }
flight-filter-same-day = Arrive on the same day
flight-filter-duration = Duration
flight-filter-duration-low = Shortest duration
flight-filter-duration-high = Longest duration
flight-filter-price = Price per adult
flight-filter-price-low = Lowest price
flight-filter-price-high = Highest price
flight-filter-flight-number = Flight number
flight-filter-flight-number-example = Such as 6E 2134
flight-filter-aircraft = Aircraft
flight-none-help = Another day or a nearby airport may have flights.
flight-filters-hide-all = { $count ->
    [one] Your filters hide the one flight of this day.
   *[other] Your filters hide all { $count } flights of this day.
}
flight-see-day = See { $day }
flight-invalid-title = This search is not possible
flight-compare = Compare
flight-compare-full = { $count } flights, the most you can compare
flight-compare-more = Choose up to { $count } flights
flight-compare-remove = Remove { $flights } from the comparison
flight-compare-clear = Clear
flight-compare-open = Compare side by side
flight-compare-close = Close comparison
flight-compare-differences = Only differences
flight-compare-select = Select
flight-compare-when = { $departs } { $origin } to { $arrives } { $destination }
flight-compare-best = best
flight-compare-no-layover = None
flight-compare-overnight = overnight
flight-compare-fare = Fare, 1 adult
flight-compare-earn = You earn, 1 adult
flight-compare-earn-all = { $count ->
    [one] You earn
   *[other] You earn, { $count } travellers
}
flight-compare-total-time = Total time
flight-compare-layover = Layover
flight-compare-check-in-bag = Check-in bag
flight-compare-cabin-bag = Cabin bag
flight-compare-cancel-fee = Cancel fee
flight-compare-change-fee = Change fee
flight-compare-seats-left = Seats left
flight-decision = Your choice
flight-chosen-departs = { $date }, { $time }
flight-chosen-fare = { $flights }, { $family }
flight-choose-one = Choose a flight to continue.
flight-total = { $count ->
    [one] Total, { $count } traveller
   *[other] Total, { $count } travellers
}
flight-balance-covers = Balance covers this
flight-credit-covers = Your credit covers this
flight-balance-short = Balance does not cover this
flight-book = Book
flight-hold = Hold
flight-not-held = These seats cannot be held: the airline wants them paid for when they are booked. Book them, or choose another fare.
flight-checking-price = Checking the price
flight-chosen-hidden = { $flights } is still chosen, but your filters hide it.
flight-offers-expired = These offers have expired. Search again for today’s prices.
flight-explain = Explain this amount
flight-explain-moved = The price was { $from } in the results and is { $to } now.

# Journeys of several directions.
flight-journey = Trip
flight-journey-one-way = One way
flight-journey-round-trip = Round trip
flight-journey-multi-city = Multi city
flight-onward = Onward
flight-return = Return
flight-from-to = { $origin } to { $destination }
flight-directions = Directions
flight-flight = Flight { $number }
flight-flight-field = Flight { $number }, { $field }
flight-add-flight = Add a flight
flight-remove-flight = Remove flight { $number }
flight-dates-title = Dates
flight-dates-of = { $from } to { $to }, lowest one-way fare per adult in { $currency }
flight-nights = { $count ->
    [one] { $count } night
   *[other] { $count } nights
}
flight-done-nights = Done, { $nights }
flight-fares-legend = Lowest one-way fare per adult in { $currency },
flight-fares-legend-cheapest = cheapest days in green
flight-condition-age = Every traveller must be { $age } or older on the first day of travel and carry proof to the airport.
flight-condition-adults = For adults only, each carrying proof of service to the airport.
flight-condition-children = Not sold with children or infants.
flight-days-between = { $first } – { $last }
flight-other-days-named = Other days, { $name }
flight-days-of = Days of
flight-days-before = Earlier days
flight-days-after = Later days
flight-lowest-fare = Lowest fare
flight-flights-named = Flights, { $name }
flight-filters-of = Filters of
flight-filters-named = Filters, { $name }
flight-filter-times-of = Times of
flight-bars-of = Time bars of
flight-compare-named = Compare, { $name }
flight-choose-flight = Choose a flight
flight-choose-each = Choose a flight for each direction to continue.
flight-next = Next, { $name }
flight-total-so-far = { $count ->
    [one] So far, { $count } traveller
   *[other] So far, { $count } travellers
}
flight-chosen-named = { $name }, { $chosen }
flight-special-return = Special return
flight-special-needs = Sold only with the same airline’s special return fare in the other direction
flight-pairs = Special return fares
flight-pairs-note = { $count ->
    [one] Both ways, { $count } traveller
   *[other] Both ways, { $count } travellers
}
flight-pair-flights = { $there } { $leaves }, { $back } { $returns }
flight-pair-saves = saves { $amount }
flight-pair-needs = { $flights } is chosen at a special return fare, which needs the same airline’s here.
flight-pair-none = { $flights } is chosen at a special return fare, which needs the same airline’s here, and none goes with it. Choose another fare of it.
flight-pair-take = Take { $flights }, { $time }: { $total } both ways
flight-pair-leave = Take { $family } instead, { $total }
flight-quote = { $count ->
    [0] Quote
   *[other] Quote ({ $count })
}
flight-quote-compared = Send as a quote
flight-schedule-changed = { $count ->
    [one] The airline changed the flights of { $count } booking
   *[other] Airlines changed the flights of { $count } bookings
}
flight-schedule-changed-booking = { $pnr }, { $name }, { $trip }: answer by { $date }, { $time }
