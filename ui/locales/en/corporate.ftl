# Companies that the agency looks after, their people and their travel policy.
corporate-add = Add a company
corporate-new = New company
corporate-none = No companies yet
corporate-none-help = Add the companies you look after. Each has its people, its cost centres and a travel policy that applies whenever its people book.
corporate-count = { $count ->
    [one] { $count } company
   *[other] { $count } companies
  }
corporate-company = Company
corporate-people-count = { $count ->
    [one] { $count } person
   *[other] { $count } people
  }
corporate-views = Parts of the company
corporate-view-policy = Policy
corporate-view-people = People
corporate-view-details = Details
corporate-changes = Changes
corporate-discard = Discard changes
corporate-publish = Publish version { $version }
corporate-saving = Saving
corporate-saved = Saved. It applies to every booking from now on.
corporate-version-changes = { $count ->
    [one] Version { $version }, { $count } change
   *[other] Version { $version }, { $count } changes
  }
corporate-holds-from-now = Applies to every booking from now on; what is booked stays booked.
corporate-policy = Travel policy
corporate-strictest = The strictest rule that is broken decides
corporate-add-rule = Add a rule
corporate-no-rules = No rules yet
corporate-no-rules-help = Without rules this company’s people may book everything that is for sale.
corporate-kind-price = Price of the trip
corporate-kind-night = Price of a night
corporate-kind-comfort = Class
corporate-kind-ahead = Days before departure
corporate-kind-supplier = Preferred suppliers
corporate-kind-refundable = Refundable only
corporate-kind-stars = Hotel stars
corporate-rule-price = Price for one traveller is at most
corporate-rule-night = Price of a night is at most
corporate-rule-comfort = Class is at most
corporate-rule-ahead = Booked at least
corporate-rule-supplier = Bought from one of
corporate-rule-refundable = Only what can be refunded, at least in part
corporate-rule-stars = Hotels have at most
corporate-longer-than = and on trips longer than
corporate-amount = Amount
corporate-class = Highest class
corporate-long-class = Highest class on long trips
corporate-hours = Hours; empty where the class is always the same
corporate-hours-suffix = hours
corporate-days = Days before departure
corporate-days-suffix = days before departure
corporate-stars = Stars
corporate-stars-suffix = stars
corporate-codes = Codes of suppliers, separated by commas
corporate-product-of = Product of the rule “{ $rule }”
corporate-product-any = Everything
corporate-product-flight = Flights
corporate-product-hotel = Hotels
corporate-product-bus = Buses
corporate-product-train = Trains
corporate-product-insurance = Insurance
corporate-product-visa = Visas
corporate-product-holiday = Holidays
corporate-product-cruise = Cruises
corporate-product-cab = Cabs
corporate-place-of = Where the rule “{ $rule }” applies
corporate-place-anywhere = Anywhere
corporate-place-at-home = In the country
corporate-place-abroad = Abroad
corporate-effect-of = What follows where the rule “{ $rule }” is broken
corporate-effect-inform = Note
corporate-effect-block = Block
corporate-remove-rule = Remove the rule “{ $rule }”
corporate-name = Name of the company
corporate-gst-number = GST number { $place }
corporate-add-gst = Add a GST number
corporate-remove-gst = Remove GST number { $place }
corporate-cost-centres = Cost centres
corporate-cost-centres-none = No cost centres yet. Trips are then counted for the company as a whole.
corporate-centre-code = Code { $place }
corporate-centre-name = Name { $place }
corporate-add-centre = Add a cost centre
corporate-remove-centre = Remove cost centre { $place }
corporate-person = Person
corporate-cost-centre = Cost centre
corporate-no-centre = No cost centre
corporate-centre-of = Cost centre of { $name }
corporate-add-person = Add a person
corporate-nobody = Nobody travels for this company yet
corporate-nobody-help = Add the people who book for the company’s own travel. Each gets an invitation by email.
corporate-user-id-help = The invitation is emailed here, and this is the user ID to log in with.
