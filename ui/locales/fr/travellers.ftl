# Voyageurs enregistrés.
travellers-import = Importer CSV
travellers-export = Exporter CSV
travellers-add = Ajouter un voyageur
travellers-new = Ajouter un voyageur
travellers-edit = Modifier le voyageur
travellers-edit-named = Modifier { $name }
travellers-list = Voyageurs
travellers-find = Nom, passeport, e-mail
travellers-show-all = Tout afficher
travellers-show-duplicates = Les afficher
travellers-delete-title = Supprimer { $name } ?
travellers-delete = Supprimer le voyageur
travellers-deleting = Suppression
travellers-delete-help = Ses réservations restent telles quelles.
travellers-name = Voyageur
travellers-born = Naissance
travellers-passport = Passeport
travellers-flyer = Fidélité
travellers-contact = Contact
travellers-acts = Actions
travellers-ended = Expiré le { $date }
travellers-none = Aucun profil trouvé.
travellers-none-help = Modifiez la recherche ou ajoutez un voyageur.
travellers-part-person = Personne
travellers-part-papers = Documents
travellers-part-flying = Voyage
travellers-part-codes = Codes et montants
travellers-import-title = Importer des voyageurs
travellers-import-saving = { $saved } sur { $count } enregistrés
travellers-import-stopped = Arrêté après { $saved } sur { $count }
travellers-line = Ligne { $line }, { $field } : { $says }
travellers-line-whole = Ligne { $line } : { $says }
travellers-help-paxssrinfo = Par exemple meals:VGML; special_ssr:WCHR
travellers-help-bookingpageparams = Par exemple RM*BRB/=Asha
travellers-paxtype-adult = Adulte
travellers-paxtype-child = Enfant
travellers-paxtype-infant = Bébé
travellers-title-Mr = M.
travellers-title-Ms = Mme (Ms)
travellers-title-Mrs = Mme (Mrs)
travellers-title-Mstr = Jeune M.
travellers-gender-male = Masculin
travellers-gender-female = Féminin
travellers-gender-others = Autre
travellers-field-paxtype = Type
travellers-field-title = Civilité
travellers-field-first_name = Prénom
travellers-field-last_name = Nom
travellers-field-dob = Date de naissance
travellers-field-gender = Sexe
travellers-field-nationality = Nationalité
travellers-field-email = E-mail
travellers-field-contact_number = Téléphone
travellers-field-passport = Numéro de passeport
travellers-field-passport_dateofissue = Date de délivrance
travellers-field-passport_dateofexpiry = Date d’expiration
travellers-field-passport_placeofissue = Lieu de délivrance
travellers-field-passport_countrycode = Délivré par
travellers-field-visa = Visa
travellers-field-idproof = Pièce d’identité
travellers-field-beneficiaryname = Bénéficiaire
travellers-field-frequent_flyer_number = Numéro de fidélité
travellers-field-frequent_flyer_number_onward = Numéro de fidélité, aller
travellers-field-frequent_flyer_number_return = Numéro de fidélité, retour
travellers-field-meal_preference = Repas
travellers-field-seat_preference = Siège
travellers-field-special_assistance = Assistance
travellers-field-tour_code = Code tour
travellers-field-deal_code = Code d’accord
travellers-field-endorsement_code = Code d’endossement
travellers-field-additional_segmentinfo = Informations de segment
travellers-field-paxssrinfo = Services
travellers-field-bookingpageparams = Paramètres de réservation
travellers-field-hardcode_basefare_oneway = Tarif de base, aller simple
travellers-field-hardcode_tax_oneway = Taxes, aller simple
travellers-field-hardcode_basefare_roundtrip = Tarif de base, aller-retour
travellers-field-hardcode_tax_roundtrip = Taxes, aller-retour
travellers-count = { $count ->
    [one] { $count } voyageur
   *[other] { $count } voyageurs
}
travellers-duplicates = { $count ->
    [one] Un groupe de voyageurs pourrait être la même personne.
   *[other] { $count } groupes de voyageurs pourraient être la même personne.
}
travellers-import-none = Aucune ligne ne peut être enregistrée telle quelle.
travellers-import-ready = { $count ->
    [one] { $count } ligne est correcte et peut être enregistrée.
   *[other] { $count } lignes sont correctes et peuvent être enregistrées.
}
travellers-import-save = { $count ->
    [one] Enregistrer { $count } voyageur
   *[other] Enregistrer { $count } voyageurs
}
travellers-import-done = { $count ->
    [one] { $count } voyageur est enregistré.
   *[other] { $count } voyageurs sont enregistrés.
}
travellers-import-errors = { $count ->
    [one] Un point à corriger dans le fichier :
   *[other] { $count } points à corriger dans le fichier :
}
