offline-title = El servidor no responde
offline-text = Tus partidas están a salvo en el servidor. Comprueba que funciona y que este dispositivo está conectado, y vuelve a intentarlo.
offline-again = Volver a intentarlo
