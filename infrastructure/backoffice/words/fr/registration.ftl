# Ce que l’on dit à une agence qui s’inscrit.
otp-subject = { $code } est votre code de vérification { $project }. Il est valable { $minutes } minutes.
otp-text =
    Votre code de vérification est { $code }. Il s’utilise une seule fois, dans les { $minutes } minutes.

    Ne le communiquez à personne. Si vous ne l’avez pas demandé, il n’y a rien à faire.
registration-received-subject = { $project } : inscription { $registration } reçue
registration-received-text =
    Bonjour { $name },

    L’inscription de { $company } nous est parvenue. Son numéro de référence est { $registration }.

    Le service des approbations compare vos données aux documents PAN et GST et répond par e-mail.
registration-approved-subject = { $project } : { $company } est approuvée
registration-approved-text =
    Bonjour { $name },

    L’inscription { $registration } de { $company } est approuvée. Votre identifiant d’agent est { $agent }.
registration-declined-subject = { $project } : l’inscription { $registration } n’est pas approuvée
registration-declined-text =
    Bonjour { $name },

    L’inscription { $registration } de { $company } n’a pas pu être approuvée. Vous pouvez vous inscrire de nouveau.
registration-remarks = Le service des approbations précise : { $remarks }
registration-entry =
    Votre identifiant est { $user }. Ce mot de passe temporaire vous laisse entrer une fois, dans les { $hours } heures :

    { $secret }

    Après la connexion, vous choisirez un mot de passe à vous.
registration-fee = Vous pouvez facturer vos frais de transaction à partir du { $on }.
registration-follow = Suivez-la ici : { $link }
