# Ce qui a été relevé avant l’émission d’un billet
checks-title = Avant l’émission des billets
checks-text = Corrigez, ou poursuivez en donnant un motif. Il est conservé avec la réservation, avec votre nom et l’heure.
checks-stop = Empêche l’émission
checks-may-override = À vous de décider
checks-change = Modifier
checks-change-named = Modifier : { $subject }
checks-other = Ouvrir la réservation { $transactionId }
checks-go-on = Poursuivre malgré tout
checks-reason = Motif
checks-reason-help = Par exemple ce qu’a dit le client
checks-covered = Le motif donné plus haut vaut aussi ici.
checks-not-yours = Vous n’êtes pas autorisé à poursuivre : adressez-vous à une personne habilitée de votre agence.
checks-on-gst = Données GST
checks-on-traveller = Voyageur { $number }
checks-on-flight = Trajet { $number }
checks-on-trip = { $from } à { $to }
