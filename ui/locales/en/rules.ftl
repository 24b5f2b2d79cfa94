# One message a rule: what the field beside it needs.
violation-required = This is needed
violation-not-a-choice = Choose one of the list
violation-too-short =
    { $least ->
        [one] Enter at least { $least } letter
       *[other] Enter at least { $least } letters
    }
violation-too-long = Enter { $most } characters at most
violation-not-a-number = Enter a number
violation-name-letters = Use letters and spaces only
violation-mobile-digits = Enter { $digits } digits, { $entered } entered
violation-mobile-start = A mobile number starts with 5 to 9
violation-phone-digits = Enter 8 to 15 digits, with a plus in front if you like
violation-email-form = Enter an email address, such as name@example.com
violation-email-list-form = “{ $item }” is no email address; separate addresses with semicolons
violation-password-short = Use at least { $least } characters
violation-password-same = Choose another password than the present one
violation-password-mismatch = The two passwords differ
violation-password-wrong = This is not the present password
violation-pan-form = A PAN has 5 letters, 4 digits and a letter
violation-gstin-form = A GST number has 15 characters, such as 27AAPFU0939F1ZV
violation-gstin-upper-case = Write the GST number in capitals
violation-gstin-check-character = Check this number: by its form it should end in { $expected }
violation-pincode-form = A PIN code has 6 digits and does not start with 0
violation-upload-size =
    { $most ->
        [4194304] The file may have 4 MB at most
       *[other] The file may have { $most } bytes at most
    }
violation-upload-empty = The file is empty
violation-upload-type = Choose a file of one of these types: { $allowed }
violation-upload-content = The file is not what its name says
violation-date-form = Enter the date as day, month and year, such as 09 Jul 1985
violation-date-past = This day has passed
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
       *[other] Choose a day not before the first
    }
violation-date-too-far = Choose { $last } or an earlier day
violation-same-place = Choose two different places
violation-sectors-count = Choose { $least } to { $most } flights
violation-results-count = Ask for { $least } to { $most } results
violation-title-for-adult = For an adult choose Mr, Ms or Mrs
violation-title-for-child = For a child choose Mstr or Ms
violation-age-not-born = Born after the day of travel, { $on }
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
violation-passport-six-months = Many countries ask for six months: valid until { $until } would be safe
violation-country-form = Choose a country
violation-party-adult = At least one adult must travel
violation-party-infants =
    { $adults ->
        [one] One infant at most: each needs an adult’s lap
       *[other] { $adults } infants at most: each needs an adult’s lap
    }
violation-party-size = { $most } travellers at most in one booking
violation-party-quoted = The price was for { $adults } adults, { $children } children and { $infants } infants; search again for others
violation-baggage-twice = This baggage is chosen already
violation-baggage-weight = { $most } kg of baggage at most
violation-ssr-twice = This service is chosen already
violation-seat-twice = Only one seat on { $segment }
violation-seat-child = Seat { $seat } is not for a child
violation-seat-taken = Seat { $seat } is taken by another traveller; choose another
violation-terms-not-accepted = Accept the terms to go on
violation-gst-holder-required = With a GST number, confirm that the agency holds it
violation-compare-most = { $most } at most can be compared
violation-amount-not-positive = Enter an amount above 0
violation-amount-least = Enter at least { $least } { $currency }
violation-amount-currency = Enter the amount in { $currency }
violation-range-order = The last day must not come before the first
violation-range-days = Choose { $most } days at most
