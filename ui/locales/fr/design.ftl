# Mots des éléments que tous les écrans partagent.
design-optional = facultatif
design-show = Afficher
design-hide = Masquer
design-caps-lock = Verrouillage majuscules activé
design-checked = Vérifié
design-select = Choisir
design-matches = { $count ->
    [0] Aucun résultat
    [one] { $count } résultat
   *[other] { $count } résultats
}
design-close = Fermer
design-apply = Appliquer
design-alerts = Messages
design-please-wait = Veuillez patienter
design-loading = Chargement
design-went-wrong = Une erreur est survenue :
design-go-home = Aller à l’accueil
design-fewer = Un de moins : { $what }
design-more = Un de plus : { $what }
design-open-calendar = Ouvrir le calendrier
design-previous-month = Mois précédent
design-next-month = Mois suivant
design-date-format = JJ MMM AAAA
design-date-unreadable = Saisissez la date avec jour, mois et année, par exemple 09 juil 1985
design-type-day = Saisir le jour : { $end }
design-type-day-format = 24NOV, 24/11 ou +3
design-type-day-unreadable = Saisissez un jour comme 24NOV, 24/11 ou +3
design-type-day-unusable = Le { $day } ne peut pas être choisi
design-today = Aujourd’hui
design-day-chosen = choisi
design-day-first = premier jour choisi
design-day-last = dernier jour choisi
design-day-between = dans l’intervalle
design-day-cheapest = parmi les plus bas
design-day-unusable = ne peut pas être choisi
design-clear = Effacer
design-done = Terminé
design-sort-ascending = trié, du plus petit au plus grand
design-sort-descending = trié, du plus grand au plus petit
design-errors-title = { $count ->
    [one] { $count } information à corriger
   *[other] { $count } informations à corriger
}
design-comma = ,{" "}
design-page-of = Page { $page } sur { $pages }
design-copy = Copier le texte
design-copy-copied = Copié
design-copy-marked = Le texte est sélectionné : copiez-le au clavier.
design-share-whatsapp = Envoyer par WhatsApp
design-no-country = Aucun pays de ce nom
design-map-closer = Zoom avant
design-map-farther = Zoom arrière
design-map-failed = La carte n’a pas pu être chargée.
