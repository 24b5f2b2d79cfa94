train-home-title = Trains
train-results-title = { $from } to { $to }
train-search = Search trains
train-search-again = Search again
train-search-more = Search more trains
train-from = From
train-to = To
train-date = Journey date
train-quota = Quota
train-swap = Swap stations
train-no-station = No such station
train-day-before = A day earlier
train-day-after = A day later
train-none-help = No train runs between these stations on this day. Try another day or a station nearby.
train-count = { $shown } of { $all ->
    [one] one train.
   *[other] { $all } trains.
}
train-estimate = Chances are estimates from past departures, not promises.
train-sort = Order
train-sort-chance = Best chance
train-sort-departure = Earliest
train-sort-duration = Fastest
train-sort-price = Cheapest
train-legend = What the colours say
train-legend-confirmed = AVL, a berth
train-legend-rac = RAC, a seat, berth later
train-legend-likely = WL, likely
train-legend-unlikely = WL, unlikely
train-filters = Filters
train-clear = Clear all
train-all-filtered = No train passes these filters
train-filter-chance = Chance
train-filter-chance-any = Any
train-filter-chance-confirmed = Confirmed now
train-filter-chance-rac = RAC or better
train-filter-chance-likely = 70% or more
train-filter-classes = Class
train-filter-departs = Departure
train-filter-stations = Stations
train-band-night = 00:00 to 06:00
train-band-morning = 06:00 to 12:00
train-band-afternoon = 12:00 to 18:00
train-band-evening = 18:00 to 24:00
train-stops = { $count ->
    [0] no stop
    [one] 1 stop
   *[other] { $count } stops
}
train-direct = Direct
train-runs-daily = Runs daily
train-runs-on = Runs on { $days }
train-route = Route
train-route-again = Show the route again
train-route-of = Stops of { $name }
train-stop = Stop
train-arrives = Arrives
train-departs = Departs
train-km = km
train-show-days = 6 days
train-hide-days = Hide days
train-days-of = Classes of { $name } by day
train-class-fare = Class, fare
train-day-asked = { $day }, searched
train-cell-available = AVL { $left }
train-cell-rac = RAC { $number }
train-cell-waiting = WL { $number }
train-cell-regret = Regret
train-cell-not-open = Not open
train-cell-charted = Chart made
train-cell-departed = Departed
train-chance-confirmed = confirmed
train-chance-rac = { $percent }% gets berth
train-chance-waiting = { $percent }% confirms
train-chance-estimate = About { $percent }% get a berth by the chart: an estimate from past departures.
train-cell-said = { $class }, { $day }: { $status }, { $chance }
train-who = Who travels
train-chosen = { $class }, { $day }
train-age = Age
train-gender = Gender
train-gender-male = Male
train-gender-female = Female
train-gender-others = Other
train-wish = Berth preference
train-wish-any = No preference
train-berth-LB = Lower
train-berth-MB = Middle
train-berth-UB = Upper
train-berth-SLB = Side lower
train-berth-SUB = Side upper
train-berth-WS = Window
train-berth-MS = Middle seat
train-berth-AS = Aisle
train-add-traveller = Add traveller
train-drop-traveller = Remove traveller { $number }
train-most = Up to { $most } on one ticket.
train-most-tatkal = Up to { $most } on one ticket in Tatkal.
train-own-berth = With a berth of its own, at the full fare
train-own-berth-free = With a berth of its own, at the full fare; free without one
train-boarding = Boarding station
train-adult-fare = An adult pays
train-quoting = Asking for the price
train-book-class = Book { $class }
train-travellers = Travellers
train-travellers-note = Names as on the ID
train-travellers-count = { $count ->
    [one] 1 traveller
   *[other] { $count } travellers
}
train-traveller = Traveller { $number }
train-aged = age { $age }
train-without-berth = without a berth
train-field-of = { $field } of traveller { $number }
train-field-title = Title
train-field-firstName = First name
train-field-lastName = Last name
train-field-age = Age
train-field-wish = Berth preference
train-only-confirmed = Book only if everybody gets a berth
train-means-rac = With RAC two share a side lower berth, seated, until one is free.
train-means-waiting = If nobody on the ticket moves up, it is cancelled when the chart is made, and refunded.
train-to-berth = From booking to berth
train-until-flat = Until here cancelling keeps { $amount } a berth
train-until-share = Until here cancelling keeps { $percent }% of the fare
train-least = at least { $amount } a berth
train-hours-before = { $hours } hours before
train-chart = The chart is made
train-chart-note = Coach and berth are final; confirmed berths cannot be cancelled from here on
train-leaves = The train leaves
train-leaves-note = Nothing comes back afterwards
train-clerkage = RAC and waiting list: cancelling keeps 60 rupees a traveller until 30 minutes before departure.
train-tatkal-nothing = Nothing comes back of a confirmed Tatkal berth.
train-booked-confirmed = Everybody has a berth
train-booked-confirmed-text = Coach and berth are final with the chart.
train-booked-rac = Booked, some share a berth
train-booked-rac-text = Who has RAC travels seated and gets a berth as soon as one is free.
train-booked-waiting = Booked on the waiting list
train-booked-waiting-text = On the waiting list alone nobody may travel. Berths move up as others cancel, until the chart is made.
train-paid = Customer price
train-show-ticket = Show ticket
train-show-booking = Booking details
train-pnr-help = Ten digits
train-pnr-form = A PNR has ten digits
train-pnr-ask = Check status
train-pnr-again = Check again
train-pnr-none = No ticket of this PNR
train-pnr-none-help = Tickets that this agency sold are found here.
train-pnr-chart-due = The chart is made
train-pnr-charted = The chart was made
train-pnr-traveller = Traveller
train-pnr-booked = When booked
train-pnr-now = Now
train-pnr-stays = Who still waits stays on the ticket with those who have a berth, but has no place of their own.
train-pnr-history = Booking and its moves
train-certificate-role = Retail service provider of IRCTC
train-certificate-rsp = RSP id
train-certificate-address = Address
train-certificate-phone = Phone
train-certificate-psp = Principal service provider
train-certificate-term = Valid
train-certificate-from-to = { $from } to { $until }
train-certificate-valid = Valid
train-certificate-ends-soon = { $days ->
    [0] Ends today
    [one] Ends in 1 day
   *[other] Ends in { $days } days
}
train-certificate-ended = Ended
train-certificate-renew = Have it renewed by the principal service provider in time.
train-certificate-renew-now = Have a new one issued by the principal service provider.
train-certificate-display = Display this page where train tickets are sold.
train-certificate-code = QR code with the facts of this certificate
train-certificate-code-note = Scan to compare
train-certificate-print = Print
train-certificate-again = Load again
train-certificate-none = No certificate
train-certificate-none-help = The railway has not issued a certificate to this agency yet.
train-further = Search further
train-further-open = Look for a berth elsewhere
train-further-note = Finds surer tickets: from earlier stops, to later ones, nearby stations, three days around, other classes and quotas, two tickets on one train, one change.
train-further-asked = What you asked for
train-further-all = All trains of the day
train-further-none-direct = No train with this class goes there on this day.
train-further-sure = A berth is free in what you asked for
train-further-sure-help = Nothing else is surer. Book it as it is.
train-further-nothing = Nothing surer was found
train-further-nothing-help = Try another class, or a day further on.
train-further-count = { $count ->
    [one] 1 way that is surer
   *[other] { $count } ways that are surer
}
train-further-book = Book
train-further-book-part = Book ticket { $number }
train-further-both = Both tickets
train-further-more = more
train-further-less = less
train-further-same = Same fare
train-further-earlier-boarding = Ticket from an earlier stop
train-further-later-leaving = Ticket to a later stop
train-further-other-train = Another train
train-further-other-class = Another class
train-further-other-quota = Another quota
train-further-nearby = A station nearby
train-further-other-day = Another day
train-further-split = Two tickets on one train
train-further-change = One change
train-why-earlier = From { $station }, { $km } km before; get on at { $at }
train-why-later = To { $station }, { $km } km further; get off at { $at }
train-why-train = Leaves at { $time }
train-why-from = From { $station }, { $km } km away
train-why-to = To { $station }, { $km } km away
train-why-after = { $days ->
    [one] A day later, { $day }
   *[other] { $days } days later, { $day }
}
train-why-before = { $days ->
    [one] A day earlier, { $day }
   *[other] { $days } days earlier, { $day }
}
train-why-split = Another berth from { $station } on
train-why-change = Change at { $station }, { $time } between trains
train-why-quota-GN = General quota
train-why-quota-TQ = Tatkal, at a higher fare; nothing comes back of a confirmed berth
train-why-quota-LD = Ladies quota, for women and children under 12
train-why-quota-SS = Lower berths for women from 45 and men from 60, alone or two of them
train-tools = More about trains
