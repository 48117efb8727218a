### Die Aktionskarten von Legend und die Fähigkeiten der Museumsdirektoren. Titel sind für Listen und Protokolle.


## Aktionskarten. Welche Schätze eine Karte 01-x nimmt, ist eine Option des Tisches.

card-01-1 = Nimm zwei blaue Schätze: { $kinds }.
  .title = blaue Schätze { $kinds }
card-01-2 = Nimm zwei blaue Schätze: { $kinds }.
  .title = blaue Schätze { $kinds }
card-01-3 = Nimm zwei blaue Schätze: { $kinds }.
  .title = blaue Schätze { $kinds }
card-01-4 = Nimm zwei blaue Schätze: { $kinds }.
  .title = blaue Schätze { $kinds }
card-01-5 = Nimm zwei blaue Schätze: { $kinds }.
  .title = blaue Schätze { $kinds }
card-01-6 = Nimm zwei blaue Schätze: { $kinds }.
  .title = blaue Schätze { $kinds }
card-01-7 = Nimm zwei blaue Schätze: { $kinds }.
  .title = blaue Schätze { $kinds }
card-01-8 = Nimm zwei blaue Schätze: { $kinds }.
  .title = blaue Schätze { $kinds }
card-02 = Stelle bis zu 2 Forscher aus deinem Vorrat auf eine Ruine, die noch Schätze hat.
  .title = 2 Forscher zu einer Ruine
card-03 = Stelle bis zu 3 Forscher aus deinem Vorrat auf eine Ruine, die noch Schätze hat.
  .title = 3 Forscher zu einer Ruine
card-04 = Nimm den obersten Schatz einer Ruine, auf der du eine Figur hast.
  .title = 1 Schatz
card-05 = Nimm aus Ruinen bis zu 2-mal den obersten Schatz, jeden mit einer anderen deiner Figuren dort.
  .title = 2 Schätze
card-06 =
  Nimm aus Ruinen bis zu 3-mal den obersten Schatz, jeden mit einer anderen deiner Figuren dort. Alle dürfen aus
  derselben Ruine sein.
  .title = 3 Schätze
card-07 = Sieh dir einmal pro Runde den obersten Schatz jedes Stapels auf dem Spielplan an. Das kostet keinen Zug.
  .title = Schätze ansehen
card-08 =
  Stelle 1 Forscher aus deinem Vorrat auf eine Ruine mit Schätzen, sieh den Stapel durch, ordne ihn beliebig und
  nimm den obersten Schatz.
  .title = Forscher und ein gewählter Schatz
card-09 = Stelle bis zu 2 Forscher aus deinem Vorrat auf einen oder zwei Tempel.
  .title = 2 Forscher zu Tempeln
card-10 = Lege bis zu 2 Stufen eines unbewachten Tempels frei, jede mit einer anderen deiner Figuren dort.
  .title = 2 Stufen
card-11 = Lege bei bis zu 3 unbewachten Tempeln, auf denen du eine Figur hast, je eine Stufe frei.
  .title = 3 Stufen an verschiedenen Tempeln
card-12 =
  Errichte ein Lager, oder versetze eins, wenn beide stehen, und zwar dort, wo niemand steht oder du die Mehrheit
  hast.
  .title = Lager
card-13 = Wie Karte 12; dazu darfst du 1 Figur aus deinem Vorrat in dieses Lager stellen.
  .title = Lager und 1 Figur
card-14 = Wie Karte 12; dazu darfst du bis zu 2 Figuren aus deinem Vorrat in dieses Lager stellen.
  .title = Lager und 2 Figuren
card-15 = Mache bis zu 4 Forscher verfügbar.
  .title = 4 Forscher verfügbar
card-16 = Mache 1 Expeditionsleiter, 1 Forscher oder beide verfügbar.
  .title = Expeditionsleiter und Forscher verfügbar
card-17 = Versetze beliebig viele deiner Figuren von einem Feld auf ein beliebiges anderes.
  .title = Figuren auf ein beliebiges Feld
card-18 = Gib bis zu 5 Punkte für Schritte und Verlegungen deiner Figuren aus.
  .title = 5 Bewegungspunkte
card-19 = Lege einen Steinmarker, oder versetze einen, wenn beide auf dem Spielplan liegen.
  .title = Steinmarker
card-20 = 1 Aktionspunkt mehr, wenn du deinen AP-Marker aktivierst, einmal pro Runde.
  .title = 1 Aktionspunkt mehr
card-21 = 2 Aktionspunkte mehr, wenn du deinen AP-Marker aktivierst, einmal pro Runde.
  .title = 2 Aktionspunkte mehr
card-22-1 = Lege das Tempelplättchen 22-1 auf ein leeres gepunktetes Feld, das ein Stein mit einem Plättchen verbindet.
  .title = Tempel am Rand
card-22-2 = Lege das Tempelplättchen 22-2 auf ein leeres gepunktetes Feld, das ein Stein mit einem Plättchen verbindet.
  .title = Tempel am Rand
card-22-3 = Lege das Tempelplättchen 22-3 auf ein leeres gepunktetes Feld, das ein Stein mit einem Plättchen verbindet.
  .title = Tempel am Rand
card-22-4 = Lege das Tempelplättchen 22-4 auf ein leeres gepunktetes Feld, das ein Stein mit einem Plättchen verbindet.
  .title = Tempel am Rand
card-23 = Lege einen See auf ein leeres gepunktetes Feld, das ein Stein mit einem Plättchen verbindet.
  .title = See am Rand
card-24 =
  Lege einen Vulkan auf ein leeres gepunktetes Feld, das ein Stein mit einem Plättchen verbindet. Es gibt keine
  Wertung.
  .title = Vulkan am Rand


## Die Plättchen der Direktoren und ihre Fähigkeiten

power-tile-P1 = Landvermesser
power-p01 =
  4 Aktionspunkte mehr, während du die deines AP-Markers oder die einer Wertung ausgibst.
  .title = 4 Aktionspunkte mehr
power-p02 =
  Lege einen Steinmarker, oder versetze einen, wenn beide auf dem Spielplan liegen. Gib dann bis zu 2 Punkte für
  Schritte und Verlegungen aus.
  .title = Steinmarker und 2 Schritte
power-p03 = Drehe ein Plättchen auf dem Spielplan in eine andere Lage.
  .title = ein Plättchen drehen
power-tile-P2 = Ausgräber
power-p04 = Lege bis zu 2 Stufen eines unbewachten Tempels frei, jede mit einer anderen deiner Figuren dort.
  .title = 2 Stufen
power-p05 = Lege bei bis zu 2 unbewachten Tempeln, auf denen du eine Figur hast, je eine Stufe frei.
  .title = 2 Stufen an verschiedenen Tempeln
power-p06 =
  Stelle einen Expeditionsleiter, der noch nicht verfügbar ist, direkt ins Basislager oder in eins deiner Lager.
  .title = Expeditionsleiter in ein Lager
power-tile-P3 = Schatzsucher
power-p07 = Nimm aus Ruinen bis zu 2-mal den obersten Schatz, jeden mit einer anderen deiner Figuren dort.
  .title = 2 Schätze
power-p08 =
  Sieh die Schätze einer Ruine durch, auf der du eine Figur hast, ordne sie beliebig und nimm den obersten.
  .title = ein gewählter Schatz
power-p09 =
  Tausche einen deiner Schätze gegen einen eines Gegners, ohne Aktionspunkte und egal, wie viele ihr jeweils habt.
  .title = freier Tausch
power-tile-P4 = Quartiermeister
power-p10 = Mache bis zu 4 Forscher verfügbar.
  .title = 4 Forscher verfügbar
power-p11 = Stelle bis zu 4 Figuren aus deinem Vorrat ins Basislager oder in eins deiner Lager.
  .title = 4 Figuren in ein Lager
power-p12 =
  Errichte ein Lager, oder versetze eins, wenn beide stehen, und zwar dort, wo niemand steht oder du die Mehrheit
  hast.
  .title = Lager
power-tile-P5 = Pfadfinder
power-p13 = Gib bis zu 5 Punkte für Schritte und Verlegungen deiner Figuren aus.
  .title = 5 Bewegungspunkte
power-p14 = Versetze beliebig viele deiner Figuren von einem Feld auf ein Nachbarfeld, mit oder ohne Steine.
  .title = Figuren auf ein Nachbarfeld
power-p15 = Versetze eine deiner Figuren von ihrem Feld auf ein beliebiges anderes.
  .title = 1 Figur auf ein beliebiges Feld
power-tile-P6 = Kurator
power-p16 = Werte sofort eine deiner Sammlungen, für höchstens 10 Punkte.
  .title = eine Sammlung werten
power-p17 = Nimm eine der offenen Karten auf einen freien Platz links auf deinem Lagertableau.
  .title = offene Karte
power-p18 =
  Nimm die Karte, die du gerade gespielt hast, zurück auf einen freien Platz links auf deinem Lagertableau.
  .title = Karte zurück
power-tile-P7 = Tempelwächter
power-p19 =
  Stelle ohne Aktionspunkte einen Wächter auf. Die üblichen Bedingungen gelten, und mehr als zwei sind auch so
  nicht erlaubt.
  .title = Wächter umsonst
power-p20 =
  Wenn du mit den Aktionspunkten, die du gerade ausgibst, Wächter aufstellst, kehren deine anderen Figuren dort in
  deinen Vorrat zurück, statt aus dem Spiel auszuscheiden.
  .title = Wächter, andere Figuren kehren zurück
power-p21 = Stelle bis zu 2 Forscher aus deinem Vorrat auf einen oder zwei Tempel.
  .title = 2 Forscher zu Tempeln
power-tile-P8 = Vulkanologe
power-p22 = Stelle bis zu 2 Forscher aus deinem Vorrat auf einen See oder einen Vulkan.
  .title = 2 Forscher zu See oder Vulkan
power-p23 = Bei der nächsten Wertung hast du 13 Aktionspunkte statt 10.
  .title = 3 mehr bei der nächsten Wertung
power-p24 =
  Wähle ein Feld. Bei deiner nächsten Wertung gilt es als deins, wenn du dort am Gleichstand um die Spitze beteiligt
  bist.
  .title = Gleichstand auf einem Feld gewinnen
