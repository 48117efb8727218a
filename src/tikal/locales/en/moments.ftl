### Playback of the others' turns, finds, volcanoes, scorings, and the time without a connection

table-speed-half = ½×
settings-speed-half = slowly
table-pause = Pause
table-go-on = Go on

moment-found =
  { $mine ->
    [true] You dig up a treasure
   *[other] { $name } digs up a treasure
  }
moment-set =
  { $count ->
    [1] The first of its kind
    [2] A pair
   *[other] { $count } of a kind
  }
moment-worth = { count-points }
moment-gain = +{ $gain }
moment-volcano = { $name } draws a volcano
moment-eruption = A volcano erupts on { $hex }
moment-eruption-by = { $name } has laid it.
moment-close = Close

moment-scoring = { $name } scores
moment-scoring-nothing = Nothing counts this time.
moment-scoring-after = { $before } → { $after } points
moment-scoring-all = Show all
moment-scoring-go-on = Go on
settings-scorings = Count scorings temple by temple and wait for me
settings-sounds = Sounds: your turn, a find, a volcano

offline-title = No connection
offline-retry = Trying again in { $seconds } s.
offline-trying = Trying again …
offline-now = Try now
offline-waiting =
  { $count ->
    [0] What you do next waits here until the connection is back.
    [one] 1 action is waiting. It is sent when the connection is back.
   *[other] { $count } actions are waiting. They are sent when the connection is back.
  }
offline-refused = This cannot be done until the connection is back.

table-undo-found = A find cannot be undone
table-undo-revealed = What has come to light cannot be undone
