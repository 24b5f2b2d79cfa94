# Les voyages et ce qui suit pour chacun.
trips-tab-trips = Mes voyages
trips-tab-requests = Mes demandes
trips-tab-agency-trips = Voyages des entreprises
trips-tab-agency-requests = Demandes
trips-boxes = Quels voyages
trips-box-open = En cours
trips-box-upcoming = À venir
trips-box-waiting = En attente d’approbation
trips-box-on-request = Sur demande
trips-box-held = Options
trips-box-past = Passés
trips-step-issue = Confirmer ou libérer
trips-step-answer-change = Répondre aux nouveaux horaires
trips-step-accept-offer = Accepter ou refuser l’offre
trips-step-pay-balance = Payer le solde
trips-step-name-travellers = Indiquer les voyageurs
trips-step-book-again = Refusé : rechercher à nouveau
trips-step-book-approved = Approuvé : à réserver
trips-step-agency-issues = Votre agence confirme
trips-step-approvers-decide = En attente d’approbation
trips-step-supplier-decides = Le fournisseur décide
trips-step-desk-answers = Notre équipe répond
trips-step-settling = En cours de règlement ; rien à faire
trips-step-travelling = En voyage
trips-by = avant le { $moment }
trips-in-days = { $days ->
    [one] Commence demain
   *[other] Commence dans { $days } jours
  }
trips-none = Aucun voyage ici
trips-none-help = Ce que vous réservez, mettez en option, demandez ou attendez apparaît ici, le plus urgent d’abord.
trips-none-agency-help = Ce que les voyageurs de vos entreprises réservent, mettent en option, demandent ou attendent apparaît ici, le plus urgent d’abord.
trips-cut = Il y a plus en cours que ce qui est affiché : les 200 premiers de chaque sorte sont pris en compte.
