# Le personnel de l’agence.
staff-add = Ajouter une personne
staff-new = Ajouter une personne
staff-edit = Autorisations et plafonds
staff-none = Aucun membre du personnel ajouté.
staff-none-help = Ajoutez les personnes qui travaillent dans votre agence. Chacune reçoit une invitation par e-mail et fait ce que vous autorisez.
staff-person = Personne
staff-status = Statut
staff-status-Active = Actif
staff-status-Inactive = Inactif
staff-status-Suspended = Suspendu
staff-status-invited = Invité
staff-count = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
  }
staff-may = Autorisations
staff-may-nothing = Consulter les réservations seulement
staff-agent = L’agent titulaire de l’agence
staff-permission-search = Rechercher
staff-permission-book = Réserver et poser une option
staff-permission-ticket = Émettre et débiter
staff-permission-cancel = Annuler
staff-permission-see-net-fares = Voir les tarifs nets
staff-permission-see-ledger = Voir le grand livre et le solde
staff-permission-deposit = Déposer des fonds
staff-permission-import = Importer des PNR
staff-permission-send-quotes = Envoyer des devis
staff-permission-manage-staff = Gérer le personnel
staff-permission-emulate = Agir pour des collègues
staff-limits = Plafonds
staff-limits-help = Ce que cette personne peut débiter du compte de l’agence. Vide : sans plafond.
staff-per-booking = Par réservation
staff-per-day = Par jour
staff-booking-limit = { $amount } par réservation
staff-day-limit = { $amount } par jour
staff-no-limit = Sans plafond
staff-acts = Actions
staff-user-id-help = L’invitation est envoyée à cette adresse, qui sert d’identifiant de connexion.
staff-edit-named = Modifier les autorisations de { $name }
staff-suspend = Suspendre
staff-suspend-named = Suspendre { $name }
staff-suspend-title = Suspendre { $name } ?
staff-suspend-help = Toutes les sessions de cette personne prennent fin immédiatement, et la connexion lui est refusée jusqu’à son rétablissement.
staff-suspending = Suspension en cours
staff-return = Rétablir
staff-return-named = Rétablir l’accès de { $name }
staff-return-title = Rétablir l’accès de { $name } ?
staff-return-help = Cette personne peut de nouveau se connecter, avec les mêmes autorisations et plafonds.
staff-returning = Rétablissement en cours
staff-not-yours = Vous ne pouvez pas autoriser ce que vous ne pouvez pas faire vous-même.
# Between two permissions.
