# Services ajoutés aux billets, et voyageurs séparés d’une réservation
aftersale-add-title = Ajouter des services à { $id }
aftersale-not-now = Rien ne peut être ajouté maintenant à cette réservation
aftersale-none-left = Plus aucun service n’est en vente pour les vols de cette réservation
aftersale-offer-failed = Les services proposés n’ont pas pu être chargés.
aftersale-decision = Achat de services
aftersale-chosen = { $count ->
    [0] Rien n’est encore choisi
    [one] 1 service choisi
   *[other] { $count } services choisis
}
aftersale-rounded = { $chosen } · le client paie { $customer }, arrondi de { $rounding } compris
aftersale-discard = Abandonner
aftersale-buy = Ajouter et payer { $amount }
aftersale-ask = Ajouter, sans frais
aftersale-buy-waiting = Ajouter des services
aftersale-changed = Le prix est maintenant de { $to } ; il était de { $from }. Vérifiez-le : rien n’a été débité.
aftersale-not-added = Les services n’ont pas été ajoutés
aftersale-added = Ajoutés
aftersale-added-text = Ils figurent sur le billet. Ceux que la compagnie doit encore confirmer sont indiqués comme demandés.
aftersale-show-ticket = Billet
aftersale-split-title = Scinder { $id }
aftersale-split-not-now = Cette réservation ne peut pas être scindée maintenant
aftersale-split-alone = La réservation d’un seul voyageur ne peut pas être scindée
aftersale-who-leaves = Qui quitte cette réservation ?
aftersale-who-leaves-help = Ils reçoivent une réservation et un PNR à eux sur les mêmes vols. Les numéros de billet restent, et rien n’est débité.
aftersale-with-adult = Va avec { $who }
aftersale-preview = Après la scission
aftersale-stays = Reste, PNR { $pnr }
aftersale-leaves = Nouvelle réservation, nouveau PNR
aftersale-nobody = Choisissez au moins un voyageur pour voir les deux réservations.
aftersale-same-total = Ensemble { $total }, comme avant.
aftersale-charged = Débité
aftersale-split-decision = Scinder la réservation
aftersale-keep = Garder telle quelle
aftersale-split = Scinder la réservation
aftersale-split-failed = La réservation n’a pas été scindée
aftersale-split-done = La réservation a été scindée
aftersale-split-done-text = La nouvelle réservation est { $id }, PNR { $pnr }.
aftersale-complete-title = Noms et passeports de { $id }
aftersale-complete-not-now = Les noms et passeports de cette réservation ne peuvent pas être donnés maintenant
aftersale-complete-help = Indiquez les passeports avant l’émission des billets. Un nom se complète ou se corrige de trois lettres au plus ; la compagnie garde les sièges.
aftersale-complete-help-names = Un nom se complète ou se corrige de trois lettres au plus ; la compagnie garde les sièges.
aftersale-complete-decision = Noms et passeports
aftersale-complete = Transmettre à la compagnie
aftersale-complete-free = Rien n’est débité
aftersale-complete-done = La compagnie a les noms et passeports
aftersale-complete-done-text = Les sièges restent en option jusqu’à la même limite.
aftersale-complete-failed = Les noms et passeports n’ont pas été pris en compte
aftersale-open-part = Ouvrir la nouvelle réservation
