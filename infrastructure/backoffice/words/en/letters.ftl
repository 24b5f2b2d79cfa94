# Mail. An empty line separates paragraphs.
temporary-secret-subject = { $project }: your temporary password
temporary-secret-text =
    Dear { $name },

    Someone asked for a new password for the user ID { $user }. This temporary password lets you in once, within { $hours } hours:

    { $secret }

    After logging in with it you will be asked to choose a password of your own. Until then your old password stays valid.

    If you did not ask for it, nothing needs to be done.
temporary-secret-link = Log in here: { $link }
invitation-subject = { $project }: set up your account
invitation-text =
    Welcome to { $project }.

    An account for the user ID { $user } is ready. This temporary password lets you in once, within { $hours } hours:

    { $secret }

    After logging in with it you will be asked to choose a password of your own.
ticket-issued-subject = E-ticket { $pnr }, booking { $transaction }
ticket-issued-text =
    Your ticket is issued. Airline PNR: { $pnr }. Booking: { $transaction }.

    { $flights }

    { $travellers }

    Carry the government photo ID used for this booking. For changes call { $company }, { $phone }.
paper-subject = { $title } { $reference }, { $company }
paper-text = { $company } sends you the attached document: { $title }. It says:
ticket-issued-link = Open the ticket: { $link }
ticket-issued-services = Services booked:
ticket-issued-service = { $flight }, { $traveller }: { $kind ->
        [seat] Seat { $name }
       *[other] { $name }
    }
notice-balance-due-subject = Balance of booking { $transaction } is due
notice-balance-due-text =
    The balance of booking { $transaction }, supplier’s reference { $pnr }, is charged to your account on its day. Day and amount stand in the last line:

    { $flights }

    Keep enough in your account until then. What is not paid when the day is over is cancelled, and the supplier keeps what its terms say for the day.
notice-balance-charged-subject = Balance of booking { $transaction } was charged
notice-balance-charged-text =
    The balance of booking { $transaction }, supplier’s reference { $pnr }, was charged to your account:

    { $flights }
notice-balance-unpaid-subject = Balance of booking { $transaction } was not paid
notice-balance-unpaid-text =
    The balance of booking { $transaction }, supplier’s reference { $pnr }, was not paid by its day, so the booking is cancelled. The supplier keeps what its terms say; the rest of what was charged comes back to your account:

    { $flights }
notice-hold-ending-subject = Hold { $pnr } ends { $until }
notice-hold-ending-text =
    { $product ->
        [flight] The airline holds the seats of { $lead } until { $until }. Ticket the booking { $transaction } before then, or the seats are given back.
       *[other] The supplier keeps what is booked for { $lead } until { $until }. Confirm the booking { $transaction } before then, or it is given back.
    }

    { $flights }
notice-hold-expired-subject = Hold { $pnr } has ended
notice-hold-expired-text =
    { $product ->
        [flight] The time limit of the hold for { $lead } has passed. The seats of booking { $transaction } were given back; nothing was charged.
       *[other] The time limit of the hold for { $lead } has passed. What was kept for booking { $transaction } was given back; nothing was charged.
    }

    { $flights }
notice-request-declined-subject = Not confirmed: booking { $transaction }
notice-request-declined-text =
    What was asked for { $lead } on request was not confirmed. Booking { $transaction } has ended, nothing was charged, and the amount is no longer reserved:

    { $flights }
notice-flight-cancelled-subject = Cancelled: { $pnr }, booking { $transaction }
notice-flight-cancelled-text =
    The airline has confirmed a cancellation on booking { $transaction }, PNR { $pnr }. No longer booked:

    { $travellers }

    { $flights }

    What is refunded, { $company } will tell you: { $phone }.
notice-schedule-changed-subject = Flights changed: { $pnr }, booking { $transaction }
notice-schedule-changed-text =
    The airline has changed flights of { $lead }, PNR { $pnr }, booking { $transaction }. They were:

    { $was }

    { $flies ->
        [yes] They are now:
       *[no] Nothing flies in their place.
    }

    { $now }

    { $company } answers the airline by { $until } and will tell you what can be done: { $phone }.
notice-schedule-restored-subject = Flights as agreed again: { $pnr }, booking { $transaction }
notice-schedule-restored-text =
    The airline has withdrawn the change of flights of { $lead }, PNR { $pnr }, booking { $transaction }. They fly as agreed before, and nothing has to be answered:

    { $flights }

    Questions: { $company }, { $phone }.
notice-flight-rescheduled-subject = New flights: { $pnr }, booking { $transaction }
notice-flight-rescheduled-text =
    The flights of { $lead }, PNR { $pnr }, booking { $transaction }, are now:

    { $flights }

    Questions: { $company }, { $phone }.
notice-link = Open the booking: { $link }
request-mail-subject = Request { $number }: { $code ->
        [asked] new in the queue
        [offer] offer made
        [confirm] confirmed
        [take-over] PNR imported
        [not-covered] balance too low
        [refuse] refused
        [close] closed
        [accept] offer accepted
        [decline] offer declined
        [withdraw] withdrawn
        [pay] balance paid
        [make] booking made
       *[linked] booking linked
    }
request-mail-said = { $code ->
        [asked] { $company } has sent request { $number }.
        [offer] There is an offer for your request { $number }. It awaits your decision.
        [confirm] Your request { $number } is confirmed.
        [take-over] Your PNR import, request { $number }, is confirmed: the booking is among yours.
        [not-covered] Your request { $number } waits: the balance of your account does not cover it. Top up the account; the desk then goes on with it.
        [refuse] Your request { $number } could not be fulfilled.
        [close] Your request { $number } is closed.
        [accept] { $company } has accepted the offer for request { $number }.
        [decline] { $company } has declined the offer for request { $number }.
        [withdraw] { $company } has withdrawn request { $number }.
        [pay] { $company } has paid the balance of request { $number }: its tickets can be issued.
        [make] A booking of your group, request { $number }, is made: it is among yours.
       *[linked] { $company } has linked a booking to request { $number }.
    }
request-mail-about = { $kind ->
        [group] Group booking
        [offline-ssr] Special service
        [cancel] Cancellation
        [tdr] Railway claim, TDR
        [import] PNR import
       *[change] Change of booking
    }: { $route }, { $date }, travellers: { $count }{ $named ->
        [yes] , booking { $transaction }
       *[no] {""}
    }. { $company } ({ $agent }).
request-mail-refund = To be given to the customer: { $amount }
request-mail-charged = To be paid by the customer: { $amount }
request-mail-link = Open the request: { $link }
deposit-approved-subject = Deposit { $deposit }: { $credited } credited
deposit-approved-text = { $credited } has been credited to the account of { $company } for deposit { $deposit } (asked for: { $amount }, reference { $reference }).
deposit-declined-subject = Deposit { $deposit } declined
deposit-declined-text = Deposit { $deposit } of { $company } over { $amount }, reference { $reference }, has been declined. Nothing was credited.
deposit-reversed-subject = Deposit { $deposit } reversed: { $credited } debited
deposit-reversed-text = Deposit { $deposit } of { $company }, reference { $reference }, has been reversed: the { $credited } that it credited was debited from the account.
deposit-remarks = Remarks: { $remarks }
deposit-link = Open your deposits: { $link }
link-message-ticket = Your booking with { $company }:
link-message-customer-invoice = Your invoice from { $company }:
link-message-customer-credit-note = Your refund receipt from { $company }:
link-message-quote = Your travel quote from { $company }:
policy-issued-subject = Insurance policy { $reference }, { $plan }
policy-issued-text =
    Your travel insurance is issued by { $insurer }: { $plan }, policy { $reference }, booking { $transaction }.
    Insured from { $from } to { $to }:

    { $insured }

    For a claim call { $claims }, day and night. For changes call { $company }, { $phone }.
policy-issued-link = Open the policy: { $link }
notice-insurance-cancelled-subject = Insurance cancelled: { $pnr }, booking { $transaction }
notice-insurance-cancelled-text =
    The insurer has confirmed a cancellation on booking { $transaction }, policy { $pnr }. No longer insured:

    { $travellers }

    { $flights }

    What is refunded, { $company } will tell you: { $phone }.

# Support requests.
ticket-subject = { $ticket }: { $subject }
ticket-agency-text = { $by } of { $company } wrote in support request { $ticket }, { $subject }:
ticket-house-text = { $by } answered support request { $ticket }, { $subject }:
ticket-link = Open it: { $link }

visa-registered-subject = Visa application { $reference }, { $destination }
visa-registered-text =
    The application for { $destination } is registered: { $reference }, booking { $transaction }, for the journey from { $from } to { $to }.

    { $applicants }

    Documents go to the mission from { $submits }: hand them in before. Missions change what they ask, so check with the mission. For changes call { $company }, { $phone }.
visa-registered-link = Open the voucher: { $link }
notice-visa-cancelled-subject = Visa application cancelled: { $pnr }, booking { $transaction }
notice-visa-cancelled-text =
    A cancellation is confirmed on booking { $transaction }, application { $pnr }. No longer applying:

    { $travellers }

    { $flights }

    What is refunded, { $company } will tell you: { $phone }.
notice-visa-moved-subject = Visa application { $pnr }, { $flights }: { $now }
notice-visa-moved-text =
    { $flights }, application { $pnr }, booking { $transaction }, of { $travellers }:

    { $now }

    Questions are answered by { $company }, { $phone }.
notice-visa-papers-due-subject = Documents missing for the visa, { $flights }, { $pnr }
notice-visa-papers-due-text =
    Documents of application { $pnr }, booking { $transaction }, go to the mission from { $until }. These are still missing:

    { $now }

    Hand them in with the application, so that the visa is decided before the journey.
balance-low-subject = Balance low: { $left } left
balance-low-text = Less than { $below } is available in the account of { $company }: { $left } is left, credit included. Bookings that cost more are refused until money is added.
balance-low-link = Add money: { $link }
