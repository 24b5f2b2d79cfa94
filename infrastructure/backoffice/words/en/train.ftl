# Trains: the reservation slip, and mail about it
document-train-title = Electronic reservation slip
document-train-pnr = PNR
document-train-class = Class, quota
document-train-class-quota = { $class }, { $quota ->
    [TQ] Tatkal
    [LD] ladies
    [SS] lower berth
   *[GN] general
}
document-train-age = Age
document-train-age-gender = { $age }, { $gender ->
    [female] female
    [male] male
   *[others] other
}
document-train-booked = When booked
document-train-current = Now
document-train-upgrade = Auto-upgrade
document-train-upgrade-yes = Considered with the chart, at no charge
document-train-upgrade-no = Not wanted
document-train-upgraded = Upgraded
document-train-upgraded-to = To { $class }, at no charge
document-train-cancelled = Cancelled
document-train-missed = Did not travel
document-train-claimed = Refunded on a claim
document-train-state = { $state ->
    [part-rac] Part RAC
    [rac] RAC
    [part-waiting] Part waitlisted
   *[waiting] Waitlisted
}
document-train-km = { $km } km
document-train-not-for-travel = Cancelled: not valid for travel
document-train-cancelling = Cancelling, per confirmed berth
document-train-until = Until
document-train-kept = Kept, without GST
document-train-kept-share = { $percent } % of the fare, at least { $least }
document-train-after = Afterwards, and once the chart is made, what comes back is claimed of the railway. RAC and waiting list: 60 rupees a traveller until 30 minutes before departure.
document-train-advice-waiting = On the waiting list alone nobody may travel: if it does not move, the ticket is cancelled when the chart is made, and refunded.
document-train-advice-id = One of the travellers carries an original ID: Aadhaar, voter card, passport, PAN or driving licence.
document-train-advice-this-id = { $kind ->
    [aadhaar] { $name } carries the original of the Aadhaar card { $number }.
    [pan] { $name } carries the original of the PAN card { $number }.
    [passport] { $name } carries the original of the passport { $number }.
    [driving-licence] { $name } carries the original of the driving licence { $number }.
   *[voter] { $name } carries the original of the voter ID { $number }.
}
document-train-advice-chart = Coach and berth are final with the chart: at 20:00 the day before for trains that leave from 05:00 to 14:00, ten hours before all others.
notice-train-ticket-subject = Train ticket, PNR { $pnr }, booking { $transaction }
notice-train-ticket-text =
    Booking { $transaction }, PNR { $pnr }, is made:

    { $flights }

    { $travellers }

    Berths are final with the chart. { $company }: { $phone }.
notice-train-cancelled-subject = Cancelled: PNR { $pnr }, booking { $transaction }
notice-train-cancelled-text =
    Berths of booking { $transaction }, PNR { $pnr }, were cancelled:

    { $travellers }

    { $flights }

    { $company } tells you what is refunded: { $phone }.
notice-train-moved-subject = Moved on the list: PNR { $pnr }, booking { $transaction }
notice-train-moved-text =
    Travellers of booking { $transaction }, PNR { $pnr }, stand otherwise now:

    { $travellers }

    { $flights }

    { $company }: { $phone }.
notice-train-charted-subject = Chart prepared: PNR { $pnr }, booking { $transaction }
notice-train-charted-text =
    The chart of this train is prepared. Travellers of booking { $transaction }, PNR { $pnr }, stand like this:

    { $travellers }

    { $flights }

    Berths that are given up go to those next in line until the second chart, 30 minutes before departure. { $company }: { $phone }.
notice-train-charted-again-subject = Second chart prepared: PNR { $pnr }, booking { $transaction }
notice-train-charted-again-text =
    The second chart of this train is prepared, and berths given up since the first went to those next in line. Travellers of booking { $transaction }, PNR { $pnr }, stand like this:

    { $travellers }

    { $flights }

    { $company }: { $phone }.
notice-train-boarding-subject = Boarding point moved: PNR { $pnr }, booking { $transaction }
notice-train-boarding-text =
    Travellers of booking { $transaction }, PNR { $pnr }, get on here from now on:

    { $flights }

    { $travellers }

    { $company }: { $phone }.
