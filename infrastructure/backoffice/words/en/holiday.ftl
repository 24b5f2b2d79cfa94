# Packages: the voucher, mail about it, and proposals to customers
document-holiday-title = Holiday voucher
document-holiday-voucher = Voucher number
document-holiday-not-for-travel = Cancelled: nothing is kept for this party
document-holiday-from = First day
document-holiday-until = Last day
document-holiday-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
document-holiday-car = Car
document-holiday-rooms = Who travels
document-holiday-room = Room
document-holiday-guests = Travellers
document-holiday-children = Children aged { $ages }
document-holiday-flights = Flights
document-holiday-flight = Flight
document-holiday-leaves = Leaves
document-holiday-arrives = Arrives
document-holiday-hotels = Hotels
document-holiday-hotel = Hotel
document-holiday-place = Where
document-holiday-check-in = Check-in
document-holiday-check-out = Check-out
document-holiday-by-day = Day by day
document-holiday-day = Day
document-holiday-day-number = Day { $number }
document-holiday-programme = Programme
document-holiday-meals = Meals
document-holiday-meal-breakfast = Breakfast
document-holiday-meal-lunch = Lunch
document-holiday-meal-dinner = Dinner
document-holiday-included = Included
document-holiday-excluded = Not included
document-holiday-wishes = Wishes, not promised
document-holiday-advice = Carry a photo identity for everybody; abroad a passport that is valid for six months after the trip, and the visa.
notice-holiday-voucher-subject = Holiday { $pnr }, booking { $transaction }
notice-holiday-voucher-text =
    Booking { $transaction }, operator’s reference { $pnr }, is confirmed:

    { $flights }

    { $travellers }

    { $company }: { $phone }.
notice-holiday-cancelled-subject = Cancelled: holiday { $pnr }, booking { $transaction }
notice-holiday-cancelled-text =
    Of the holiday of booking { $transaction }, operator’s reference { $pnr }, this was cancelled:

    { $flights }

    { $travellers }

    What is refunded, { $company } will tell you: { $phone }.
notice-holiday-payment-subject = Payment due for holiday { $pnr }, booking { $transaction }
notice-holiday-payment-text =
    A payment for booking { $transaction } is due. Its day and amount stand in the last line:

    { $flights }

    { $travellers }

    If it is paid already, nothing is to be done. { $company }: { $phone }.
proposal-holiday-subject = { $name }: our proposal { $reference }
proposal-holiday-opening = Dear { $customer },
proposal-holiday-trip = { $name }, { $from } to { $to }
proposal-holiday-flights = Flights
proposal-holiday-flight = { $number }, { $date }: { $from } { $leaves } to { $to } { $arrives }
proposal-holiday-day = Day { $number }, { $date }:
proposal-holiday-hotels = Hotels, or alike
proposal-holiday-hotel = { $city }: { $name } { $stars }, { $from } to { $to }
proposal-holiday-included = Included
proposal-holiday-excluded = Not included
proposal-holiday-price = Price: { $total } for { $count ->
    [one] { $count } person
   *[other] { $count } persons, { $each } a person
}
proposal-holiday-tcs = The price has tax collected at source (TCS) in it. It goes to the PAN of who pays, and counts against their income tax.
proposal-holiday-payments = Payments
proposal-holiday-instalment = { $date }: { $amount }
proposal-holiday-cancelling = If the trip is cancelled
proposal-holiday-until = Until { $date }: { $percent } % of the price is kept
proposal-holiday-later = Later: { $percent } % of the price is kept
proposal-holiday-closing = Prices and rooms are as of today and are confirmed when you book. Reference { $reference }. { $company }: { $phone }.
