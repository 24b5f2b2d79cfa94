insurance-lead = Medical costs, bags, delays and cancelled journeys abroad
insurance-trip = Journeys
insurance-trip-single = One journey
insurance-trip-annual-30 = A year, up to 30 days each
insurance-trip-annual-45 = A year, up to 45 days each
insurance-where = Where
insurance-region-asia = Asia
insurance-region-schengen = Schengen states
insurance-region-worldwide-excluding = Worldwide, without USA and Canada
insurance-region-worldwide = Worldwide
insurance-from = First day
insurance-to = Last day
insurance-insured = Insured persons
insurance-born = Person { $number }, date of birth
insurance-remove = Remove person { $number }
insurance-add = Add a person
insurance-family = One family policy
insurance-family-help = Two adults and their children below 21, priced by the eldest
insurance-search = Search plans
insurance-try-again = Try again
insurance-schengen = The states of Schengen ask for medical cover of at least €30,000 in all of them; every plan here gives it. Dates must cover the whole stay.
insurance-group-money = Money
insurance-group-people = People
insurance-group-claim = Claim
insurance-start-title = Compare plans of two insurers
insurance-start = Say where the journey goes, when, and who is insured. Prices are for these people and days.
insurance-none = No plans for these people
insurance-none-help = Insurers take no one of this age for so long or so far. Change the days, or insure people apart.
insurance-found = { $count ->
    [one] { $count } plan
   *[other] { $count } plans
}
insurance-left-out = { $count ->
    [one] { $count } left out: not for these ages or journeys
   *[other] { $count } left out: not for these ages or journeys
}
insurance-differing = Only rows that differ
insurance-plans = Plans side by side
insurance-for = { $count ->
    [one] { $count } insured person
   *[other] { $count } insured persons
}
insurance-between = { $from } to { $to }
insurance-best-checked = Best of each row is checked
insurance-chosen = Chosen plan
insurance-insure = { $count ->
    [one] Insure
   *[other] Insure { $count }
}
insurance-cancel-note = Cancelled before the first day for a fee; afterwards only with proof that nobody travelled.
insurance-most-age = Age
insurance-up-to = Up to { $age }
insurance-claims = Claims, day and night
insurance-hospitals = Hospitals paid directly
insurance-hospitals-count = { $count ->
    [one] { $count } hospital
   *[other] { $count } hospitals
}
insurance-claim-days = Half of claims paid within, last year
insurance-claim-days-count = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
insurance-claims-said = Hospitals and days are as each insurer says them.
insurance-not-said = Not said
insurance-not-covered = Not covered
insurance-covered-full = Covered
insurance-covered-emergency = In an emergency only
insurance-after = { $amount } after { $hours } h
insurance-benefit-medical = Medical costs abroad
insurance-benefit-deductible = Own share of a claim
insurance-benefit-trip-cancelled = Journey cancelled
insurance-benefit-bag-lost = Bag lost
insurance-benefit-bag-late = Bag late
insurance-benefit-flight-late = Flight late
insurance-benefit-passport-lost = Passport lost
insurance-benefit-illness-before = Illness known before
insurance-benefit-adventure = Adventure sport
insurance-benefit-liability = Liability to others
insurance-plan = Plan
insurance-policy = Policy
insurance-policy-title = Policy { $id }
insurance-policy-number = Policy number
insurance-days = Days
insurance-sum = Sum insured
insurance-cover = Cover
insurance-benefits = Benefits
insurance-proposal = Proposal
insurance-proposal-note = As the insurer asks for it
insurance-nominee = Nominee
insurance-nominee-help = Receives what is paid after a death
insurance-purpose = Purpose
insurance-purpose-holiday = Holiday
insurance-purpose-business = Business
insurance-purpose-study = Study
insurance-purpose-visit = Visiting family or friends
insurance-relation-spouse = Spouse
insurance-relation-parent = Parent
insurance-relation-child = Child
insurance-relation-sibling = Brother or sister
insurance-relation-other = Other
insurance-address = Address
insurance-illness = Illness known before
insurance-yes = Yes
insurance-no = No
insurance-field-address = Home address
insurance-field-purpose = Purpose of the journey
insurance-field-nominee-name = Nominee’s name
insurance-field-nominee-relation = Relation to the insured
insurance-field-illnessBefore = Does anyone insured have an illness known before?
insurance-field-residents = All insured persons live in this country, set out from it and come back to it
insurance-not-insured = No longer insured
insurance-begun = The cover has begun: nothing comes back by itself. The insurer decides, and asks for proof that nobody travelled, such as copies of every page of the passports. Say in the remarks what there is.
insurance-who-cancels = Who is cancelled
insurance-family-whole = A family policy is cancelled as a whole
insurance-beside = Travel insurance for this journey
insurance-beside-note = A policy of its own, bought by itself once the booking is confirmed
insurance-beside-none = No insurance
insurance-beside-until = Insured until
insurance-beside-sum = { $sum }, { $where }
insurance-beside-accept = The customer accepts the insurer’s conditions
insurance-beside-wanting = The insurer asks for more of the travellers
insurance-beside-charged = { $amount } is charged for the policy on its own, only once the booking is confirmed. Names, passports and contact are those of the booking.
