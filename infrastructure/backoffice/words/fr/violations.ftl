# Ce qui enfreint une règle, sous le code de la règle.
violation-other = valeur non acceptée.
violation-required = à renseigner.
violation-not-a-choice = ne fait pas partie des choix.
violation-not-supported = ne peut pas être pris en compte ici.
violation-too-short = au moins { $least } caractères sont nécessaires.
violation-too-long = plus de { $most } caractères.
violation-fields-count = { $most } champs au maximum par requête.
violation-fields-depth = plus de { $most } crochets après le nom.
violation-list-count = plus de { $most } éléments.
violation-not-a-number = n’est pas un nombre.
violation-request-id-form = doit être un UUID : 8, 4, 4, 4 et 12 chiffres hexadécimaux séparés par des tirets.
violation-sent-twice = figure deux fois dans la même requête.
violation-not-unicode = contient des caractères qui ne sont pas en UTF-8.
violation-name-letters = lettres et espaces uniquement.
violation-mobile-digits = il faut { $digits } chiffres, et non { $entered }.
violation-mobile-start = doit commencer par 5, 6, 7, 8 ou 9.
violation-phone-digits = doit être un numéro de téléphone de 8 à 15 chiffres.
violation-email-form = doit être une adresse e-mail.
violation-email-list-form = « { $item } » n’est pas une adresse e-mail.
violation-password-short = au moins { $least } caractères sont nécessaires.
violation-password-same = doit être différent du mot de passe actuel.
violation-password-common = compte parmi les mots de passe essayés en premier.
violation-password-own-name = ne peut pas être votre nom, votre identifiant ou votre société.
violation-password-mismatch = le nouveau mot de passe et sa confirmation doivent être identiques.
violation-password-wrong = le mot de passe actuel est incorrect.
violation-pan-form = doit être un PAN : cinq lettres, quatre chiffres, une lettre.
violation-gstin-form = doit être un numéro GST de 15 caractères.
violation-gstin-upper-case = doit être en majuscules.
violation-gstin-check-character = le dernier caractère devrait être { $expected } ; veuillez vérifier le numéro.
violation-pincode-form = doit être un code postal de six chiffres.
violation-upload-size = { $megabytes } Mo au maximum.
violation-upload-empty = le fichier est vide.
violation-upload-type = types acceptés : { $allowed }.
violation-upload-content = le contenu du fichier n’est pas ce que son nom annonce.
violation-upload-kilobytes = { $most } ko au maximum.
violation-upload-cut-off = la fin du fichier manque.
violation-upload-locked = le fichier est protégé par un mot de passe.
violation-upload-gone = le fichier n’est plus conservé : renvoyez-le.
violation-picture-size = { $most } pixels de côté au maximum.
violation-picture-least = une image doit avoir au moins { $width } × { $height } pixels.
violation-picture-shape = l’image doit être en hauteur, au format { $width } × { $height } mm.
violation-picture-not-fetched = Aucune image ne répond à cette adresse.
violation-picture-unsafe = le dessin contient des scripts, des liens ou du contenu extérieur.
violation-font-italic = la police doit être droite.
violation-font-weight-twice = il y a déjà un fichier de graisse { $weight }.
violation-date-form = doit être une date, année-mois-jour.
violation-time-form = doit être une heure, heures:minutes.
violation-date-past = ne peut pas être dans le passé.
violation-reference-form = doit être { $mode ->
        [cheque] les six chiffres du chèque
        [upi] les douze chiffres du virement
        [imps] les douze chiffres du virement
        [neft] la référence du virement, qui commence par quatre lettres de la banque
        [rtgs] la référence du virement, qui commence par quatre lettres de la banque
       *[other] de 4 à 35 lettres et chiffres
    }.
violation-slip-missing = Ce bordereau n’existe pas : envoyez-le de nouveau.
violation-booking-missing = Aucune réservation de l’agence ne porte ce numéro.
violation-reference-credited = L’argent de cette référence est arrivé de lui-même, et est crédité comme { $depositId }.
violation-restore-source-missing = { $source ->
    [quote] Le devis de cette réservation est perdu lui aussi
    [history] La copie de cette réservation est antérieure à son historique
   *[other] Il n’existe aucune copie de cette réservation
} : restaurez-la depuis une sauvegarde.
violation-restore-made-again = Sa demande ou son devis a donné lieu depuis à la réservation { $other } : comparez les deux.
violation-account-form = doit comporter de 6 à 34 lettres et chiffres.
violation-card-last-digits = doit être les { $digits } derniers chiffres de la carte, pas plus.
violation-date-future = ne peut pas être dans le futur.
violation-date-after = doit être après { $other }.
violation-date-not-before = ne peut pas être avant { $other }.
violation-date-too-far = { $last } au plus tard.
violation-date-too-old = { $first } au plus tôt.
violation-same-place = le départ et l’arrivée doivent être différents.
violation-sectors-count = de { $least } à { $most } trajets sont possibles.
violation-rooms-most = Choisissez au plus { $most } chambres.
violation-room-adults = Chaque chambre compte de 1 à { $most } adultes.
violation-room-children = Au plus { $most } enfants peuvent partager une chambre.
violation-child-age = Indiquez l’âge de l’enfant, jusqu’à { $most } ans.
violation-nights-most = Un séjour compte au plus { $most } nuits.
violation-room-lead = La chambre { $room } doit être au nom d’un adulte.
violation-room-full = La chambre { $room } a été recherchée pour moins d’adultes.
violation-room-child = Aucun enfant de { $age } ans n’a été recherché pour cette chambre.
violation-rate-of-room = Ce tarif n’est pas vendu, ou plus vendu, pour cette chambre.
violation-cabin-guests = Au plus { $most } voyageurs partagent une cabine.
violation-cabin-of-party = Cette cabine n’est pas vendue, ou plus vendue, pour ces voyageurs.
violation-cabin-twice = La cabine { $number } est choisie deux fois.
violation-results-count = doit être entre { $least } et { $most }.
violation-title-for-adult = pour un adulte : Mr, Ms ou Mrs.
violation-title-for-child = pour un enfant : Mstr ou Ms.
violation-gender-not-booked = tarif non réservable avec le sexe « Autre » : le fournisseur n’accepte que « Masculin » ou « Féminin ».
violation-age-not-born = est après le { $on }.
violation-born-too-early = est avant { $year }.
violation-age-band = le { $on }, l’âge est de { $age }, ce qui est un autre type de voyageur : { $type }.
violation-passport-form = doit être un numéro de passeport de 6 à 9 lettres et chiffres.
violation-passport-not-issued = le passeport doit être délivré au plus tard le { $on }.
violation-passport-expired = le passeport doit être valable le { $on }.
violation-passport-six-months = le passeport devrait être valable jusqu’au { $until }.
violation-country-form = doit être un code pays de deux majuscules.
violation-party-adult = au moins un adulte doit voyager.
violation-party-infants = il ne peut pas y avoir plus de bébés que d’adultes ({ $adults }).
violation-party-size = { $most } sièges au maximum par réservation ; un bébé sur les genoux n’en occupe pas.
violation-lap-adult = doit être la position d’un adulte de la réservation, et figurer chez un bébé.
violation-lap-taken = Cet adulte a déjà un bébé sur les genoux.
violation-party-quoted = le tarif a été établi pour { $adults } adultes, { $children } enfants et { $infants } bébés.
violation-baggage-twice = le même bagage ne peut pas être choisi deux fois.
violation-baggage-weight = les bagages ne peuvent pas dépasser { $most } kg.
violation-ssr-twice = le même service ne peut pas être choisi deux fois.
violation-seat-twice = un seul siège peut être choisi par vol.
violation-seat-child = le siège { $seat } ne peut pas être réservé pour un enfant.
violation-seat-taken = le siège { $seat } est réservé pour un autre voyageur ; choisissez-en un autre.
violation-seats-count = demande de 1 à { $most } places.
violation-bus-seat-unknown = ce bus n’a pas de place { $seat }.
violation-bus-seat-twice = la place { $seat } est donnée deux fois.
violation-seat-ladies = la place { $seat } est réservée aux femmes.
violation-seat-gentlemen = la place { $seat } est réservée aux hommes.
violation-passengers-blocked = doit nommer un passager pour chacune des { $count } places gardées.
violation-seat-blocked = doit être la place { $seat }, qui est gardée.
violation-gender-blocked = n’est pas le sexe pour lequel la place { $seat } est gardée.
violation-age-sold = doit être dans les âges du tarif, de { $least } à { $most } ans : le { $on }, l’âge est de { $age } ans.
violation-age-years = doit être de { $least } à { $most } ans.
violation-id-form = demande de { $least } à { $most } lettres et chiffres.
violation-terms-not-accepted = les conditions doivent être acceptées.
violation-gst-holder-required = à renseigner avec un numéro GST.
violation-flight-required = Choisissez un vol pour chaque sens.
violation-sectors-overlap = Le vol part avant l’arrivée du précédent ; il faut { $least } minutes entre les deux.
violation-return-fare-alone = Le tarif n’est vendu qu’avec le tarif spécial retour de la même compagnie dans l’autre sens.
violation-fare-age = le voyageur doit avoir { $least } ans ou plus le { $on } ; il a { $age } ans, et le tarif est réservé : { $fareType }.
violation-fare-adults-only = le tarif des forces armées est réservé aux adultes.
violation-promo-unknown = code inconnu.
violation-promo-expired = était valable jusqu’au { $on }.
violation-promo-early = est valable à partir du { $on }.
violation-cancel-nothing = choisissez ce qu’il faut annuler.
violation-place-not-booked = ceci n’est pas réservé pour ce voyageur.
violation-place-cancelled = c’est déjà annulé.
violation-place-flown = ceci a commencé et ne peut plus être annulé.
violation-place-not-departed = n’est pas encore parti.
violation-schedule-alternative = ne fait pas partie de ce que la compagnie propose maintenant.
violation-sold-together = ces vols ont été vendus à un seul tarif et ne s’annulent qu’ensemble.
violation-cancel-whole = cette réservation ne s’annule qu’en entier.
violation-cancel-by-request = Cette réservation ne peut pas être annulée ici : envoyez une demande d’annulation.
violation-charges-needed = Saisissez ce que le fournisseur retient : on ne peut pas le lui demander d’ici.
violation-charge-above-fare = Le fournisseur peut retenir { $most } au plus.
violation-shares-needed = Saisissez le prix de chaque partie : le prix de cette réservation ne le dit pas.
violation-shares-total = Le total des parties doit être de { $total }.
violation-taxes-above-paid = Les taxes ne peuvent pas dépasser ce qui a été payé.
violation-change-nothing = Choisissez au moins un vol à modifier.
violation-change-flown = Ce vol est parti et ne peut plus être changé.
violation-change-together = Ces vols ont été vendus à un seul tarif et ne se changent qu’ensemble.
violation-change-not-allowed = Les conditions tarifaires ne permettent pas de modification à ce stade.
violation-change-whole = Cette réservation ne peut être changée qu’en entier.
violation-change-by-request = Cette réservation ne peut pas être modifiée ici : envoyez une demande de modification.
violation-reroute-special = Un tarif étudiant, senior, militaire ou aller-retour spécial garde son itinéraire : annulez-le et réservez l’autre itinéraire.
violation-reroute-flown = Le voyage a commencé : ce vol part toujours de { $place }.
violation-reroute-border = Choisissez un aéroport connu du même pays : pour un autre pays, annulez ce vol et réservez de nouveau.
violation-reroute-own-flights = { $airline } est une compagnie à bas coûts et n’échange un billet que contre ses propres vols : pour une autre compagnie, annulez et réservez de nouveau.
violation-reroute-issuer = Seule { $airline }, qui a émis le billet, peut le réémettre, et sur ses propres vols : pour une autre compagnie, envoyez une demande de modification, ou annulez et réservez de nouveau.
violation-split-first = Une partie seulement des voyageurs modifierait : scindez d’abord leur réservation.
violation-split-nobody = Choisissez qui quitte la réservation.
violation-split-everybody = Quelqu’un doit rester dans la réservation.
violation-split-infant = Un bébé va avec l’adulte qui le tient.
violation-split-whole = Le tarif de cette réservation ne dit pas ce que paie chaque voyageur : elle ne peut pas être scindée.
violation-split-by-request = Cette réservation ne peut pas être scindée ici : envoyez une demande.
violation-ssr-nothing = Choisissez ce qui est à ajouter.
violation-ssr-by-request = Aucun service ne peut être ajouté ici à cette réservation : envoyez une demande.
violation-hold-not-offered = La compagnie ne pose pas d’option à ce tarif.
violation-hold-no-services = Services et sièges s’ajoutent une fois l’option émise.
violation-party-held = Indiquez les voyageurs pour qui les sièges sont en option : { $adults } adultes, { $children } enfants et { $infants } bébés.
violation-name-replaced = Les sièges sont en option au nom de { $name }. Un nom se complète ou se corrige de trois lettres au plus ; pour une autre personne, libérez l’option et réservez de nouveau.
violation-complete-by-request = Les noms et passeports de cette option ne peuvent pas être donnés ici : envoyez une demande.
violation-ssr-unknown = ce service n’est plus proposé.
violation-ssr-changed = le prix ou la disponibilité de ce service a changé ; veuillez revérifier le tarif.
violation-ssr-traveller = ce service n’est pas pour ce voyageur.
violation-seat-unknown = cet avion n’a pas de siège { $seat }.
violation-seat-exit-infant = le siège { $seat } est à une issue de secours : pas pour un adulte avec un bébé.
violation-seat-lap-side = le siège { $seat } est à côté d’un autre bébé ; choisissez l’autre côté de l’allée.
violation-duplicate-booking = déjà réservé sur ce vol : { $transactionId }.
violation-overlapping-flights = sur { $flight } au même moment : { $transactionId }.
violation-churn = réservé puis abandonné { $times } fois sur ce trajet ce jour-là ; les compagnies le facturent.
violation-connection-short = { $minutes } minutes de correspondance à { $airport } ; il en faut { $least }.
violation-connection-missed = le vol au départ de { $airport } part avant l’arrivée du précédent.
violation-gstin-missing = sans numéro GST, l’entreprise n’a pas de crédit de taxe.
violation-infant-turns-two = a deux ans le { $on } : il lui faut un siège enfant.
violation-ticket-name-long = { $carrier } accepte { $most } caractères au maximum pour le nom et la civilité.
violation-ticket-name-characters = { $carrier } n’accepte que les lettres A à Z et les espaces.
violation-ticket-name-single =
    { $ask ->
        [repeat] { $carrier } veut un nom unique dans les deux champs.
        [fnu] Saisissez FNU comme prénom d’un voyageur à nom unique.
       *[other] Saisissez la civilité comme prénom d’un voyageur à nom unique.
    }
violation-pnr-weekday = Le jour de la semaine affiché ne correspond pas à cette date.
violation-pnr-seats = { $seats } places pour { $travellers } voyageurs.
violation-pnr-reference = renvoie à un élément absent de l’affichage.
violation-pnr-totals = Les billets font { $tickets } { $currency }, le total est { $total }.
violation-pnr-unconfirmed = La compagnie n’a pas confirmé ce vol ({ $status }).
violation-pnr-limit-past = La limite d’émission du { $date } est passée.
violation-ticket-elsewhere = Cette option a été reprise d’ailleurs : émettez-la là où elle a été faite, libérez-la ici, puis importez-la avec ses billets.
violation-pnr-name = L’affichage nomme { $name } : un billet garde son nom.
violation-pnr-imported = Ce PNR a déjà été importé : { $transactionId }.
violation-pnr-taken = Une autre agence a importé ou réservé ce PNR : il ne peut pas être importé de nouveau.
violation-pnr-not-confirmed = { $reason ->
        [surname] Le dossier du fournisseur est maintenant à d’autres noms
        [silent] Le fournisseur ne répond pas pour le moment
       *[unknown] Le fournisseur ne connaît plus ce PNR
    } : rien n’a été importé. Vérifiez-le à nouveau.
violation-pnr-total-supplier = Le fournisseur indique un prix de { $total }.
violation-compare-most = { $most } éléments au maximum peuvent être comparés.
violation-amount-not-positive = doit être supérieur à 0.
violation-ask-not-allowed = Les règles de votre agence ne le permettent pas.
violation-ask-too-low = { $least } au minimum pour cette réservation.
violation-ask-too-high = { $most } au maximum pour cette réservation.
violation-ask-below-floor = Le prix client ne peut pas descendre sous { $floor }.
violation-amount-negative = doit être supérieur ou égal à 0.
violation-bounds-reversed = doit être d’au moins { $least }.
violation-fee-not-yet = ne peut être demandé avant le { $on }.
violation-amount-least = { $least } { $currency } au minimum.
violation-gst-other-state = doit être igst : le client est enregistré dans un autre État, { $state }.
violation-amount-most = { $most } { $currency } au maximum.
violation-rewards-none = aucun point n’est attribué ni utilisé actuellement.
violation-rewards-few = il y a { $points } points ; on en utilise { $least } ou plus à la fois.
violation-reward-final = ne s’annule que le jour même.
violation-amount-currency = doit être en { $currency }.
violation-range-order = le premier jour ne peut pas suivre le dernier.
violation-range-days = { $most } jours au maximum.
violation-statement-long = donne un document trop long : { $most } écritures au maximum.
violation-receivers-count = Un e-mail part à { $most } adresses au plus.
violation-offers-count = Un devis contient au plus { $most } propositions.
violation-fare-gone = Ce tarif n’est plus vendu. Retirez-le ou relancez la recherche.
violation-group-size = Un groupe compte de { $least } à { $most } voyageurs.
violation-group-adults = Un groupe de cette taille demande au moins { $least } adultes : un par PNR.
violation-group-names =
    Plus de noms que de voyageurs : { $type ->
        [adult] adultes
        [child] enfants
       *[infant] bébés
    } { $named }, { $most } au maximum.
violation-list-empty = La liste ne nomme personne.
violation-list-long = La liste compte { $entered } lignes ; { $most } voyageurs au maximum peuvent être nommés.
violation-list-column-missing = La colonne { $column } manque.
violation-list-column-unknown = La colonne { $column } est inconnue.
violation-list-wrong = La liste des noms contient des erreurs.
violation-list-twice = Le même voyageur qu’à la ligne { $line }.
violation-offer-expired = L’offre pouvait être acceptée jusqu’au { $on }.
violation-offer-unpaid = L’offre n’est pas payée en totalité : il manque { $amount }.
violation-offer-paid = Il ne reste rien à payer.
violation-offer-made = { $name } figure déjà dans la réservation { $transactionId }.
violation-balance-overdue = Le solde était dû au plus tard le { $on }.
violation-booking-linked = { $transactionId } est déjà liée.
violation-gstin-pan = contient un autre PAN : { $pan }.
violation-second-code-wrong = n’est pas un code de cette application, ou a déjà servi.
violation-otp-form = doit avoir { $digits } chiffres.
violation-otp-wrong = n’est pas le code ; essais restants : { $left }.
violation-otp-over = Ce code n’est plus utilisable.
violation-otp-needed = doit d’abord être vérifié.
violation-email-registered = est déjà celui d’un utilisateur.
violation-registration-open = Une inscription avec cette adresse attend une réponse.
violation-masters-count = Un profil garde { $most } enregistrements au plus.
violation-card-number = n’est pas un numéro de carte.
violation-card-expired = est passé.
violation-card-code = doit avoir { $digits } chiffres.
violation-card-refused = La banque de la carte a refusé le débit de 1 roupie.
violation-traveller-twice = { $name } est déjà enregistré avec ce nom et cette date de naissance.
violation-endpoint-form = Une adresse en HTTPS, sans nom d’utilisateur ni #.
violation-endpoint-unknown = Aucune machine de ce nom n’a été trouvée.
violation-endpoint-private = Cette adresse n’est pas sur l’internet public.
violation-endpoint-twice = Un point de réception a déjà cette adresse.
violation-endpoints-count = { $most } points de réception au plus ; supprimez-en un d’abord.
violation-gst-profiles-count = { $most } données GST enregistrées au plus ; supprimez-en d’abord.
violation-permission-needs = sont incomplètes : l’une en exige une autre qui manque.
violation-permission-not-yours = dépassent les vôtres.
violation-limit-above-own = ne peut dépasser la vôtre, { $most }.
violation-staff-self = est le vôtre ; quelqu’un d’autre modifie vos droits.
violation-staff-changed = vient d’être modifié par quelqu’un d’autre. Vérifiez à nouveau.
violation-staff-suspended = n’est pas actif. Activez d’abord la personne.
violation-agency-changed = vient d’être modifiée par quelqu’un d’autre. Vérifiez à nouveau.
violation-configuration-changed = a été modifié entre-temps par quelqu’un d’autre. Vérifiez à nouveau.
violation-colour-form = doit être une couleur sous la forme #RRGGBB.
violation-address-form = doit être une adresse qui commence par https:// ou par /.
violation-airline-codes = doit être des codes de compagnies séparés par des virgules, ou All.
violation-flight-line = n’est pas un vol. Format attendu : AI 865 Y 17MAY27 DEL BOM 0700 0915.
violation-flight-times = se rapporte à un vol qui arrive avant son départ.
violation-ticket-number = ne correspond pas aux 13 chiffres d’un billet que la réservation n’a pas encore.
violation-deposit-above-total = ne peut pas dépasser le prix total, { $most }.
violation-back-above-paid = rendrait plus que ce qui a été payé : { $most }.
violation-count-between = doit être un nombre entier de { $least } à { $most }.
violation-percent-between = doit être un pourcentage de { $least } à { $most }.
violation-amount-or-share = doit être un montant ou un pourcentage, pas les deux.
violation-listed-twice = figure deux fois.
violation-company-changed = Quelqu’un d’autre vient de modifier cette entreprise. Vérifiez à nouveau.
violation-companies-count = Une agence garde { $most } entreprises au plus.
violation-policy-reason = Indiquez pourquoi vous réservez un voyage hors politique.
violation-approval-nobody = Ce voyage doit être approuvé, et personne n’est désigné pour le faire. Adressez-vous à votre agence.
violation-policy-blocked = La politique voyages de votre entreprise ne le permet pas : { $kind ->
        [price] le prix dépasse son plafond
        [lowest] le tarif dépasse trop le moins cher
        [night] le prix de la nuit dépasse son plafond
        [contract] le prix dépasse trop le tarif convenu par votre entreprise
        [comfort] la classe dépasse ce qu’elle permet
        [ahead] la réservation est trop tardive
        [supplier] le fournisseur n’est pas parmi ceux qu’elle nomme
        [refundable] le voyage n’est pas remboursable
        [stars] l’hôtel a trop d’étoiles
       *[other] une règle l’interdit
    }.

# Trains
violation-rail-party-size = { $most } voyageurs au plus par billet.
violation-rail-child-alone = Au moins un voyageur doit avoir une place.
violation-rail-age = Âge en années entières, de 0 à 125.
violation-rail-ladies-only = Le quota dames est réservé aux femmes et aux enfants de moins de 12 ans.
violation-rail-not-open = La réservation ouvre le { $at }.
violation-rail-agents-barred = Les agents peuvent réserver à partir du { $at }.
violation-rail-boarding-late = La gare de montée peut être modifiée jusqu’à 30 minutes avant le départ du train.
violation-rail-boarding-moved = La gare de montée a déjà été modifiée ; elle ne peut l’être qu’une fois.
violation-rail-boarding-waits = Personne sur ce billet n’a encore de place ni de RAC, la gare de montée reste la même.
violation-rail-charted = La liste des places de ce train est établie, il ne peut plus être réservé.
violation-rail-departed = Le train est parti.
violation-rail-same-station = Choisissez deux gares différentes.
violation-rail-party-quoted = Nommez les { $count } voyageurs du devis.
violation-rail-pnr-form = Dix chiffres.
violation-tdr-closed = Ce motif ne peut pas être choisi : { $closed ->
        [chart] la liste n’est pas encore établie
        [early] le train n’est pas encore parti
        [late] il n’est plus recevable
        [status] personne sur le billet n’est dans ce cas
       *[ran] le train n’a pas circulé ainsi
    }.
violation-tdr-filed = Il y a déjà une réclamation pour ce voyageur.
violation-tdr-rac-only = Ce motif vaut seulement pour les voyageurs en RAC.
violation-no-airport = doit être un aéroport, ou l’autre bout doit l’être.
violation-pick-up-soon = doit être au moins { $minutes } minutes après maintenant.
violation-flight-number = doit être un numéro de vol tel que 6E 6714.
violation-insurance-days = un voyage est assuré pour { $most } jours au plus.
violation-insured-count = de 1 à { $most } personnes sont assurées ensemble.
violation-insured-age = assuré de { $months } mois à { $most } ans.
violation-insured-family = une famille compte 1 ou 2 adultes et des enfants de moins de { $below } ans, { $most } personnes au plus.
violation-insured-born-otherwise = cette date de naissance n’est pas celle du prix.
violation-insured-together = une police familiale ne s’annule qu’en entier.
violation-visa-applicants = de 1 à { $most } personnes font la demande ensemble.
violation-visa-born-otherwise = cette date de naissance n’est pas celle du prix.
violation-visa-passport = doit être de la nationalité du devis.
violation-visa-passport-ends = doit être le { $date } ou après : { $count } mois après le retour.
violation-visa-step = cette étape ne suit pas la dernière.
violation-visa-not-yet = ne peut être avant le { $date }, jusqu’auquel l’annulation est gratuite.
violation-statement-columns = doit avoir une ligne de titres avec une date, un libellé ou une référence, et un montant crédité.
