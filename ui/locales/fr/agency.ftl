# Le profil.
agency-you = Vous et votre agence
agency-name = Nom
agency-user-id = Identifiant
agency-email = E-mail
agency-mobile = Mobile
agency-company = Société
agency-agent-id = Code agent
agency-address = Adresse
agency-gst = Numéro de GST
agency-change-password = Changer le mot de passe
agency-change-password-fact = Ferme vos autres sessions
