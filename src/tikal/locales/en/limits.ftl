### What the server says to whoever asks for too much.

limit-too-many = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
limit-too-large = This is too large: the limit here is { $bytes } bytes.
