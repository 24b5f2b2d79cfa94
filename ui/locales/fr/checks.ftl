# Ce qui a été relevé avant l’émission d’un billet
checks-title = Avant l’émission des billets
checks-text = Modifiez ce qui est en cause, ou poursuivez en donnant une raison. Elle reste avec la réservation, avec votre nom et l’heure.
checks-stop = Empêche l’émission
checks-may-override = À vous de décider
checks-change = Modifier
checks-change-named = Modifier : { $subject }
checks-other = Ouvrir la réservation { $transactionId }
checks-go-on = Poursuivre malgré tout
checks-reason = Raison
checks-reason-help = Par exemple ce qu’a dit le client
checks-covered = La raison donnée plus haut vaut aussi ici.
checks-not-yours = Il ne vous revient pas de poursuivre malgré tout : demandez à quelqu’un de votre agence qui le peut.
checks-on-gst = Données GST
checks-on-traveller = Voyageur { $number }
checks-on-flight = Trajet { $number }
checks-on-trip = { $from } à { $to }
