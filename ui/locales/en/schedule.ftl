# Flights that the airline changed, who did not fly, and who travels when.
schedule-title = The airline changed the flights
schedule-due = Answer the airline by { $date }, { $time }.
schedule-due-minor = Answer the airline by { $date }, { $time }; after that the new times count as accepted.
schedule-direction = Changed flights { $number }
schedule-was = Before
schedule-none-instead = Cancelled: the airline offers no replacement.
schedule-no-choice = The airline offers no other flight. Refuse the change for a full refund.
schedule-choose = Flights to choose, free of charge
schedule-choose-other = Other flights to choose, free of charge
schedule-same-time = Leaves at the same time
schedule-shift = { $parts ->
    [m] { $minutes } min
    [h] { $hours } h
   *[hm] { $hours } h { $minutes } min
}
schedule-later = Leaves { $by } later
schedule-earlier = Leaves { $by } earlier
schedule-accept = Accept the new flights
schedule-take = Accept the chosen flights
schedule-ask-again = Ask the airline again
schedule-refuse = Refuse, full refund
schedule-failed = The flights were not changed
schedule-unanswered = No answer received. Ask again: nothing is done twice.
schedule-taken = The new flights are confirmed.
schedule-asking = The airline has not answered yet. The booking shows this until it does.
schedule-refused = The airline refused: nothing was changed.
schedule-refund-title = Refuse changed flights of { $id }
schedule-refund-note = The airline changed the flights, so no fee is charged: all unflown flights are refunded.
schedule-no-show-title = Report a no-show on { $id }
schedule-no-show-note = Report who did not fly, once the flight has departed. The airline keeps what the fare’s no-show rule says; taxes are refunded. Further flights on the same fare are cancelled.
schedule-no-show-who = Who did not fly?
schedule-no-show-none-left = No flight of this booking has departed yet.
schedule-report-no-show = Report a no-show
