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
flight-promo-code = Promo code
flight-non-stop-only = Non-stop only
flight-nearby-airports = Nearby airports
flight-recent = Recent searches
flight-recent-clear = Clear
flight-latest-bookings = Latest bookings
flight-all-bookings = My bookings
flight-no-bookings = No bookings yet
flight-no-bookings-help = What you book appears here at once.
flight-account = Account
flight-open-ledger = Ledger
flight-spendable = Can be spent
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
