### What the server says to whoever asks for too much.

limit-too-many = That was too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
limit-too-large = That is too large: at most { $bytes } bytes are accepted here.
