offline-title = Le serveur ne répond pas
offline-text = Vos parties sont en sécurité sur le serveur. Vérifiez qu’il fonctionne et que cet appareil est connecté, puis réessayez.
offline-again = Réessayer
