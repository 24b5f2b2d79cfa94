# The agency's people.
staff-add = Add a person
staff-new = Add a person
staff-edit = Permissions and limits
staff-none = No staff added.
staff-none-help = Add the people who work at your agency. Each gets an invitation by mail and does what you permit.
staff-person = Person
staff-status = Status
staff-status-Active = Active
staff-status-Inactive = Inactive
staff-status-Suspended = Suspended
staff-status-invited = Invited
staff-count = { $count ->
    [one] { $count } person
   *[other] { $count } people
  }
staff-may = May do
staff-may-nothing = Only look at bookings
staff-agent = The agency’s own agent
staff-permission-search = Search
staff-permission-book = Book and hold
staff-permission-ticket = Ticket and charge
staff-permission-cancel = Cancel
staff-permission-see-net-fares = See net fares
staff-permission-see-ledger = See ledger and balance
staff-permission-deposit = Deposit
staff-permission-import = Import PNR
staff-permission-send-quotes = Send quotes
staff-permission-manage-staff = Manage staff
staff-limits = Limits
staff-limits-help = What this person may charge the agency’s account. Empty: no limit.
staff-per-booking = For one booking
staff-per-day = For one day
staff-booking-limit = { $amount } a booking
staff-day-limit = { $amount } a day
staff-no-limit = No limit
staff-acts = Actions
staff-user-id-help = The invitation is mailed here, and it is the user ID to log in with.
staff-edit-named = Change what { $name } may do
staff-suspend = Suspend
staff-suspend-named = Suspend { $name }
staff-suspend-title = Suspend { $name }?
staff-suspend-help = Every session of this person ends at once, and nobody can log in as them until you take them back.
staff-suspending = Suspending
staff-return = Take back
staff-return-named = Take { $name } back
staff-return-title = Take { $name } back?
staff-return-help = This person can log in again, with the same permissions and limits.
staff-returning = Taking back
staff-not-yours = What you may not do yourself, you cannot permit.
# Between two permissions.
