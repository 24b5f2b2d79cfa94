# The agency's people.
staff-add = Add a person
staff-new = Add a person
staff-edit = Permissions and limits
staff-none = No staff added.
staff-none-help = Add the people who work at your agency. Each gets an invitation by email and does what you permit.
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
staff-may = Permissions
staff-may-nothing = View bookings only
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
staff-permission-emulate = Emulate colleagues
staff-limits = Limits
staff-limits-help = What this person may charge the agency’s account. Empty: no limit.
staff-per-booking = For one booking
staff-per-day = For one day
staff-booking-limit = { $amount } a booking
staff-day-limit = { $amount } a day
staff-no-limit = No limit
staff-acts = Actions
staff-user-id-help = The invitation is emailed here, and this is the user ID to log in with.
staff-edit-named = Edit permissions of { $name }
staff-suspend = Suspend
staff-suspend-named = Suspend { $name }
staff-suspend-title = Suspend { $name }?
staff-suspend-help = Every session of this person ends at once, and they cannot log in until you reinstate them.
staff-suspending = Suspending
staff-return = Reinstate
staff-return-named = Reinstate { $name }
staff-return-title = Reinstate { $name }?
staff-return-help = This person can log in again, with the same permissions and limits.
staff-returning = Reinstating
staff-not-yours = You cannot permit what you may not do yourself.
# Between two permissions.
