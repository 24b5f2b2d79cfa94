# The passenger calendar
passengers-earlier = Month before
passengers-later = Month after
passengers-this-month = This month
passengers-print = Print
passengers-month = Departures by day
passengers-day-count = { $departures ->
    [one] { $departures } departure
   *[other] { $departures } departures
}, { $travellers ->
    [one] { $travellers } traveller
   *[other] { $travellers } travellers
}
passengers-day = { $day }: { $count }
passengers-none = { $day }: no departures
passengers-all-days = Whole month
passengers-list-month = Departures in { $month }
passengers-list-day = Departures on { $day }
passengers-filter-leg = Kind of departure
passengers-leg-outward = Departures
passengers-leg-return = Returns
passengers-leg-onward = Further flights
passengers-one-outward = Departure
passengers-one-return = Return
passengers-one-onward = Further flight
passengers-search = Traveller, PNR or airport
passengers-carrier = Airline
passengers-any-carrier = All airlines
passengers-departs = Departs
passengers-flight = Flight
passengers-trip = Trip
passengers-who = Travellers
passengers-booking = Booking
passengers-empty = No departures
passengers-empty-help = No departure matches. Look at another month, or clear filters.
passengers-clear = Clear filters
passengers-cut = This month has more departures than are shown.
passengers-sums = { $departures ->
    [one] { $departures } departure
   *[other] { $departures } departures
}, { $travellers ->
    [one] { $travellers } traveller
   *[other] { $travellers } travellers
}
passengers-more = { $count ->
    [one] { $count } more departure. Choose a day to see it.
   *[other] { $count } more departures. Choose a day to see them.
}
