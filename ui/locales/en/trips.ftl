# A traveller's trips, and what is next on each.
trips-tab-trips = My trips
trips-tab-requests = My requests
trips-tab-agency-trips = Trips of companies
trips-tab-agency-requests = Requests
trips-boxes = Which trips
trips-box-open = Under way
trips-box-upcoming = Upcoming
trips-box-waiting = Waiting for approval
trips-box-on-request = On request
trips-box-held = Held
trips-box-past = Past
trips-step-issue = Confirm it, or release it
trips-step-answer-change = Answer the changed times
trips-step-accept-offer = Accept or decline the offer
trips-step-pay-balance = Pay the balance
trips-step-name-travellers = Name who travels
trips-step-book-again = Refused: search again
trips-step-book-approved = Approved: book it
trips-step-agency-issues = Your agency confirms it
trips-step-approvers-decide = Waits for approval
trips-step-supplier-decides = The supplier decides
trips-step-desk-answers = Our desk answers
trips-step-settling = Being settled; nothing to do
trips-step-travelling = Under way
trips-by = by { $moment }
trips-in-days = { $days ->
    [one] Starts tomorrow
   *[other] Starts in { $days } days
  }
trips-none = No trips here
trips-none-help = What you book, hold, ask for and wait for comes here, the most urgent first.
trips-none-agency-help = What the travellers of your companies book, hold, ask for and wait for comes here, the most urgent first.
trips-cut = More is under way than is shown here: of each sort the first 200 are looked at.
