# Documents: tickets, invoices, credit notes
document-title-ticket = E-ticket
document-title-hold = Hold confirmation
document-title-booking = Booking
document-title-tax-invoice = Tax invoice
document-title-bill-of-supply = Bill of supply
document-title-invoice = Invoice
document-title-credit-note = Credit note
document-subtitle-credit-note = Refund receipt
document-title-customer-credit-note = Refund receipt
document-subtitle-supplementary = Supplementary invoice
document-status = { $status ->
    [requested] { $product ->
        [flight] Awaiting airline
       *[other] Awaiting supplier
    }
    [in-doubt] Unconfirmed
    [on-request] On request
    [not-confirmed] Failed
    [held] On hold
    [confirmed] { $product ->
        [flight] Ticketed
       *[other] Confirmed
    }
    [part-cancelled] Partly cancelled
    [changed] { $product ->
        [flight] Rescheduled
       *[other] Changed
    }
    [amending] Change in progress
    [cancelled] Cancelled
    [released] Released
   *[expired] Hold expired
}
document-booking-id = Booking ID
document-booked-on = Booked on
document-held-until = { $product ->
    [flight] Seats held until
   *[other] Held until
}
document-imported-from = Imported from
document-gds-amadeus = Amadeus
document-gds-galileo = Galileo
document-gds-sabre = Sabre
document-party = Travellers
document-adults = { $count ->
    [one] 1 adult
   *[other] { $count } adults
}
document-children = { $count ->
    [one] 1 child
   *[other] { $count } children
}
document-infants = { $count ->
    [one] 1 infant
   *[other] { $count } infants
}
document-serial = Number
document-issued-on = Date
document-ledger-entry = Ledger entry
document-original = For invoice
document-original-date = of
document-refunded-on = Refunded on
document-reference = { $product ->
    [flight] Airline PNR
   *[other] Supplier reference
}
document-issued-to = Issued to
document-items = { $product ->
    [flight] Flights
   *[other] Booked
}
document-terminal = Terminal { $terminal }
document-flight-cancelled = Cancelled by the airline: do not travel
document-duration = { $hours }h { $minutes }m
document-operated-by = Operated by { $airline }
document-cabin-Y = Economy
document-cabin-W = Premium economy
document-cabin-C = Business
document-cabin-F = First
document-fare-basis = Class { $class }, { $basis }
document-class = Class { $class }
document-ask-airline = Bags: ask the airline
document-check-in-bag = { $infants ->
        [0] Check-in bag { $kg } kg each
       *[other] Check-in bag { $kg } kg for each adult and child
    }
document-no-check-in-bag = No check-in bag
document-cabin-bag = { $infants ->
        [0] Cabin bag { $kg } kg each
       *[other] Cabin bag { $kg } kg for each adult and child
    }
document-travellers = Travellers
document-name = Name as on ID
document-type = Type
document-type-adult = Adult
document-type-child = Child
document-type-infant = Infant
document-frequent-flyer = Frequent flyer
document-wish-meal = Meal requested
document-wish-assistance = Assistance requested
document-wish-seat =
    { $seat ->
        [window] Window seat requested
        [aisle] Aisle seat requested
       *[other] Seat requested: { $seat }
    }
document-in-place-of = in place of { $number }
document-ticket-number = Ticket number
document-extras = Seats, meals, bags
document-none = None
document-extra-kind-seat = Seat
document-extra-kind-meals = Meal
document-extra-kind-baggage = Bag
document-extra-kind-special_ssr = Service
document-extra-status-requested = requested
document-extra-status-confirmed = confirmed
document-extra-status-refused = refused
document-extra-status-cancelled = cancelled
document-remarks = Remarks
document-cancelled-travellers = Cancelled or not used
document-fare-of-ticket = Fare paid
document-fare-of-hold = Fare, to be paid when the ticket is issued
document-fare-of-booking = Fare
document-charges = Charges
document-description = Description
document-sac = SAC
document-amount = Amount ({ $currency })
document-total = Total
document-total-invoice = Charged to the account
document-total-credit-note = Credited to the account
document-total-customer-credit-note = Refund to you
document-line-price = { $product ->
    [flight] Air fare
   *[other] Price
}
document-line-base-price = { $product ->
    [flight] Base fare
    [visa] State’s visa fee
   *[other] Base price
}
document-line-surcharge = { $product ->
    [flight] Fuel surcharge
    [visa] Visa centre’s fee
   *[other] Surcharge
}
document-line-express-charge = Handled sooner
document-line-supplier-charges = Supplier’s service charges
document-line-supplier-taxes = { $product ->
    [flight] Airport charges and taxes
   *[other] Charges and taxes
}
document-line-supplier-gst = { $product ->
    [flight] Airline GST (K3)
   *[other] Supplier’s GST
}
document-line-tcs = Tax collected at source (TCS)
document-line-seats = Seats
document-line-meals = Meals
document-line-baggage = Baggage
document-line-special-services = Special services
document-line-insurance = Insurance
document-line-discount = Discount
document-line-service-charge = Service charge
document-line-convenience-fee = Convenience fee
document-line-handling-charges = Handling charges
document-line-payment-gateway-charges = Payment gateway charges
document-line-rounding = Rounding
document-line-commission = Commission
document-line-tds = TDS on commission
document-line-cgst = CGST
document-line-sgst = SGST
document-line-utgst = UTGST
document-line-igst = IGST
document-line-gst = GST
document-line-returned-by-supplier = { $product ->
    [flight] Returned by the airline
   *[other] Returned by the supplier
}
document-line-kept-by-supplier = { $product ->
    [flight] Kept by the airline
   *[other] Kept by the supplier
}
document-line-fare-difference = Fare difference
document-line-difference = Fare difference: { $line }
document-line-change-fee = { $product ->
    [flight] Airline’s change fee
   *[other] Supplier’s change fee
}
document-line-change-gst = { $product ->
    [flight] Airline GST (K3) on the change fee
   *[other] Supplier’s GST on the change fee
}
document-line-cancellation-fee = { $product ->
    [flight] Airline’s cancellation charge
   *[other] Supplier’s cancellation charge
}
document-line-no-show-fee = { $product ->
    [flight] Airline’s no-show charge
   *[other] Supplier’s no-show charge
}
document-line-cancellation-gst = { $product ->
    [flight] Airline GST (K3) on the cancellation charge
   *[other] Supplier’s GST on the cancellation charge
}
document-line-services-kept = Services not refunded
document-line-commission-reversed = Commission reversed
document-line-tds-reversed = TDS reversed
document-line-fees-returned = Fees returned
document-line-fees-charged = Cancellation fee
document-line-later-services = Services added later
document-line-later-change = { $product ->
    [flight] Change of flights
   *[other] Change of booking
}
document-line-later-charge = Later charge
document-line-paid-by-customer = Paid for what was cancelled
document-line-kept-of-customer = Kept: cancellation charges and fees
document-section = section { $section }
document-tax = GST of the issuer’s own service
document-taxable = Taxable value
document-rate = Rate
document-tax-name = Tax
document-tax-amount = Tax amount
document-tax-total = Total GST
document-own = For your records, not part of this invoice
document-own-markup = Your markup
document-own-discount = Discount at your cost
document-own-customer = Customer pays
document-own-earn = You earn
document-own-refund = Refund to your customer
document-own-markup-kept = Your markup, not in it
document-balance = Refund and balance
document-balance-paid = Paid before
document-balance-settled = Settles what was still to pay
document-balance-to-account = To your account
document-balance-charged = Charged to your account
document-paid-in-parts = { $whose ->
    [agency] Refund and your customer’s payments
   *[customer] Refund and payments
}
document-paid-in-parts-received = Received so far
document-paid-in-parts-back = { $whose ->
    [agency] Refund to your customer
   *[customer] Refund to you
}
document-paid-in-parts-owed = { $whose ->
    [agency] Your customer still owes
   *[customer] Still to pay
}
document-shares = Refund by traveller
document-cancelled-items = { $product ->
    [flight] Cancelled flights
   *[other] Cancelled
}
document-refund = Refund
document-note-moved = For travellers who continue in booking { $id }: it is charged there, and nothing was paid out.
document-note-forfeited = { $product ->
    [flight] The new fare is cheaper, and the one given up is not refundable: { $amount } is not given back.
   *[other] The new price is lower, and the one given up is not refundable: { $amount } is not given back.
}
document-note-supplier-gst = { $product ->
    [flight] GST on the air fare (K3) is charged and invoiced by the airline.
   *[other] GST on the price is charged and invoiced by the supplier.
}
document-note-included = The total holds GST on the agency’s service, valued by CGST Rule 32(3) at { $share } % of the basic fare.
document-note-service-place = Place of supply of the service:
document-note-sold-state = { $product ->
    [flight] Place of supply of the air transport:
   *[other] Place of supply of what was sold:
}
document-note-sold-place = { $product ->
    [flight] Place of supply of the air transport, where each journey begins:
   *[other] Place of supply of what was sold, where it is found:
}
document-note-signature = Computer-generated from the ledger; no reverse charge.
document-signatory = Authorised signatory
document-rules = { $per ->
    [ticket] Changes and cancellation, each traveller: once a ticket
    [direction] Changes and cancellation, each traveller and flight
   *[mixed] Changes and cancellation, each traveller
}
document-before-departure = Before departure
document-change = Change
document-cancel = Cancel
document-hours-over = more than { $from } h
document-hours-between = { $to } to { $from } h
document-hours-any = any time
document-not-allowed = Not allowed
document-free = Free
document-rules-note = A change also costs the difference in fare; fees of the agency and GST may apply.
document-before-travel = Before you travel
document-no-ticket = This is not a ticket
document-not-for-travel = { $status ->
    [no-show] No-show: not valid for travel
    [released] Released: not valid for travel
    [expired] Expired: not valid for travel
    [not-confirmed] Booking failed: not valid for travel
   *[cancelled] Cancelled: not valid for travel
}
document-advice-hold = The airline holds these seats until the time above. Without a ticket by then they are given back. Nothing is paid yet, and the fare is confirmed when the ticket is issued.
document-advice-booking = No ticket has been issued for these flights: this document is not valid for travel.
document-advice-id = Carry the government photo ID used for this booking; for journeys abroad, passport and visa.
document-advice-check-in = Check in online where the airline offers it. Counters close 60 minutes before departure.
document-advice-gate = Boarding gates close 25 minutes before departure.
document-advice-hand-bag = One cabin bag and one small personal item each; the cabin bag up to { $kg } kg.
document-advice-batteries = No power banks or loose lithium batteries in check-in bags.
document-for-changes = For changes:
document-page = Page { $page } of { $pages }

# The receipt of a deposit.
document-title-top-up-receipt = Receipt
document-top-up-reversed = Reversed
document-top-up-id = Deposit
document-top-up-paid = Paid in
document-top-up-mode = Mode
document-top-up-reference = Reference
document-top-up-holder = Account holder
document-top-up-account = From account
document-top-up-branch = Branch
document-top-up-bank = Into account
document-top-up-gateway = Gateway
document-top-up-deposited = Deposited on
document-top-up-amounts = Amounts
document-top-up-asked = Amount paid in
document-top-up-charge = Charge of the gateway
document-top-up-charge-gst = of it GST
document-top-up-total = Paid in all
document-top-up-credited = Credited to the account
document-top-up-was-credited = Was credited, then reversed
document-top-up-arrived = Funds received on
document-top-up-entry = Ledger entry
document-top-up-remarks = Remarks
document-top-up-mode-cheque = Cheque
document-top-up-mode-cash-deposit = Cash deposit
document-top-up-mode-online-transfer = Online transfer
document-top-up-mode-same-bank-transfer = Same bank transfer
document-top-up-mode-rtgs = RTGS
document-top-up-mode-neft = NEFT
document-top-up-mode-imps = IMPS
document-top-up-mode-upi = UPI
document-top-up-mode-debit-card = Debit card
document-top-up-mode-credit-card = Credit card
document-top-up-mode-net-banking = Net banking
document-top-up-mode-amex = Amex
document-policy = Travel insurance policy
document-policy-proposal = Travel insurance proposal
document-policy-number = Policy number
document-policy-sum = Sum insured
document-policy-region = Valid in
document-policy-region-asia = Asia
document-policy-region-schengen = Schengen states
document-policy-region-worldwide-excluding = Worldwide, without USA and Canada
document-policy-region-worldwide = Worldwide
document-policy-from = First day
document-policy-to = Last day
document-policy-claims = Claims, day and night
document-policy-hospitals = Hospitals paid directly
document-policy-hospitals-count = { $count }, as the insurer says
document-policy-insured = Insured persons
document-policy-certificate = Certificate
document-policy-benefits = Benefits
document-policy-proposer = Proposal
document-policy-nominee = Nominee
document-policy-relation = Relation
document-policy-address = Address
document-policy-trips = Journeys
document-policy-trip-single = One
document-policy-trip-annual-30 = Any within the days, up to 30 days each
document-policy-trip-annual-45 = Any within the days, up to 45 days each
document-policy-born = Date of birth
document-policy-passport = Passport
document-policy-purpose = Purpose of the journey
document-policy-purpose-holiday = Holiday
document-policy-purpose-business = Business
document-policy-purpose-study = Study
document-policy-purpose-visit = Visiting family or friends
document-policy-illness = Illness known before
document-policy-illness-declared = Declared
document-policy-illness-none = None declared
document-policy-notes = To be known
document-policy-cancel = Before the first day the policy can be cancelled, for each insured person against the insurer’s fee.
document-policy-cancel-whole = Before the first day the policy can be cancelled as a whole, against the insurer’s fee for each insured person.
document-policy-cancel-begun = From the first day on, only the insurer can agree to give something back, on proof that nobody travelled.
document-benefit-medical = Medical costs abroad
document-benefit-deductible = Own share of a claim
document-benefit-trip-cancelled = Journey cancelled
document-benefit-bag-lost = Bag lost
document-benefit-bag-late = Bag late
document-benefit-flight-late = Flight late
document-benefit-passport-lost = Passport lost
document-benefit-illness-before = Illness known before
document-benefit-adventure = Adventure sport
document-benefit-liability = Liability to others
document-benefit-full = Covered
document-benefit-emergency = In an emergency only
document-benefit-after = { $amount } after { $hours } h
document-relation-spouse = Spouse
document-relation-parent = Parent
document-relation-child = Child
document-relation-sibling = Brother or sister
document-relation-other = Other
document-visa = Visa application
document-visa-unregistered = Visa application, not registered yet
document-visa-number = File number
document-visa-kind = Visa
document-visa-stay = Stay
document-visa-validity = Valid for
document-visa-passport-number = Passport
document-visa-passport = Passport of
document-visa-purpose = Purpose
document-visa-from = Journey begins
document-visa-to = Journey ends
document-visa-submits = Goes to the mission from
document-visa-decided = Decision not before
document-visa-applicants = Applicants
document-visa-application = Application
document-visa-papers = Documents
document-visa-notes = To be known
document-visa-check = Missions change what they ask without notice: check with the mission before travelling. The mission alone decides.
document-visa-kept = Once documents are with the mission, its fee, the centre’s and what handling them sooner cost are not given back, whatever it decides.
document-visa-kind-eta = { $entries ->
    [single] Travel authorisation, single entry
   *[multiple] Travel authorisation, multiple entries
}
document-visa-kind-evisa = { $entries ->
    [single] e-Visa, single entry
   *[multiple] e-Visa, multiple entries
}
document-visa-kind-sticker = { $entries ->
    [single] Visa in the passport, single entry
   *[multiple] Visa in the passport, multiple entries
}
document-visa-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
document-visa-purpose-tourism = Tourism
document-visa-purpose-visit = Visiting family or friends
document-visa-purpose-business = Business
document-visa-paper-passport = Passport
document-visa-paper-photo = 2 photos, 35 × 45 mm
document-visa-paper-form = Signed form
document-visa-paper-tickets = Return tickets
document-visa-paper-stay = Where they stay
document-visa-paper-insurance = Travel insurance
document-visa-paper-cover-letter = Cover letter
document-visa-paper-bank-statements = Bank statements, 6 months
document-visa-paper-tax-returns = Tax returns, 2 years
document-visa-paper-employer-letter = Employer’s no-objection letter
document-visa-paper-business-registration = Registration of the business
document-visa-paper-school-letter = Letter of the school
document-visa-paper-pension = Proof of pension
document-visa-paper-birth-certificate = Birth certificate
document-visa-paper-parents-consent = Consent of both parents
document-visa-paper-invitation = Invitation
document-visa-step-papers = Documents wanted again
document-visa-step-checked = Documents checked
document-visa-step-submitted = Submitted
document-visa-step-biometrics = Biometrics
document-visa-step-mission = At the mission
document-visa-step-granted = Granted
document-visa-step-refused = Refused
document-visa-step-delivered = Passport or visa delivered
