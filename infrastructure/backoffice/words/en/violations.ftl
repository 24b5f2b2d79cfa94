# What breaks a rule, under the rule's code.
violation-other = is not accepted.
violation-required = must be given.
violation-not-a-choice = is not one of the choices.
violation-not-supported = cannot be taken into account here.
violation-too-short = needs at least { $least } characters.
violation-too-long = has more than { $most } characters.
violation-fields-count = One request holds { $most } fields at most.
violation-fields-depth = has more than { $most } brackets after its name.
violation-list-count = has more than { $most } entries.
violation-not-a-number = is not a number.
violation-request-id-form = must be a UUID: 8, 4, 4, 4 and 12 hexadecimal digits with hyphens between.
violation-sent-twice = is there twice in one request.
violation-not-unicode = has characters that are not UTF-8.
violation-name-letters = may have letters and spaces only.
violation-mobile-digits = must have { $digits } digits, not { $entered }.
violation-mobile-start = must begin with 5, 6, 7, 8 or 9.
violation-phone-digits = must be a telephone number of 8 to 15 digits.
violation-email-form = must be an email address.
violation-email-list-form = “{ $item }” is not an email address.
violation-password-short = needs at least { $least } characters.
violation-password-same = must differ from the current password.
violation-password-common = is among the passwords that are tried first.
violation-password-own-name = may not be your own name, login or company.
violation-password-mismatch = New and confirm password must match.
violation-password-wrong = The current password is not right.
violation-pan-form = must be a PAN: five letters, four digits, one letter.
violation-gstin-form = must be a GST number of 15 characters.
violation-gstin-upper-case = must be in upper case.
violation-gstin-check-character = The last character should be { $expected }; please check the number.
violation-pincode-form = must be a pincode of six digits.
violation-upload-size = may have at most { $megabytes } MB.
violation-upload-empty = The file is empty.
violation-upload-type = must be one of: { $allowed }.
violation-upload-content = What the file holds is not what its name says.
violation-upload-kilobytes = may have at most { $most } kB.
violation-upload-cut-off = The end of the file is missing.
violation-upload-locked = The file is locked with a password.
violation-upload-gone = The file is no longer kept: upload it again.
violation-picture-size = may be at most { $most } pixels wide and high.
violation-picture-least = A picture must have { $width } × { $height } pixels at least.
violation-picture-shape = The picture must be upright, { $width } × { $height } mm in shape.
violation-picture-not-fetched = No picture is answered at this address.
violation-picture-unsafe = The drawing holds scripts, links or foreign content.
violation-font-italic = must be an upright font.
violation-font-weight-twice = There is a file for weight { $weight } already.
violation-date-form = must be a date, year-month-day.
violation-time-form = must be a time, hours:minutes.
violation-date-past = may not be in the past.
violation-reference-form = must be { $mode ->
        [cheque] the cheque’s six digits
        [upi] the twelve digits of the transfer
        [imps] the twelve digits of the transfer
        [neft] the transfer’s reference, which begins with four letters of the bank
        [rtgs] the transfer’s reference, which begins with four letters of the bank
       *[other] 4 to 35 letters and digits
    }.
violation-slip-missing = There is no such slip: upload it again.
violation-booking-missing = No booking of the agency has this ID.
violation-reference-credited = Money with this reference arrived by itself, and is credited as { $depositId }.
violation-restore-source-missing = { $source ->
    [quote] The quote of this booking is lost too
    [history] The copy of this booking is older than its history
   *[other] No copy of this booking is kept
}: restore it from a backup.
violation-restore-made-again = Its request or its quote has made booking { $other } since: compare the two.
violation-account-form = must be 6 to 34 letters and digits.
violation-card-last-digits = must be the last { $digits } digits of the card, and no more.
violation-date-future = may not be in the future.
violation-date-after = must be after { $other }.
violation-date-not-before = may not be before { $other }.
violation-date-too-far = may be { $last } at the latest.
violation-date-too-old = may be { $first } at the earliest.
violation-same-place = Origin and destination must differ.
violation-sectors-count = { $least } to { $most } sectors are possible.
violation-rooms-most = Choose at most { $most } rooms.
violation-room-adults = Each room has 1 to { $most } adults.
violation-room-children = At most { $most } children can share a room.
violation-child-age = Give the child’s age, up to { $most } years.
violation-nights-most = A stay is at most { $most } nights.
violation-room-lead = Room { $room } needs an adult in whose name it is booked.
violation-room-full = Room { $room } was searched for fewer adults.
violation-room-child = No child of { $age } was searched for in this room.
violation-rate-of-room = This rate is not, or no longer, sold for that room.
violation-cabin-guests = At most { $most } guests share a cabin.
violation-cabin-of-party = This cabin is not, or no longer, sold for these guests.
violation-cabin-twice = Cabin { $number } is chosen twice.
violation-results-count = must be between { $least } and { $most }.
violation-title-for-adult = An adult is Mr, Ms or Mrs.
violation-title-for-child = A child is Mstr or Ms.
violation-gender-not-booked = This fare cannot be booked for gender Others: its seller books only Male or Female.
violation-age-not-born = is after { $on }.
violation-born-too-early = is before { $year }.
violation-age-band = On { $on } the age is { $age }, which is another type of traveller: { $type }.
violation-passport-form = must be a passport number of 6 to 9 letters and digits.
violation-passport-not-issued = The passport must be issued by { $on }.
violation-passport-expired = The passport must be valid on { $on }.
violation-passport-six-months = The passport should be valid until { $until }.
violation-country-form = must be a country code of two capital letters.
violation-party-adult = At least one adult must travel.
violation-party-infants = There may be no more infants than adults ({ $adults }).
violation-party-size = At most { $most } seats can be booked together; infants on a lap take none.
violation-lap-adult = must be the position of an adult of the booking, and stand at an infant.
violation-lap-taken = This adult has another infant on the lap.
violation-party-quoted = The fare was quoted for { $adults } adults, { $children } children and { $infants } infants.
violation-baggage-twice = The same baggage cannot be chosen twice.
violation-baggage-weight = Baggage cannot exceed { $most } kg.
violation-ssr-twice = The same special service cannot be chosen twice.
violation-seat-twice = Only one seat can be chosen on a flight.
violation-seat-child = Seat { $seat } cannot be reserved for a child.
violation-seat-taken = Seat { $seat } is reserved for another traveller; please change it.
violation-seats-count = needs 1 to { $most } seats.
violation-bus-seat-unknown = This bus has no seat { $seat }.
violation-bus-seat-twice = Seat { $seat } is given twice.
violation-seat-ladies = Seat { $seat } is for women.
violation-seat-gentlemen = Seat { $seat } is for men.
violation-passengers-blocked = must name one passenger for each of the { $count } seats that are kept.
violation-seat-blocked = must be seat { $seat }, which is kept.
violation-gender-blocked = is not the gender that seat { $seat } is kept for.
violation-age-sold = must be of the ages that the price is for, { $least } to { $most } years: on { $on } the age is { $age }.
violation-age-years = must be { $least } to { $most } years.
violation-id-form = needs { $least } to { $most } letters and digits.
violation-terms-not-accepted = The terms must be accepted.
violation-gst-holder-required = must be given with a GST number.
violation-flight-required = Choose a flight for each direction.
violation-sectors-overlap = The flight leaves before the one before it has arrived; { $least } minutes are needed between them.
violation-return-fare-alone = The fare is sold only together with the airline’s special return fare the other way.
violation-fare-age = must make the traveller { $least } or over on { $on }; the age is { $age }, and the fare is for { $fareType } travellers.
violation-fare-adults-only = The fare for the armed forces is for adults only.
violation-promo-unknown = is not known.
violation-promo-expired = was valid until { $on }.
violation-promo-early = is valid from { $on }.
violation-cancel-nothing = Choose what to cancel.
violation-place-not-booked = This is not booked for this traveller.
violation-place-cancelled = This is cancelled already.
violation-place-flown = This has begun and cannot be cancelled.
violation-place-not-departed = has not departed yet.
violation-schedule-alternative = is not among what the airline offers now.
violation-sold-together = These flights were sold as one fare and can only be cancelled together.
violation-cancel-whole = This booking can only be cancelled as a whole.
violation-cancel-by-request = This booking cannot be cancelled here: send a cancellation request.
violation-charges-needed = Enter what the supplier keeps: nobody can be asked for it here.
violation-charge-above-fare = The supplier may keep { $most } at most.
violation-shares-needed = Enter what each part cost: the price of this booking does not say.
violation-shares-total = The parts have to add up to { $total }.
violation-taxes-above-paid = Taxes cannot be more than what was paid.
violation-change-nothing = Choose at least one flight to change.
violation-change-flown = This flight has left and cannot be changed.
violation-change-together = These flights were sold as one fare and can only be changed together.
violation-change-not-allowed = The rules of this fare do not allow a change now.
violation-change-whole = This booking can only be changed as a whole.
violation-change-by-request = This booking cannot be changed here: send a change request.
violation-reroute-special = A student, senior, forces or special return fare keeps its route: cancel it and make a new booking for the other route.
violation-reroute-flown = The journey has begun: this flight still leaves from { $place }.
violation-reroute-border = Choose a known airport in the same country: for another country cancel this flight and book again.
violation-reroute-own-flights = { $airline } is a low-cost airline and only moves a ticket to its own flights: for another airline cancel and book again.
violation-reroute-issuer = Only { $airline }, which issued the ticket, can reissue it, and to its own flights: for another airline send a change request, or cancel and book again.
violation-split-first = Only some of the travellers would change: split them into a booking of their own first.
violation-split-nobody = Choose who leaves the booking.
violation-split-everybody = Somebody has to stay in the booking.
violation-split-infant = An infant goes with the adult who holds it.
violation-split-whole = The fare of this booking does not say what each traveller pays, so it cannot be split.
violation-split-by-request = This booking cannot be split here: send a request.
violation-ssr-nothing = Choose what is to be added.
violation-ssr-by-request = Services cannot be added to this booking here: send a request.
violation-hold-not-offered = The airline does not hold seats at this fare.
violation-hold-no-services = Services and seats are added once the hold is ticketed.
violation-party-held = Give the travellers that the seats are held for: { $adults } adults, { $children } children and { $infants } infants.
violation-name-replaced = The seats are held for { $name }. A name can be written out or have up to three letters corrected; for another person release the hold and book again.
violation-complete-by-request = Names and passports of this hold cannot be given here: send a request.
violation-ssr-unknown = This service is no longer offered.
violation-ssr-changed = The price or availability of this service has changed. Please check the fare again.
violation-ssr-traveller = This service is not for this traveller.
violation-seat-unknown = This aircraft has no seat { $seat }.
violation-seat-exit-infant = Seat { $seat } is at an exit and not for an adult with an infant.
violation-seat-lap-side = Seat { $seat } is beside another infant; choose the other side of the aisle.
violation-duplicate-booking = Booked on this flight already: { $transactionId }.
violation-overlapping-flights = On { $flight } at the same time: { $transactionId }.
violation-churn = Booked and given up { $times } times on this route and day; airlines charge for that.
violation-connection-short = { $minutes } minutes to change in { $airport }; { $least } are needed.
violation-connection-missed = The flight from { $airport } leaves before the one before it has arrived.
violation-gstin-missing = Without a GST number the company gets no tax credit.
violation-infant-turns-two = Turns two on { $on }: needs a child’s seat.
violation-ticket-name-long = { $carrier } takes { $most } characters at most for name and title.
violation-ticket-name-characters = { $carrier } takes only the letters A to Z and spaces.
violation-ticket-name-single =
    { $ask ->
        [repeat] { $carrier } wants a single name in both fields.
        [fnu] Enter FNU as the first name of a traveller with a single name.
       *[other] Enter the title as the first name of a traveller with a single name.
    }
violation-pnr-weekday = The weekday shown does not fall on this date.
violation-pnr-seats = { $seats } seats for { $travellers } travellers.
violation-pnr-reference = refers to something that is not in the display.
violation-pnr-totals = The tickets come to { $tickets } { $currency }, the total is { $total }.
violation-pnr-unconfirmed = The airline has not confirmed this flight ({ $status }).
violation-pnr-limit-past = The ticketing time limit of { $date } has passed.
violation-ticket-elsewhere = This hold was taken over from elsewhere: ticket it where it was made, release it here, then import it with its tickets.
violation-pnr-name = The display names { $name }: a ticket keeps its name.
violation-pnr-imported = This PNR has been imported already: { $transactionId }.
violation-pnr-taken = Another agency has imported or booked this PNR: it cannot be imported again.
violation-pnr-not-confirmed = { $reason ->
        [surname] The supplier’s record of this PNR is in other names now
        [silent] The supplier does not answer at the moment
       *[unknown] The supplier no longer knows this PNR
    }: nothing was imported. Check it again.
violation-pnr-total-supplier = The supplier says that it costs { $total }.
violation-compare-most = At most { $most } can be compared.
violation-amount-not-positive = must be greater than 0.
violation-ask-not-allowed = Your agency’s rules do not allow this.
violation-ask-too-low = must be at least { $least } for this booking.
violation-ask-too-high = must be at most { $most } for this booking.
violation-ask-below-floor = The customer’s price cannot go below { $floor }.
violation-amount-negative = must be 0 or more.
violation-bounds-reversed = must be at least { $least }.
violation-fee-not-yet = cannot be asked before { $on }.
violation-amount-least = must be at least { $least } { $currency }.
violation-gst-other-state = must be igst: the customer is registered in another state, { $state }.
violation-amount-most = must be at most { $most } { $currency }.
violation-rewards-none = no points are given or used at present.
violation-rewards-few = there are { $points } points; { $least } or more are used at once.
violation-reward-final = is undone on its own day alone.
violation-amount-currency = must be in { $currency }.
violation-range-order = The first day may not come after the last.
violation-range-days = may span at most { $most } days.
violation-statement-long = is too long: a paper holds { $most } entries at most.
violation-receivers-count = An email goes to { $most } addresses at most.
violation-offers-count = At most { $most } offers can be sent in one quote.
violation-fare-gone = This fare is no longer sold. Leave it out or search again.
violation-group-size = A group has { $least } to { $most } travellers.
violation-group-adults = A group of this size needs at least { $least } adults: one in each PNR.
violation-group-names =
    More are named than travel: { $type ->
        [adult] adults
        [child] children
       *[infant] infants
    } { $named }, at most { $most }.
violation-list-empty = The list names nobody.
violation-list-long = The list has { $entered } lines; at most { $most } travellers can be named.
violation-list-column-missing = The column { $column } is missing.
violation-list-column-unknown = The column { $column } is not known.
violation-list-wrong = The list of names has errors.
violation-list-twice = The same traveller as in line { $line }.
violation-offer-expired = The offer could be accepted until { $on }.
violation-offer-unpaid = The offer is not paid in full: { $amount } is missing.
violation-offer-paid = Nothing is left to pay.
violation-offer-made = { $name } is in booking { $transactionId } already.
violation-balance-overdue = The balance was due by { $on }.
violation-booking-linked = { $transactionId } is linked already.
violation-gstin-pan = contains another PAN: { $pan }.
violation-second-code-wrong = is not a code of this app, or was used before.
violation-otp-form = must have { $digits } digits.
violation-otp-wrong = is not the code; tries left: { $left }.
violation-otp-over = This code can no longer be used.
violation-otp-needed = has to be verified first.
violation-email-registered = is a user's already.
violation-registration-open = A registration with this address is waiting for an answer.
violation-masters-count = A profile keeps { $most } records at most.
violation-card-number = is not a card number.
violation-card-expired = has passed.
violation-card-code = must have { $digits } digits.
violation-card-refused = The card's bank refused the charge of Rupees 1.
violation-traveller-twice = { $name } is saved already with this name and date of birth.
violation-endpoint-form = An address over HTTPS, without a user name and without #.
violation-endpoint-unknown = No machine of that name was found.
violation-endpoint-private = This address is not on the public internet.
violation-endpoint-twice = There is an endpoint with this address already.
violation-endpoints-count = { $most } endpoints at most; delete one first.
violation-gst-profiles-count = { $most } saved GST details at most; delete some first.
violation-permission-needs = are not complete: one needs another that is not given.
violation-permission-not-yours = go beyond your own.
violation-limit-above-own = may be at most your own, { $most }.
violation-staff-self = is you; somebody else changes what you may do.
violation-staff-changed = was changed by somebody else meanwhile. Look again.
violation-staff-suspended = is not active. Activate the person first.
violation-agency-changed = was changed by somebody else meanwhile. Look again.
violation-configuration-changed = was changed by somebody else meanwhile. Look again.
violation-colour-form = must be a colour of the form #RRGGBB.
violation-address-form = must be an address that begins with https:// or with /.
violation-airline-codes = must be codes of airlines with commas between, or All.
violation-flight-line = is no flight. Write it as AI 865 Y 17MAY27 DEL BOM 0700 0915.
violation-flight-times = belongs to a flight that arrives before it leaves.
violation-ticket-number = is not the 13 digits of a ticket that the booking does not have yet.
violation-deposit-above-total = may be the whole price, { $most }, at most.
violation-back-above-paid = would bring back more than was paid: { $most }.
violation-count-between = must be a whole number from { $least } to { $most }.
violation-percent-between = must be a percentage from { $least } to { $most }.
violation-amount-or-share = must be an amount or a percentage, not both.
violation-listed-twice = is listed twice.
violation-company-changed = Somebody else has changed this company meanwhile. Look again.
violation-companies-count = An agency keeps { $most } companies at most.
violation-policy-reason = Say why you book a trip that does not keep your company’s policy.
violation-approval-nobody = This trip needs approval, and nobody is named who may approve it. Ask your agency.
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
    }.

# Trains
violation-rail-party-size = At most { $most } travellers on one ticket.
violation-rail-child-alone = At least one traveller needs a berth.
violation-rail-age = Age in whole years, 0 to 125.
violation-rail-ladies-only = The ladies’ quota is for women, and children under 12.
violation-rail-not-open = Booking opens { $at }.
violation-rail-agents-barred = Agents may book from { $at }.
violation-rail-boarding-late = The boarding point can be moved until 30 minutes before the train leaves it.
violation-rail-boarding-moved = The boarding point was moved before; it can be moved once.
violation-rail-boarding-waits = Nobody on this ticket has a berth or RAC yet, so the boarding point stays.
violation-rail-charted = The chart of this train is made, so it can no longer be booked.
violation-rail-departed = The train has left.
violation-rail-same-station = Choose two different stations.
violation-rail-party-quoted = Name the { $count } travellers of the quote.
violation-rail-pnr-form = Ten digits.
violation-tdr-closed = This reason cannot be chosen: { $closed ->
        [chart] the chart is not made yet
        [early] the train has not left yet
        [late] it can no longer be filed
        [status] nobody on the ticket stands so
       *[ran] the train did not run so
    }.
violation-tdr-filed = There is a claim for this traveller already.
violation-tdr-rac-only = This reason is for travellers with RAC only.
violation-no-airport = must be an airport, or the other end must.
violation-pick-up-soon = must be at least { $minutes } minutes from now.
violation-flight-number = must be a flight number such as 6E 6714.
violation-insurance-days = One journey is insured for at most { $most } days.
violation-insured-count = Between 1 and { $most } persons are insured together.
violation-insured-age = Insured from { $months } months to { $most } years of age.
violation-insured-family = A family is 1 or 2 adults and children below { $below }, at most { $most } persons.
violation-insured-born-otherwise = This is another date of birth than the price is for.
violation-insured-together = A family policy can only be cancelled as a whole.
violation-visa-applicants = Between 1 and { $most } persons apply together.
violation-visa-born-otherwise = This is another date of birth than the price is for.
violation-visa-passport = must be of the nationality that was quoted.
violation-visa-passport-ends = must be { $date } or later: { $count } months after the return.
violation-visa-step = This step does not follow the last one.
violation-visa-not-yet = may not be before { $date }, until when cancelling is free.
violation-statement-columns = needs a line of titles with a date, a description or reference, and an amount credited.
