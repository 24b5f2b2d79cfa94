billing-about = For sales made elsewhere: by telephone, at a counter, in another system
billing-sale = What was sold
billing-sale-note = { $kind ->
    [flight] As the ticket says
    [hotel] As the hotel confirmed
    [bus] As the bus company’s ticket says
    [train] As the railway’s ticket says
    [insurance] As the policy says
    [visa] As the application says
    [holiday] As the operator confirmed
    [cruise] As the cruise line confirmed
   *[other] As the cab company confirmed
}
billing-field-carrier = Airline
billing-field-sector = Sector
billing-field-cabin = { $kind ->
    [cruise] Cabin
   *[other] Cabin class
}
billing-field-ticket = Ticket number
billing-field-hotel = Hotel
billing-field-city = City
billing-field-rooms = Rooms
billing-field-roomType = Room type
billing-field-train = Train
billing-field-travelClass = Class
billing-field-quota = Quota
billing-field-operator = Bus company
billing-field-origin = From
billing-field-destination = { $kind ->
    [bus] To
   *[other] Destination
}
billing-field-coach = Coach
billing-field-seats = Seats
billing-field-time = { $kind ->
    [cab] Pick-up time
   *[other] Departure
}
billing-field-insurer = Insurer
billing-field-plan = Plan
billing-field-region = Where it covers
billing-field-sumInsured = Sum insured
billing-field-country = Country
billing-field-visaType = Kind of visa
billing-field-visaEntries = Entries
billing-field-packageName = Package
billing-field-includes = What it includes
billing-field-cruiseLine = Cruise line
billing-field-ship = Ship
billing-field-sailing = Sailing
billing-field-port = Port of embarkation
billing-field-carClass = Class of car
billing-field-tripKind = Kind of trip
billing-field-pickUp = Pick-up place
billing-field-drop = Drop-off place
billing-field-startsOn = { $kind ->
    [hotel] Check-in
    [insurance] Cover begins
    [holiday] First day
    [cruise] Embarkation
    [cab] Day of pick-up
   *[other] Date of travel
}
billing-field-endsOn = { $kind ->
    [hotel] Check-out
    [insurance] Cover ends
    [visa] Valid until
    [holiday] Last day
    [cruise] Disembarkation
    [cab] Last day
   *[other] Date of return
}
billing-field-confirmation = { $kind ->
    [flight] PNR
    [bus] PNR
    [train] PNR
    [insurance] Policy number
    [visa] Application reference
    [holiday] Confirmation number
    [hotel] Confirmation number
    [cruise] Booking number
    [cab] Booking number
   *[other] PNR or confirmation number
}
billing-field-days = Dates
billing-days = { $from } to { $to }
billing-field-passengers = Travellers
billing-field-paidBy = How it was paid
billing-paid-account = From your balance here
billing-paid-cash = In cash
billing-paid-card = By your own card
billing-paid-supplier = Directly to the supplier
billing-paid-note = Nothing is charged to your balance here: invoice and reports know it, the money moves elsewhere.
billing-field-supplier = Bought of
billing-field-supplierDocument = Supplier’s invoice
billing-field-ownReference = Your reference
billing-field-referenceInvoice = Reference invoice
billing-lead = Lead traveller
billing-field-title = Title
billing-field-firstName = First name
billing-field-lastName = Last name
billing-supplier-side = Supplier’s side
billing-supplier-side-note = What it costs you: basic amount, taxes and the supplier’s own service charges, less commission, plus TDS
billing-field-basic = Basic amount
billing-field-taxes = Taxes and charges
billing-field-supplierCharge = Supplier’s service charge
billing-field-supplierCharge2 = Supplier’s service charge 2
billing-field-supplierCharge3 = Supplier’s service charge 3
billing-field-supplierChargeKept = Kept of the supplier’s service charges if cancelled
billing-field-supplierGstType = GST on the supplier’s service
billing-field-commissionBy = Commission is
billing-commission-amount = An amount
billing-commission-percent = A percentage of the basic amount
billing-field-commission = Commission
billing-field-commissionBasisPoints = Commission, per cent
billing-field-tds = TDS on commission
billing-customer-side = Customer’s side
billing-customer-side-note = What the customer pays: the supplier’s basic amount and taxes, unless others are entered here, plus your service charges (with the GST on them), less the commission or discount you give, plus TDS on it
billing-field-customerBasic = Customer’s basic amount
billing-field-customerTaxes = Customer’s taxes and charges
billing-field-serviceCharge = Service charge
billing-field-serviceCharge2 = Service charge 2
billing-field-serviceCharge3 = Service charge 3
billing-field-gstType = GST on your service
billing-gst-unsaid = Not said
billing-gst-place = By place of supply
billing-gst-cgst-sgst = CGST + SGST
billing-gst-igst = IGST
billing-field-discountBy = Commission or discount for the customer is
billing-discount-amount = An amount
billing-discount-percent = A percentage of the customer’s basic amount
billing-field-discount = Commission or discount
billing-field-discountBasisPoints = Commission or discount, per cent
billing-field-customerTds = TDS you withhold on it
billing-field-cancelCharge = Kept of the basic amount if cancelled
billing-total = Total
billing-total-none = Fill in the basic amount to see what it comes to.
billing-customer-pays = Customer pays
billing-account-charged = Your account is charged
billing-paid-elsewhere = You paid elsewhere
billing-withheld = TDS you withhold and owe
billing-earn = You earn
billing-send = Add bill
billing-send-again = Send again
billing-send-note = The bill is charged to your account like any sale; the customer’s invoice is issued at once.
billing-send-note-elsewhere = Nothing is charged to your balance; the customer’s invoice is issued at once.
billing-added = { $id } was billed
billing-added-invoice = Invoice { $invoice }.
billing-open = Open the booking
billing-unanswered = No answer received. Send it again as it is: it is billed only once.
billing-bills = Bills
billing-none = No bills yet
billing-none-help = What you sold elsewhere and bill here stands in My Bookings, the ledger and the reports like any other sale.
billing-column-id = Booking
billing-column-what = What
billing-column-starts = From
billing-column-lead = Lead traveller
billing-column-status = Status
billing-column-price = Customer pays
billing-sold-elsewhere = Sold elsewhere, billed here
billing-given-up = Cancelled
billing-whole = The bill is cancelled whole
