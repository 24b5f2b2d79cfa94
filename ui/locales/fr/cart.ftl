# Paniers : services dont les prix sont demandés et qui sont réservés ensemble.
cart-about-online = Services de toute nature, au prix du moment et réservés ensemble
cart-about-offline = Gardés pour des clients, aux prix qui leur ont été montrés
cart-none-online = Votre panier est vide
cart-none-online-help = Recherchez ce qu’il faut à votre client, remplissez la réservation et choisissez « Ajouter au panier » avant de payer.
cart-none-offline = Aucun panier en réserve
cart-none-offline-help = Mettez un panier en réserve pendant que le client décide. Il garde les services et les prix montrés.
cart-search = Rechercher
cart-which = Panier
cart-services = { $count ->
    [0] Aucun service
    [one] { $count } service
   *[other] { $count } services
  }
cart-services-booked = { $count ->
    [one] { $count } service, { $booked } réservé
   *[other] { $count } services, { $booked } réservés
  }
cart-services-of = Services du panier
cart-own = Le vôtre
cart-of = De { $owner }
cart-shared = Partagé avec les collègues
cart-rename = Renommer
cart-keep = Enregistrer
cart-name = Nom du panier
cart-name-needed = Donnez un nom au panier.
cart-set-aside = Mettre en réserve
cart-take-up = Demander les prix et réserver
cart-remove = Supprimer le panier
cart-empty = Il n’y a aucun service dans ce panier.
cart-booking = Les services sont réservés l’un après l’autre
cart-booked-of = { $booked } sur { $count } réservés
cart-pending = { $count } en cours
cart-failed = { $count } non confirmés
cart-open = { $count } non réservés
cart-each-alone = Chaque service est indépendant : ce qui est réservé le reste, ce qui n’est pas confirmé n’est pas débité.
cart-price-again = Demander les prix
cart-prices-over = Les prix ne sont plus garantis
cart-prices-over-help = Demandez à nouveau les prix avant de réserver autre chose.
cart-prices-moved = { $count ->
    [one] { $count } prix a changé depuis l’ajout
   *[other] { $count } prix ont changé depuis l’ajout
  }
cart-prices-moved-help = Rien n’est réservé avant votre accord.
cart-agree = Accepter les prix
cart-agree-first = Acceptez d’abord les nouveaux prix.
cart-prices-hold = Les prix sont garantis ensemble pendant { $time }
cart-travellers = { $count ->
    [one] { $count } voyageur
   *[other] { $count } voyageurs
  }
cart-include = À réserver
cart-net = Net
cart-as-shown = Montré le { $date }
cart-up = { $amount } de plus depuis l’ajout
cart-down = { $amount } de moins depuis l’ajout
cart-open-booking = Ouvrir
cart-take-out = Retirer : { $service }
cart-money = Montants
cart-customer-price = Prix client
cart-net-together = Net sur le solde et le crédit
cart-earn = Vous gagnez
cart-if-one-fails = Si un service ne peut être réservé
cart-go-on = Réserver les autres, ne débiter qu’eux
cart-stop = S’arrêter là, laisser le reste dans le panier
cart-pay = { $count ->
    [one] Payer { $amount } et réserver
   *[other] Payer { $amount } et en réserver { $count }
  }
cart-book = { $count ->
    [one] Réserver pour { $amount }
   *[other] En réserver { $count } pour { $amount }
  }
cart-add = Ajouter au panier
cart-add-title = Ajouter au panier
cart-add-note = Rien n’est encore réservé ni débité
cart-add-which = Quel panier
cart-new = Nouveau panier
cart-add-cancel = Annuler
cart-reason = Motif de ce voyage
cart-reason-help = La politique de voyage de l’entreprise demande un motif. Vérifiez les prix, puis réservez de nouveau.
cart-reason-code = Motif
cart-reason-more = Précisions (facultatif)
cart-trouble-sold-out = Complet
cart-trouble-gone = N’est plus proposé. Retirez-le et refaites la recherche.
cart-trouble-quote-over = Son prix a expiré avant la réservation
cart-trouble-not-accepted = Ses détails ne sont plus acceptés. Retirez-le et ajoutez-le à nouveau.
cart-trouble-fare-changed = Le fournisseur a changé le prix
cart-trouble-balance-too-low = Le solde ne suffit pas
cart-trouble-over-limit = Au-delà de votre limite de réservation
cart-trouble-policy = Hors de la politique de voyage
cart-trouble-policy-reason = La politique de voyage demande le motif de ce voyage
cart-trouble-awaiting-approval = En attente d’approbation
cart-trouble-not-permitted = Vous ne pouvez pas le réserver
cart-trouble-not-sold = N’est pas vendu ici actuellement
cart-trouble-later = Le fournisseur ne répond pas. Réessayez plus tard.
cart-trouble-not-tried = Non tenté, car un autre service a échoué
