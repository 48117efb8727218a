offline-title = The server does not answer
offline-text = Your games are safe on the server. Look whether it is running and whether this device is connected, then try again.
offline-again = Try again
