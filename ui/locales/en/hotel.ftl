## Looking for hotels and booking rooms

hotel-home-title = Hotels
hotel-search = Search hotels
hotel-search-again = Search again
hotel-place = City, area or hotel
hotel-place-example = Kochi, Fort Kochi …
hotel-no-place = No such place
hotel-place-area = Area of { $city }
hotel-place-landmark = Landmark in { $city }
hotel-place-hotel = Hotel in { $city }
hotel-dates-title = Nights
hotel-nights =
    { $count ->
        [one] { $count } night
       *[other] { $count } nights
    }
hotel-rooms = Rooms
hotel-rooms-how-many = How many rooms
hotel-rooms-count =
    { $count ->
        [one] { $count } room
       *[other] { $count } rooms
    }
hotel-guests-count =
    { $count ->
        [one] { $count } guest
       *[other] { $count } guests
    }
hotel-room-number = Room { $number }
hotel-adults = Adults
hotel-children = Children
hotel-children-note = 0 to 17 years
hotel-child-age = Age of child { $number }
hotel-nationality = Guests’ nationality
hotel-more-options = Nationality, budget and stars
hotel-budget = Budget for the stay, at most
hotel-stars-wanted = Stars
hotel-results-title = Hotels in { $place }
hotel-count = { $shown } of { $all } hotels
hotel-list = Hotels
hotel-sort = Order
hotel-sort-PA = Lowest price first
hotel-sort-PD = Highest price first
hotel-sort-SA = Fewest stars first
hotel-sort-SD = Most stars first
hotel-view = View
hotel-view-grid = Grid
hotel-view-list = List
hotel-view-map = Map
hotel-where = Where it is
hotel-from-centre = { $kilometres } km from the middle of { $city }
hotel-map-open = Show on the map
hotel-map-label = Map
hotel-map-beside = Hotels on the map
hotel-map-in-view =
    { $count ->
        [0] No hotels in this part of the map
        [one] { $count } hotel in this part of the map
       *[other] { $count } hotels in this part of the map
    }
hotel-map-closer = Bring the map closer to see the others.
hotel-map-choose = Choose a price on the map to see the hotel here.
hotel-none-help = Try other dates, or a larger place nearby.
hotel-filters = Filters
hotel-clear-filters = Clear filters
hotel-filters-hide-all = The filters hide all { $count } hotels.
hotel-free-cancellation = Free cancellation
hotel-name = Name of the hotel
hotel-most-price = Up to
hotel-stars = Stars
hotel-area = Area
hotel-board = Board
hotel-amenities = Amenities
hotel-comma = ,{" "}
hotel-compare = Compare hotels
hotel-compare-this = Compare
hotel-compare-none = Clear
hotel-compare-one-more = Choose one more hotel to compare, up to three.
hotel-compare-best = best
hotel-free-to-be-had = Free cancellation can be had
hotel-free-until = Free until { $moment }
hotel-on-request = On request
hotel-on-request-help = The hotel confirms this itself, within { $hours } hours. The amount is reserved meanwhile; it is charged if the hotel says yes, and released if it says no or nothing.
hotel-left =
    { $count ->
        [one] { $count } room left
       *[other] { $count } rooms left
    }
hotel-for-nights =
    { $count ->
        [one] for { $count } night, taxes included
       *[other] for { $count } nights, taxes included
    }
hotel-a-night = { $amount } a night
hotel-earn = You earn
hotel-see-rooms = See rooms
hotel-back-to-results = All hotels of the search
hotel-weather = Weather for the stay
hotel-weather-typical = Typical climate, not a forecast
hotel-weather-mixed =
    { $count ->
        [one] Forecast for { $count } day, typical climate after it
       *[other] Forecast for { $count } days, typical climate after them
    }
hotel-weather-usual = Typical climate
hotel-weather-degrees = { $high }° / { $low }°
hotel-weather-chance = { $percent }% chance of rain
hotel-weather-clear = Clear
hotel-weather-partly-cloudy = Partly cloudy
hotel-weather-cloudy = Cloudy
hotel-weather-fog = Fog
hotel-weather-drizzle = Drizzle
hotel-weather-rain = Rain
hotel-weather-showers = Showers
hotel-weather-thunder = Thunderstorms
hotel-weather-snow = Snow
hotel-about = About the hotel
hotel-from-time = from { $time }
hotel-until-time = until { $time }
hotel-built =
    { $count ->
        [one] { $count } room, built in { $year }
       *[other] { $count } rooms, built in { $year }
    }
hotel-phone = Telephone
hotel-party =
    { $adults ->
        [one] { $adults } adult
       *[other] { $adults } adults
    }{ $children ->
        [0] {""}
        [one] , { $children } child
       *[other] , { $children } children
    }
hotel-no-rooms = No rooms left
hotel-no-rooms-help = Nothing is free for this party on these nights.
hotel-selection = Your selection
hotel-hotel-time = In the hotel’s time
hotel-total = Total
hotel-book = Book
hotel-checked-again = The price is checked again before you pay.
hotel-guests = Guests
hotel-guests-note = In whose name each room is
hotel-pan-help = Needed for payments abroad
hotel-field-of = { $field }, room { $room }
hotel-field-pan = PAN
hotel-field-number = Passport number
hotel-field-issuedOn = Date of issue
hotel-field-expiresOn = Date of expiry
hotel-field-placeOfIssue = Place of issue
hotel-field-country = Issuing country
hotel-policy-changed = The cancellation terms have changed since they were shown
hotel-policy-agree = The customer agrees to the terms below
hotel-requests-note = The hotel promises none of them
hotel-mode = When to pay
hotel-mode-confirm = Pay and confirm now
hotel-mode-hold = Hold the rooms without paying
hotel-mode-until = Kept until { $moment }, when they could last be given up without charge. A reminder is emailed before.
hotel-amenity-wifi = Wi-Fi
hotel-amenity-parking = Parking
hotel-amenity-pool = Pool
hotel-amenity-gym = Gym
hotel-amenity-spa = Spa
hotel-amenity-restaurant = Restaurant
hotel-amenity-bar = Bar
hotel-amenity-room-service = Room service
hotel-amenity-breakfast-hall = Breakfast room
hotel-amenity-airport-shuttle = Airport shuttle
hotel-amenity-business-centre = Business centre
hotel-amenity-conference-rooms = Conference rooms
hotel-amenity-laundry = Laundry
hotel-amenity-lift = Lift
hotel-amenity-wheelchair = Wheelchair access
hotel-amenity-family-rooms = Family rooms
hotel-amenity-pets = Pets allowed
hotel-amenity-car-charging = Car charging
hotel-amenity-beach = Beach
hotel-amenity-garden = Garden
