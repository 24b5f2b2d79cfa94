visa-lead = What a country asks of a passport, and applications for visas
visa-passports = Passports of
visa-where = Where
visa-purpose = Purpose
visa-purpose-tourism = Tourism
visa-purpose-visit = Visiting family or friends
visa-purpose-business = Business
visa-from = Journey begins
visa-to = Journey ends
visa-applicants = Applicants
visa-born = Applicant { $number }, date of birth
visa-remove = Remove applicant { $number }
visa-add = Add an applicant
visa-search = See what is asked
visa-try-again = Try again
visa-start-title = Does this journey need a visa?
visa-start = Say whose passports they are, where the journey goes and who travels. Missions change what they ask without notice: check with the mission.
visa-unknown = Nothing is on record
visa-unknown-help = For passports of { $nationality }, only the mission of { $destination } can say what it asks.
visa-rule-home = { $destination }: no visa, holders of these passports live there freely
visa-rule-free = { $destination }: no visa before the journey
visa-rule-arrival = { $destination }: visa on arrival
visa-rule-eta = { $destination }: a travel authorisation before the journey
visa-rule-evisa = { $destination }: an e-Visa before the journey
visa-rule-sticker = { $destination }: a visa in the passport before the journey
visa-read = As read on { $on }; check with the mission. Source:
visa-kind = Visa
visa-kind-eta = Travel authorisation
visa-kind-evisa = e-Visa
visa-kind-sticker = Visa in the passport
visa-pace-express = Handled sooner
visa-entries = Entries
visa-entries-single = Single entry
visa-entries-multiple = Multiple entries
visa-stay-name = Stay
visa-validity = Valid for
visa-decided = Decision not before
visa-submits = To the mission from
visa-late = Short of time: the earliest decision is not before the journey begins on { $on }.
visa-apply = Apply
visa-between = { $from } to { $to }
visa-papers = Documents
visa-papers-note = What each applicant does in life decides on them
visa-profile = Situation
visa-profile-of = { $name } is
visa-profile-employed = Employed
visa-profile-self-employed = Self-employed
visa-profile-student = Student
visa-profile-retired = Retired
visa-profile-minor = Below 18
visa-cancel-note = Until the day on which documents go to the mission, its fees and those of the centre and of sooner handling come back; the service charge does not. From then on nothing of them is given back, whatever the mission decides.
visa-application = Application
visa-number = File number
visa-journey = Journey
visa-voucher = Voucher
visa-voucher-title = Visa voucher { $id }
visa-booking = Booking
visa-follow = Follow the application
visa-track-title = Application { $id }
visa-gone = No longer applying
visa-begun = The journey has begun: nothing comes back by itself. What a mission or a centre gives back after all, people settle. Say in the remarks what it wrote.
visa-who-cancels = Who no longer applies
visa-way = Steps
visa-way-none = Waiting for documents.
visa-step = Step
visa-step-papers = Documents wanted
visa-step-checked = Documents checked
visa-step-submitted = Submitted
visa-step-biometrics = Biometrics
visa-step-mission = At the mission
visa-step-granted = Granted
visa-step-refused = Refused
visa-step-delivered = Delivered
visa-papers-in = { $count } of { $of }
visa-paper-missing = Missing
visa-paper-scan = { $types }, up to { $megabytes } MB; a picture of { $width } × { $height } pixels at least
visa-paper-upright = { $types }, up to { $megabytes } MB; upright, { $width } × { $height } pixels at least
visa-papers-judged = Each file is judged as it is handed in: its kind, whether it is whole and opens without a password, how large and of what shape its picture is. What stands on it is checked by people.
visa-fee-government = Government’s visa fee
visa-fee-centre = Visa centre’s fee
visa-fee-express = Handled sooner
visa-fee-agency = Agency’s fee, with tax
visa-paper-open = Open { $name }
visa-paper-hand-in = Hand in { $name }: { $types }, up to { $megabytes } MB
visa-choose-file = Choose file
visa-replace = Replace
visa-next-step = Next step
visa-step-on = On
visa-remarks = Remarks
visa-move = Move on
visa-applications-lead = Applications not yet travelled, the earliest journey first
visa-new = New application
visa-applications-none = No applications
visa-applications-none-help = Applications stand here once they are registered, until the journey begins.
visa-agency = Agency
visa-open = Open
visa-open-of = Open the application of { $name }
visa-stay = Stay up to { $days ->
    [one] { $days } day.
   *[other] { $days } days.
}
visa-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
visa-working-days = { $days ->
    [one] { $days } working day
   *[other] { $days } working days
}
visa-for = { $count ->
    [one] { $count } applicant
   *[other] { $count } applicants
}
visa-paper-passport = Passport
visa-paper-photo = 2 photos, 35 × 45 mm
visa-paper-form = Signed form
visa-paper-tickets = Return tickets
visa-paper-stay = Where they stay
visa-paper-insurance = Travel insurance
visa-paper-cover-letter = Cover letter
visa-paper-bank-statements = Bank statements, 6 months
visa-paper-tax-returns = Tax returns, 2 years
visa-paper-employer-letter = Employer’s no-objection letter
visa-paper-business-registration = Registration of the business
visa-paper-school-letter = Letter of the school
visa-paper-pension = Proof of pension
visa-paper-birth-certificate = Birth certificate
visa-paper-parents-consent = Consent of both parents
visa-paper-invitation = Invitation
visa-refused = Refused by the mission. Its fee and the centre’s, and what handling it sooner cost, are not given back, whatever it decides.
visa-refused-cancel = See what can be given back
visa-progress = Step { $number } of { $of }
visa-boxes = Applications by how far they are
visa-box-all = All
visa-box-papers = Documents wanted
visa-box-handled = Being handled
visa-box-mission = At the mission
visa-box-granted = Granted
visa-box-refused = Refused
visa-find = Name, passport, booking or file number
visa-found-none = No application like this
visa-show-all = Show all
visa-export = Export CSV
visa-lead-applicant = Lead applicant
visa-next = Next
visa-next-on = Next, day
visa-time = Time
visa-next-papers = Documents by { $on }
visa-next-check = Check by { $on }
visa-next-submit = Submit by { $on }
visa-next-decision = Decision from { $on }
visa-next-delivery = Hand over by { $on }
visa-next-refused = See what comes back
visa-next-none = Done
visa-act-papers = Hand documents in
visa-act-check = Check documents
visa-act-submit = Submit
visa-act-decision = Decision
visa-act-delivery = Hand over
visa-act-refused = See what comes back
visa-act-none = Done
visa-short = Short of time
visa-missing-count = Documents missing
visa-missing = { $count ->
    [one] { $count } document missing
   *[other] { $count } documents missing
}
visa-estimates = Days to come are estimates: working days from Monday to Friday, without the mission’s holidays.
visa-send-by = Documents by { $on }
visa-send-by-why = Then { $days ->
    [one] { $days } working day of the mission ends
   *[other] { $days } working days of the mission end
} before the journey begins on { $on }.
visa-ahead-by = By { $on }
visa-ahead-from = From { $on }
visa-ahead-checked = Documents to be checked
visa-ahead-submitted = To the mission
visa-ahead-decision = Decision expected
visa-paper = Document
visa-paper-of = { $paper }, { $name }
visa-paper-in = Handed in
visa-head-open = Under way
visa-head-needs = Need you
visa-paper-not-needed = Not needed
