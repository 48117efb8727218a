offline-title = Der Server antwortet nicht
offline-text = Deine Partien sind auf dem Server sicher. Prüfe, ob er läuft und ob dieses Gerät verbunden ist, und versuche es dann noch einmal.
offline-again = Noch einmal versuchen
