bus-home-title = Buses
bus-results-title = { $from } to { $to }
bus-search = Search buses
bus-search-again = Search again
bus-from = From
bus-to = To
bus-date = Journey date
bus-swap = Swap cities
bus-no-city = No city with buses
bus-day-before = A day earlier
bus-day-after = A day later
bus-none-help = No bus runs between these cities on this day. Try another day or a city nearby.
bus-count = { $shown } of { $all ->
    [one] one bus
   *[other] { $all } buses
}
bus-sort = Order
bus-sort-price = Cheapest first
bus-sort-price-down = Dearest first
bus-sort-departure = Earliest departure
bus-sort-arrival = Earliest arrival
bus-sort-duration = Fastest
bus-sort-rating = Best rated
bus-sort-seats = Most seats left
bus-filters = Filters
bus-clear = Clear all
bus-all-filtered = No bus passes these filters
bus-filter-traits = Bus type
bus-filter-departs = Departure
bus-filter-arrives = Arrival
bus-filter-operators = Operator
bus-filter-boarding = Boarding point
bus-filter-dropping = Dropping point
bus-filter-price = Price
bus-filter-stars = Rating
bus-any = Any
bus-stars = { $stars } and more
bus-up-to = Up to { $amount }
bus-show-all = Show all { $count }
bus-show-fewer = Show fewer
bus-trait-ac = A/C
bus-trait-non-ac = Non A/C
bus-trait-seater = Seater
bus-trait-sleeper = Sleeper
bus-band-night = 00:00 to 06:00
bus-band-morning = 06:00 to 12:00
bus-band-afternoon = 12:00 to 18:00
bus-band-evening = 18:00 to 24:00
bus-state-operator = Government operator
bus-amenity-blanket = Blanket
bus-amenity-charging = Charging point
bus-amenity-live-tracking = Live tracking
bus-amenity-reading-light = Reading light
bus-amenity-snacks = Snacks
bus-amenity-toilet = Toilet
bus-amenity-water = Water
bus-amenity-wifi = Wi-Fi
bus-overnight = Overnight
bus-not-rated = Not rated yet
bus-reviews = { $count ->
    [one] 1 review
   *[other] { $count } reviews
}
bus-earn = Earn
bus-left = { $count ->
    [one] 1 seat left
   *[other] { $count } seats left
}
bus-view-seats = View seats
bus-hide-seats = Hide seats
bus-compare = Compare
bus-comparison = Comparison
bus-compare-end = End comparison
bus-compare-price = From
bus-compare-bus = Bus
bus-compare-departs = Departure
bus-compare-arrives = Arrival
bus-compare-duration = Duration
bus-compare-rating = Rating
bus-compare-left = Seats
bus-compare-amenities = On board
bus-compare-cheapest-cancel = Least cancellation charge
bus-seats = Seats of this bus
bus-seats-again = Show the seats again
bus-kind-seat = seat
bus-kind-semi-sleeper = semi-sleeper
bus-kind-sleeper = sleeper
bus-seat-free = free
bus-seat-taken = taken
bus-seat-ladies = for women
bus-seat-gentlemen = for men
bus-seat-blocked = not for sale here
bus-seat-chosen = chosen
bus-legend-free = Free, with its price
bus-legend-ladies = For women
bus-legend-gentlemen = For men
bus-legend-taken = Taken
bus-legend-blocked = Not for sale here
bus-legend-chosen = Chosen
bus-boarding = Boarding, { $city }
bus-dropping = Dropping, { $city }
bus-choose-seats = Choose up to { $most } seats.
bus-who-sits = Who sits on { $seat }
bus-woman = Woman
bus-man = Man
bus-give-up-seat = Give up seat { $seat }
bus-policy = Cancelling: what is kept
bus-policy-over = { $from } hours and more before
bus-policy-between = { $from } to { $to } hours before
bus-total = Total
bus-blocking = Keeping the seats
bus-continue = { $count ->
    [0] Continue
    [one] Continue with 1 seat
   *[other] Continue with { $count } seats
}
bus-seats-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
bus-field-of = { $field } of { $seat }
bus-field-age = Age
bus-field-gender = Gender
bus-field-seat = Seat
bus-for-female = for a woman
bus-for-male = for a man
bus-for-others = for anybody
bus-passengers = Passengers
bus-passengers-note = Names as on the ID
bus-be-there = Be at the boarding point 15 minutes before the time shown.
bus-shown-id = ID shown on board
bus-shown-id-note = The operator asks for one passenger’s
bus-shown-id-help = Whole, or its last four signs
bus-cancelling = Cancelling, per seat
bus-until = Until
bus-kept = Kept of the fare
bus-cancelling-note = After departure nothing comes back. If the bus does not run, everything does.
