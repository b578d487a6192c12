import type { Translation } from "../translation.ts";

/** Die Lektionen. */
export const lessons: Translation = {
  lessons: {
    list: "Lektionen",
    choose:
      "Jede dauert 20 bis 45 Minuten. Ihre Antworten bleiben, solange diese Seite offen ist; sichern Sie sie am Ende als Tabelle.",
    keep: "Antwort festhalten",
    right: (measured: string) => `Festgehalten, und richtig: Gemessen wird jetzt ${measured}.`,
    wrong: (measured: string) => `Festgehalten. Gemessen wird jetzt ${measured}: Sehen Sie noch einmal nach?`,
    kept: "Festgehalten.",
    notYet: "Festgehalten. Das ist noch nicht gemessen: Lassen Sie den Lauf weitergehen.",
    reached: (what: string) => `Erreicht: ${what}.`,
    waits: (what: string) => `Als Nächstes: ${what}.`,
    csv: { label: "Antworten sichern", help: "Sichert alle Antworten dieser Lektion als Tabelle (CSV)." },
    print: { label: "Blatt drucken", help: "Druckt alle Seiten und Fragen, mit Platz für Antworten." },
    solutions: { label: "Lösungen drucken", help: "Druckt alle Seiten mit Lösungen, für Lehrkräfte." },
    link: {
      label: "Link für die Klasse kopieren",
      help: "Ein Link zu dieser Seite der Lektion, mit dem Lauf, wie er jetzt ist.",
    },
    fix: {
      label: "Einstellungen festlegen",
      help: "Wer den Link öffnet, kann Öffnungswinkel, Glättung, Zeitschritt und Löser nicht ändern.",
    },
    copied: "Der Link ist in der Zwischenablage.",
    end: "Lektion beenden",
    teachers: "Für Lehrkräfte",
    columns: {
      page: "Seite",
      question: "Frage",
      answer: "Antwort",
      measured: "gemessen",
      right: "richtig",
      yes: "ja",
      no: "nein",
    },
    name: "Name",
    solution: "Lösung",
    halo: {
      title: "Was ein Halo mit einer Rotationskurve macht",
      pages: [
        "Eine Galaxie wie unsere dreht sich vor Ihnen, und das Diagramm zeigt die Geschwindigkeit von Kreisbahnen bei jedem Radius: die Rotationskurve. Die Geschwindigkeit verrät die Masse darin: M = v² r / G.",
        "Lesen Sie die Kurve bei einem Radius von 20 kpc ab, weit außerhalb der meisten Sterne.",
        "Nun nur, was leuchtet. Das Diagramm zeigt die Masse innerhalb jedes Radius, Teil für Teil. Nehmen Sie Scheibe und Bulge innerhalb von 20 kpc, zählen Sie sie zusammen, und rechnen Sie aus, welche Geschwindigkeit sie allein ergäben: v = √(G M / r), mit G = 4,30 × 10⁻⁶ kpc (km/s)² je Sonnenmasse.",
        "Vergleichen Sie beide Geschwindigkeiten. Was hält die äußeren Sterne auf ihren Bahnen?",
      ],
      until: "das Diagramm hat seine erste Kurve",
      speed: {
        ask: "Wie schnell ist eine Kreisbahn bei 20 kpc, in km/s?",
        solution: "Etwa 230 km/s: Die Kurve ist fast flach.",
      },
      shining: {
        ask: "Wie schnell wäre sie, wenn nur die Sterne anzögen, in km/s?",
        solution: "Etwa 100 km/s: Scheibe und Bulge haben innerhalb von 20 kpc rund 5 × 10¹⁰ Sonnenmassen.",
      },
      why: {
        ask: "Was fehlt, und wie viel davon liegt innerhalb von 20 kpc?",
        solution:
          "Ein dunkler Halo. Die Masse geht mit dem Quadrat der Geschwindigkeit, also leuchten etwa vier Fünftel aller Masse innerhalb von 20 kpc nicht.",
      },
    },
    tails: {
      title: "Schweife und Drehsinn",
      pages: [
        "Die Antennen: Zwei Scheiben begegnen sich, und jede dreht sich so herum, wie die andere vorbeifliegt. Das Diagramm zeigt ihren Abstand. Lassen Sie sie aneinander vorbeifliegen.",
        "Der tiefste Punkt der Kurve ist ihr erster Vorbeiflug.",
        "Dieselben zwei Galaxien auf derselben Bahn, aber umgedreht: Nun drehen sich beide Scheiben gegen den Vorbeiflug. Lassen Sie sie noch einmal vorbeifliegen.",
        "Der Zug des Besuchers bleibt nur dort im Takt mit den Sternen der nahen Seite, wo sich die Scheibe im selben Sinn dreht.",
      ],
      until: "der erste Vorbeiflug ist vorüber",
      when: {
        ask: "Zu welcher Zeit flogen sie zuerst aneinander vorbei (wie das Diagramm sie zählt)?",
        solution: "Am tiefsten Punkt der Kurve, nach etwa 260 Myr.",
      },
      compare: {
        ask: "Vergleichen Sie die Schweife beider Läufe: Welche sind länger, und warum?",
        solution:
          "Die des ersten Laufs. Sterne, die mit dem Besucher mitlaufen, werden länger und in einer Richtung gezogen (Resonanz); gegen ihn wechselt der Zug ständig und hebt sich meist auf.",
      },
    },
    merger: {
      title: "Wie lange eine Verschmelzung dauert",
      pages: [
        "Zwei gleiche elliptische Galaxien, jede in einem dunklen Halo, fallen zusammen. Das Diagramm zeigt den Abstand ihrer Mitten. Warten Sie auf den ersten Vorbeiflug.",
        "Sie trennen sich wieder, aber nicht so weit: Ihre Halos haben der Bahn Energie entzogen (dynamische Reibung). Warten Sie, bis sie eine sind.",
        "Dasselbe Paar auf einer weiteren Bahn, mit einem ersten Vorbeiflug bei 40 kpc. Warten Sie wieder.",
        "Je weiter außen sie aneinander vorbeifliegen, desto dünner sind die Halos, die sie bremsen.",
      ],
      passed: "der erste Vorbeiflug ist vorüber",
      merged: "die beiden sind eine",
      took: {
        ask: "Wie viel Zeit verging vom ersten Vorbeiflug bis zur Verschmelzung (wie das Diagramm sie zählt)?",
        solution: "Vom ersten tiefsten Punkt der Kurve bis dorthin, wo sie nahe null bleibt: rund 300 bis 350 Myr.",
      },
      wider: {
        ask: "Und wie viel auf der weiteren Bahn?",
        solution: "Etwa 1000 Myr, dreimal so viel: Die Reibung wächst mit der Dichte des Halos beim Vorbeiflug.",
      },
      why: {
        ask: "Was entzieht der Bahn Energie, und wohin geht sie?",
        solution:
          "Körper der Halos werden hinter jeder Galaxie zusammengezogen und bremsen sie. Die Energie geht in Bewegungen der Körper von Halo und Sternen: Beide Galaxien blähen sich auf.",
      },
    },
    growth: {
      title: "Warum kleine Verschmelzungen große Galaxien machen",
      pages: [
        "Zwei gleiche Galaxien verschmelzen. Das Diagramm zeigt den Radius, in dem die Hälfte der verschmolzenen Sterne liegt. Lassen Sie sie eine werden.",
        "Lesen Sie ab, um wie viel dieser Radius seit dem Beginn gewachsen ist.",
        "Dieselbe Masse kommt in zehn kleinen Galaxien. Lassen Sie die meisten verschluckt werden.",
        "Vergleichen Sie beide Faktoren. Kleine Galaxien werden weit außen zerrissen und lassen ihre Sterne dort.",
      ],
      passed: "der Radius hat begonnen zu wachsen",
      equal: {
        ask: "Um welchen Faktor ist der Radius gewachsen?",
        solution: "Um 2 bis 3, bei doppelter Masse; um fast 3, wo es wenige Körper sind.",
      },
      small: {
        ask: "Um welchen Faktor ist er jetzt gewachsen?",
        solution:
          "Um etwa 3 nach 700 Myr, um 6 und mehr, wenn die meisten verschluckt sind (1400 Myr), bei derselben Masse: Jede kleine Galaxie hebt ihn um eine Stufe.",
      },
      why: {
        ask: "Warum macht dieselbe Masse eine größere Galaxie, wenn sie in kleinen Stücken kommt?",
        solution:
          "Lose gebundene Galaxien werden weit außen zerrissen, also bleiben ihre Sterne dort, und die Mitte bleibt, wie sie war. Zwei gleiche Galaxien mischen sich gleichmäßig bis in die Mitte.",
      },
    },
    starburst: {
      title: "Ein Ausbruch von Sternentstehung",
      pages: [
        "Die Antennen mit Gas: ein Fünftel jeder Scheibe. Das Diagramm zeigt, wie viele Sterne entstehen. Lassen Sie die Galaxien zum ersten Mal aneinander vorbeiziehen.",
        "Bisher hat jede Scheibe Sterne aus ihrem eigenen Gas gebildet, immer weniger, weil es verbraucht wird.",
        "Sie entfernen sich, fallen zurück und treffen sich wieder. Warten Sie, bis sie eins sind und der Gipfel der Kurve hinter ihnen liegt.",
        "So viele neue Sterne verbrauchen das Gas. Warten Sie, bis nur noch halb so viele entstehen wie vor dem ersten Vorbeizug. Die Scheiben begannen mit 1,9 × 10¹⁰ Sonnenmassen Gas: Zählen Sie die Fläche unter der Kurve zusammen.",
        "Das Diagramm zeigt jetzt Gas und Sterne nach dem Abstand vom Zentrum. Sehen Sie nach, wo die neuen Sterne sind.",
      ],
      passed: "der erste Vorbeizug liegt hinter uns",
      peaked: "der Gipfel liegt hinter uns",
      over: "es entstehen weniger als halb so viele Sterne wie vorher",
      before: {
        ask: "Wie viele Sonnenmassen Sterne entstanden bis zum ersten Vorbeizug im Mittel in einem Jahr?",
        solution: "Etwa 15, von 18 auf 13 fallend.",
      },
      peak: {
        ask: "Wie viele Sonnenmassen Sterne entstanden auf dem Gipfel in einem Jahr?",
        solution:
          "30 bis 55, zwei- bis viermal so viele wie vorher, etwa 620 Myr nach dem Beginn: wenn sich die Zentren treffen.",
      },
      used: {
        ask: "Welcher Teil des Gases ist bis jetzt zu Sternen geworden, in Prozent?",
        solution: "Etwas weniger als zwei Drittel: 60 bis 65 %.",
      },
      why: {
        ask: "Warum entstehen so viele Sterne, wenn sich die Zentren treffen, und nicht beim ersten Vorbeizug?",
        solution:
          "Beim ersten Vorbeizug bleiben die Scheiben etwa 10 kpc voneinander entfernt. Er verformt sie, und dann bremsen die Sterne, die voraus oder hinterher laufen, das Gas. Gas verliert auch Energie in Stößen, Sterne nicht. So sinkt es zur Mitte und wird dort zusammengeworfen, wenn sich die Zentren treffen. Bei doppelter Dichte entstehen fast dreimal so viele Sterne, vier Fünftel des Ausbruchs also im innersten kpc.",
      },
    },
    collision: {
      title: "Einen Zusammenstoß lösen",
      pages: [
        "Ein Foto zeigt einen Augenblick eines Zusammenstoßes, der Hunderte Millionen Jahre dauert. Was war davor? Neben Ihnen läuft eine solche Geschichte, eine ausgedachte. Wählen Sie nun ein Paar unter „Oder eine veröffentlichte Anpassung“ (Arp 240 ist gut für den Anfang), oder ein eigenes Foto.",
        "Drücken Sie „Begegnungen suchen“. Jedes kleine Bild ist ein Zusammenstoß, den der Computer ausprobiert: Beide Galaxien gehen auf ihrer Bahn zurück, dann mit ihren Sternen wieder vorwärts. Die Zahl sagt, wie sehr er dem Foto ähnelt (1: gleich). Die Suche behält die besten und probiert ähnliche aus.",
        "Ihr Auge sieht mehr als eine Zahl. Suchen Sie ein kleines Bild, dessen Schweife auf den richtigen Seiten liegen, und klicken Sie darauf: Die nächsten ähneln ihm. Tun Sie das einige Male.",
        "Beenden Sie die Suche. „Was gefunden wurde“ sagt, wann die beiden sich am nächsten waren, wie nahe, und wie sich ihre Massen vergleichen. In Klammern steht, wie weit die Zahlen aller Modelle reichen, die etwa so gut aussehen.",
        "Drücken Sie „Die beste laufen lassen“: Nun ziehen alle Sterne und die dunklen Halos einander an. Der Lauf hält im Augenblick des Fotos an. Bewegen Sie „Foto über dem Himmel“, um zu vergleichen.",
        "Suchen Sie noch einmal, und beenden Sie es nach einer Weile: Die Suche beginnt mit anderen Zufallszahlen. Vergleichen Sie beide Spalten von „Was gefunden wurde“, und die zwei Farben des Diagramms darunter.",
      ],
      chosen: "ein Paar ist gewählt",
      searched: "die Suche hat 500 Modelle ausprobiert",
      voted: "Sie haben auf ein Modell geklickt",
      found: "die Suche ist zu Ende, und etwas ist gefunden",
      there: "der Lauf ist beim Foto angekommen",
      twice: "zwei Suchen stehen nebeneinander",
      look: {
        ask: "Was sehen Sie: wie viele Schweife, gibt es eine Brücke, und welche Galaxie erscheint größer?",
        solution:
          "Bei Arp 240: zwei etwa gleich große Spiralen, eine Brücke zwischen ihnen und ein Schweif auf der Außenseite von jeder.",
      },
      score: {
        ask: "Wie gut ist jetzt das beste Modell?",
        solution: "Die Wertung des ersten kleinen Bildes: bei Arp 240 etwa 0,75 nach 500 Modellen und 0,85 nach 2500.",
      },
      why: {
        ask: "Warum haben Sie dieses Modell gewählt? Was hat die Wertung nicht gesehen?",
        solution:
          "Zum Beispiel, weil ein Schweif auf der richtigen Seite liegt oder so lang ist wie auf dem Foto. Die Wertung vergleicht das Licht Pixel für Pixel: Ein richtiger Schweif an etwas falscher Stelle zählt nichts, und sie kennt weder Farben noch Geschwindigkeiten.",
      },
      when: {
        ask: "Vor wie vielen Millionen Jahren waren sie sich nach dem besten Modell am nächsten?",
        solution:
          "Die erste Zahl der Tabelle; sehen Sie auch auf die Klammern. Nach der veröffentlichten Anpassung von Arp 240 war es vor rund 210 Millionen Jahren; kurze Suchen haben alles von 40 bis 900 gesagt.",
      },
      compare: {
        ask: "Was stimmt mit dem Foto überein, und was nicht?",
        solution:
          "Meist stimmen die Orte der Schweife. Lebende Halos bremsen einander mehr als die starren Galaxien der Suche, also können Abstand, Zeit und die Enden der Schweife abweichen.",
      },
      sure: {
        ask: "Worin stimmen beide Suchen überein, und warum kann ein Foto nicht alle Zahlen verraten?",
        solution:
          "Formen verraten, wie nahe die beiden aneinander vorbeikamen, verglichen mit ihrer Größe, und wie herum sich die Scheiben drehen. Die vierfache Masse bei doppelter Geschwindigkeit sieht in der halben Zeit gleich aus, und davor oder dahinter ist nicht zu sehen: Dafür muss man Geschwindigkeiten messen.",
      },
    },
    bars: {
      title: "Balken",
      pages: [
        "Eine dünne Scheibe ohne Halo, in der sich Sterne fast auf Kreisbahnen bewegen (Toomres Q ist 1). Von oben gesehen ist sie rund. Das Diagramm zeigt ihre Achsenverhältnisse. Lassen Sie sie einige Male umlaufen.",
        "In der Mitte bildet sich etwas Längliches, das sich als Ganzes dreht: ein Balken. Lesen Sie b / a ab, die kurze Achse gegen die lange.",
        "Dieselbe Scheibe in einem dunklen Halo mit ihrer zwölffachen Masse. Lassen Sie sie ebenso lange umlaufen.",
        "Eine Scheibe, die sich selbst zusammenhält, macht einen Balken; eine, die ein Halo hält, kaum.",
      ],
      turned: "die Scheibe hat sich eine Weile gedreht",
      light: {
        ask: "Wie klein ist b / a ohne Halo?",
        solution: "Etwa 0,7, in der Mitte noch weniger: ein Balken.",
      },
      heavy: {
        ask: "Wie klein ist b / a im Halo?",
        solution: "0,9 und mehr: Die Scheibe bleibt fast rund.",
      },
      why: {
        ask: "Warum hält ein Halo eine Scheibe davon ab, einen Balken zu bilden?",
        solution:
          "Der größte Teil des Zugs kommt dann vom Halo, der rund ist und der Dichte der Scheibe nicht folgt: Ein Balken, der entsteht, zieht zu schwach, um zu wachsen.",
      },
    },
    cost: {
      title: "Was ein Öffnungswinkel kostet",
      pages: [
        "Um die Kraft auf einen Körper zu berechnen, gelten ferne Gruppen von Körpern als einer. Der Öffnungswinkel sagt, wie groß eine Gruppe erscheinen darf. Er ist jetzt 1,2: siehe „Genauigkeit“.",
        "Jetzt ist er 0,3: fast exakt.",
        "Sehen Sie auch den Kraftfehler an, und gehen Sie zum Vergleich eine Seite zurück.",
        "Für den Alltag liegt man zwischen beiden. Vergleichen Sie Arbeit und Fehler.",
      ],
      wide: {
        ask: "Bei 1,2: Wie viele Wechselwirkungen braucht eine Kraft?",
        solution: "Etwa 400, Körper und Zellen zusammen.",
      },
      narrow: {
        ask: "Bei 0,3: Wie viele Wechselwirkungen braucht eine Kraft?",
        solution: "Zwischen 4000 und 5000, mehr als zehnmal so viele.",
      },
      error: {
        ask: "Wie groß ist jetzt der Kraftfehler des typischen Körpers (Median), als Anteil der Kraft?",
        solution: "Ein bis zwei Hunderttausendstel; bei 1,2 war er ein Tausendstel.",
      },
      why: {
        ask: "Zehnmal so genau: Wie viel mehr Arbeit kostet das?",
        solution:
          "Etwa das Dreifache: Von 1,2 bis 0,3 fällt der Fehler auf rund ein Hundertstel, und die Arbeit wächst auf das Zehnfache, bis die Rundung von Zahlen mit 32 Bit ein Ende setzt.",
      },
    },
  },
};
