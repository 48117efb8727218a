did-strike = { $name } strikes the camp on { $hex }.
