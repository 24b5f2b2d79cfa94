# What was found before a ticket is issued
checks-title = Before the tickets are issued
checks-text = Change what this is about, or go on with a reason. The reason stays with the booking, with your name and the time.
checks-stop = Stops the ticket
checks-may-override = Your decision
checks-change = Change
checks-change-named = Change: { $subject }
checks-other = Open booking { $transactionId }
checks-go-on = Go on all the same
checks-reason = Reason
checks-reason-help = For example what the customer said
checks-covered = The reason given above holds here too.
checks-not-yours = Going on all the same is not yours to decide: ask somebody at your agency who may.
checks-on-gst = GST details
checks-on-traveller = Traveller { $number }
checks-on-flight = Journey { $number }
checks-on-trip = { $from } to { $to }
