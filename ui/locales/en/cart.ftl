# Carts: services that are priced and booked together.
cart-about-online = Services of any kind, priced now and booked together
cart-about-offline = Set aside for customers, at the prices that they were shown
cart-none-online = Your cart is empty
cart-none-online-help = Search for what your customer needs, fill it in, and choose “Add to cart” before paying.
cart-none-offline = No carts set aside
cart-none-offline-help = Set a cart aside while its customer decides. It keeps the services and the prices that were shown.
cart-search = Search
cart-which = Cart
cart-services = { $count ->
    [0] No services
    [one] { $count } service
   *[other] { $count } services
  }
cart-services-booked = { $count ->
    [one] { $count } service, { $booked } booked
   *[other] { $count } services, { $booked } booked
  }
cart-services-of = Services of the cart
cart-own = Yours
cart-of = Of { $owner }
cart-shared = Shared with colleagues
cart-rename = Rename
cart-keep = Save
cart-name = Name of the cart
cart-name-needed = Give the cart a name.
cart-set-aside = Set aside
cart-take-up = Price and book
cart-remove = Remove cart
cart-empty = There are no services in this cart.
cart-booking = Booking the services one after another
cart-booked-of = { $booked } of { $count } booked
cart-pending = { $count } in progress
cart-failed = { $count } not confirmed
cart-open = { $count } not booked
cart-each-alone = Each service stands alone: what is booked stays booked, what is not confirmed is not charged.
cart-price-again = Get prices
cart-prices-over = Prices are no longer held
cart-prices-over-help = Ask for the prices again before anything more is booked.
cart-prices-moved = { $count ->
    [one] { $count } price has changed since it was added
   *[other] { $count } prices have changed since they were added
  }
cart-prices-moved-help = Nothing is booked before you accept.
cart-agree = Accept prices
cart-agree-first = Accept the changed prices first.
cart-prices-hold = Prices hold together for { $time }
cart-travellers = { $count ->
    [one] { $count } traveller
   *[other] { $count } travellers
  }
cart-include = Book it
cart-net = Net
cart-as-shown = As shown on { $date }
cart-up = Up { $amount } since added
cart-down = Down { $amount } since added
cart-open-booking = Open
cart-take-out = Remove: { $service }
cart-money = Money
cart-customer-price = Customer price
cart-net-together = Net from balance and credit
cart-earn = You earn
cart-if-one-fails = If a service cannot be booked
cart-go-on = Book the others, charge only those
cart-stop = Stop there, leave the rest in the cart
cart-pay = { $count ->
    [one] Pay { $amount } and book
   *[other] Pay { $amount } and book { $count }
  }
cart-book = { $count ->
    [one] Book for { $amount }
   *[other] Book { $count } for { $amount }
  }
cart-add = Add to cart
cart-add-title = Add to cart
cart-add-note = Nothing is booked or charged yet
cart-add-which = Which cart
cart-new = New cart
cart-add-cancel = Cancel
cart-reason = Why this trip
cart-reason-help = The company’s travel policy asks for a reason. Check the prices, and book again.
cart-reason-code = Reason
cart-reason-more = More about it (optional)
cart-trouble-sold-out = Sold out
cart-trouble-gone = No longer offered. Remove it and search again.
cart-trouble-quote-over = Its price expired before it was booked
cart-trouble-not-accepted = Its details are no longer accepted. Remove it and add it again.
cart-trouble-fare-changed = The supplier changed the price
cart-trouble-balance-too-low = The balance does not cover it
cart-trouble-over-limit = Over your booking limit
cart-trouble-policy = Outside the travel policy
cart-trouble-policy-reason = The travel policy asks why this trip is booked
cart-trouble-awaiting-approval = Waiting for approval
cart-trouble-not-permitted = You may not book this
cart-trouble-not-sold = Not sold here at present
cart-trouble-later = The supplier does not answer. Try again later.
cart-trouble-not-tried = Not tried, because another service failed
