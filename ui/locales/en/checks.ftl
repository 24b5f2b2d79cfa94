# What was found before a ticket is issued
checks-title = Before the tickets are issued
checks-text = Correct it, or continue with a reason. The reason is kept with the booking, with your name and the time.
checks-stop = Prevents ticketing
checks-may-override = Your decision
checks-change = Change
checks-change-named = Change: { $subject }
checks-other = Open booking { $transactionId }
checks-go-on = Continue anyway
checks-reason = Reason
checks-reason-help = For example what the customer said
checks-covered = The reason given above applies here too.
checks-not-yours = You do not have permission to continue: ask a colleague at your agency who has it.
checks-on-gst = GST details
checks-on-traveller = Traveller { $number }
checks-on-flight = Journey { $number }
checks-on-trip = { $from } to { $to }
