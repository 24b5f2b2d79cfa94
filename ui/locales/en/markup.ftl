markup-shown-as = Added to the supplier’s price, part of what the customer pays
markup-rules = Markup rules
markup-first-fits = Narrow rules first: the first that is on and fits applies, rules never add up
markup-of-agency = As the agency has them under its Price rules: the first that is on and fits applies, and what you save is what it sees
markup-add = Add rule
markup-new = New rule
markup-edit = Change the rule
markup-keep = Done
markup-save = Save the rules
markup-discard = Discard changes
markup-unsaved = Not saved yet. Quotes and holds that are made keep their price.
markup-applies = Rules apply to quotes from the moment they are saved.
markup-none = No rule of yours
markup-none-of-agency = No rule of its own
markup-none-help = The portal’s terms apply. To add nothing, write a rule of 0.
markup-on = On
markup-off = Off
markup-up = Move { $name } up
markup-down = Move { $name } down
markup-edit-of = Change { $name }
markup-remove = Remove { $name }
markup-percent = { $percent } %
markup-per = { $product ->
    [flight] for each traveller with a seat
    [hotel] for each room
    [bus] for each seat
    [train] for each berth
    [cab] for each cab
    [holiday] for each room
    [cruise] for each cabin
   *[other] for each person
}
markup-of-price = of the supplier’s price
markup-most = of the price, at most { $amount } each
markup-all = { $product ->
    [flight] All flights
    [hotel] All stays
    [bus] All buses
    [train] All trains
   *[other] All of it
}
markup-since = since { $date }
markup-days = { $from } to { $to }
markup-from-airports = from { $airports }
markup-to-airports = to { $airports }
markup-travel-from = Flights leave from
markup-travel-to = Flights leave until
markup-travel-help = Day of the first departure. Left open: whenever they leave.
markup-travel-since = leaving since { $date }
markup-travel-until = leaving until { $date }
markup-travel-days = leaving { $from } to { $to }
markup-name = Name
markup-service = Service
markup-by = How it is added
markup-by-each = An amount each
markup-by-percent = A percentage
markup-amount = Markup
markup-at-most = At most
markup-first-day = First day
markup-last-day = Last day
markup-narrow = What the rule is for; what is left open is for all.
markup-companies = Customers
markup-companies-help = For what the people of these companies look at and book; chosen none, it is for everybody.
markup-for-companies = for { $companies }
markup-company-gone = a company that is not here any more
markup-journeys = Journey
markup-journey-domestic = Domestic
markup-journey-international = International
markup-trips = Kind of trip
markup-trip-one-way = One way
markup-trip-round-trip = Return fare
markup-trip-multi-city = Several cities
markup-cabins = Cabin
markup-cabin-Y = Economy
markup-cabin-W = Premium Economy
markup-cabin-C = Business
markup-cabin-F = First Class
markup-fares = Fare
markup-fare-regular = Regular
markup-fare-student = Student
markup-fare-armed-forces = Armed forces
markup-fare-senior-citizen = Senior citizen
markup-carriers = Airlines
markup-origins = From
markup-destinations = To
markup-codes-help = Codes, such as 6E, AI
markup-airports-help = Airport codes, such as COK
markup-effect = Effect on past sales
markup-effect-note = What these rules would have added
markup-effect-of = { $from } to { $to }, { $count ->
    [one] 1 sale
   *[other] { $count } sales
}
markup-month = Sales of
markup-month-last = Last month
markup-month-this = This month
markup-replay = Replay
markup-replay-later = { $count ->
    [one] One rule begins later and is not replayed.
   *[other] { $count } rules begin later and are not replayed.
}
markup-same = the same as it was
markup-was = was
markup-cut = There were more sales: the newest 400 are replayed.
markup-no-sales = Nothing was sold on these days.
markup-no-rule = No rule fits
markup-other-rule = Earlier rule
markup-bookings = { $count ->
    [one] 1 sale
   *[other] { $count } sales
}
markup-changed = { $count ->
    [one] 1 sale would have been marked up otherwise
   *[other] { $count } sales would have been marked up otherwise
}
markup-column-booking = Booking
markup-column-trip = Trip
markup-column-was = Was
markup-column-now = With these rules
