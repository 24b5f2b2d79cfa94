cab-title = Cabs
cab-search = Search cabs
cab-search-again = Search again
cab-kind = Kind of drive
cab-kind-airport = Airport
cab-kind-local = By the hour
cab-kind-outstation = There and back
cab-kind-oneway = One way
cab-from = Pick up at
cab-to = Drop at
cab-date = Pick-up date
cab-time = Time
cab-hours = Hours
cab-hours-count = { $count } hours
cab-days = Days away
cab-days-count = { $count ->
    [one] 1 day
   *[other] { $count } days
}
cab-passengers = Passengers
cab-passengers-count = { $count ->
    [one] 1 passenger
   *[other] { $count } passengers
}
cab-no-place = No place with cabs
cab-count = { $km } km, about { $duration }, { $shown } of { $all } cabs
cab-filters = Filters
cab-clear = Clear all
cab-all-filtered = The filters leave no cab
cab-filter-classes = Car
cab-filter-traits = Must have
cab-trait-clean = Electric or CNG
cab-filter-rating = Operator rating
cab-rating-any = Any
cab-rating-least = { $rating }+
cab-filter-cancelling = Cancelling
cab-none = No cab is free
cab-none-help = Try another time, or fewer passengers in one car.
cab-follows = The driver follows the flight that you name. If it is late, the pick-up moves with it, and waiting is free for an hour after landing.
cab-fuel-petrol = Petrol
cab-fuel-diesel = Diesel
cab-fuel-cng = CNG
cab-fuel-electric = Electric
cab-feature-child-seat = Child seat
cab-feature-roof-carrier = Roof carrier
cab-feature-speaks-english = Driver speaks English
cab-feature-speaks-hindi = Driver speaks Hindi
cab-seats = { $count } passengers
cab-bags = { $count ->
    [one] 1 large bag
   *[other] { $count } large bags
}
cab-free = Free until { $count } h before
cab-kilometres = { $count } km in, then { $amount } a km
cab-further-hour = Then { $amount } an hour
cab-waiting = { $count } min waiting in
cab-choose = Choose
cab-at-cost = Toll, parking and permits are paid as they come. A similar car may come.
cab-lead = Lead passenger
cab-lead-note = Whom the driver looks for
cab-pick-up = Pick-up
cab-pick-up-help = Street, hotel or terminal
cab-arriving-help = The driver waits for it
cab-field-pickUpPoint = Where exactly
cab-field-arrivingBy = Flight
cab-field-journey = Flight or train
