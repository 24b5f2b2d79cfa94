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
paper-subject = { $title } { $reference }, { $company }
paper-text = { $company } vous envoie le document ci-joint : { $title }. En voici le contenu :
ticket-issued-link = Ouvrir le billet : { $link }
ticket-issued-services = Services réservés :
ticket-issued-service = { $flight }, { $traveller }: { $kind ->
        [seat] Siège { $name }
       *[other] { $name }
    }
notice-balance-due-subject = Le solde de la réservation { $transaction } est dû
notice-balance-due-text =
    Le solde de la réservation { $transaction }, référence du fournisseur { $pnr }, est débité de votre compte le jour prévu. Le jour et le montant sont à la dernière ligne :

    { $flights }

    Gardez une somme suffisante sur votre compte. Ce qui n’est pas payé à la fin de ce jour est annulé, et le fournisseur garde ce que ses conditions prévoient à cette date.
notice-balance-charged-subject = Le solde de la réservation { $transaction } a été débité
notice-balance-charged-text =
    Le solde de la réservation { $transaction }, référence du fournisseur { $pnr }, a été débité de votre compte :

    { $flights }
notice-balance-unpaid-subject = Le solde de la réservation { $transaction } n’a pas été payé
notice-balance-unpaid-text =
    Le solde de la réservation { $transaction }, référence du fournisseur { $pnr }, n’a pas été payé à temps : la réservation est annulée. Le fournisseur garde ce que ses conditions prévoient ; le reste de ce qui a été débité revient sur votre compte :

    { $flights }
notice-hold-ending-subject = L’option { $pnr } expire le { $until }
notice-hold-ending-text =
    { $product ->
        [flight] La compagnie garde les places de { $lead } jusqu’au { $until }. Émettez la réservation { $transaction } avant, sinon les places sont rendues.
       *[other] Le fournisseur garde ce qui est réservé pour { $lead } jusqu’au { $until }. Confirmez la réservation { $transaction } avant, sinon tout est rendu.
    }

    { $flights }
notice-hold-expired-subject = L’option { $pnr } a expiré
notice-hold-expired-text =
    { $product ->
        [flight] Le délai de l’option pour { $lead } est passé. Les places de la réservation { $transaction } ont été rendues ; rien n’a été débité.
       *[other] Le délai de l’option pour { $lead } est passé. Ce qui était gardé pour la réservation { $transaction } a été rendu ; rien n’a été débité.
    }

    { $flights }
notice-request-declined-subject = Non confirmée : réservation { $transaction }
notice-request-declined-text =
    Ce qui a été demandé pour { $lead } n’a pas été confirmé. La réservation { $transaction } est close, rien n’a été débité et le montant n’est plus réservé :

    { $flights }
notice-flight-cancelled-subject = Annulation : { $pnr }, réservation { $transaction }
notice-flight-cancelled-text =
    La compagnie a confirmé une annulation sur la réservation { $transaction }, PNR { $pnr }. Ne sont plus réservés :

    { $travellers }

    { $flights }

    { $company } vous dira ce qui est remboursé : { $phone }.
notice-schedule-changed-subject = Vols modifiés : { $pnr }, réservation { $transaction }
notice-schedule-changed-text =
    La compagnie a modifié des vols de { $lead }, PNR { $pnr }, réservation { $transaction }. Ils étaient :

    { $was }

    { $flies ->
        [yes] Ils sont désormais :
       *[no] Rien ne vole à leur place.
    }

    { $now }

    { $company } répond à la compagnie avant le { $until } et vous dira ce qui est possible : { $phone }.
notice-schedule-restored-subject = Vols de nouveau comme convenu : { $pnr }, réservation { $transaction }
notice-schedule-restored-text =
    La compagnie a retiré la modification des vols de { $lead }, PNR { $pnr }, réservation { $transaction }. Ils sont de nouveau comme convenu, et aucune réponse n’est attendue :

    { $flights }

    Questions : { $company }, { $phone }.
notice-flight-rescheduled-subject = Nouveaux vols : { $pnr }, réservation { $transaction }
notice-flight-rescheduled-text =
    Les vols de { $lead }, PNR { $pnr }, réservation { $transaction }, sont désormais :

    { $flights }

    Questions : { $company }, { $phone }.
notice-link = Ouvrir la réservation : { $link }
request-mail-subject = Demande { $number } : { $code ->
        [asked] nouvelle dans la file
        [offer] offre reçue
        [confirm] confirmée
        [take-over] PNR importé
        [not-covered] solde insuffisant
        [refuse] refusée
        [close] close
        [accept] offre acceptée
        [decline] offre déclinée
        [withdraw] retirée
        [pay] solde payé
        [make] réservation créée
       *[linked] réservation liée
    }
request-mail-said = { $code ->
        [asked] { $company } a envoyé la demande { $number }.
        [offer] Une offre répond à votre demande { $number }. Elle attend votre décision.
        [confirm] Votre demande { $number } est confirmée.
        [take-over] Votre import de PNR, demande { $number }, est confirmé : la réservation est parmi les vôtres.
        [not-covered] Votre demande { $number } attend : le solde de votre compte ne la couvre pas. Approvisionnez le compte, puis le service la poursuivra.
        [refuse] Votre demande { $number } n’a pas pu être satisfaite.
        [close] Votre demande { $number } est close.
        [accept] { $company } a accepté l’offre de la demande { $number }.
        [decline] { $company } a décliné l’offre de la demande { $number }.
        [withdraw] { $company } a retiré la demande { $number }.
        [pay] { $company } a payé le solde de la demande { $number } : ses billets peuvent être émis.
        [make] Une réservation de votre groupe, demande { $number }, est créée : elle est parmi les vôtres.
       *[linked] { $company } a lié une réservation à la demande { $number }.
    }
request-mail-about = { $kind ->
        [group] Réservation de groupe
        [offline-ssr] Service spécial
        [cancel] Annulation
        [tdr] Réclamation ferroviaire, TDR
        [import] Import de PNR
       *[change] Modification de réservation
    } : { $route }, { $date }, voyageurs : { $count }{ $named ->
        [yes] , réservation { $transaction }
       *[no] {""}
    }. { $company } ({ $agent }).
request-mail-refund = À rendre au client : { $amount }
request-mail-charged = À payer par le client : { $amount }
request-mail-link = Ouvrir la demande : { $link }
deposit-approved-subject = Dépôt { $deposit } : { $credited } crédités
deposit-approved-text = Le compte de { $company } a été crédité de { $credited } pour le dépôt { $deposit } (demandé : { $amount }, référence { $reference }).
deposit-declined-subject = Dépôt { $deposit } refusé
deposit-declined-text = Le dépôt { $deposit } de { $company }, d’un montant de { $amount }, référence { $reference }, a été refusé. Rien n’a été crédité.
deposit-reversed-subject = Dépôt { $deposit } contre-passé : { $credited } débités
deposit-reversed-text = Le dépôt { $deposit } de { $company }, référence { $reference }, a été contre-passé : les { $credited } crédités ont été débités du compte.
deposit-remarks = Remarques : { $remarks }
deposit-link = Ouvrir vos dépôts : { $link }
link-message-ticket = Votre réservation auprès de { $company } :
link-message-customer-invoice = Votre facture de { $company } :
link-message-customer-credit-note = Votre reçu de remboursement de { $company } :
link-message-quote = Votre devis de voyage de { $company } :
policy-issued-subject = Police d’assurance { $reference }, { $plan }
policy-issued-text =
    Votre assurance voyage est émise par { $insurer } : { $plan }, police { $reference }, réservation { $transaction }.
    Personnes assurées du { $from } au { $to } :

    { $insured }

    Pour un sinistre, appelez { $claims }, jour et nuit. Pour une modification, appelez { $company }, { $phone }.
policy-issued-link = Ouvrir la police : { $link }
notice-insurance-cancelled-subject = Assurance annulée : { $pnr }, réservation { $transaction }
notice-insurance-cancelled-text =
    L’assureur a confirmé une annulation sur la réservation { $transaction }, police { $pnr }. Ne sont plus assurés :

    { $travellers }

    { $flights }

    { $company } vous dira ce qui est remboursé : { $phone }.

# Demandes d’assistance.
ticket-subject = { $ticket } : { $subject }
ticket-agency-text = { $by } ({ $company }) a écrit dans la demande d’assistance { $ticket }, { $subject } :
ticket-house-text = { $by } a répondu à la demande d’assistance { $ticket }, { $subject } :
ticket-link = L’ouvrir : { $link }

visa-registered-subject = Demande de visa { $reference }, { $destination }
visa-registered-text =
    La demande pour { $destination } est enregistrée : { $reference }, réservation { $transaction }, pour le voyage du { $from } au { $to }.

    { $applicants }

    Les documents partent au consulat à partir du { $submits } : remettez-les avant. Les exigences changent, vérifiez auprès du consulat. Pour une modification, appelez { $company }, { $phone }.
visa-registered-link = Ouvrir le bon : { $link }
notice-visa-cancelled-subject = Demande de visa annulée : { $pnr }, réservation { $transaction }
notice-visa-cancelled-text =
    Une annulation est confirmée sur la réservation { $transaction }, demande { $pnr }. Ne demandent plus de visa :

    { $travellers }

    { $flights }

    { $company } vous dira ce qui est remboursé : { $phone }.
notice-visa-moved-subject = Demande de visa { $pnr }, { $flights } : { $now }
notice-visa-moved-text =
    { $flights }, demande { $pnr }, réservation { $transaction }, pour { $travellers } :

    { $now }

    Pour toute question : { $company }, { $phone }.
notice-visa-papers-due-subject = Documents manquants pour le visa, { $flights }, { $pnr }
notice-visa-papers-due-text =
    Les documents de la demande { $pnr }, réservation { $transaction }, partent au consulat à partir du { $until }. Il manque encore :

    { $now }

    Déposez-les avec la demande, pour que le visa soit décidé avant le départ.
balance-low-subject = Solde bas : il reste { $left }
balance-low-text = Moins de { $below } est disponible sur le compte de { $company } : il reste { $left }, crédit compris. Les réservations plus chères sont refusées jusqu’au prochain versement.
balance-low-link = Ajouter de l’argent : { $link }
