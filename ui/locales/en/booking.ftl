# The booking page of a flight: review, travellers, pay.
booking-nothing = No booking is in progress in this tab. Search for a flight and choose a fare; the booking begins here.
booking-expired = The fare was guaranteed for a limited time, and that time has passed. Nothing was booked or charged. What you typed is kept.
booking-renew = Get the price again
booking-carried = The travellers you typed before are filled in again. Check that they travel on this flight too.
booking-clear-travellers = Clear travellers
booking-back-to-results = Back to results
booking-search-again = Search again
booking-results = Results
booking-back = Back
booking-steps = Steps of the booking
booking-step-review = Review
booking-step-travellers = Travellers
booking-step-extras = Extras
booking-step-pay = Pay
booking-step-of = Step { $number } of { $of }, { $trip }
booking-heading = { $step }: { $trip }
booking-trip = { $route }, { $day }
booking-trip-detail = { $day }, { $adults ->
    [one] { $adults } adult
   *[other] { $adults } adults
}{ $children ->
    [0] {""}
    [one] , { $children } child
   *[other] , { $children } children
}{ $infants ->
    [0] {""}
    [one] , { $infants } infant
   *[other] , { $infants } infants
}
booking-session-ends-in = Session ends in
booking-ends-in = Ends in
booking-decision = Price and next step
booking-to-fix = { $count ->
    [one] { $count } detail to fix
   *[other] { $count } details to fix
}
booking-continue = Continue
booking-continue-to-travellers = Continue to travellers
booking-continue-to-pay = Continue to payment
booking-continue-to-extras = Continue to extras
booking-continue-without-extras = Continue without extras
booking-back-to-review = Back to review
booking-back-to-travellers = Back to travellers
booking-back-to-extras = Back to extras
booking-pay = Pay { $amount } and issue tickets
booking-pay-short = Pay { $amount }
booking-issue = Issue tickets, customer pays { $amount }
booking-issue-short = Issue tickets
booking-hold = Hold, pay later
booking-hold-title = Or hold the seats
booking-hold-until = { $by ->
    [agency] Your agency’s terms let you keep the seats until about { $date }, { $time }.
    [deployment] Seats are kept here until about { $date }, { $time }, though the airline may keep them longer.
   *[supplier] The airline keeps the seats until about { $date }, { $time }.
} Nothing is charged now; the fare is charged when the tickets are issued.
booking-hold-no-extras = A hold cannot include extras: remove them, and add them once the tickets are issued.
booking-hold-passports-later = The hold can be made without passports. Give them on the booking’s page before it is ticketed.
booking-passport-later = Give the passports later: hold the seats for now
booking-sending = Issuing tickets. Please wait

# The trip
booking-your-flights = Your flights
booking-from-to = { $from } to { $to }
booking-itinerary-fact = { $day }, { $duration }, { $stops }
booking-trip-line = { $day }, { $departs } { $from } to { $arrives } { $to }
booking-trip-detail-line = { $flights }, { $aircraft }, { $stops }, { $duration }, { $family }, { $baggage }
booking-no-check-in-bag = no check-in bag
booking-change = Change
booking-operated-by = Operated by { $airline }
booking-aircraft-class = { $aircraft }, class { $rbd }
booking-terminal = Terminal { $terminal }
booking-layover = { $duration } in { $city }
booking-layover-overnight = { $duration } in { $city }, overnight
booking-fare-and-baggage = Fare and baggage
booking-direction = Direction
booking-fare-family = Fare
booking-fare-basis = Fare basis
booking-refund = Refund
booking-refundable = Refundable
booking-not-refundable = Non-refundable
booking-check-in-bag = Check-in baggage
booking-cabin-bag = Cabin baggage
booking-meal = Meal
booking-seat = Seat choice
booking-included = Included
booking-not-included = Not included
booking-hand-baggage = Hand baggage: one bag of up to { $bag } kg and a personal item of up to { $personal } kg for each traveller.
booking-hand-baggage-infant = An infant may have one more piece of up to { $extra } kg.

# Fare rules
booking-fare-rules = Fare rules
booking-fare-rules-note = Fees for each traveller
booking-before-departure = Before departure
booking-cancelling = Cancelling
booking-changing = Changing
booking-no-show = No-show
booking-no-show-all = The whole fare except statutory taxes
booking-rules-as-text = Show as text
booking-rules-as-table = Show as a table
booking-rules-head = { $trip }, { $carrier } { $family }
booking-rules-cancelling = Cancelling, { $span } before departure
booking-rules-changing = Changing, { $span } before departure
booking-rules-line = { $name }: { $text }

# Travellers
booking-travellers = Travellers
booking-travellers-note = Names as on ID. Changes after ticketing are chargeable.
booking-place-adult = Adult { $number }
booking-place-child = Child { $number }
booking-place-infant = Infant { $number }
booking-type-adult = adult
booking-type-child = child
booking-type-infant = infant
booking-band-adult = { $from } years and over
booking-band-child = { $from } to under { $below } years on { $on }
booking-band-infant = Under { $below } years on { $on }, on an adult’s lap
booking-title-Mr = Mr
booking-title-Ms = Ms
booking-title-Mrs = Mrs
booking-title-Mstr = Mstr
booking-choose-title-Mr = Mr
booking-choose-title-Ms = Ms
booking-choose-title-Mrs = Mrs
booking-choose-title-Mstr = Mstr
booking-gender-male = Male
booking-gender-female = Female
booking-gender-others = Others
booking-full-name = { $title } { $name }
booking-traveller-line = { $place }, { $gender }, { $born }
booking-traveller-undated = { $place }, { $gender }
booking-saved-traveller = Saved traveller
booking-saved-travellers = Saved travellers
booking-saved-short = Saved
booking-choose-saved = Choose a saved traveller for { $name }
booking-new-traveller = New traveller “{ $name }”
booking-saved-after = Saved after booking
booking-save-for-next-time = Save for next time
booking-choice-title = { $title }, date of birth not saved
booking-choice-detail = { $title }, { $born }, { $age ->
    [one] { $age } year
   *[other] { $age } years
}
booking-choice-taken = Already on this booking
booking-choice-unfit = { $is }, { $not }
booking-choice-unfit-age = { $is }, { $age ->
    [one] { $age } year
   *[other] { $age } years
}, { $not }
booking-kind-adult = Adult
booking-kind-child = Child
booking-kind-infant = Infant
booking-not-adult = not an adult fare
booking-not-child = not a child fare
booking-not-infant = not an infant fare
booking-edit = Edit
booking-edit-traveller = Edit { $name }
booking-passport = Passport
booking-wishes = Frequent flyer, meal, seat, assistance
booking-none = None
booking-flyer-number = { $carrier } number

# Fields, above the field and in the list of what needs attention
booking-named-field = { $who }, { $field }
booking-field-title = Title
booking-field-firstName = First name
booking-field-lastName = Last name
booking-field-dateOfBirth = Date of birth
booking-field-gender = Gender
booking-ask-spelling = Airlines write { $name } as { $spelling }
booking-use-spelling = Use { $spelling }
booking-ask-single = { $ask ->
    [repeat] One name only? { $by } wants it in both fields
    [fnu] One name only? FNU goes in as the first name
   *[title] One name only? The title goes in as the first name
}
booking-use-name = Use { $first } { $last }
booking-ask-gender = { $title }, but { $gender }?
booking-set-gender = Change to { $gender }
booking-keep-gender = Keep { $gender }
booking-place-named = { $place }, { $name }
booking-field-lapOf = On the lap of
booking-field-nationality = Nationality
booking-field-frequentFlyer = Frequent flyer
booking-field-frequentFlyer-onward = Frequent flyer
booking-field-frequentFlyer-return = Frequent flyer, return
booking-field-frequentFlyer-of = Frequent flyer, { $from }–{ $to }
booking-field-mealPreference = Meal preference
booking-field-seatPreference = Seat preference
booking-field-specialAssistance = Special assistance
booking-field-passport-number = Passport number
booking-field-passport-issuedOn = Date of issue
booking-field-passport-expiresOn = Date of expiry
booking-field-passport-placeOfIssue = Place of issue
booking-field-passport-country = Issuing country
booking-field-contact-email = Email
booking-field-contact-alternateEmail = Alternate email
booking-field-contact-mobile = Mobile
booking-field-gst-holder = Registered name
booking-field-gst-number = GST number
booking-field-gst-email = GST email
booking-field-gst-address = Registered address
booking-field-gst-phone = GST phone
booking-contact = Contact
booking-contact-note = { $product ->
    [flight] Tickets and schedule changes go here
   *[other] Confirmations and changes go here
}
booking-alternate-email-help = Separate with semicolons
booking-references = References
booking-references-note = Sent along for your records
booking-parameter-requested-by = Booking requested by
booking-parameter-email-reference = Email reference number
booking-sent-as = { $product ->
    [flight] Sent to the airline as
   *[other] Sent to the { product-supplier } as
}
booking-kept-with-booking = { $product ->
    [flight] Kept with the booking, not sent to the airline
   *[other] Kept with the booking, not sent to the { product-supplier }
}
booking-gst = GST details
booking-gst-note = Optional; for a tax invoice in the company’s name
booking-gst-kept-here = Optional; kept with the booking, not sent to the airline for this fare
booking-gst-kept = Saved GST details
booking-gst-kept-find = Company or GSTIN
booking-gst-keep = Save these GST details
booking-gst-forget = Delete from saved
booking-gst-required = Required for this fare
booking-add-gst = Add GST details
booking-terms = Terms
booking-whole = Booking

# Paying
booking-pay-from = Pay from
booking-balance = Balance
booking-balance-now = { $now } now
booking-balance-now-after = { $now } now, { $after } after
booking-accept-terms = The customer accepts the fare rules and the terms of use
booking-terms-of-use = Terms of use
booking-cancelling-costs = Cancelling now costs { $fee } per traveller on { $carrier }.
booking-no-cancelling = { $carrier } does not allow cancelling this fare.
booking-unanswered = No answer received for this booking
booking-unanswered-help = It may have been booked. Ask again: the same request is sent, so nothing is booked twice. Nothing can be changed until the answer arrives.
booking-ask-again = Ask again
booking-leave-it = Leave it and check later
booking-my-bookings = My bookings
booking-open-ledger = Open the ledger

# The price has changed
booking-price-raised = The airline raised this fare
booking-price-lowered = The airline lowered this fare
booking-price-same = The airline renewed this fare
booking-nothing-charged = Nothing is booked yet and nothing has been charged.
booking-price-seen = Price you saw
booking-price-now = { $count ->
    [one] Price now, { $count } traveller
   *[other] Price now, { $count } travellers
}
booking-price-held = New price guaranteed for
booking-continue-at = Continue at { $amount }

# The fare, opened
booking-fare = Fare
booking-side = Price for
booking-customer = Customer
booking-net = Net
booking-customer-price = Customer price
booking-net-switch = Net fare and commission
booking-net-of = Net { $amount }
booking-earn = Earn { $amount }
booking-price-of = { $what }, { $count ->
    [one] { $count } traveller
   *[other] { $count } travellers
}
booking-how-made-up = How { $amount } is made up
booking-made-up = Breakdown
booking-sums-right = Every line adds up to the one above it.
booking-sums-wrong = These lines do not add up. Do not rely on this price; tell support.
booking-tax-advice = Tax rules are shown with their public sources and do not replace an accountant’s advice.
booking-you-earn = You earn
booking-ask = Your price
booking-ask-markup = Markup
booking-ask-discount = Discount
booking-ask-serviceFee = Service fee
booking-ask-per = { $what }: counted
booking-ask-per-traveller = A traveller
booking-ask-per-booking = The booking
booking-ask-per-fare = % of the fare
booking-ask-most = Up to { $most }
booking-ask-note = Added to, or taken off, what this customer pays. Your account is charged the same. GST on your fee is included.
booking-balance-covers = Balance covers this, { $left } left after booking
booking-credit-covers = Covered with your credit limit, { $left } available to book afterwards
booking-balance-short = { $short } short: the balance and credit limit do not cover this
booking-part-customer-price = Customer price
booking-part-net-payable = Net payable
booking-part-fare = Airline fare
booking-part-gross-fare = Air fare
booking-part-base-fare = Base fare
booking-part-base-fare-line = { $sector }, { $carrier }, class { $rbd }
booking-part-sector = { $sector }, { $carrier }
booking-part-levy = { $code }, { $place }
booking-part-taxes = Taxes and fees
booking-part-yq = YQ, fuel surcharge
booking-part-k3 = K3, GST on base and YQ
booking-part-k3-line = GST { $percent }%
booking-part-fuel = Fuel surcharge
booking-part-passenger-service-fee = Passenger service fee
booking-part-user-development-fee = User development fee
booking-part-aviation-security-fee = Aviation security fee
booking-part-regional-connectivity = Regional connectivity
booking-part-other-tax = Other taxes
booking-part-tds = Plus TDS
booking-part-service-tax = Service tax
booking-part-gst = GST on fees
booking-part-discount = Discount
booking-part-discount-promo = Discount with code { $promo }
booking-part-markup = Your markup
booking-part-extra-markup = Markup for this booking
booking-part-agent-discount = Your discount
booking-part-service-fee = Service fee
booking-part-rounding = Rounding
booking-part-handling-charges = Handling charges
booking-part-convenience-fee = Convenience fee
booking-house-cancel-fee = Cancelling also costs a processing fee of { $total } for each traveller, room, cabin or vehicle.
booking-house-cancel-fee-taxed = Cancelling also costs a processing fee of { $total } for each traveller, room, cabin or vehicle: { $fee } and { $gst } GST at { $percent }%.
booking-part-processing-fee = Processing fee
booking-part-payment-gateway-charges = Payment gateway charges
booking-part-insurance = Insurance
booking-part-driver-allowance = Driver’s allowance
booking-part-night-allowance = Night allowance
booking-part-express-charge = Handled sooner
booking-part-package-flights = Flights
booking-part-tcs = TCS, tour abroad
booking-part-port-charges = Port charges
booking-part-gratuities = Tips
booking-part-seat = Seats
booking-part-meal = Meals
booking-part-baggage = Baggage
booking-part-special-ssr = Special services
booking-part-commission = Less commission
booking-part-refund = Refund to your account
booking-part-cancellation-charges = Cancellation charges
booking-part-cancellation-fee = Cancellation fee
booking-part-no-show-fee = No-show fee
booking-part-cancellation-gst = GST on the fee
booking-part-fare-difference = Fare difference
booking-part-change-fee = Airline change fee
booking-part-change-gst = GST on the change fee
booking-how-each-traveller = { $count } × { $each }, { $traveller }
booking-how-each = { $count } × { $each }
booking-how-nights = { $count ->
    [one] 1 night driven
   *[other] { $count } nights driven
} × { $each }, { $begins } to { $ends }
booking-how-days = { $count ->
    [one] 1 day
   *[other] { $count } days
} × { $each }
booking-how-booking = For the booking
booking-how-rounded = To the nearest { $unit }
booking-how-of-each = { $times }; { $percent }% of { $of } each
booking-how-as-adult = { $times }; as the adult fare
booking-how-of-adult = { $times }; { $percent }% of the adult fare of { $of }
booking-how-concession = { $times }; { $fareType }, { $percent }%
booking-how-percent = { $percent }% of the airline fare
booking-how-percent-of = { $percent }% of { $of }
booking-how-over-limit = { $percent }% of { $below } and { $above }% of { $over }
booking-how-yearly = { $shares }; limit of { $limit } a payer and financial year, { $before } paid before
booking-how-capped = { $how }; capped at { $most }
booking-how-section = { $share }, section { $section }
booking-how-carrier = { $carrier } { $share }
booking-how-base = From { $lowest }: class { $classPercent }%, days { $daysPercent }%, demand { $demandPercent }%, fare { $familyPercent }%
booking-how-base-plus = { $moved }, plus { $plus }
booking-field-contact-language = Customer’s language
booking-contact-language-help = Of emails and documents for the customer
booking-language-en = English
booking-language-fr = French
booking-language-ar = Arabic

booking-part-reservation-charge = Reservation charge
booking-part-superfast-charge = Superfast charge
booking-part-tatkal-charge = Tatkal charge
booking-part-flexi-charge = Flexi fare
booking-part-rail-rounding = Rounded by the railway
