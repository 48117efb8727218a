# Notices that it is your turn: what the messages say, and where they go.

notices-your-turn = Your turn in Tikal
notices-your-turn-body = { $name }, it is your turn at { $table } (with { $others }).
notices-turn-of = Tikal: { $name }'s turn
notices-turn-of-body = It is { $name }'s turn at { $table } (with { $others }).
notices-time-left =
  { $hours ->
    [0] You have less than an hour left.
    [one] You have one hour left.
   *[other] You have { $hours } hours left.
  }
notices-test = Tikal: a test
notices-test-body = This is how you will hear that it is your turn at { $table }.
notices-test-confirm = To receive these messages, confirm this address:
notices-stop-link = No more messages? Open this link:
notices-untitled = a game of { $edition }
notices-unknown-address =
  We cannot send to this address. Use a web address (https://...), or one such as discord://, ntfy://, tgram://,
  slack:// or mailto://.
notices-local-address =
  This address is in the private network of the server. Only public addresses are allowed here.
notices-no-such-host = There is no such host. Check the address for typing errors.
notices-refused = The receiver refused the message. Check the address and its password or token.
notices-unreachable = The receiver could not be reached.
notices-gone = The browser no longer accepts messages from here. Allow them again.
notices-no-address = This address is no longer registered.
notices-too-many = A message was just sent. Wait a moment before you send another one.
notices-too-many-addresses = You already have { $most } addresses here. Remove one first.
notices-calendar-turn = Tikal: your turn ends ({ $table })
notices-calendar-body = Your opponents: { $others }.
notices-no-calendar = There is no such calendar. Make a new one on the first screen.
