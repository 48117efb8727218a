did-strike = { $name } strikes the camp on { $hex }.
result-peeked = { $name } sees the tile that comes next: { $tile }.
result-peeked-hidden = Only { $name } sees which tile comes next.
