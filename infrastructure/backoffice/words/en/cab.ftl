# Cabs: the voucher, and mail about it
document-cab-title = Cab voucher
document-cab-voucher = Voucher number
document-cab-not-for-travel = Cancelled: no car will come
document-cab-kind-airport = Airport transfer
document-cab-kind-local = By the hour
document-cab-kind-outstation = There and back
document-cab-kind-oneway = One way
document-cab-class-hatchback = Hatchback
document-cab-class-sedan = Sedan
document-cab-class-suv = SUV
document-cab-class-premium = Premium SUV
document-cab-class-tempo = Tempo traveller
document-cab-operator-phone = Operator
document-cab-kilometres = { $count } km included
document-cab-follows = The driver waits for { $flight }
document-cab-ride = The ride
document-cab-lead = Lead passenger
document-cab-passengers = Passengers
document-cab-extra-km = Each further kilometre
document-cab-extra-hour = Each further hour
document-cab-extra-night = Each further night driven, { $begins } to { $ends }
document-cab-waiting = An hour of waiting, after { $minutes } minutes
document-cab-at-cost = Toll, parking and permits are paid as they come. Kilometres count from and to the operator’s garage. A similar car may come.
document-cab-advice-driver = The driver’s name, phone and car come by email about { $hours } hours before the pick-up.
document-cab-driver = Driver
document-cab-car = Car
document-cab-advice-free = Cancelling is free until { $date }, { $time }; after that { $percent } % is kept.
notice-cab-voucher-subject = Cab { $pnr }, booking { $transaction }
notice-cab-voucher-text =
    Booking { $transaction }, operator’s reference { $pnr }, is confirmed:

    { $flights }

    { $travellers }

    { $company }: { $phone }.
notice-cab-cancelled-subject = Cancelled: cab { $pnr }, booking { $transaction }
notice-cab-cancelled-text =
    The cab of booking { $transaction }, operator’s reference { $pnr }, was cancelled:

    { $flights }

    { $travellers }

    What is refunded, { $company } will tell you: { $phone }.
notice-cab-driver-subject = Driver for cab { $pnr }, booking { $transaction }
notice-cab-driver-text =
    The driver for booking { $transaction }, operator’s reference { $pnr }:

    { $flights }

    { $travellers }

    { $company }: { $phone }.
