# Meals, baggage, special services and seats
extras-flights = Extras by flight
extras-flight = { $from } to { $to }
extras-none-chosen = All optional. What you choose is bought with the tickets.
extras-none-added = All optional. What you choose is charged when you add it.
extras-add-later = Add services
extras-loading-failed = The extras for these flights could not be loaded.
extras-without = You can continue without extras and add them later.
extras-drop-all = Remove all extras
extras-to-change = { $count ->
    [one] One extra has to be changed
   *[other] { $count } extras have to be changed
}
extras-wrong = { $who }, { $what }: { $why }
extras-remove = Remove
extras-remove-of = Remove { $what }, { $who }
extras-free = Free
extras-chosen = Extras
extras-bought = Already bought
extras-line-note = { $who }, { $flight }
extras-none = No extras
extras-edit = Edit extras

# Seats
extras-seats = Seats
extras-no-map = The airline assigns seats at check-in on this flight.
extras-no-seats-later = The airline sells no seats here once a booking is made.
extras-on-aircraft = { $flight }, { $aircraft }
extras-view = How seats are shown
extras-view-map = Map
extras-view-list = List
extras-seat-together = Seat together
extras-together-at = { $seats }, { $price }
extras-seated-together = Seated together: { $seats }
extras-who-sits = Seat for
extras-no-seat = No seat chosen
extras-on-lap = On the lap of { $who }
extras-seat-of = Seat of { $who }
extras-seat-number = Seat { $seat }
extras-map-of = Seats of { $flight }, for { $who }
extras-deck-main = Main deck
extras-deck-upper = Upper deck
extras-seat-window = window
extras-seat-aisle = aisle
extras-seat-middle = middle
extras-seat-exit = exit row
extras-seat-legroom = extra legroom
extras-seat-not-for-child = not for a child or infant
extras-seat-bassinet = place for a bassinet
extras-seat-taken = taken
extras-seat-blocked = not for sale
extras-seat-state-free = available
extras-seat-state-chosen = chosen for { $who }
extras-seat-held = Seat { $seat } is reserved for { $who }. Change that seat first, or choose another.
extras-seat-given = { $who }: seat { $seat }, { $price }
extras-seat-given-up = { $who }: no seat
extras-exit = Exit
extras-legend = What the seats mean
extras-legend-free = Free of charge
extras-legend-price = { $price }
extras-legend-prices = { $from } to { $to }
extras-legend-legroom = Extra legroom
extras-legend-not-for-child = Not for a child
extras-legend-taken = Taken
extras-legend-blocked = Not for sale
extras-legend-chosen = Chosen, with the traveller’s initial
extras-seat-keys = Arrow keys move between seats, Enter chooses.
extras-facility-lavatory = Lavatory
extras-facility-galley = Galley
extras-facility-closet = Wardrobe
extras-facility-stairs = Stairs
extras-facility-door = Door

# Meals, baggage, services
extras-choices = Meals and baggage
extras-same-for-all = Same for everyone
extras-traveller = Traveller
extras-kind-meals = Meal
extras-kind-baggage = Extra baggage, up to { $most } kg
extras-kind-special_ssr = Special request
extras-add-meals = Add a meal
extras-add-baggage = Add a bag
extras-add-special_ssr = Add a request
extras-choose-meals = Meal for { $who }
extras-choose-baggage = Baggage for { $who }
extras-choose-special_ssr = Special request for { $who }
extras-none-meals = No meals offered
extras-none-baggage = No Baggage Found.
extras-none-special_ssr = No requests offered
extras-price = Price
extras-bag = { $weight } kg extra

# As airlines call them
extras-name-paneer-sandwich = Paneer tikka sandwich
extras-name-chicken-sandwich = Chicken junglee sandwich
extras-name-almond-cake = Almond and raisin cake
extras-name-vegetarian = Vegetarian meal
extras-name-non-vegetarian = Non-vegetarian meal
extras-name-jain = Jain meal
extras-name-diabetic = Diabetic meal
extras-name-fruit = Fruit platter
extras-name-hindu-vegetarian = Hindu vegetarian meal
extras-name-vegan = Vegan meal
extras-name-hindu = Hindu meal, not vegetarian
extras-name-halal = Halal meal
extras-name-gluten-free = Gluten-free meal
extras-name-low-fat = Low-fat meal
extras-name-child = Child meal
extras-name-baby = Baby meal
extras-name-wheelchair-door = Wheelchair to the aircraft door
extras-name-wheelchair-steps = Wheelchair, cannot climb stairs
extras-name-wheelchair-seat = Wheelchair to the seat
extras-name-blind = Blind traveller
extras-name-deaf = Deaf traveller
extras-name-meet = Meet and assist
extras-name-sports = Sports equipment
extras-name-bags-first = Bags first off the belt
extras-name-fast-track = Fast track at the airport

# Their outcome
extras-status-requested = Requested
extras-status-confirmed = Confirmed
extras-status-refused = Refused
extras-status-cancelled = Cancelled
