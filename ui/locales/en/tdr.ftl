# Trains: claims on the railway (ticket deposit receipts)
tdr-now = Now { $at }.
tdr-leaves = Leaves { $at }
tdr-expected = Expected to leave { $at }, { $late } late
tdr-course = { $course ->
    [cancelled] The train is cancelled
    [diverted] The train is diverted
    [short-terminated] The train ends before its last stop
   *[usual] The train runs its usual way
}
tdr-before-chart = The chart is not made yet
tdr-before-chart-text = Until then berths are simply cancelled, at the charges of the railway.
tdr-sent = Claim { $number } is filed
tdr-sent-text = It goes to the railway. Each stage appears here, and the refund in the ledger.
tdr-why = Why
tdr-why-note = Only reasons the railway accepts, with the time left
tdr-more = { $count ->
    [one] 1 more reason
   *[other] { $count } more reasons
}
tdr-note-late = { $late } late by the running log
tdr-note-no-rac = Nobody on this ticket has RAC
tdr-note-only = Only for { $names }
tdr-note-none-waits = The party is not partly on the waiting list
tdr-note-certificate = Needs the examiner’s certificate
tdr-note-pnr = Needs the other PNR
tdr-window = { $from } to { $until }
tdr-left = { $left } left
tdr-open = Open
tdr-closed-chart = After the chart
tdr-closed-early = After departure
tdr-closed-late = Closed
tdr-closed-status = Does not fit
tdr-closed-ran = Does not fit
tdr-who = Who claims
tdr-all = All { $count }
tdr-certificate = Examiner’s certificate
tdr-other-pnr = The other PNR
tdr-not-needed = Not needed for this reason
tdr-remarks = Remarks for the railway
tdr-declared = All of this is true, and nobody travels whom the reason says did not. A false claim can cost the agency its user ID.
tdr-may-come = What may come back
tdr-estimate = Estimate
tdr-fares = { $count ->
    [one] Ticket fare, 1 traveller
   *[other] Ticket fare, { $count } travellers
}
tdr-fee = Agent fee, not returned
tdr-most = At most
tdr-railway-decides = The railway decides, in 30 to 90 days. It may pay less, or nothing.
tdr-ledger = Ledger lines now
tdr-ledger-none = None. A line is written on the day the railway pays, with its reference and the number of this claim.
tdr-after = After filing
tdr-stage-filed = Filed
tdr-stage-at-railway = At the railway
tdr-stage-decided = Decided
tdr-stage-paid = Paid
tdr-stage-refused = Not paid
tdr-takes-filed = today
tdr-takes-at-railway = 1 to 3 days
tdr-takes-decided = 30 to 90 days
tdr-takes-paid = same day
tdr-decides = { $first } to { $last }
tdr-clock-early =
    { $days ->
        [0] Filed today
        [one] Filed a day ago
       *[other] Filed { $days } days ago
    }. The railway decides from { $first } on.
tdr-clock-due = Filed { $days } days ago. The railway may decide any day, by { $last } at the latest.
tdr-clock-overdue = Filed { $days } days ago. The railway was to decide by { $last }: ask for it by the request.
tdr-claim = Claim
tdr-end-open = With the railway
tdr-end-paid = Paid
tdr-end-refused = Refused
tdr-end-withdrawn = Withdrawn
tdr-came-back = For the customer
tdr-request = Open the request
tdr-decision = File a claim for { $amount }
tdr-close = Close
tdr-file = { $count ->
    [one] File TDR for 1 traveller
   *[other] File TDR for { $count } travellers
}
tdr-final = Can be withdrawn until the railway decides.
tdr-closes = Closes in { $left }
