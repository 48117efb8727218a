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
notices-test-body = This is how we will tell you that it is your turn at { $table }.
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

notices-title = When it is my turn
notices-remind = You can close this page; the table keeps everything. Let Tikal tell you when to come back:
notices-which = Whose turns
notices-all-turns = All turns at this table (for example for a channel)
notices-turns-of = Turns of { $name }
notices-push = Notify me in this browser
notices-push-unsupported = This browser cannot be notified: it needs a secure connection (HTTPS) and web push.
notices-push-denied = Notices from this site are blocked. Allow them in the settings of the browser.
notices-push-failed = This browser could not subscribe to notices.
notices-address = Another address
notices-add = Add
notices-address-about =
  A channel, phone or mailbox of yours, written as Apprise writes it, or a web hook. Its owner confirms it by a link
  in a test message.
notices-a-browser = A browser
notices-on = on
notices-unconfirmed = not confirmed yet: open the link in the test message
notices-send-test = Send a test
notices-remove = Remove
notices-none = You get no notices elsewhere yet.
notices-test-sent = The test message was sent.
notices-test-sent-confirm = The test message was sent. Open the link in it to confirm the address.
notices-this-table = this table
notices-confirmed-title = The address is confirmed
notices-confirmed-text = You will hear when it is your turn at { $table }.
notices-stopped-title = No more messages
notices-stopped-text = This address will get no more messages about { $table }.
notices-to-table = To the table
notices-no-link = This page opens from the links in our messages. To be told when it is your turn, open your table and choose the bell.
notices-link-text = Messages about { $table } go to this address: { $address }.
notices-confirm = Confirm this address
notices-stop = No more messages
notices-calendar = Calendar of my deadlines
notices-calendar-address =
  Subscribe to this address in your calendar program. Whoever knows it can see your deadlines, and nothing else.
notices-calendar-open = Open in calendar
