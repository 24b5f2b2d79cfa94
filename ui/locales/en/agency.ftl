# The profile.
agency-you = You and your agency
agency-name = Name
agency-user-id = User ID
agency-email = Email
agency-mobile = Mobile
agency-company = Company
agency-agent-id = Agent ID
agency-address = Address
agency-gst = GST number
agency-change-password = Change password
agency-change-password-fact = Ends your other sessions
