### What the server says to whoever asks for too much.

limit-too-many = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
limit-too-large = This is too large: the limit here is { $bytes } bytes.
limit-busy = You are asking for a lot at once. Try again in a moment.
limit-sockets = You have { $most } connections open, which is the most for one address. Close some tables and try again.
limit-full = The server is full. Try again in a few minutes.
limit-stored = You have stored as much as one address may for now. Try again tomorrow.
