import type { Translation } from "../translation.ts";

/** Die Führungen. */
export const tours: Translation = {
  tours: {
    commands: {
      tours: {
        label: "Führungen",
        help: "Acht Lektionen und sieben kurze Führungen durch das, was es zu sehen und zu lernen gibt.",
      },
    },
    title: "Führungen",
    all: "Lektionen und Führungen",
    choose: "Jede dauert etwa eine Minute und lässt sich jederzeit beenden.",
    next: "Weiter",
    back: "Zurück",
    end: "Führung beenden",
    loading: "Führungen werden geladen",
    progress: (at: number, of: number) => `${at} von ${of}`,
  },
  kiosk: {
    title: "Kiosk",
    hold: { label: "Hier bleiben", help: "Bleibt dabei, bis man noch einmal drückt." },
    next: { label: "Weiter", help: "Geht jetzt weiter." },
    leave: { label: "Ganze Seite", help: "Beendet den Kiosk: Alle Bedienung ist da." },
  },
  worksheet: {
    title: "Arbeitsblatt",
    help: "Finden Sie die Antworten im Lauf, wie er jetzt ist, die meisten unter „Genauigkeit“; sie werden mit dem verglichen, was in diesem Augenblick gemessen wird.",
    questions: {
      interactions: "Wie viele Wechselwirkungen mit Körpern und Zellen zusammen hat ein Körper für eine Kraft?",
      forces: "Wie groß ist der Kraftfehler des typischen Körpers (Median), als Anteil der Kraft?",
      virial: "Wie groß ist die kinetische Energie gegenüber der potentiellen, K / |W|?",
      energy: "Um welchen Anteil hat sich die Energie seit dem Beginn geändert?",
    },
    check: "Prüfen",
    right: (measured: string) => `Richtig: Gemessen wird jetzt ${measured}.`,
    wrong: (measured: string) => `Noch nicht: Gemessen wird jetzt ${measured}.`,
    noNumber: "Tippen Sie eine Zahl, etwa 250 oder 0,003 oder 2e-5.",
    notYet: "Das ist noch nicht gemessen: Lassen Sie den Lauf weitergehen, mit geöffneter „Genauigkeit“.",
  },
  stops: {
    theta: {
      title: "Was der Öffnungswinkel bewirkt",
      stops: [
        "Um die Kraft auf einen Stern zu berechnen, gelten ferne Gruppen von Sternen als einer. Der Öffnungswinkel legt fest, wie groß eine solche Gruppe erscheinen darf.",
        "Jetzt ist er weit: Wenige Gruppen werden geöffnet, die Schritte sind schnell, und der Kraftfehler unter „Genauigkeit“ wächst auf mehr als das Zehnfache.",
        "Jetzt ist er eng: fast exakt, aber jeder Körper braucht viel mehr Wechselwirkungen.",
        "Für den Alltag liegt man dazwischen: Fehler unter einem Prozent zu geringen Kosten.",
      ],
    },
    softening: {
      title: "Warum die Schwerkraft geglättet wird",
      stops: [
        "Jeder Körper steht hier für viele tausend Sterne. Zwei solche Körper dürfen einander nicht wegschleudern wie zwei Sterne, darum ist die Schwerkraft auf kurze Entfernung abgeschwächt.",
        "Ohne Glättung erhalten enge Paare heftige Stöße. Sehen Sie zu, wie der Energiefehler unter „Genauigkeit“ steigt.",
        "Mit viel zu viel Glättung hält der Kern schlechter zusammen und quillt auf: Es ist nicht mehr die Galaxie, mit der wir begannen.",
        "Der Standardwert ist ein Mittelweg.",
      ],
    },
    prograde: {
      title: "Mitläufige und gegenläufige Vorbeiflüge",
      stops: [
        "Dreht sich eine Scheibe so herum, wie ihr Besucher vorbeifliegt, bleibt sein Zug im Takt mit den Sternen der nahen Seite und zieht lange Schweife heraus. Das sind die Antennen.",
        "Dieselben zwei Galaxien auf derselben Bahn, umgedreht: Nun drehen sich die Scheiben gegen den Vorbeiflug. Der Zug trifft jeden Stern nur kurz, und kaum ein Schweif wächst.",
        "Auch die Mäuse drehen sich mit ihrem Vorbeiflug. Sie sind etwas weiter, und einen ihrer Schweife sieht man von der Kante, darum wirkt er gerade.",
        "Ein Besucher, der mitten durch das Zentrum fällt, macht einen Ring statt Schweifen: das Wagenrad.",
      ],
    },
    remnant: {
      title: "Wo die Sterne am Ende sind",
      stops: [
        "Zwei Galaxien, zwei Farben. Sehen Sie ihren ersten Vorbeiflug und wie sie wieder zusammenfallen.",
        "Nach dem Potential gefärbt: Körper, die vorher tief innen waren, bleiben es meist. Verschmelzungen mischen weniger, als es scheint.",
        "Viele kleine Verschmelzungen bauen einen größeren Überrest als eine große mit derselben Masse.",
      ],
    },
    growth: {
      title: "Warum viele kleine Verschmelzungen große Galaxien machen",
      stops: [
        "Zwei gleiche elliptische Galaxien fallen zusammen. Das Diagramm zeigt den Radius, in dem die Hälfte der verschmolzenen Sterne liegt: Werden die beiden eine, ist er zwei- bis dreimal so groß, bei nur doppelter Masse.",
        "Dieselbe Masse in zehn kleinen Galaxien. Jede, die verschluckt wird, hebt den Radius um eine Stufe, und am Ende ist er mehr als dreimal so groß wie nach der Verschmelzung zweier gleicher. Eine Galaxie, die nur hindurchfliegt, zählt nicht.",
        "Warum? Die kleinen werden weit außen zerrissen und lassen ihre Sterne dort: in der Mitte kaum welche, außen die meisten. Zwei gleiche Galaxien mischen sich gleichmäßig.",
        "Die Mitte bleibt, wie sie war, oder etwas weniger dicht: Die Kreisgeschwindigkeiten steigen dort nicht wie nach der Verschmelzung zweier gleicher. So könnten die kompakten Galaxien des frühen Universums zu den großen elliptischen von heute gewachsen sein.",
      ],
    },
    discs: {
      title: "Spiralen und Balken",
      stops: [
        "Eine Scheibe von Sternen für sich allein: Kleine Klumpen werden zu nachlaufenden Armen aufgewickelt, die kommen und gehen.",
        "Nach der Geschwindigkeit gefärbt: Die inneren Teile laufen viel öfter um als die äußeren.",
        "Lassen Sie sie laufen. Mit weniger Körpern erscheinen die Arme früher: Das Rauschen der einzelnen Körper stößt sie an.",
      ],
    },
    energy: {
      title: "Warum die Energie driftet",
      stops: [
        "In der Natur ändert sich die Energie eines solchen Systems nie. Hier geht die Zeit in Schritten voran, und jeder hinterlässt einen kleinen Fehler.",
        "Mit achtmal so langen Schritten werden schnelle Bahnen in den Kernen abgeschnitten, und der Fehler springt.",
        "Der Leapfrog, der die Körper bewegt, kann rückwärts laufen. Die Zeit ist nun umgekehrt; mit kurzen Schritten kehrt er fast zum Anfang zurück.",
        "Wieder vorwärts.",
      ],
    },
  },
};
