# Frais de modification et d'annulation, partout où ils paraissent.
fees-hours-any = À tout moment
fees-hours-over = Plus de { $hours } heures
fees-hours-under = Moins de { $hours } heures
fees-hours-between = De { $from } à { $to } heures
fees-free = Gratuit
fees-not-allowed = Non permis
