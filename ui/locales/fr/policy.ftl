# Ce qu’une politique voyages dit d’un voyage.
policy-title = Politique voyages
policy-class-economy = Économique
policy-class-premium-economy = Économique premium
policy-class-business = Affaires
policy-class-first = Première
policy-says-price = Prix par voyageur : { $amount } au plus
policy-says-lowest = { $stops ->
    [0] Tarif par voyageur : au plus { $above } de plus que le direct le moins cher à { $hours } h près
    [one] Tarif par voyageur : au plus { $above } de plus que le moins cher à { $hours } h près, { $stops } escale au plus
   *[other] Tarif par voyageur : au plus { $above } de plus que le moins cher à { $hours } h près, { $stops } escales au plus
  }
policy-says-night = Prix de la nuit : { $amount } au plus
policy-says-night-in = Prix de la nuit à { $cities } : { $amount } au plus
policy-says-contract = Prix de la nuit : au plus { $above } de plus que le tarif convenu pour { $places }
policy-says-comfort = Classe : { $most } au plus
policy-says-comfort-long = Classe : { $most } au plus, { $long } sur les trajets de plus de { $hours } heures
policy-says-ahead = { $count ->
    [one] Réservé au moins { $count } jour avant le départ
   *[other] Réservé au moins { $count } jours avant le départ
  }
policy-says-stars = { $count ->
    [one] Hôtel : { $count } étoile au plus
   *[other] Hôtel : { $count } étoiles au plus
  }
policy-says-supplier = Fournisseur : { $codes }
policy-says-hotels = Hôtel : l’un de { $names }
policy-says-refundable = Remboursable, au moins en partie
policy-says-in = { $rule } (voyages vers { $places })
policy-schengen = espace Schengen
policy-is-ahead = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
policy-is-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
  }
policy-is-refundable = Remboursable
policy-is-not-refundable = Non remboursable
policy-percent = { $percent } %
policy-is-uncompared = N’a pas pu être comparé à ce qui se vend par ailleurs
policy-is-lowest = { $amount }, le moins cher
policy-is-above = { $amount } : { $over } de plus que { $named }
policy-is-contract = { $amount }, convenu { $against }
policy-leaves = { $name } à { $time }
policy-above-lowest = { $over } de plus que { $named }, le moins cher à { $hours } h près
policy-above-contract = { $over } par nuit de plus que le tarif de votre entreprise
policy-in-policy = Conforme
policy-out-of-policy = Hors politique
policy-needs-approval = À approuver
policy-approve-help = Indiquez pourquoi vous réservez ce voyage. D’autres doivent l’approuver ; vous serez prévenu par e-mail de la décision.
policy-justify-help = Indiquez pourquoi vous réservez ce voyage. Le motif est conservé pour votre entreprise.
policy-ask-approval = Demander l’approbation
policy-ask-before = Réserver, ou demander l’approbation
policy-asked-before = D’autres approuvent ce voyage avant qu’il soit réservé, et rien n’est maintenu entre-temps. Ils ont { $decide } heures ; vous avez ensuite { $finish } heures pour réserver, pour { $most } au plus. S’il est déjà approuvé, il est réservé maintenant.
policy-asked-hard = D’autres doivent approuver ce voyage avant qu’il soit réservé.
policy-asked-soft = D’autres peuvent refuser ce voyage. S’ils ne le font pas à temps, il est réservé tel quel ; vous êtes prévenu par e-mail.
policy-asked-passive = Ce voyage est réservé aussitôt, et les personnes qui le suivent dans votre société sont prévenues.
policy-reason = Motif du voyage
policy-reason-save = Enregistrer le motif
policy-reason-saved = Motif enregistré
policy-reason-saving = Enregistrement
policy-reason-code = Motif
policy-reason-more = Précisions (facultatif)
policy-blocked = Bloqué
policy-blocked-help = Votre entreprise ne permet pas de réserver ce voyage. Choisissez-en un autre qui soit conforme.
policy-kept = Conforme
policy-broken-inform = Hors politique
policy-broken-justify = Motif demandé
policy-broken-approve = À approuver
policy-broken-block = Bloqué
