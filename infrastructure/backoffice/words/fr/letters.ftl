# Courrier. Une ligne vide sépare les paragraphes.
temporary-secret-subject = { $project } : votre mot de passe temporaire
temporary-secret-text =
    Bonjour { $name },

    Un nouveau mot de passe a été demandé pour l’identifiant { $user }. Ce mot de passe temporaire vous permet d’entrer une seule fois, dans les { $hours } heures :

    { $secret }

    Une fois connecté, vous serez invité à choisir votre propre mot de passe. D’ici là, l’ancien reste valable.

    Si vous n’avez rien demandé, vous n’avez rien à faire.
temporary-secret-link = Connectez-vous ici : { $link }
invitation-subject = { $project } : ouvrez votre compte
invitation-text =
    Bienvenue sur { $project }.

    Un compte est prêt pour l’identifiant { $user }. Ce mot de passe temporaire vous permet d’entrer une seule fois, dans les { $hours } heures :

    { $secret }

    Une fois connecté, vous serez invité à choisir votre propre mot de passe.
ticket-issued-subject = Billet électronique { $pnr }, réservation { $transaction }
ticket-issued-text =
    Votre billet est émis. PNR de la compagnie : { $pnr }. Réservation : { $transaction }.

    { $flights }

    { $travellers }

    Munissez-vous de la pièce d’identité officielle avec photo utilisée pour cette réservation. Pour toute modification, appelez { $company }, { $phone }.
ticket-issued-link = Ouvrir le billet : { $link }
