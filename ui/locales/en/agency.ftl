# The profile.
agency-you = You and your agency
agency-name = Name
agency-user-id = User ID
agency-email = Email
agency-mobile = Mobile
agency-company = Company
agency-agent-id = Agent ID
agency-address = Address
agency-gst = GST number
agency-change-password = Change password
agency-change-password-fact = Ends your other sessions
agency-signed-in = Signed in
agency-signed-in-count =
    { $count ->
        [one] { $count } device
       *[other] { $count } devices
    }
agency-this-device = This device
agency-device = { $browser } on { $system }
agency-device-unknown = Unknown device
agency-seen-now = Now, since { $since }
agency-seen = Last used { $seen }, since { $since }
agency-sign-out = Sign out
agency-sign-out-named = Sign out { $name }, { $address }
agency-sign-out-others = Sign out everywhere else
agency-signed-out =
    { $count ->
        [0] It was signed out before.
        [one] { $count } device was signed out.
       *[other] { $count } devices were signed out.
    }
agency-session-ends = A session ends after { $minutes } minutes without a click, and after { $hours } hours in any case.
agency-sat = Who sat at your desk
agency-sat-fact = Others who acted as you, and why
agency-sat-none = Nobody did.
agency-sat-by = { $name }, { $company }
agency-sat-ended = until { $moment }
agency-sat-open = not ended yet
agency-sat-looked = only looked
agency-sat-changes =
    { $count ->
        [0] changed nothing
        [one] { $count } change
       *[other] { $count } changes
    }
agency-load-failed = Failed to load agent details.
agency-try-again = Try again
agency-kept = Saved for bookings
agency-kept-fact = Records of your profile
agency-passports = Passports
agency-visas = Visas
agency-cards = Payment cards
agency-memberships = Memberships
agency-passport = Passport
agency-visa = Visa
agency-card = Payment card
agency-membership = Membership
agency-new-passport = Add a passport
agency-new-visa = Add a visa
agency-new-card = Add a payment card
agency-new-membership = Add a membership
agency-no-passports = No passports saved
agency-no-visas = No visas saved
agency-no-cards = No payment cards saved
agency-no-memberships = No memberships saved
agency-cards-fact = Numbers are never stored here
agency-card-charge = The card is confirmed by a charge of Rupees 1. Its number goes to the card provider and is not stored here.
agency-confirm-card = Charge ₹ 1 and add card
agency-card-ends = { $brand }, ends { $digits }
agency-until = Valid until { $date }
agency-person = Person
agency-email-fixed = Also your user ID; support changes it
agency-save = Save
agency-saving = Saving
agency-saved = Saved
agency-add = Add
agency-change = Change
agency-delete-named = Delete { $name }
agency-title-Mr = Mr
agency-title-Ms = Ms
agency-title-Mrs = Mrs
agency-entries-single = Single entry
agency-entries-double = Double entry
agency-entries-multiple = Multiple entries
agency-membership-airline = Airline
agency-membership-hotel = Hotel
agency-membership-rail = Rail
agency-membership-car = Car rental
agency-membership-other = Other
agency-brand-visa = Visa
agency-brand-mastercard = Mastercard
agency-brand-amex = American Express
agency-brand-rupay = RuPay
agency-brand-diners = Diners Club
agency-brand-discover = Discover
agency-brand-maestro = Maestro
agency-brand-other = Card
agency-field-title = Title
agency-field-firstName = First name
agency-field-lastName = Last name
agency-field-mobile = Mobile
agency-field-passport = Passport number
agency-field-country = Issued by
agency-field-issuedOn = Date of issue
agency-field-expiresOn = Date of expiry
agency-field-placeOfIssue = Place of issue
agency-field-visaCountry = Country of entry
agency-field-visa = Visa number
agency-field-visaKind = Type of visa
agency-field-entries = Entries
agency-field-cardNumber = Card number
agency-field-holder = Name on the card
agency-field-expires = Expiry (month/year)
agency-field-securityCode = Security code
agency-field-membershipKind = Kind
agency-field-programme = Programme
agency-field-membershipNumber = Membership number

# The agency's own rules of prices.
agency-rules-bounds = Bounds for single bookings, and rounding
agency-rules-domestic = Domestic flights
agency-rules-international = International flights
agency-rules-each = What agents may add to or take off the usual price, for each traveller with a seat. Leave both empty where it is not allowed.
agency-rules-least = At least
agency-rules-most = At most
agency-rules-below-net = A discount may take the price below what the agency is charged
agency-rules-rounding = Rounding
agency-rules-rounding-fact = The difference is a separate line of the customer’s price
agency-rules-round-to = Customers’ totals
agency-rules-exact = Exact, not rounded
agency-rules-multiple = To the nearest { $unit }
agency-rules-save = Save bounds and rounding
agency-rules-saved = Saved. The rules apply to quotes from now on.
