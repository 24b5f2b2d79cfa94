# Quotes for customers, mailed or copied into other messages.
mail-flight = { $flight }, { $origin } { $leaves } – { $destination } { $lands }, { $date }
quote-subject = Your flight quote from { $company }: { $route }, { $date } ({ $reference })
quote-hello = Dear { $customer },
quote-intro =
    { $count ->
        [one] Here is the flight you asked about.
       *[other] Here are { $count } options for your flight.
    }
quote-option = OPTION { $number }
quote-way = { $origin } – { $destination }, { $date }: { $duration }, { $stops }
quote-stops =
    { $count ->
        [0] non-stop
        [one] 1 stop
       *[other] { $count } stops
    }
quote-flight = { $airline } { $flight }: { $origin } { $leaves } – { $destination } { $lands }
quote-days-later =
    { $days ->
        [one] (1 day later)
       *[other] ({ $days } days later)
    }
quote-day-before = (the day before)
quote-operated-by = (operated by { $airline })
quote-change = Change in { $place }, { $duration }
quote-fare = { $cabin }, { $family }
quote-fare-for =
    { $cabin }, { $family }, { $type ->
        [student] student fare
        [armed-forces] armed forces fare
       *[senior-citizen] senior citizen fare
    }
quote-comma = { ", " }
quote-bags = Bags: { $list }
quote-checked-bag = { $infants ->
        [0] checked bag { $kg } kg each
       *[other] checked bag { $kg } kg for each adult and child
    }
quote-no-checked-bag = no checked bag
quote-cabin-bag = { $infants ->
        [0] cabin bag { $kg } kg each
       *[other] cabin bag { $kg } kg for each adult and child
    }
quote-meal = Meal included
quote-cancel = Cancelling now costs { $fee } for each traveller.
quote-free-cancel = Cancelling now is free.
quote-no-cancel = No refund on cancellation.
quote-alter = Changing now costs { $fee } for each traveller.
quote-free-alter = Changing now is free.
quote-no-alter = No changes.
quote-price = { $type }: { $count } × { $each }
quote-besides = For the booking: { $amount }
quote-total = Total: { $total }
quote-total-for = Total for { $count } travellers: { $total }
quote-valid = This quote is valid until { $date }, { $clock } ({ $zone }). Seats are not held until you book; the fare is confirmed when you do. Airlines’ fees can rise as the flight comes closer.
quote-book = To book, answer { $email } or call { $company }, { $phone }, and name { $reference }.
quote-copy-subject = Copy: { $subject }
quote-copy-text = A copy of the quote that was sent to { $customer }.
quote-open-link = Open this quote online, and save or print it: { $link }
quote-copy-link = Open it at today’s prices: { $link }
