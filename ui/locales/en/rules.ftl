# One message a rule: what the field beside it needs.
violation-required =
    { $field ->
        [basis] Choose what it is a share of
        [borneBy] Choose at whose cost it is
        [mode] Choose how it was paid
        [on] Enter the day on which it was received
        [enabledServices] Choose a service
        [projectName] Enter the name of the portal
        [fontFamily] Choose a font
        [vendorName] Enter who powers the portal
        [payerName] Enter the payer’s name
        [days] Choose how long it is valid
        [purpose] Choose what it is for
        [payerLanguage] Choose the payer’s language
        [userId] Enter the user ID
        [password] Enter the password
        [currentPassword] Enter the current password
        [newPassword] Choose a new password
        [confirmPassword] Repeat the new password
        [title] Choose a title
        [salutation] Choose a salutation
        [firstName] Enter the first name
        [lastName] Enter the last name
        [pickUpAt] Choose where the car comes
        [dropAt] Choose where it goes
        [pickUpPoint] Enter where exactly the car comes
        [region] Choose where
        [month] Choose the month
        [cabins] Choose the cabins
        [dining] Choose when they dine
        [arrivingBy] Enter the flight that the driver waits for
        [at] Choose the pick-up time
        [dateOfBirth] Enter the date of birth
        [directions] Enter the flights
        [flights] Enter the flights
        [documents] Enter the ticket number
        [emulatedAgentId] Choose a customer
        [moves] Enter what every traveller’s move costs
        [gender] Choose the gender
        [expiresOn] Enter the date of expiry
        [issuedOn] Enter the date of issue
        [placeOfIssue] Enter the place of issue
        [country] Choose the country
        [number] Enter the number
        [holder] Enter the holder’s name
        [address] Enter the address
        [email] Enter an email address
        [mobile] Enter a mobile number
        [phone] Enter a phone number
        [boarding] Choose where they get on
        [origin] Choose where the journey begins
        [destination] Choose where the journey ends
        [date] Choose the day
        [approvers] Choose who approves
        [reasonCode] Choose a reason
        [reason] Enter the reason
        [remarks] Enter remarks
        [note] Enter a note
        [limit] Enter the credit limit
        [extra] Enter the increase
        [extraUntil] Enter the last day of the increase
        [amount] Enter the amount
        [method] Choose how to pay
        [paymentMode] Choose how it was paid
        [referenceNumber] Enter the reference
        [accountNumber] Enter the account number
        [accountHolderName] Enter the account holder
        [branch] Enter the branch
        [bankAccount] Enter the account it was paid into
        [bankName] Enter the bank
        [bankCode] Enter the IFSC or SWIFT
        [depositDate] Enter the day of the deposit
        [category] Choose the category
        [companyName] Enter the company name
        [panName] Enter the name on the PAN card
        [panNumber] Enter the PAN number
        [pincode] Enter the PIN code
        [pan] Enter the PAN
        [carrier] Enter the airline
        [sector] Enter the sector
        [hotel] Enter the hotel
        [train] Enter the train
        [travelClass] Enter the class
        [time] Enter the time
        [operator] Enter the bus company
        [insurer] Enter the insurer
        [plan] Enter the plan
        [visaType] Enter the kind of visa
        [packageName] Enter the name of the package
        [cruiseLine] Enter the cruise line
        [ship] Enter the ship
        [sailing] Enter the sailing
        [carClass] Enter the class of car
        [tripKind] Enter the kind of trip
        [pickUp] Enter where the car comes
        [startsOn] Choose the first day
        [endsOn] Choose the last day
        [basic] Enter the basic amount
        [confirmation] Enter the PNR or confirmation number
        [supplier] Enter of whom it was bought
        [passengers] Enter how many travel
        [rooms] Choose the rooms
        [checkIn] Choose the check-in date
        [checkOut] Choose the check-out date
        [city] Enter the city
        [state] Enter the state
        [contactNumber] Enter a contact number
        [permissions] Choose at least one
        [address1] Enter the address
        [address2] Enter address line 2
        [panDocument] Upload the PAN card
        [gstDocument] Upload the GST document
        [registrationId] Enter the registration number
        [code] Enter the code
        [expires] Enter the expiry month
        [securityCode] Enter the security code
        [kind] Choose the type
        [subject] Enter the subject
        [way] Choose credit or debit
        [entries] Choose the entries
        [programme] Enter the programme
        [name] Enter the name
        [rates] Enter at least one agreed rate
        [countries] Choose a country
        [suppliers] Enter codes of suppliers, or names of hotels
        [count] Enter the number
        [longHours] Enter the hours
        [from] Choose the first day
        [to] Choose the last day
        [type] Choose the type of traveller
        [paxtype] Choose the type of traveller
        [travellers] Choose at least one traveller
        [ticket] Enter the ticket number
        [items] Choose at least one flight
        [offers] Choose at least one flight
        [place] Choose the flight
        [about] Choose the booking
        [group] Enter the journey and the travellers
        [kinds] Choose at least one event
        [prices] Enter the fares
        [validUntil] Choose the last day
        [deposit] Enter the deposit
        [depositDue] Choose the day by which the deposit is due
        [balanceDue] Choose the day by which the balance is due
        [depositBack] Enter what is given back of the deposit
        [charges] Enter the airline’s charges
        [shares] Enter the cost of each ticket
        [airline] Enter the airline’s charge
        [paid] Enter the ticket cost
        [total] Enter the total
        [tickets] Enter the tickets
        [text] Paste the PNR display
        [gds] Choose the GDS
        [locator] The PNR is missing from the display
        [segments] The flights are missing from the display
        [departure] Enter the departure
        [arrival] Enter the arrival
        [quoteId] Choose the quote
        [transactionId] Enter the booking ID
        [age] Enter the age
        [illnessBefore] Say whether there is an illness known before
        [residents] Confirm where the insured persons live
        [paper] Enter its number
        [declared] Confirm that it is true
       *[other] Fill in this field
    }
violation-not-a-choice = Choose from the list
violation-not-supported = This is not supported here
violation-too-short =
    { $least ->
        [one] Enter at least { $least } letter
       *[other] Enter at least { $least } letters
    }
violation-too-long = Enter { $most } characters at most
violation-fields-count = One request holds { $most } fields at most
violation-fields-depth = A name has { $most } brackets at most
violation-list-count = Enter { $most } entries at most
violation-not-a-number = Enter a number
violation-request-id-form = A request ID is a UUID: 8, 4, 4, 4 and 12 hexadecimal digits
violation-sent-twice = This was sent twice in one request
violation-not-unicode = Some characters could not be read
violation-name-letters = Use letters and spaces only
violation-mobile-digits = Enter { $digits } digits, { $entered } entered
violation-mobile-start = A mobile number starts with 5 to 9
violation-phone-digits = Enter 8 to 15 digits, with a plus in front if you like
violation-email-form = Enter an email address, such as name@example.com
violation-email-list-form = “{ $item }” is not an email address; separate addresses with semicolons
violation-password-short = Use at least { $least } characters
violation-password-same = Choose a password other than the current one
violation-password-common = This password is easy to guess; choose another
violation-password-own-name = Choose something other than your name, login or company
violation-password-mismatch = The two passwords differ
violation-password-wrong = This is not the current password
violation-pan-form = A PAN has 5 letters, 4 digits and a letter
violation-gstin-form = A GST number has 15 characters, such as 27AAPFU0939F1ZV
violation-gstin-upper-case = Write the GST number in capitals
violation-gstin-check-character = Check this number: by its form it should end in { $expected }
violation-pincode-form = A PIN code has 6 digits and does not start with 0
violation-upload-size = The file may be { $megabytes } MB at most
violation-upload-empty = The file is empty
violation-upload-type = Choose a file of one of these types: { $allowed }
violation-upload-content = The file is not what its name says
violation-upload-kilobytes = The file may be { $most } kB at most
violation-upload-cut-off = The end of the file is missing
violation-upload-locked = The file is locked with a password
violation-upload-gone = Upload the file again: it is no longer kept
violation-picture-size = The picture may be { $most } pixels wide and high at most
violation-picture-least = A picture has to be { $width } × { $height } pixels at least
violation-picture-shape = The picture has to be upright, { $width } × { $height } mm in shape
violation-picture-not-fetched = No picture is answered at this address
violation-picture-unsafe = This drawing holds scripts, links or foreign content. Export it as a plain SVG, or choose a PNG
violation-font-italic = Choose an upright font: italics are not used
violation-font-weight-twice = There is a file for weight { $weight } already
violation-date-form = Enter the date as day, month and year, such as 09 Jul 1985
violation-time-form = Enter the time as hours and minutes, such as 21:30
violation-date-past = This day has passed
violation-reference-form = Enter { $mode ->
        [cheque] the cheque’s six digits
        [upi] the twelve digits of the transfer
        [imps] the twelve digits of the transfer
        [neft] the transfer’s reference, which begins with four letters of the bank
        [rtgs] the transfer’s reference, which begins with four letters of the bank
       *[other] 4 to 35 letters and digits
    }
violation-slip-missing = The slip is no longer there. Upload it again
violation-booking-missing = No booking of yours has this ID
violation-reference-credited = This transfer arrived by itself and is credited as { $depositId }
violation-restore-source-missing = { $source ->
    [quote] The quote of this booking is lost too
    [history] The copy of this booking is older than its history
   *[other] No copy of this booking is kept
}: restore it from a backup
violation-restore-made-again = Its request or its quote has made booking { $other } since: compare the two
violation-account-form = Enter 6 to 34 letters and digits
violation-card-last-digits = Enter the last { $digits } digits of the card, no more
violation-date-future = This day is in the future
violation-date-after =
    { $other ->
        [checkIn] Choose a day after check-in
        [date] Choose a day after the departure
        [issuedOn] Choose a day after the date of issue
       *[other] Choose a day after the one before
    }
violation-date-not-before =
    { $other ->
        [dateOfBirth] Choose a day not before the date of birth
        [validUntil] Choose a day not before the offer’s last day
        [depositDue] Choose a day not before the deposit is due
       *[other] Choose a day not before the first
    }
violation-date-too-far = Choose { $last } or an earlier day
violation-date-too-old = Choose { $first } or a later day
violation-same-place = Choose two different places
violation-sectors-count = Choose { $least } to { $most } flights
violation-rooms-most = Choose at most { $most } rooms
violation-room-adults = Each room has 1 to { $most } adults
violation-age-sold = Aged { $age } on { $on }: this place was priced for { $least } to { $most } years. Search again with this age
violation-room-children = At most { $most } children can share a room
violation-child-age = Give the child’s age, up to { $most } years
violation-nights-most = A stay is at most { $most } nights
violation-room-lead = Room { $room } needs an adult in whose name it is booked
violation-room-full = Room { $room } was searched for fewer adults
violation-room-child = No child of { $age } was searched for in this room
violation-rate-of-room = This rate is not, or no longer, sold for that room
violation-cabin-guests = At most { $most } guests share a cabin
violation-cabin-of-party = This cabin is not, or no longer, sold for these guests
violation-cabin-twice = Cabin { $number } is chosen twice
violation-results-count = Ask for { $least } to { $most } results
violation-title-for-adult = For an adult choose Mr, Ms or Mrs
violation-title-for-child = For a child choose Mstr or Ms
violation-gender-not-booked = This fare cannot be booked for gender Others: its seller books only Male or Female
violation-age-not-born = Born after the day of travel, { $on }
violation-born-too-early = Born in { $year } or later
violation-age-band =
    { $type ->
        [adult] Aged { $age } on { $on }: needs an adult’s place
        [child] Aged { $age } on { $on }: needs a child’s place
        [infant] Aged { $age } on { $on }: needs an infant’s place
       *[other] Aged { $age } on the day of travel, { $on }
    }
violation-passport-form = Use 6 to 9 letters and digits, without spaces
violation-passport-not-issued = The passport must be issued by the day of travel, { $on }
violation-passport-expired = The passport must be valid on { $on }
violation-passport-six-months = Passport: many countries ask for six months; valid until { $until } would be safe
violation-country-form = Choose a country
violation-party-adult = At least one adult must travel
violation-party-infants =
    { $adults ->
        [one] One infant at most: each needs an adult’s lap
       *[other] { $adults } infants at most: each needs an adult’s lap
    }
violation-party-size = { $most } seats at most in one booking; infants on a lap take none
violation-lap-adult = Choose an adult of this booking
violation-lap-taken = This adult has another infant on the lap
violation-party-quoted = The price was for { $adults } adults, { $children } children and { $infants } infants; search again for others
violation-baggage-twice = This baggage is already chosen
violation-baggage-weight = { $most } kg of baggage at most
violation-ssr-twice = This service is already chosen
violation-seat-twice = Only one seat on { $segment }
violation-seat-child = Seat { $seat } is not for a child
violation-seat-taken = Seat { $seat } is taken by another traveller; choose another
violation-seats-count = Choose 1 to { $most } seats
violation-bus-seat-unknown = This bus has no seat { $seat }
violation-bus-seat-twice = Seat { $seat } is chosen twice
violation-seat-ladies = Seat { $seat } is for women
violation-seat-gentlemen = Seat { $seat } is for men
violation-passengers-blocked =
    { $count ->
        [one] One seat is kept: name one passenger
       *[other] { $count } seats are kept: name a passenger for each
    }
violation-seat-blocked = Seat { $seat } is kept for this passenger
violation-gender-blocked = Seat { $seat } was kept for a passenger of another gender; choose the seats again
violation-age-years = Enter an age of { $least } to { $most } years
violation-id-form = Enter { $least } to { $most } letters and digits
violation-terms-not-accepted = Accept the terms to continue
violation-gst-holder-required = With a GST number, confirm that the agency holds it
violation-flight-required = Choose a flight for this direction
violation-sectors-overlap = This flight departs before the previous one arrives; { $least } minutes are needed between them
violation-return-fare-alone = This fare is sold only with the airline’s special return fare in the other direction
violation-fare-age =
    { $fareType ->
        [senior-citizen] Senior citizen fares are for travellers of { $least } and over; aged { $age } on { $on }
        [student] Student fares are for travellers of { $least } and over; aged { $age } on { $on }
       *[other] This fare is for travellers of { $least } and over; aged { $age } on { $on }
    }
violation-fare-adults-only = Armed forces fares are for adults only
violation-promo-unknown = This promo code is unknown
violation-promo-expired = This promo code was valid until { $on }
violation-promo-early = This promo code is valid from { $on }
violation-cancel-nothing = Choose what to cancel
violation-place-not-booked = { $product ->
    [flight] This traveller is not booked on this flight
   *[other] This is not booked for this traveller
}
violation-place-cancelled = This is already cancelled
violation-place-flown = { $product ->
    [flight] This flight was flown and cannot be cancelled
   *[other] This has begun and cannot be cancelled
}
violation-place-not-departed = This flight has not departed yet
violation-schedule-alternative = The airline no longer offers this
violation-sold-together = These flights were sold as one fare and can only be cancelled together
violation-cancel-whole = This booking can only be cancelled as a whole
violation-cancel-by-request = This booking cannot be cancelled here: send a cancellation request
violation-charges-needed = { $product ->
    [flight] Enter the airline’s charges: they cannot be retrieved here
   *[other] Enter the charges of the { product-supplier }: they cannot be retrieved here
}
violation-charge-above-fare = { $product ->
    [flight] The airline may keep { $most } at most
   *[other] The { product-supplier } may keep { $most } at most
}
violation-shares-needed = { $product ->
    [flight] Enter what each ticket cost: this booking’s fare does not say
   *[other] Enter what each part cost: the price of this booking does not say
}
violation-shares-total = { $product ->
    [flight] The tickets have to add up to { $total }
   *[other] The parts have to add up to { $total }
}
violation-taxes-above-paid = { $product ->
    [flight] Taxes cannot be more than the ticket cost
   *[other] Taxes cannot be more than the price paid
}
violation-split-nobody = Choose who leaves the booking
violation-split-everybody = Somebody has to stay in the booking
violation-split-infant = An infant goes with the adult it travels with
violation-split-whole = The fare of this booking does not say what each traveller pays, so it cannot be split
violation-split-by-request = This booking cannot be split here: send a request
violation-ssr-by-request = Services cannot be added to this booking here: send a request
violation-ssr-nothing = Choose what is to be added
violation-change-nothing = Choose at least one flight to change
violation-change-flown = This flight has departed and cannot be changed
violation-change-together = These flights were sold as one fare and can only be changed together
violation-change-not-allowed = The fare rules do not allow a change now
violation-change-whole = This booking can only be changed as a whole
violation-change-by-request = This booking cannot be changed here: send a change request
violation-reroute-special = A student, senior, forces or special return fare keeps its route: cancel it and make a new booking for the other route
violation-reroute-flown = The journey has begun: this flight still leaves from { $place }
violation-reroute-border = Choose a known airport in the same country: for another country cancel this flight and book again
violation-reroute-own-flights = { $airline } is a low-cost airline and only moves a ticket to its own flights: for another airline cancel and book again
violation-reroute-issuer = Only { $airline }, which issued the ticket, can reissue it, and to its own flights: for another airline send a change request, or cancel and book again
violation-split-first = Only some travellers would change: split them into a booking of their own first
violation-hold-not-offered = The airline does not hold seats at this fare
violation-hold-no-services = Services and seats are added once the hold is ticketed
violation-party-held = Give the travellers that the seats are held for: { $adults } adults, { $children } children and { $infants } infants
violation-name-replaced = The seats are held for { $name }. A name can be written out or have up to three letters corrected; for another person release the hold and book again
violation-complete-by-request = Names and passports of this hold cannot be given here: send a request
violation-ssr-unknown = This service is no longer offered
violation-ssr-changed = The price or availability of this service has changed; check the fare again
violation-ssr-traveller = This service is not for this traveller
violation-seat-unknown = This aircraft has no seat { $seat }
violation-seat-exit-infant = Seat { $seat } is at an exit: not for an adult with an infant
violation-seat-lap-side = Seat { $seat } is beside another infant; choose the other side of the aisle
violation-duplicate-booking = Already booked on this flight: { $transactionId }
violation-overlapping-flights = On { $flight } at the same time: { $transactionId }
violation-churn = Booked and cancelled { $times } times on this route and day; airlines charge for that
violation-connection-short = { $minutes } minutes to change in { $airport }; { $least } are needed
violation-connection-missed = The flight from { $airport } departs before the previous one arrives
violation-gstin-missing = Without a GST number the company gets no tax credit
violation-infant-turns-two = Turns two on { $on }: needs a child’s seat
violation-ticket-name-long = { $carrier } accepts { $most } characters at most for name and title
violation-ticket-name-characters = { $carrier } accepts only the letters A to Z and spaces
violation-ticket-name-single =
    { $ask ->
        [repeat] { $carrier } requires a single name in both fields
        [fnu] Enter FNU as the first name of a traveller with a single name
       *[other] Enter the title as the first name of a traveller with a single name
    }
violation-pnr-weekday = The weekday shown does not fall on this date
violation-pnr-seats = { $seats } seats for { $travellers } travellers
violation-pnr-reference = refers to something not in the display
violation-pnr-totals = The tickets add up to { $tickets } { $currency }, the total is { $total }
violation-pnr-unconfirmed = The airline has not confirmed this flight ({ $status })
violation-pnr-limit-past = The ticketing time limit of { $date } has passed
violation-ticket-elsewhere = This hold was taken over from another system: ticket it where it was made, release it here, then import it with its tickets
violation-pnr-name = The display has { $name }: a ticket keeps its name
violation-pnr-imported = This PNR has been imported already: { $transactionId }
violation-pnr-taken = Another agency has imported or booked this PNR: it cannot be imported again
violation-pnr-not-confirmed = { $reason ->
        [surname] The supplier’s record of this PNR is in other names now
        [silent] The supplier is not answering at the moment
       *[unknown] The supplier no longer knows this PNR
    }: nothing was imported. Check it again
violation-pnr-total-supplier = The supplier’s price is { $total }
violation-compare-most = At most { $most } can be compared
violation-amount-not-positive = Enter an amount above 0
violation-ask-not-allowed = Your agency’s rules do not allow this
violation-ask-too-low = At least { $least } for this booking
violation-ask-too-high = At most { $most } for this booking
violation-ask-below-floor = The customer’s price cannot go below { $floor }
violation-amount-negative = Enter 0 or more
violation-bounds-reversed = At least { $least }
violation-fee-not-yet = A service fee can be asked from { $on }
violation-amount-least = Enter at least { $least } { $currency }
violation-gst-other-state = The customer is registered in { $state }, another state: the tax is IGST
violation-amount-most = Enter at most { $most } { $currency }
violation-rewards-none = No points are given or used at present
violation-rewards-few = You have { $points } points. { $least } or more can be used at once
violation-reward-final = A use of points is undone on its own day alone
violation-amount-currency = Enter the amount in { $currency }
violation-range-order = The last day must not come before the first
violation-range-days = Choose { $most } days at most
violation-statement-long = A paper holds { $most } entries at most: choose fewer days
violation-receivers-count = An email goes to { $most } addresses at most.
violation-offers-count = At most { $most } offers can be sent in one quote.
violation-fare-gone = This fare is no longer sold. Remove it or search again.
violation-group-size = A group has { $least } to { $most } travellers
violation-group-adults = A group of this size needs at least { $least } adults: one in each PNR
violation-group-names =
    More are named than travel: { $type ->
        [adult] adults
        [child] children
       *[infant] infants
    } { $named }, at most { $most }
violation-list-empty = The list names nobody
violation-list-long = The list has { $entered } lines; at most { $most } travellers can be named
violation-list-column-missing = The column { $column } is missing
violation-list-column-unknown = The column { $column } is not known
violation-list-wrong = The list of names has errors
violation-list-twice = The same traveller as in line { $line }
violation-offer-expired = The offer could be accepted until { $on }
violation-offer-unpaid = This offer is not paid in full: { $amount } is missing
violation-offer-paid = Nothing is left to pay
violation-offer-made = { $name } is in booking { $transactionId } already
violation-balance-overdue = The balance was due by { $on }
violation-booking-linked = { $transactionId } is linked already
violation-flight-line = Line { $line } is no flight. Write it as: AI 865 Y 17MAY27 DEL BOM 0700 0915
violation-flight-times = The flight arrives before it leaves
violation-ticket-number = Enter the 13 digits of a ticket that the booking does not have yet
violation-deposit-above-total = No more can be asked as a deposit than the whole price: { $most }
violation-back-above-paid = No more can come back than was paid: { $most }
violation-gstin-pan = The GST number contains another PAN: { $pan }
violation-second-code-wrong = That code is wrong, or was used before
violation-otp-form = Enter the { $digits } digits of the code
violation-otp-wrong =
    { $left ->
        [one] This is not the code. One attempt is left
       *[other] This is not the code. { $left } attempts are left
    }
violation-otp-over = This code can no longer be used. Ask for a new one
violation-otp-needed = Verify this first
violation-email-registered = This address is already in use as a user ID
violation-registration-open = A registration with this address is pending
violation-masters-count = A profile keeps at most { $most } of these; delete one first
violation-card-number = This is not a card number
violation-card-expired = This card has expired
violation-card-code = Enter the { $digits } digits of the security code
violation-card-refused = The card’s bank refused the charge of Rupees 1
violation-traveller-twice = { $name } is already saved with this name and date of birth
violation-endpoint-form = An address over HTTPS, without a user name and without #
violation-endpoint-unknown = No machine of that name was found
violation-endpoint-private = This address is not on the public internet
violation-endpoint-twice = There is an endpoint with this address already
violation-endpoints-count = { $most } endpoints at most; delete one first
violation-gst-profiles-count = { $most } saved GST details at most; delete some first
violation-permission-needs = One of these requires another that is not given
violation-permission-not-yours = You can only permit what you may do yourself
violation-limit-above-own = At most your own limit, { $most }
violation-staff-self = Somebody else must change what you may do
violation-staff-changed = Somebody else has changed this person meanwhile. Close this and look again
violation-staff-suspended = This person is not active. Activate them first
violation-agency-changed = Somebody else has changed this agency meanwhile. Check it and try again
violation-configuration-changed = Somebody else has changed the settings meanwhile. Discard your changes and look again
violation-colour-form = Enter a colour as #RRGGBB
violation-address-form = Enter an address that begins with https:// or with /
violation-airline-codes = Enter codes of airlines with commas between, or All
rules-of-field = { $field }: { $said }
violation-count-between = Enter a whole number from { $least } to { $most }
violation-percent-between = Enter a percentage from { $least } to { $most }
violation-amount-or-share = Enter an amount or a percentage, not both
violation-listed-twice = Listed twice
violation-company-changed = Somebody else has changed this company meanwhile. Discard your changes and look again
violation-companies-count = An agency keeps { $most } companies at most
violation-policy-reason = Say why you book a trip that is not in your company’s policy, and save the reason
violation-approval-nobody = This trip needs approval, and nobody is named who may approve it. Ask your agency
violation-policy-blocked = Your company’s travel policy does not allow this: { $kind ->
        [price] the price is above its limit
        [lowest] it is too far above the lowest fare
        [night] the price of a night is above its limit
        [contract] it is too far above the rate that your company has agreed
        [comfort] the class is above what it allows
        [ahead] it is booked too late
        [supplier] the supplier is not among those it names
        [refundable] it is not refundable
        [stars] the hotel has too many stars
       *[other] a rule forbids it
    }

# Trains
violation-rail-party-size = At most { $most } travellers on one ticket
violation-rail-child-alone = At least one traveller needs a berth
violation-rail-age = Age in whole years, 0 to 125
violation-rail-ladies-only = The ladies’ quota is for women, and children under 12
violation-rail-not-open = Booking opens { $at }
violation-rail-agents-barred = Agents may book from { $at }
violation-rail-boarding-late = The boarding point can be moved until 30 minutes before the train leaves it
violation-rail-boarding-moved = The boarding point was moved before, and can be moved once
violation-rail-boarding-waits = Nobody on this ticket has a berth or RAC yet, so the boarding point stays
violation-rail-charted = The chart of this train is made, so it can no longer be booked
violation-rail-departed = The train has left
violation-rail-same-station = Choose two different stations
violation-rail-party-quoted = Name the { $count } travellers of the quote
violation-rail-pnr-form = Ten digits
violation-tdr-closed = This reason cannot be chosen: { $closed ->
        [chart] the chart is not made yet
        [early] the train has not left yet
        [late] it can no longer be filed
        [status] nobody on the ticket stands so
       *[ran] the train did not run so
    }
violation-tdr-filed = There is a claim for this traveller already
violation-tdr-rac-only = This reason is for travellers with RAC only
violation-no-airport = One end of a transfer is an airport
violation-pick-up-soon = A driver needs { $minutes } minutes: choose a later time
violation-flight-number = Enter a flight number such as 6E 6714
violation-insurance-days = One journey is insured for at most { $most } days
violation-insured-count = Between 1 and { $most } persons are insured together
violation-insured-age = Insured from { $months } months to { $most } years of age
violation-insured-family = A family is 1 or 2 adults and children below { $below }, at most { $most } persons
violation-insured-born-otherwise = This is another date of birth than the price is for
violation-insured-together = A family policy can only be cancelled as a whole
violation-visa-applicants = Between 1 and { $most } persons apply together
violation-visa-born-otherwise = This is another date of birth than the price is for
violation-visa-passport = The price is for passports of another country
violation-visa-passport-ends = The passport must be valid until { $date }: { $count } months after the return
violation-visa-step = This step does not follow the last one
violation-visa-not-yet = Nothing goes to the mission before { $date }, until when cancelling is free
violation-statement-columns = No line with a date, a description or reference, and an amount credited
