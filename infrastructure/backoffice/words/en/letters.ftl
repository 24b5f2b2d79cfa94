# Mail. An empty line separates paragraphs.
temporary-secret-subject = { $project }: your temporary password
temporary-secret-text =
    Dear { $name },

    Someone asked for a new password for the user id { $user }. This temporary password lets you in once, within { $hours } hours:

    { $secret }

    After logging in with it you will be asked to choose a password of your own. Until then your old password stays valid.

    If you did not ask for it, nothing needs to be done.
temporary-secret-link = Log in here: { $link }
invitation-subject = { $project }: set up your account
invitation-text =
    Welcome to { $project }.

    An account for the user id { $user } is ready. This temporary password lets you in once, within { $hours } hours:

    { $secret }

    After logging in with it you will be asked to choose a password of your own.
ticket-issued-subject = E-ticket { $pnr }, booking { $transaction }
ticket-issued-text =
    Your ticket is issued. Airline PNR: { $pnr }. Booking: { $transaction }.

    { $flights }

    { $travellers }

    Carry the government photo ID used for this booking. For changes call { $company }, { $phone }.
ticket-issued-link = Open the ticket: { $link }
