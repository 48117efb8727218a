# Invitations: how people come to their seats, at the server and on the page.

refused-invitation-used = Somebody has already used this invitation. Ask the host for a new one.
refused-not-invited = You need an invitation to sit down here. Ask the host for one.
refused-no-invitation = There is no open invitation for { $name }.
refused-rated-seat = { $name } plays here for a rating, so nobody else can take the seat. A bot can play it if { $name } stays away.
refused-rated-bot = At a rated table, only { $name } can hand over this seat. You can do it once they have left or have not been here for { $days } days.
refused-seat-taken =
  { $name } has already sat down, and the seat is theirs. You can let a bot take over. You can invite somebody else once
  { $name } leaves the seat or has been away for { $days } days.

event-invited = The host invites somebody to { $name }'s seat.
event-withdrawn = The host withdraws the invitation to { $name }'s seat.
event-seated = { $name } sits down.
event-left = { $name } leaves; the seat is free.

seats-invite-title = You are invited
seats-invite-text =
  { $count ->
    [one] A seat is waiting for you at this table. Sit down, and it is yours in this browser.
   *[other] { $count } seats are waiting for you at this table. Sit down, and they are yours in this browser.
  }
seats-invite-once = The invitation works once. Use it on the device you want to play on.
seats-your-name = Your name
seats-sit-down = Sit down
seats-sitting-down = Sitting down …
seats-look = Just look
seats-against = At the table
seats-used-title = This invitation has been used
seats-used-text =
  Somebody has already sat down with it. If that was you, open the table in the browser you used. Otherwise ask the host
  for a new invitation.
seats-wrong-title = This invitation is not valid
seats-wrong-text = It was withdrawn, or part of the link is missing. Ask the host for a new invitation.
seats-free = free, invitation sent
seats-uninvited = free
seats-invite = Invite
seats-invite-again = New invitation
seats-invite-together = One invitation for all free seats
seats-withdraw = Withdraw invitation
seats-copy-invitation = Copy invitation
seats-renew = Renew my link
seats-renewed = Your old link no longer works. This browser has the new one.
seats-copy-own = Copy link for another device of mine
seats-leave = Leave seat
seats-leave-sure = Really leave this seat?
seats-same-guest = Same person as { $name }
seats-tag-free = FREE
seats-waiting = Waiting for somebody to take the seat of { $name }
refused-not-listed = This table is not in the list of open tables. Ask its host for an invitation.
refused-seat-gone = The seat of { $name } is no longer free. Choose another one.
refused-no-deal = There is no such deal.
refused-deal-early = You see the results of the other tables when your own game is over. { $over } of { $tables } tables have finished.
refused-signed-out = You are not signed in. Sign in with your passkey.
refused-passkey = This passkey is not known here, or it could not be verified. Try again, or make a new account.
refused-name-taken = The name { $name } is taken. Choose another one.
refused-not-rated = This table is not rated.
refused-rated-already = This seat, or your account, plays for a rating at this table already.
refused-rated-late = To be rated, you have to sign in before your first move.
seats-watching =
  { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
