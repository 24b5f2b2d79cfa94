checkout-price = Price
checkout-explain = Explain
checkout-part-fare = Supplier’s price
checkout-part-gross-fare = Price
checkout-part-base-fare = { $product ->
    [visa] Government’s visa fee
   *[other] Base price
}
checkout-part-handling-charges = { $product ->
    [visa] Visa centre’s fee
   *[other] Handling charges
}
checkout-part-taxes = Taxes
checkout-nothing-title = Nothing to book yet
checkout-nothing = No booking is in progress in this tab. Search and choose what to book; the booking begins here.
checkout-checking-price = Checking the price
checkout-expired = The price was guaranteed for a limited time, and that time has passed. Nothing was booked or charged. What you typed is kept.
checkout-accept-terms = The customer accepts the conditions shown and the terms of use
checkout-sending = Booking. Please wait
checkout-pay = { $product ->
    [insurance] Pay { $amount } and issue policy
   *[other] Pay { $amount } and book
}
checkout-pay-short = Pay { $amount }
checkout-book = { $product ->
    [insurance] Issue policy, customer pays { $amount }
   *[other] Book, customer pays { $amount }
}
checkout-book-short = Book
checkout-hold = Hold without paying
checkout-hold-short = Hold
checkout-request = Ask for it at { $amount }
checkout-request-short = Ask at { $amount }
checkout-price-raised = The price went up
checkout-price-lowered = The price went down
checkout-price-same = The price was renewed
checkout-price-now = Price now
checkout-part-driver-allowance = Driver’s allowance
checkout-part-night-allowance = Night allowance
checkout-part-express-charge = Handled sooner
checkout-part-share = { $share ->
    [single] Single room
   *[twin] Twin sharing
    [triple] Third in a room
    [child-bed] Child with bed
    [child-no-bed] Child without bed
    [infant] Infant
}
checkout-part-base-fare-stays = Hotels
checkout-part-base-fare-cars = Car and driver
checkout-part-base-fare-sights = Entries and activities
checkout-part-base-fare-meals = Meals
checkout-part-base-fare-service = Operator’s service
checkout-part-package-flights = Air travel
checkout-part-tcs = TCS, tour abroad
checkout-part-port-charges = Port charges
checkout-part-gratuities = Tips
