# Approvals of a company's trips.
approvals-count = { $count ->
    [one] { $count } trip
   *[other] { $count } trips
  }
approvals-boxes = Which approvals
approvals-box-for-you = For you
approvals-box-asked = Asked by you
approvals-box-decided = Decided
approvals-none-for-you = Nothing waits for you
approvals-none-for-you-help = Trips that you are asked to approve come here, and by email.
approvals-none-asked = You have not asked for approval
approvals-none-asked-help = A trip that needs approval is asked for when you book it. It is booked as soon as it is approved.
approvals-none-decided = Nothing was decided yet
approvals-none-decided-help = Trips that you were asked about stay here once they are decided.
approvals-choose = Choose a trip to see it whole.
approvals-back = Back to the list
approvals-cost-centre = cost centre { $code }
approvals-asked = asked by { $name }, { $moment }
approvals-travellers = { $count ->
    [one] { $count } traveller
   *[other] { $count } travellers
  }
approvals-product-flight = Flight
approvals-product-hotel = Hotel
approvals-product-bus = Bus
approvals-product-train = Train
approvals-product-insurance = Insurance
approvals-product-visa = Visa
approvals-product-holiday = Holiday
approvals-product-cruise = Cruise
approvals-product-cab = Cab
approvals-product-billing = Offline billing
approvals-with = With it
approvals-with-note = bought together once this is approved, and not at all if it is not
approvals-with-none = nothing of it was bought
approvals-with-booked = its outcome stands with the booking
approvals-against = Against the policy, version { $version }
approvals-broken = { $broken ->
    [0] All { $all } kept
   *[other] { $broken } of { $all } broken
  }
approvals-reason = Reason given.
approvals-held-for = Price held until
approvals-decide-within = Decide until
approvals-decline-within = Booked unless declined by
approvals-held-help = If nobody decides by { $moment }, what is held is given back and nothing is charged.
approvals-held-soft-help = If nobody declines by { $moment }, it is issued.
approvals-not-held-help = The price is not held: it is checked when the trip is approved, and nothing is bought at another price. If nobody decides by { $moment }, nothing is booked.
approvals-before-help = Nothing is held. Once approved, the traveller has { $hours } hours to book it, for { $most } at most; a dearer price is asked for once more. If nobody decides by { $moment }, nothing is booked.
approvals-not-held-soft-help = The price is not held. If nobody declines by { $moment }, it is booked at this price; at another price nothing is bought.
approvals-time-left = { $hours }h { $minutes }m left
approvals-state-justified = Reason given
approvals-state-notified = Notified
approvals-state-waiting = Waiting
approvals-state-approved = Approved
approvals-state-permitted = To be booked
approvals-state-declined = Declined
approvals-state-expired = Expired
approvals-state-withdrawn = Withdrawn
approvals-state-booked = Booked
approvals-state-not-booked = Not booked
approvals-outcome-justified = A reason was enough; the trip was booked.
approvals-outcome-notified = Booked without waiting; those who are named here were notified.
approvals-outcome-stood = Nobody declined in time; it was booked.
approvals-outcome-approved = Approved; it is being booked.
approvals-outcome-permitted = Approved: to be booked by { $moment }, for { $most } at most. Search for the trip once more and book it; a dearer price, or another trip, is asked for once more.
approvals-outcome-unbooked = Approved, but not booked in time. Nothing was charged; search again to ask for it once more.
approvals-outcome-declined = Declined. Nothing was charged.
approvals-outcome-expired = Nobody decided in time. Nothing was charged.
approvals-outcome-withdrawn = Withdrawn by the person who asked. Nothing was charged.
approvals-outcome-booked = Approved and booked.
approvals-outcome-not-booked = Approved, but no longer available as it was. Nothing was charged; search again to ask for it at today’s price.
approvals-price-changed = Approved, but the price changed from { $from } to { $to }. Nothing was charged; search again to ask for it at today’s price.
approvals-booking = Booking { $transactionId }
approvals-all-of = { $count ->
    [one] Decision of { $count } person
   *[other] Decision, all { $count }
  }
approvals-any-of = Decision, any { $quorum } of { $count }
approvals-notified-of = { $count ->
    [one] { $count } person notified
   *[other] { $count } people notified
  }
approvals-missing = { $count } more needed
approvals-escalated = Escalated: further people were asked
approvals-no-answer = No answer yet
approvals-not-needed = Not needed
approvals-approved = Approved
approvals-declined = Declined
approvals-instead = decided by { $name }
approvals-note = Note
approvals-note-help = Required when you decline; shown to the traveller.
approvals-decline = Decline
approvals-declining = Declining
approvals-approve = Approve { $amount }
approvals-approve-held = Approve { $amount } and issue
approvals-approving = Approving
approvals-not-yours = Others decide on this trip, or you have decided already.
approvals-withdraw = Withdraw
approvals-withdrawing = Withdrawing
approvals-away = While you are away
approvals-away-help = A colleague decides in your place; you still can.
approvals-away-who = Colleague
approvals-away-first = First day
approvals-away-last = Last day
approvals-away-save = Let them decide
approvals-delegation = { $to } decides for { $from }, { $first } to { $last }
approvals-delegation-end = End yours
