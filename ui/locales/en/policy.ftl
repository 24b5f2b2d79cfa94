# What a travel policy says of a trip.
policy-title = Travel policy
policy-class-economy = Economy
policy-class-premium-economy = Premium economy
policy-class-business = Business
policy-class-first = First
policy-says-price = Price for one traveller: { $amount } at most
policy-says-lowest = { $stops ->
    [0] Fare for one traveller: at most { $above } above the lowest non-stop within { $hours } h
    [one] Fare for one traveller: at most { $above } above the lowest within { $hours } h, { $stops } stop at most
   *[other] Fare for one traveller: at most { $above } above the lowest within { $hours } h, { $stops } stops at most
  }
policy-says-night = Price of a night: { $amount } at most
policy-says-night-in = Price of a night in { $cities }: { $amount } at most
policy-says-contract = Price of a night: at most { $above } above the rate agreed for { $places }
policy-says-comfort = Class: { $most } at most
policy-says-comfort-long = Class: { $most } at most, { $long } on trips longer than { $hours } hours
policy-says-ahead = { $count ->
    [one] Booked at least { $count } day before departure
   *[other] Booked at least { $count } days before departure
  }
policy-says-stars = { $count ->
    [one] Hotel: { $count } star at most
   *[other] Hotel: { $count } stars at most
  }
policy-says-supplier = Supplier: one of { $codes }
policy-says-hotels = Hotel: one of { $names }
policy-says-refundable = Refundable, at least in part
policy-says-in = { $rule } (trips to { $places })
policy-schengen = Schengen area
policy-is-ahead = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
policy-is-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
  }
policy-is-refundable = Refundable
policy-is-not-refundable = Non-refundable
policy-percent = { $percent }%
policy-is-uncompared = Could not be compared with what else is sold
policy-is-lowest = { $amount }, the lowest
policy-is-above = { $amount }: { $over } above { $named }
policy-is-contract = { $amount }, agreed { $against }
policy-leaves = { $name } at { $time }
policy-above-lowest = { $over } above { $named }, the lowest within { $hours } h
policy-above-contract = { $over } a night above your company’s rate
policy-in-policy = In policy
policy-out-of-policy = Out of policy
policy-needs-approval = Needs approval
policy-approve-help = Say why you book this trip. Others have to approve it; you are notified by email once they have decided.
policy-justify-help = Say why you book this trip. The reason is kept for your company.
policy-ask-approval = Ask for approval
policy-ask-before = Book, or ask for approval
policy-asked-before = Others approve this trip before it is booked, and nothing is held meanwhile. They have { $decide } hours; then you have { $finish } hours to book it, for { $most } at most. If it is approved already, it is booked now.
policy-asked-hard = Others have to approve this trip before it is booked.
policy-asked-soft = Others may decline this trip. If they do not do so in time, it is booked without further ado; you are notified by email.
policy-asked-passive = This trip is booked at once, and your company’s people who look after it are notified.
policy-reason = Why this trip
policy-reason-save = Save reason
policy-reason-saved = Reason saved
policy-reason-saving = Saving
policy-reason-code = Reason
policy-reason-more = More about it (optional)
policy-blocked = Blocked
policy-blocked-help = Your company does not allow this trip to be booked. Choose another one that is in policy.
policy-kept = In policy
policy-broken-inform = Out of policy
policy-broken-justify = Reason asked
policy-broken-approve = Needs approval
policy-broken-block = Blocked
