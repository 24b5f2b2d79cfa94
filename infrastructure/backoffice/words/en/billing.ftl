# Bills of what was sold elsewhere: the paper, and mail about it
document-bill-title = { $kind ->
    [flight] Flight
    [hotel] Hotel stay
    [bus] Bus journey
    [insurance] Travel insurance
    [visa] Visa
    [holiday] Holiday
    [cruise] Cruise
    [cab] Cab
   *[other] Train journey
}
document-bill-confirmation = { $kind ->
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
document-bill-not-for-travel = Cancelled: nothing is booked any more
document-bill-lead = Lead traveller
document-bill-passengers = Travellers
document-bill-from = From
document-bill-to = To
document-bill-carrier = Airline
document-bill-sector = Sector
document-bill-cabin = { $kind ->
    [cruise] Cabin
   *[other] Cabin class
}
document-bill-ticket = Ticket number
document-bill-hotel = Hotel
document-bill-city = City
document-bill-rooms = Rooms
document-bill-roomType = Room type
document-bill-train = Train
document-bill-travelClass = Class
document-bill-quota = Quota
document-bill-operator = Bus company
document-bill-origin = From
document-bill-destination = { $kind ->
    [bus] To
   *[other] Destination
}
document-bill-coach = Coach
document-bill-seats = Seats
document-bill-time = { $kind ->
    [cab] Pick-up time
   *[other] Departure
}
document-bill-insurer = Insurer
document-bill-plan = Plan
document-bill-region = Where it covers
document-bill-sumInsured = Sum insured
document-bill-country = Country
document-bill-visaType = Kind of visa
document-bill-visaEntries = Entries
document-bill-packageName = Package
document-bill-includes = What it includes
document-bill-cruiseLine = Cruise line
document-bill-ship = Ship
document-bill-sailing = Sailing
document-bill-port = Port of embarkation
document-bill-carClass = Class of car
document-bill-tripKind = Kind of trip
document-bill-pickUp = Pick-up place
document-bill-drop = Drop-off place
document-bill-supplier = Bought of
document-bill-referenceInvoice = Reference invoice
notice-bill-issued-subject = Booking { $transaction }, { $pnr }
notice-bill-issued-text =
    Booking { $transaction }, number { $pnr }, is confirmed:

    { $flights }

    { $travellers }

    { $company }: { $phone }.
notice-bill-cancelled-subject = Cancelled: booking { $transaction }, { $pnr }
notice-bill-cancelled-text =
    Booking { $transaction }, number { $pnr }, was cancelled:

    { $flights }

    { $travellers }

    What is refunded, { $company } will tell you: { $phone }.
