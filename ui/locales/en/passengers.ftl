# The passenger calendar
passengers-title = { $product ->
    [hotel] { title-hotel-calendar }
    [train] { title-train-calendar }
   *[other] { title-passenger-calendar }
}
passengers-earlier = Month before
passengers-later = Month after
passengers-this-month = This month
passengers-print = Print
passengers-month = { $product ->
    [hotel] Arrivals by day
   *[other] Departures by day
}
passengers-day-count = { $product ->
    [hotel] { $departures ->
        [one] { $departures } arrival
       *[other] { $departures } arrivals
    }
   *[other] { $departures ->
        [one] { $departures } departure
       *[other] { $departures } departures
    }
}, { $product ->
    [hotel] { $travellers ->
        [one] { $travellers } guest
       *[other] { $travellers } guests
    }
   *[other] { $travellers ->
        [one] { $travellers } traveller
       *[other] { $travellers } travellers
    }
}
passengers-day = { $day }: { $count }
passengers-none = { $product ->
    [hotel] { $day }: no arrivals
   *[other] { $day }: no departures
}
passengers-all-days = Whole month
passengers-list-month = { $product ->
    [hotel] Arrivals in { $month }
   *[other] Departures in { $month }
}
passengers-list-day = { $product ->
    [hotel] Arrivals on { $day }
   *[other] Departures on { $day }
}
passengers-filter-leg = Kind of departure
passengers-leg-outward = Departures
passengers-leg-return = Returns
passengers-leg-onward = { $product ->
    [flight] Further flights
   *[other] Further legs
}
passengers-one-outward = { $product ->
    [hotel] Stay until { $until }
    [insurance] Insured until { $until }
    [visa] Journey until { $until }
   *[other] Departure
}
passengers-one-return = Return
passengers-one-onward = { $product ->
    [flight] Further flight
    [visa] Decision at the earliest
   *[other] Further leg
}
passengers-search = { $product ->
    [flight] Traveller, PNR or airport
    [hotel] Guest, reference or hotel
   *[other] Traveller, reference or place
}
passengers-mark = { $product ->
    [flight] Airline
   *[other] Supplier
}
passengers-any-mark = { $product ->
    [flight] All airlines
   *[other] All
}
passengers-begins = { $product ->
    [flight] Departs
    [hotel] Arrives
   *[other] When
}
passengers-service = { $product ->
    [flight] Flight
   *[other] Service
}
passengers-trip = { $product ->
    [hotel] Hotel
   *[other] Trip
}
passengers-who = { $product ->
    [hotel] Guests
   *[other] Travellers
}
passengers-booking = Booking
passengers-empty = { $product ->
    [hotel] No arrivals
   *[other] No departures
}
passengers-empty-help = { $product ->
    [hotel] No arrival matches. Look at another month, or clear filters.
   *[other] No departure matches. Look at another month, or clear filters.
}
passengers-clear = Clear filters
passengers-cut = { $product ->
    [hotel] This month has more arrivals than are shown.
   *[other] This month has more departures than are shown.
}
passengers-sums = { $product ->
    [hotel] { $departures ->
        [one] { $departures } arrival
       *[other] { $departures } arrivals
    }
   *[other] { $departures ->
        [one] { $departures } departure
       *[other] { $departures } departures
    }
}, { $product ->
    [hotel] { $travellers ->
        [one] { $travellers } guest
       *[other] { $travellers } guests
    }
   *[other] { $travellers ->
        [one] { $travellers } traveller
       *[other] { $travellers } travellers
    }
}
passengers-more = { $count ->
    [one] { $count } more departure. Choose a day to see it.
   *[other] { $count } more departures. Choose a day to see them.
}
passengers-filter-product = Product
