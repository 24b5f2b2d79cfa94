# E-mails sur les voyages en attente d’approbation.
approval-asked-subject = Approbation { $approval } : { $traveller }, { $title }, { $total }
approval-asked-text = { $requester } ({ $company }) vous demande d’approuver un voyage. Décision possible jusqu’au { $until } ; passé ce délai, il ne sera pas réservé.
approval-asked-soft-subject = Vous pouvez refuser { $approval } : { $traveller }, { $title }, { $total }
approval-asked-soft-text = { $requester }, de { $company }, s’apprête à réserver un voyage. Vous pouvez le refuser jusqu’au { $until } ; ensuite il est réservé.
approval-notified-subject = Pour information : { $traveller }, { $title }, { $total }, { $approval }
approval-notified-text = { $requester }, de { $company }, réserve un voyage que vous suivez. Rien ne vous est demandé.
approval-permitted-subject = Approuvé, à réserver avant le { $until } : { $title }, approbation { $approval }
approval-permitted-text = Votre voyage a été approuvé. Réservez-le avant le { $until }, pour { $most } au plus ; un prix plus élevé ou un autre voyage est à redemander.
approval-unbooked-subject = Approuvé mais pas réservé à temps : { $title }, approbation { $approval }
approval-unbooked-text = Votre voyage a été approuvé, mais personne ne l’a réservé avant le { $until }. Rien n’a été débité. Relancez une recherche pour le demander à nouveau.
approval-escalated-subject = Toujours en attente : approbation { $approval }, { $traveller }, { $title }
approval-escalated-text = Un voyage demandé par { $requester } ({ $company }) n’a pas encore de réponse. Vous pouvez décider jusqu’au { $until } ; passé ce délai, il ne sera pas réservé.
approval-escalated-soft-subject = Toujours ouvert : { $approval }, { $traveller }, { $title }
approval-escalated-soft-text = Personne n’a décidé d’un voyage demandé par { $requester }, de { $company }. Vous pouvez le refuser jusqu’au { $until } ; ensuite il est réservé.
approval-declined-subject = Refusé : { $title }, approbation { $approval }
approval-declined-text = Votre voyage a été refusé. Rien n’a été débité.
approval-expired-subject = Sans réponse à temps : { $title }, approbation { $approval }
approval-expired-text = Personne n’a répondu à temps : votre voyage n’a pas été réservé. Rien n’a été débité. Relancez une recherche pour le demander à nouveau.
approval-booked-subject = Approuvé et réservé : { $title }, approbation { $approval }
approval-booked-text = Votre voyage a été approuvé et réservé.
approval-stood-subject = Réservé : { $title }, accord { $approval }
approval-stood-text = Personne n’a refusé votre voyage à temps : il a été réservé.
approval-not-booked-subject = Approuvé mais non réservé : { $title }, approbation { $approval }
approval-not-booked-text = Votre voyage a été approuvé, mais n’a plus pu être réservé. Rien n’a été débité. Relancez une recherche pour le demander au prix du jour.
approval-trip = { $traveller }, { $title }, { $date }, { $total }
approval-with = Acheté avec lui, dans le total : { $product ->
    [insurance] assurance
   *[other] un autre service
}, { $amount }
approval-reason = Motif indiqué : { $reason }
approval-note = Note : { $note }
approval-price = Le prix est passé de { $from } à { $to }.
approval-link = Ouvrir vos approbations : { $link }
