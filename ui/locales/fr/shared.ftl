# Ce qu’un client ouvre par un lien.
shared-ended = Ce lien n’est plus valable
shared-ended-help = Demandez-en un nouveau à votre agence de voyages.
shared-from = De la part de { $company }
shared-contact = Une question ?
shared-until = Ce lien est valable jusqu’au { $moment }.
