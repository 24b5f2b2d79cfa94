# Fees of changing and cancelling, wherever they are shown.
fees-hours-any = Any time
fees-hours-over = More than { $hours } hours
fees-hours-under = Less than { $hours } hours
fees-hours-between = { $from } to { $to } hours
fees-free = Free
fees-not-allowed = Not allowed
fees-basis = { $per ->
    [ticket] Each traveller, once for the whole ticket
   *[direction] Each traveller and direction
}
fees-basis-apart = Each traveller. Cancelling: { $cancel ->
    [ticket] once for the whole ticket
   *[direction] for each direction
}. Changing: { $change ->
    [ticket] once for the whole ticket
   *[direction] for each direction
}
fees-rule-airline-fees = Airline’s fare rules, fees as published
fees-rule-airline-fees-sample = Airline’s fare rules, sample fees
fees-rule-airline-stated = Airline’s conditions, as it states them
fees-rule-fare-level = Airline’s fare by distance, booking class, day and demand
fees-rule-child-fare = Airline’s fare for children
fees-rule-infant-fare = Airline’s fare for infants
fees-rule-fuel-surcharge = Airline’s fuel surcharge by distance
fees-rule-concession = Airline’s concession for this fare type
fees-rule-fare-condition = Airline’s condition for this fare type
fees-rule-gst-air-travel = GST on air travel (CGST rate notification 11/2017)
fees-rule-gst-bus-travel = GST on bus travel (SAC 9964)
fees-rule-operator-policy = Bus operator’s cancellation policy
fees-rule-airport-charge = Charge set by the airport or the state
fees-rule-airport-charge-sample = Airport or state charge, sample amount
fees-rule-gst-agent-fee = GST on an agent’s service (SAC 9985)
fees-rule-gst-hotel = GST on hotel rooms, by what a night costs
fees-rule-hotel-tax-sample = Local tax on hotel rooms, sample rate
fees-rule-hotel-policy = Hotel’s cancellation policy
fees-rule-gst-agent-value = Value of an air travel agent’s service (CGST Rule 32(3))
fees-rule-tds-commission = Tax deducted at source from commission (Income-tax Act)
fees-rule-agency-markup = Your agency’s markup
fees-rule-agency-price = Your agency’s rules for prices of its own
fees-rule-agency-rounding = Your agency’s rounding
fees-rule-agency-commission = Commission given to your agency
fees-rule-portal-fee = Service fee of the portal
fees-rule-portal-charge = Charge set by the house
fees-rule-promo-code = Terms of the promo code
fees-rule-rail-cancelling = Cancellation charges of the railway
fees-rule-from = { $rule }, in force from { $from }
fees-rule-between = { $rule }, in force from { $from } to { $to }
fees-rule-cab-tariff = Cab operator’s tariff
fees-rule-cab-night = Cab trade’s night hours
fees-rule-gst-cab = GST on cabs with a driver (SAC 9964)
fees-rule-tour-tariff = Tour operator’s published price
fees-rule-gst-tour = GST on tours (SAC 9985)
fees-rule-tcs-package = Tax collected at source on tours abroad
fees-rule-cruise-fare = Cruise line’s fare
fees-rule-cruise-port-charges = Port charges
fees-rule-cruise-gratuities = Tips, each guest and night
fees-rule-cruise-terms = Cruise line’s terms
fees-rule-gst-cruise = GST on cruises (SAC 9985)
fees-rule-insurance-tariff = Insurer’s tariff by region, days and age
fees-rule-gst-insurance = GST on insurance premiums
fees-rule-insurance-cancelling = Insurer’s fee for cancelling before the first day
fees-rule-visa-fees = Visa fees of states and centres
fees-rule-visa-express = Visas handled sooner
fees-rule-visa-kept = What missions keep once documents are with them
