### Warum eine Aktion nicht erlaubt ist: was nicht stimmt, mit den Zahlen, und wie es richtig wäre.
### Wer einen Text zeigt, setzt die Kennung der Regel davor.

why-ok = Das ist erlaubt.


## Der Ablauf des Spiels

why-game-over = Die Partie ist zu Ende. Es kann nichts mehr gespielt werden.
why-wrong-step = Das geht jetzt nicht. Zu entscheiden ist: { $step }.
why-not-your-turn = Du bist nicht am Zug. Jetzt muss jemand anders entscheiden.
why-ap = Das kostet { count-cost }; du hast noch { count-ap }.
why-cannot-undo =
  Es gibt nichts zurückzunehmen. Eine Aktion, die etwas aufgedeckt oder den Zug weitergegeben hat, bleibt, wie sie
  ist.
why-not-whole =
  Diese Partie stammt aus einer Datei ohne die verdeckten Plättchen und Schätze. Du kannst sie ansehen, aber niemand
  kann weiterspielen oder etwas zurücknehmen.
why-unforeseeable = Was „{ $text }“ bringt, weiß niemand, bevor du es tust. Lass es aus dem Plan weg.
why-unreadable = „{ $text }“ lässt sich nicht als Aktion lesen. Sie sollte so aussehen: { $form }


## Ein Plättchen legen

why-place-occupied = Auf { $hex } ist schon { a-terrain }. Ein Plättchen braucht ein leeres Feld.
why-place-off-board = { $hex } ist nicht auf dem Spielplan dieser Partie.
why-place-same-rotation =
  Drehung { $rot } von Plättchen { $tile } sieht aus wie eine mit kleinerer Zahl. Nimm die kleinste Zahl.
why-place-detached =
  { $hex } berührt kein erforschtes Feld. Ein neues Plättchen muss eine Kante mit einem solchen gemeinsam haben.
why-place-unreachable =
  In Drehung { $rot } liegt zwischen { $hex } und den Nachbarfeldern kein Stein, also könnte niemand das Plättchen
  betreten. Versuche eine andere Drehung oder ein anderes Feld.
why-place-only-volcano =
  In Drehung { $rot } verbinden Steine { $hex } nur mit einem Vulkan, und von dort kann niemand kommen. Versuche
  eine andere Drehung oder ein anderes Feld.
why-place-volcano-path =
  Kein Stein eines Nachbarfelds zeigt auf { $hex }. In dieser Partie braucht ein Vulkan einen, solange ein leeres Feld
  ihn bietet.
why-place-volcano-seals = Ein Vulkan auf { $hex } würde ein Feld für immer vom Basislager abschneiden.


## Einsetzen und verlegen

why-deploy-where =
  Neue Figuren beginnen im Basislager oder in einem deiner eigenen Lager. { $hex } ist keins von beiden.
why-deploy-foreign-camp =
  Das Lager auf { $hex } gehört einem Gegner. Du kannst nur in deinen eigenen Lagern einsetzen.
why-deploy-reserve =
  { $who ->
    [leader] Du hast keinen Expeditionsleiter mehr im Vorrat.
   *[explorer] Du hast keine Forscher mehr im Vorrat.
  }
why-transfer-ends =
  Verlegen kannst du vom Basislager oder einem deiner Lager in ein anderes davon, nicht von { $from } nach { $to }.
why-transfer-nobody =
  { $who ->
    [leader] Du hast keinen Expeditionsleiter auf { $from }.
   *[explorer] Du hast keinen Forscher auf { $from }.
  }
why-transfer-foreign-camp =
  { $from } oder { $to } ist das Lager eines Gegners. Du kannst nur zwischen dem Basislager und deinen eigenen
  Lagern verlegen.


## Bewegen

why-move-nobody =
  { $who ->
    [leader] Du hast keinen Expeditionsleiter auf { $from }.
   *[explorer] Du hast keinen Forscher auf { $from }.
  }
why-move-guardian =
  { $who ->
    [leader] Dein Expeditionsleiter auf { $from } ist ein Wächter und bewegt sich nie mehr.
   *[explorer] Dein einziger Forscher auf { $from } ist ein Wächter und bewegt sich nie mehr.
  }
why-move-not-adjacent = { $to } ist kein Nachbarfeld von { $from }. Ein Schritt führt über eine Kante.
why-move-no-passage = Zwischen { $from } und { $to } liegt kein Stein, und ohne Steine gibt es keinen Durchgang.
why-move-instalments =
  Der Durchgang von { $from } nach { $to } kostet auf einmal { count-cost }; du hast noch { count-ap }.
why-move-volcano = Auf { $to } ist ein Vulkan, und den kann niemand betreten.
why-move-jungle = Auf { $to } liegt noch kein Plättchen, also kann niemand dorthin.


## Freilegen

why-clear-not-temple = Nur Tempel können freigelegt werden. Auf { $hex } ist { a-terrain }.
why-clear-nobody = Du hast keine Figur auf { $hex }. Zum Freilegen brauchst du mindestens eine.
why-clear-pieces =
  { $cleared ->
    [one] Eine zweite Stufe in einem Zug braucht eine zweite Figur auf { $hex }; du hast { $pieces }.
   *[other]
      Du hast in diesem Zug auf { $hex } schon { $cleared } Stufen freigelegt, aber dort { $pieces ->
        [one] steht nur eine Figur
       *[other] stehen nur { $pieces } Figuren
      } von dir.
  }
why-clear-limit =
  Du hast in diesem Zug auf { $hex } schon { $cleared } Stufen freigelegt. Mehr als zwei sind nicht erlaubt.
why-clear-supply =
  Der Tempel auf { $hex } bräuchte eine Stufe { $level }, und davon ist keine mehr da. Er kann nicht mehr wachsen.
why-clear-guarded = Der Tempel auf { $hex } hat einen Wächter; sein Wert kann sich nicht mehr ändern.
why-clear-highest = Der Tempel auf { $hex } hat schon den höchsten Wert erreicht, die 10.


## Graben

why-dig-not-ruins = Schätze liegen nur in Ruinen. Auf { $hex } ist { a-terrain }.
why-dig-nobody = Du hast keine Figur auf { $hex }. Zum Graben brauchst du mindestens eine.
why-dig-pieces =
  { $dug ->
    [one] Ein zweiter Schatz in einem Zug braucht eine zweite Figur auf { $hex }; du hast { $pieces }.
   *[other]
      Du hast in diesem Zug auf { $hex } schon { $dug } Schätze ausgegraben, aber dort { $pieces ->
        [one] steht nur eine Figur
       *[other] stehen nur { $pieces } Figuren
      } von dir.
  }
why-dig-limit = Du hast in diesem Zug auf { $hex } schon { $dug } Schätze ausgegraben. Mehr als zwei sind nicht erlaubt.
why-dig-empty = In der Ruine auf { $hex } ist kein Schatz mehr. Sie gilt jetzt als Lichtung.


## Tauschen

why-swap-seat = Auf Platz { $seat } sitzt kein Gegner.
why-swap-mine = Du hast keinen Schatz der Sorte { kind-given }, den du geben könntest.
why-swap-theirs = Wer auf Platz { $seat } sitzt, hat keinen Schatz der Sorte { kind-taken }.
why-swap-pair-mine =
  Von der Sorte { kind-given } hast du { $mine }. Du kannst nur einen Schatz geben, von dem du genau einen hast.
why-swap-pair-theirs =
  Wer auf Platz { $seat } sitzt, hat von der Sorte { kind-taken } { $theirs }. Du kannst nur einen Schatz nehmen,
  von dem dort genau einer liegt.
why-swap-same =
  Du würdest { kind-given } gegen { kind-taken } tauschen, und das ändert nichts. Wähle zwei verschiedene Sorten.


## Lager

why-camp-terrain =
  Ein Lager braucht eine Lichtung oder eine Ruine ohne Schätze. Auf { $hex } ist { a-terrain }.
why-camp-tokens =
  { $tokens ->
    [one] In der Ruine auf { $hex } liegt noch { count-tokens }. Ein Lager muss warten, bis keiner mehr da ist.
   *[other] In der Ruine auf { $hex } liegen noch { count-tokens }. Ein Lager muss warten, bis keiner mehr da ist.
  }
why-camp-base = { $hex } ist das Basislager aller Spieler. Dort ist kein Platz für ein anderes Lager.
why-camp-taken = Auf { $hex } steht schon ein Lager. Auf ein Feld passt nur eins.
why-camp-none-left =
  { $source ->
    [none] Deine beiden Lager stehen schon. Jeder hat zwei für die ganze Partie.
   *[other] Deine beiden Lager stehen schon. Mit { the-effect } kannst du eins davon versetzen: { $form }
  }
why-camp-presence = Für ein Lager auf { $hex } brauchst du dort eine eigene Figur; du hast keine.
why-camp-majority =
  Dein Wert auf { $hex } ist { $value }, und ein Gegner hat { $rival }. Für ein Lager brauchst du mehr als jeder
  Gegner, außer es steht niemand dort.


## Wächter

why-guard-not-temple = Nur Tempel können bewacht werden. Auf { $hex } ist { a-terrain }.
why-guard-taken = Der Tempel auf { $hex } hat schon einen Wächter.
why-guard-limit = Du hast schon { $guardians } Wächter aufgestellt. Mehr als zwei sind in einer Partie nicht erlaubt.
why-guard-nobody = Du hast auf { $hex } keine Figur, die Wächter werden könnte.
why-guard-who =
  { $who ->
    [leader] Du hast auf { $hex } keinen Expeditionsleiter, der Wächter werden könnte.
   *[explorer] Du hast auf { $hex } keinen Forscher, der Wächter werden könnte.
  }
why-guard-majority =
  Dein Wert auf { $hex } ist { $value }, und ein Gegner hat { $rival }. Du brauchst mehr als jeder Gegner; ein
  Forscher zählt 1, ein Expeditionsleiter 3.


## Die Versteigerung

why-bid-low = { $bid } ist nicht genug: Das höchste Gebot ist { $high }. Biete mehr oder passe.
why-bid-minimum = { $bid } ist kein Gebot. Das kleinste ist 1; willst du nichts bieten, dann passe.
why-bid-capital = Du kannst nicht { $bid } bieten: Du hast { count-score }.
why-take-not-open = Plättchen { $tile } ist nicht unter den offenen Plättchen.


## Legend: der Draft

why-draft-quota =
  { $pick ->
    [order] Du hast deinen Platz für die nächste Runde schon gewählt.
    [ap] Du hast schon einen AP-Marker. Jeder draftet einen pro Runde.
    [tile] Du hast schon { count-held-tiles }. Jeder draftet höchstens { $quota } pro Runde.
   *[card] Rechts hast du schon { $held } Karten. Jeder draftet { $quota } pro Runde.
  }
why-draft-slot = { $place } ist kein freier Platz in der Reihenfolge der nächsten Runde. Noch frei: { $free }.
why-draft-not-open =
  { $pick ->
    [ap] Kein AP-Marker mit dem Wert { $wanted } liegt offen. Zur Wahl stehen: { $open }.
    [tile] Plättchen { $wanted } liegt nicht offen. Zur Wahl stehen: { $open }.
   *[card] Karte { $wanted } liegt nicht offen. Zur Wahl stehen: { $open }.
  }
why-draft-leaves-none =
  { $offered ->
    [0] Alle offenen Plättchen sind genommen.
   *[other] Du hast schon ein Plättchen. { count-offered }, und { count-waiting } noch keins.
  }


## Legend: Karten und Züge

why-stash-not-right =
  Karte { $card } liegt nicht rechts auf deinem Lagertableau. { $right ->
    [none] Dort liegt keine Karte.
   *[cards] Dort hast du { $right }.
  }
why-stash-full =
  { $slots ->
    [one] Der einzige Platz links auf deinem Lagertableau ist belegt. Wirf die Karte dort ab: { $left }.
   *[other] Alle { $slots } Plätze links auf deinem Lagertableau sind belegt. Wirf eine davon ab: { $left }.
  }
why-stash-room =
  Belegte Plätze links auf deinem Lagertableau: { $used } von { $slots }. Hebe Karte { $card } auf, ohne eine andere
  abzuwerfen.
why-stash-not-left = Karte { $other } liegt nicht links auf deinem Lagertableau. Dort hast du { $left }.
why-play-no-card =
  Karte { $card } liegt nicht { a-side } auf deinem Lagertableau. { $lying ->
    [none] Dort liegt keine Karte.
   *[cards] Dort hast du { $lying }.
  }
why-play-permanent =
  Karte { $card } ist dauerhaft und wird nie ausgespielt. Nutze sie zusammen mit anderen Aktionen: 07 mit `look`, 20
  und 21 mit `bonus`, nachdem du den AP-Marker aktiviert hast.
why-play-no-use =
  Karte { $card } hat jetzt keine Wirkung. { $side ->
    [left] Sie kann bleiben, wo sie ist.
   *[right] Du kannst sie für später aufheben.
  }
why-activate-no-token =
  Du hast in dieser Runde keinen AP-Marker mehr. Jeder hat einen, für einen einzigen Zug.
why-pass-compulsory =
  Bevor du passt, musst du nutzen, was du gedraftet hast. Noch zu nutzen – AP-Marker: { $token ->
    [0] keiner
   *[other] { $token }
  }; Karten: { $cards ->
    [none] keine
   *[cards] { $cards }
  }; Plättchen: { $tiles ->
    [none] keine
   *[tiles] { $tiles }
  }.
why-bonus-no-card =
  Auf deinem Lagertableau liegt { a-side } keine offene Bonuskarte { $card }. Nur die Karten 20 und 21 bringen
  zusätzliche Aktionspunkte, jede einmal pro Runde.
why-look-no-card =
  Auf deinem Lagertableau liegt { a-side } keine offene Karte 07. Nur mit ihr kannst du dir Schätze ansehen, einmal
  pro Runde.


## Legend: Plättchen

why-tile-not-yours =
  Plättchen { $tile } liegt nicht auf deinem Lagertableau. { $tiles ->
    [none] Du hast kein Plättchen zu legen.
   *[tiles] Du kannst legen: { $tiles }.
  }
why-tile-dotted =
  { $hex } ist ein gepunktetes Feld, und dorthin kommen nur die Plättchen der Karten 22 bis 24. Gedraftete Plättchen
  kommen auf die anderen Felder.
why-tile-majority =
  Dein Wert auf { $hex } ist { $value }, und ein Gegner hat { $rival }. Wo Figuren stehen, brauchst du mehr als
  jeder Gegner, um ein Plättchen zu legen.
why-card-tile-not-dotted =
  { $hex } ist kein gepunktetes Feld. Nur auf solche kann das Plättchen von { the-effect } gelegt werden.
why-card-tile-access =
  In Drehung { $rot } liegt kein Stein zwischen { $hex } und einem Plättchen daneben, also könnte niemand hinein.
  Versuche eine andere Drehung oder ein anderes Feld.


## Legend: Steinmarker und Anwerben

why-stone-no-border =
  { $fault ->
    [order] Nenne die Felder einer Grenze in alphabetischer Reihenfolge: { $to } { $from }.
   *[apart]
      { $from } und { $to } sind keine Nachbarfelder. Ein Steinmarker liegt zwischen zwei benachbarten Feldern.
  }
why-stone-none-left =
  Beide Steinmarker liegen schon auf dem Spielplan, auf { $stones }. Du kannst stattdessen einen davon versetzen.
why-stone-supply-first =
  { $supply ->
    [one] { $supply } Steinmarker liegt noch nicht auf dem Spielplan. Lege ihn, bevor du den anderen versetzt.
   *[other] { $supply } Steinmarker liegen noch nicht auf dem Spielplan. Lege sie, bevor du einen versetzt.
  }
why-stone-not-there = Auf { $border } liegt kein Steinmarker. Sie liegen auf { $stones }.
why-stone-same-border = Der Steinmarker liegt schon auf { $border }. Wähle eine andere Grenze.
why-recruit-none =
  { $who ->
    [leader] Du hast keinen Expeditionsleiter mehr, der noch nicht verfügbar ist.
   *[explorer] Du hast keine Forscher mehr, die noch nicht verfügbar sind.
  }


## Legend: Schätze tauschen

why-exchange-mine = Du willst von der Sorte { kind-given } { $given } geben, hast aber { $mine }.
why-exchange-theirs =
  Du willst von der Sorte { kind-taken } { $copies } nehmen, aber wer auf Platz { $seat } sitzt, hat { $theirs }.
why-exchange-taken =
  Von der Sorte { kind-taken } hast du { $mine_taken }, und wer auf Platz { $seat } sitzt, hat { $theirs }. Du kannst
  nur eine Sorte nehmen, von der du mindestens ebenso viele hast.
why-exchange-given =
  Von der Sorte { kind-given } hast du { $mine }, und wer auf Platz { $seat } sitzt, hat { $theirs_given }. Um sie bei
  diesem Tausch zu geben, brauchst du mindestens { $least }.
why-exchange-pair-order = Zwei Sorten werden in einer festen Reihenfolge genannt. Schreibe { $pair }.


## Legend: Fähigkeiten

why-power-used = Du hast schon eine Fähigkeit genutzt. Jeder darf in der ganzen Partie eine nutzen.
why-power-not-yours =
  { $powers ->
    [none] Diese Partie wird ohne Fähigkeiten gespielt.
   *[powers] Fähigkeit { $power } ist nicht auf deinem Plättchen. Zur Wahl stehen: { $powers }.
  }
why-power-not-now =
  { $power ->
    [p18]
      Fähigkeit { $power } nimmt die Karte zurück, die du gerade gespielt hast. Nutze sie nach der Karte und vor dem
      Ende des Zuges.
    [p23] Fähigkeit { $power } hilft dir bei deiner nächsten Wertung, und nach dieser gibt es keine weitere.
   *[other]
      Fähigkeit { $power } wirkt nur, während du Aktionspunkte ausgibst, mit deinem AP-Marker oder vor einer Wertung.
  }
why-power-no-use = Fähigkeit { $power } hat jetzt keine Wirkung. Du behältst sie für später.


## Legend: Schritte einer Karte oder Fähigkeit

why-step-other = Du bist mitten in { the-effect }. Der nächste Schritt sieht so aus: { $form }
why-step-done-early = Du kannst { the-effect } noch nicht beenden. Der nächste Schritt sieht so aus: { $form }
why-step-site =
  { $ground ->
    [ruins]
      { $terrain ->
        [ruins] In der Ruine auf { $hex } ist kein Schatz mehr. Wähle eine, die noch welche hat.
       *[other] Auf { $hex } ist { a-terrain }. Wähle eine Ruine, die noch Schätze hat.
      }
    [temple] Auf { $hex } ist { a-terrain }. Wähle einen Tempel.
    [water] Auf { $hex } ist { a-terrain }. Wähle einen See oder einen Vulkan.
   *[camp] { $hex } ist weder das Basislager noch eins deiner Lager.
  }
why-step-same-hex = Du hast { the-effect } auf { $fixed } begonnen. Auch die weiteren Schritte müssen dort sein.
why-step-same-temple =
  Mit { the-effect } hast du auf { $hex } schon eine Stufe freigelegt. Jede Stufe braucht einen anderen Tempel.
why-step-reserve =
  { $effect ->
    [p06] Fähigkeit { $effect } bringt nur einen Expeditionsleiter, der noch nicht verfügbar ist.
   *[other]
      { $who ->
        [leader] Du hast keinen Expeditionsleiter mehr in deinem verfügbaren Vorrat.
       *[explorer] Du hast keine Forscher mehr in deinem verfügbaren Vorrat.
      }
  }
why-step-explorers-only = Für { the-effect } kannst du nur Forscher wählen, keine Expeditionsleiter.
why-step-pieces =
  { $worked ->
    [0] Du hast keine Figur auf { $hex }. Für { the-effect } muss dort eine stehen.
   *[other]
      { $pieces ->
        [one] Deine einzige Figur auf { $hex } war schon im Einsatz. Jeder Schritt dort braucht eine andere.
       *[other]
          Alle deine { $pieces } Figuren auf { $hex } waren schon im Einsatz. Jeder Schritt dort braucht eine andere.
      }
  }
why-step-camp-reserve = Du hast noch ein Lager im Vorrat. Erst wenn beide stehen, kannst du eins versetzen.
why-step-camp-not-yours = Auf { $from } steht kein Lager von dir. Deine stehen auf { $camps }.
why-step-order =
  { $tokens ->
    [one] Nenne genau den einen Schatz auf { $fixed }.
   *[other] Nenne genau die { $tokens } Schätze auf { $fixed } der Reihe nach, den obersten zuerst.
  }
why-step-recruited = Mit { the-effect } hast du schon { a-piece } angeworben. Von jeder Art kannst du einen anwerben.
why-step-shift =
  { $fault ->
    [same] { $from } und { $to } müssen zwei verschiedene Felder sein.
    [begun]
      Mit { the-effect } hast du begonnen, Figuren von { $fixed } nach { $goal } zu versetzen. Alle anderen gehen
      denselben Weg.
   *[apart] { $to } ist kein Nachbarfeld von { $from }. Mit { the-effect } gehen Figuren auf ein Nachbarfeld.
  }
why-step-rotation =
  { $tile ->
    [none] Auf { $hex } liegt kein Plättchen, das du drehen könntest.
   *[other]
      { $rotations ->
        [1] Plättchen { $tile } auf { $hex } sieht in jeder Drehung gleich aus.
       *[other]
          Plättchen { $tile } auf { $hex } liegt schon in Drehung { $rotation }. Wähle eine andere, von 0 bis { $highest }.
      }
  }
why-step-collection =
  Du hast keinen Schatz der Sorte { kind-found }. Wähle eine Sorte, von der du mindestens einen hast.
