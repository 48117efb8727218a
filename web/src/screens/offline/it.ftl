offline-title = Il server non risponde
offline-text = Le tue partite sono al sicuro sul server. Controlla che sia in funzione e che questo dispositivo sia connesso, poi riprova.
offline-again = Riprova
