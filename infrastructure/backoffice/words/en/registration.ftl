# What an agency that registers is sent.
otp-subject = { $code } is your { $project } verification code. It can be used for { $minutes } minutes.
otp-text =
    Your verification code is { $code }. It can be used once, within { $minutes } minutes.

    Do not share it with anybody. If you did not ask for it, nothing needs to be done.
registration-received-subject = { $project }: registration { $registration } received
registration-received-text =
    Dear { $name },

    The registration of { $company } has arrived. Its reference number is { $registration }.

    The approvals desk compares your details with the PAN and GST documents and answers by email.
registration-approved-subject = { $project }: { $company } is approved
registration-approved-text =
    Dear { $name },

    The registration { $registration } of { $company } is approved. Your agent ID is { $agent }.
registration-declined-subject = { $project }: registration { $registration } is not approved
registration-declined-text =
    Dear { $name },

    The registration { $registration } of { $company } could not be approved. You may register again.
registration-remarks = The approvals desk says: { $remarks }
registration-entry =
    Your user ID is { $user }. This temporary password lets you in once, within { $hours } hours:

    { $secret }

    After logging in with it you will be asked to choose a password of your own.
registration-fee = You may charge your transaction fee from { $on }.
registration-follow = Follow it here: { $link }
