# Entreprises suivies par l’agence, leurs personnes et leur politique voyages.
corporate-add = Ajouter une entreprise
corporate-new = Nouvelle entreprise
corporate-none = Aucune entreprise
corporate-none-help = Ajoutez les entreprises que vous suivez. Chacune a ses personnes, ses centres de coûts et une politique voyages qui s’applique à chaque réservation de ses personnes.
corporate-count = { $count ->
    [one] { $count } entreprise
   *[other] { $count } entreprises
  }
corporate-company = Entreprise
corporate-people-count = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
  }
corporate-views = Rubriques de l’entreprise
corporate-view-policy = Politique
corporate-view-people = Personnes
corporate-view-details = Détails
corporate-changes = Modifications
corporate-discard = Abandonner
corporate-publish = Publier la version { $version }
corporate-saving = Enregistrement
corporate-saved = Enregistré. S’applique désormais à toute réservation.
corporate-version-changes = { $count ->
    [one] Version { $version }, { $count } modification
   *[other] Version { $version }, { $count } modifications
  }
corporate-holds-from-now = S’applique à toute nouvelle réservation ; ce qui est réservé le reste.
corporate-policy = Politique voyages
corporate-strictest = La règle enfreinte la plus stricte l’emporte
corporate-add-rule = Ajouter une règle
corporate-no-rules = Aucune règle
corporate-no-rules-help = Sans règle, les personnes de l’entreprise peuvent réserver tout ce qui est en vente.
corporate-kind-price = Prix du voyage
corporate-kind-night = Prix de la nuit
corporate-kind-comfort = Classe
corporate-kind-ahead = Jours avant le départ
corporate-kind-supplier = Fournisseurs préférés
corporate-kind-refundable = Remboursable uniquement
corporate-kind-stars = Étoiles de l’hôtel
corporate-rule-price = Le prix par voyageur est au plus de
corporate-rule-night = Le prix de la nuit est au plus de
corporate-rule-comfort = La classe est au plus
corporate-rule-ahead = Réservé au moins
corporate-rule-supplier = Acheté auprès de
corporate-rule-refundable = Uniquement ce qui est remboursable, au moins en partie
corporate-rule-stars = Les hôtels ont au plus
corporate-longer-than = et sur les trajets de plus de
corporate-amount = Montant
corporate-class = Classe la plus haute
corporate-long-class = Classe la plus haute sur les longs trajets
corporate-hours = Heures ; vide si la classe est toujours la même
corporate-hours-suffix = heures
corporate-days = Jours avant le départ
corporate-days-suffix = jours avant le départ
corporate-stars = Étoiles
corporate-stars-suffix = étoiles
corporate-codes = Codes des fournisseurs, séparés par des virgules
corporate-product-of = Produit de la règle « { $rule } »
corporate-product-any = Tout
corporate-product-flight = Vols
corporate-product-hotel = Hôtels
corporate-product-bus = Bus
corporate-product-train = Trains
corporate-product-insurance = Assurances
corporate-product-visa = Visas
corporate-product-holiday = Séjours
corporate-product-cruise = Croisières
corporate-product-cab = Taxis
corporate-place-of = Où s’applique la règle « { $rule } »
corporate-place-anywhere = Partout
corporate-place-at-home = Dans le pays
corporate-place-abroad = À l’étranger
corporate-effect-of = Suite donnée si la règle « { $rule } » est enfreinte
corporate-effect-inform = Signaler
corporate-effect-block = Bloquer
corporate-remove-rule = Retirer la règle « { $rule } »
corporate-name = Nom de l’entreprise
corporate-gst-number = Numéro GST { $place }
corporate-add-gst = Ajouter un numéro GST
corporate-remove-gst = Retirer le numéro GST { $place }
corporate-cost-centres = Centres de coûts
corporate-cost-centres-none = Aucun centre de coûts. Les voyages sont alors comptés pour l’entreprise entière.
corporate-centre-code = Code { $place }
corporate-centre-name = Nom { $place }
corporate-add-centre = Ajouter un centre de coûts
corporate-remove-centre = Retirer le centre de coûts { $place }
corporate-person = Personne
corporate-cost-centre = Centre de coûts
corporate-no-centre = Aucun centre de coûts
corporate-centre-of = Centre de coûts de { $name }
corporate-add-person = Ajouter une personne
corporate-nobody = Personne ne voyage encore pour cette entreprise
corporate-nobody-help = Ajoutez les personnes qui réservent les voyages de l’entreprise. Chacune reçoit une invitation par e-mail.
corporate-user-id-help = L’invitation est envoyée à cette adresse, qui sert aussi d’identifiant de connexion.
