# Flights that the airline changed, who did not fly, and who travels when.
schedule-title = The airline changed the flights
schedule-due = Answer the airline by { $date }, { $time }.
schedule-due-minor = Answer the airline by { $date }, { $time }; after that the new times count as accepted.
schedule-direction = Changed flights { $number }
schedule-was = Was
schedule-none-instead = Cancelled: the airline flies nothing in its place.
schedule-no-choice = The airline offers no other flight. Refuse the change to get all back.
schedule-choose = Flights to take, free of charge
schedule-choose-other = Other flights to take, free of charge
schedule-same-time = Leaves at the same time
schedule-shift = { $parts ->
    [m] { $minutes } min
    [h] { $hours } h
   *[hm] { $hours } h { $minutes } min
}
schedule-later = Leaves { $by } later
schedule-earlier = Leaves { $by } earlier
schedule-accept = Accept the new flights
schedule-take = Take the chosen flights
schedule-ask-again = Ask the airline again
schedule-refuse = Refuse, full refund
schedule-failed = The flights were not changed
schedule-unanswered = No word came on what was sent. Ask again; nothing is done twice.
schedule-taken = The new flights are confirmed.
schedule-asking = The airline has not answered yet. The booking says so until it has.
schedule-refused = The airline refused: nothing was changed.
schedule-refund-title = Refuse changed flights of { $id }
schedule-refund-note = The airline changed the flights, so nobody charges a fee: all that was not flown is refunded.
schedule-no-show-title = Report a no-show on { $id }
schedule-no-show-note = Say who did not fly, once the flight has left. The airline keeps what the fare’s rule for a no-show says; taxes are given back. What follows on the same fare is cancelled.
schedule-no-show-who = Who did not fly?
schedule-no-show-none-left = No flight of this booking has left yet.
schedule-report-no-show = Report a no-show
