holiday-title = Vacation packages
holiday-search = Search packages
holiday-search-again = Search again
holiday-destination = Where to
holiday-destination-example = A country, place or theme
holiday-anywhere = Anywhere
holiday-from = First day
holiday-days = How long
holiday-any-days = Any length
holiday-up-to-days = Up to { $count } days
holiday-rooms = Rooms and travellers
holiday-rooms-how-many = Rooms
holiday-room-number = Room { $number }
holiday-party = { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}, { $people ->
    [one] { $people } traveller
   *[other] { $people } travellers
}
holiday-room-party = { $adults ->
    [one] { $adults } adult
   *[other] { $adults } adults
}{ $children ->
    [0] { "" }
    [one] , { $children } child
   *[other] , { $children } children
}
holiday-adults = Adults
holiday-children = Children
holiday-children-note = Up to 11 years on the first day
holiday-child-age = Age of child { $number }
holiday-none = No package fits
holiday-none-help = Try another place, more days, or a later first day.
holiday-count = { $shown } of { $all } packages, prices for { $people ->
    [one] { $people } traveller
   *[other] { $people } travellers
}
holiday-kinds = Kind of package
holiday-kind-fixed = Group departure
holiday-kind-custom = On any day
holiday-nights = { $count ->
    [one] { $count } night
   *[other] { $count } nights
}
holiday-days-count = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
holiday-theme-beach = Beach
holiday-theme-hills = Hills
holiday-theme-heritage = Heritage
holiday-theme-wildlife = Wildlife
holiday-theme-city = City
holiday-theme-backwaters = Backwaters
holiday-theme-snow = Snow
holiday-left = { $count ->
    [one] { $count } seat left
   *[other] { $count } seats left
}
holiday-a-person = a person
holiday-for-all = For all
holiday-land-only = Without flights
holiday-flights-from = With flights from { $origin }
holiday-open = See the days
holiday-other = Other packages
holiday-no-package = No package is chosen
holiday-choose = What it is made of
holiday-choose-note = Each choice is priced again
holiday-origin = Flights from
holiday-no-flights = No flights
holiday-origin-DEL = Delhi
holiday-origin-BOM = Mumbai
holiday-origin-BLR = Bengaluru
holiday-origin-MAA = Chennai
holiday-origin-HYD = Hyderabad
holiday-origin-CCU = Kolkata
holiday-origin-COK = Kochi
holiday-origin-AMD = Ahmedabad
holiday-origin-PNQ = Pune
holiday-stars = Hotels
holiday-stars-count = { $count } stars
holiday-hotel-in = Hotel in { $city }
holiday-optional = Optional, in the price as ticked
holiday-departures = Departures
holiday-departures-note = The group travels on its own days, with its own hotels and flights
holiday-departure = Departure
holiday-by-day = Day by day
holiday-view-days = Days
holiday-view-map = Map
holiday-map-label = Map of the hotels, from one to the next
holiday-map-day = Day { $day }
holiday-map-days = Days { $first } to { $last }
holiday-change = Change
holiday-all-free = All parts free on these days
holiday-day = Day
holiday-meal-breakfast = Breakfast
holiday-meal-lunch = Lunch
holiday-meal-dinner = Dinner
holiday-comma = , { "" }
holiday-car-own = for your party alone
holiday-car-shared = with the group
holiday-in-and-out = In and not in
holiday-in = In the price
holiday-out = Not in the price
holiday-payments = Payments
holiday-payments-note = What the customer pays when
holiday-payments-booked-note = What the customer pays you; your account was charged when it was booked
holiday-due-now = When it is booked
holiday-due-by = By { $date }
holiday-sum = Sum
holiday-cancelling = If the trip is cancelled
holiday-cancelling-note = Of the operator’s price, by room
holiday-grid-until = Until { $date }
holiday-grid-later = After that
holiday-grid-free = Nothing kept
holiday-grid-kept = { $percent } % kept
holiday-decide = What is chosen
holiday-book = Book this package
holiday-not-held = Nothing is held yet. Booking keeps this price for 15 minutes; rooms and seats are yours once it is booked.
holiday-propose = Proposal for the customer
holiday-proposed = Proposal { $reference }
holiday-proposed-mailed = It is on its way by email. Here is the same text for any other way.
holiday-proposed-copy = Copy the text and send it to your customer.
holiday-proposal-text = Text of the proposal
holiday-proposal-send = Write the proposal
holiday-proposal-name = Customer’s name
holiday-proposal-email = Customer’s email
holiday-proposal-email-help = Without it you copy the text yourself
holiday-proposal-language = Language
holiday-proposal-note = Your note
holiday-language-en = English
holiday-language-fr = French
holiday-language-ar = Arabic
holiday-ages-sold = aged { $ages }
holiday-field-of = Room { $room }: { $field }
holiday-payers = Who pays
holiday-payers-note = Tax collected at source goes to the payer’s PAN
holiday-one-payer = One payer for all rooms
holiday-payer = Payer
holiday-payer-name = Name as on the PAN card
holiday-payer-pan = PAN
holiday-pan-help = Ten characters, such as ABCPP1234E
holiday-payer-of = { $count ->
    [one] Payer of room { $rooms }
   *[other] Payer of rooms { $rooms }
}
holiday-tcs = TCS
holiday-wishes = Wishes
holiday-wishes-note = For the operator; not promised
holiday-operator = Tour operator
holiday-reference = Operator’s reference
holiday-voucher-number = Voucher number
holiday-gone = Cancelled
holiday-which-rooms = Which rooms are cancelled?
holiday-choose-room = Choose a room
