### Die Seite: was man in der Hand hat, und das Menü eines Felds.


## Figuren, die zusammen gehen

hand-party =
  { $explorers ->
    [0] Leiter
    [one]
      { $leaders ->
        [0] Forscher
       *[other] Leiter und Forscher
      }
   *[other]
      { $leaders ->
        [0] { $explorers } Forscher
       *[other] Leiter und { $explorers } Forscher
      }
  } { hand-party-place }
hand-party-place =
  { $place ->
    [reserve] aus dem Vorrat
   *[other] von { $place }
  }
hand-explorers = Forscher
hand-leader = mit dem Leiter
hand-fewer = Weniger
hand-more = Mehr
hand-most = alle { $most }


## Das Menü eines Felds

hand-menu = Was auf { $hex } möglich ist
hand-offer =
  { $kind ->
    [deploy]
      { $who ->
        [leader] Leiter einsetzen
       *[explorer]
          { $count ->
            [one] Forscher einsetzen
           *[other] { $count } Forscher einsetzen
          }
      }
    [move]
      { $who ->
        [leader] Leiter von { $from }
       *[explorer]
          { $count ->
            [one] Forscher von { $from }
           *[other] { $count } Forscher von { $from }
          }
      }
    [clear] Stufe freilegen
    [dig] Graben
    [camp] Lager errichten
    [guard]
      { $who ->
        [leader] Wächter: Leiter
       *[explorer] Wächter: Forscher
      }
    [swap] Schatz tauschen …
    [recruit]
      { $who ->
        [leader] Leiter anwerben
       *[explorer] Forscher anwerben
      }
    [stone] Steinmarker Richtung { $beyond }
    [movestone] Steinmarker von { $hex }–{ $other } Richtung { $goal }
   *[other] { $kind }
  }
hand-offer-pick =
  { $explorers ->
    [0] Leiter geht weg …
    [one]
      { $leaders ->
        [0] Forscher geht weg …
       *[other] Leiter und Forscher gehen weg …
      }
   *[other]
      { $leaders ->
        [0] { $explorers } Forscher gehen weg …
       *[other] Leiter und { $explorers } Forscher gehen weg …
      }
  }
hand-offers =
  { $kind ->
    [way] { $count } weitere Wege
    [stone] Steinmarker, { $count } Grenzen
    [movestone] Steinmarker hierher versetzen, { $count } Möglichkeiten
   *[other] { $count } weitere
  }


## Planen, während andere spielen

plan-title = Dein Plan
plan-turn = Meinen nächsten Zug planen
plan-copy = Eine Kopie des Spielplans: Nur du siehst sie. Wenn du am Zug bist, spielst du den Plan mit einem Klick.
plan-without-tile = Dein Plättchen liegt noch nicht.
plan-so-far =
  { $count ->
    [0] Probiere hier deinen nächsten Zug aus. Nichts wird gespielt.
    [one] { $count } Aktion geplant, { $ap } AP
   *[other] { $count } Aktionen geplant, { $ap } AP
  }
plan-keep = Plan behalten
plan-lost = Andere haben gezogen. Nicht mehr möglich:
plan-close = Schließen
plan-stands =
  { $count ->
    [one] Dein Plan: { $count } Aktion, { $ap } AP. Er ist möglich.
   *[other] Dein Plan: { $count } Aktionen, { $ap } AP. Er ist möglich.
  }
plan-fails =
  { $count ->
    [0] Dein Plan ist nicht mehr möglich.
    [one] Nur { $count } Aktion deines Plans ist noch möglich, { $ap } AP.
   *[other] Nur { $count } Aktionen deines Plans sind noch möglich, { $ap } AP.
  }
plan-not-possible = Nicht möglich:
plan-play = Plan spielen
plan-play-part = Diesen Teil spielen
plan-edit = Ändern
plan-discard = Verwerfen
plan-over = Du kommst in dieser Partie nicht mehr an die Reihe.
plan-draft = Noch weiß niemand, wie dein Zug beginnt: Erst kommt der Draft.
plan-passed = Du hast gepasst und bist in dieser Runde nicht mehr dabei.


## Einstellungen

settings-ask = Vor dem Spielen nachfragen
settings-ask-never = nie
settings-ask-usual = bei Bedarf
settings-ask-always = immer
settings-ask-never-means =
  Einmal klicken oder tippen genügt. Alles lässt sich zurücknehmen, solange nichts aufgedeckt wurde.
settings-ask-usual-means =
  Tippst du auf den Bildschirm, wird erst nachgefragt; ebenso, wenn du einen Zug mit übrigen Punkten beendest. Mit der
  Maus siehst du vorher, was ein Klick täte.
settings-ask-always-means = Einmal klicken oder tippen zeigt, was geschähe; beim zweiten Mal wird gespielt.
settings-pieces = Figuren
settings-pieces-normal = normal
settings-pieces-large = groß
