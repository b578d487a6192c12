import type { Translation, Words } from "../translation.ts";
import { ownParameters, parameters } from "./parameters.ts";

const scenario = (title: string, help: string, lookFor?: string): Words => ({
  title,
  help,
  ...(lookFor !== undefined && { lookFor }),
});

const CALM = "Nichts sollte sich ändern: Körper schwirren durch die Mitte, doch das Profil bleibt, wie es ist.";

/** Titel und Beschreibungen der Szenarien. */
const titles: Words = {
  "plummer-merger": scenario(
    "Zwei Plummer-Kugeln verschmelzen",
    "Zwei Plummer-Kugeln mit beliebigem Massenverhältnis begegnen sich auf einer Keplerbahn und werden eins.",
    "Der erste Vorbeiflug wirft einen Fächer von Sternen hinaus; die Kerne schwingen zurück, umkreisen sich immer enger und hinterlassen einen runden Überrest.",
  ),
  antennae: scenario(
    "Die Antennen (NGC 4038/4039)",
    "Zwei gleiche Spiralgalaxien, beide um 60 Grad geneigt, nach Toomre und Toomre (1972).",
    "Nach dem ersten Vorbeiflug wachsen zwei lange, gebogene Schweife und kreuzen sich, während die Galaxien zurückfallen: die Fühler des Insekts.",
  ),
  "wet-antennae": scenario(
    "Antennen mit Gas",
    "Die Antennen mit Gas in ihren Scheiben, das abkühlt und zu Sternen wird (Springel und Hernquist 2003).",
    "Gas sammelt sich in der Mitte jeder Scheibe, und die meisten Sterne entstehen, wenn die Galaxien zusammentreffen. Im Stil «Wie Hubble» sind junge Sterne blau, auch in Knoten entlang der Schweife.",
  ),
  "wet-and-dry": scenario(
    "Antennen mit und ohne Gas",
    "Dieselbe Verschmelzung zweimal: mit Gas, das abkühlt und zu Sternen wird, und mit Körpern an seiner Stelle, die sich wie Sterne bewegen.",
    "Schweife und Bahnen sind fast dieselben. Aber nur Gas sinkt zur Mitte, und wenn die Zentren zusammentreffen, entstehen auf Seite A sehr viele Sterne.",
  ),
  mice: scenario(
    "Die Mäuse (NGC 4676)",
    "Zwei gleiche Spiralgalaxien, um 15 und 60 Grad geneigt, nach Toomre und Toomre (1972).",
    "Zwei Schweife: einer von der Kante gesehen als langer gerader Strich, der andere ein gebogener Fächer; eine Brücke verbindet die Galaxien.",
  ),
  m51: scenario(
    "Die Whirlpool-Galaxie (M51 und NGC 5195)",
    "Ein Begleiter mit einem Drittel der Masse fliegt an einer Spiralgalaxie vorbei, nach Toomre und Toomre (1972).",
    "Der nahe Arm reicht als Brücke zum Begleiter, die ferne Seite antwortet mit einem Schweif: eine Spirale mit zwei Armen.",
  ),
  cartwheel: scenario(
    "Das Wagenrad",
    "Eine kompakte Galaxie fällt entlang der Achse mitten durch eine Scheibe, nach Lynds und Toomre (1976).",
    "Die Scheibe zieht sich beim Durchgang zusammen, dann läuft ein Ring von Sternen nach außen, und ein zweiter folgt in ihm.",
  ),
  "milky-way-andromeda": scenario(
    "Die Milchstraße trifft Andromeda",
    "Unsere Galaxie und M31 auf einer fast radialen Bahn mit einem Perizentrum von 31 kpc (van der Marel u. a. 2012), kurz bevor sie sich berühren.",
    "Die Scheiben gehen durcheinander hindurch, werfen Schweife und eine Brücke aus, fallen zurück und verschmelzen zu einer elliptischen Galaxie.",
  ),
  "minor-merger": scenario(
    "Kleine Verschmelzung: Ein Begleiter wird zerrissen",
    "Eine kleine, lockere Galaxie fällt auf einer exzentrischen Bahn über die Pole einer Scheibengalaxie wie der Milchstraße.",
    "Jeder Vorbeiflug nimmt dem Begleiter Sterne; sie ziehen einen langen Strom um die Scheibe und häufen sich zu Schalen, wo sie umkehren.",
  ),
  shells: scenario(
    "Schalen um eine elliptische Galaxie",
    "Eine kleine, kalte Galaxie fällt fast gerade in eine elliptische und löst sich darin auf, wie es Quinn (1984) fand.",
    "Der Zwerg zerreißt beim ersten Durchgang; seine Sterne schwingen hin und her und ziehen scharfe Bögen, wo sie umkehren, mit der Zeit immer mehr.",
  ),
  "major-merger": scenario(
    "Große Verschmelzung zweier Ellipsen",
    "Zwei gleiche elliptische Galaxien mit dunklen Halos begegnen sich, nach Bédorf und Portegies Zwart (2013); probieren Sie Perizentren von 0 bis 100 kpc.",
    "Die Sterne schwingen aneinander vorbei, die dunklen Halos bremsen sie, und eine größere, rundere Galaxie bleibt; beim Perizentrum 0 wird sie am flachsten.",
  ),
  "minor-mergers": scenario(
    "Viele kleine Verschmelzungen",
    "Eine elliptische Galaxie verschluckt einen Schwarm kleiner mit derselben Gesamtmasse, nach Bédorf und Portegies Zwart (2013).",
    "Die kleinen Galaxien werden weit draußen zerrissen, so dass der Überrest viel größer wird als nach einer Verschmelzung zweier gleicher.",
  ),
  "compact-group": scenario(
    "Eine kompakte Galaxiengruppe",
    "Fünf verschieden schwere Spiralgalaxien, gebunden und eng beisammen wie die Gruppen von Hickson (1982).",
    "Brücken, Schweife und eine erste Verschmelzung in wenigen hundert Millionen Jahren; am Ende eine Galaxie in einem gemeinsamen Halo.",
  ),
  "galaxy-zoo": scenario(
    "Ein Paar aus Galaxy Zoo: Mergers",
    "Eines von 62 Paaren, deren Begegnung die Freiwilligen von Galaxy Zoo: Mergers bestimmt haben (Holincheck u. a. 2016), mit lebenden Galaxien.",
    "Gesehen wie am Himmel: die Schweife und Brücken, nach denen die Freiwilligen die Begegnung bestimmt haben; das Bild des Paars zeigt sie {time} nach dem Start.",
  ),
  "fitted-pair": scenario(
    "Ein hier angepasstes Paar",
    "Eine Begegnung, die eine Anpassung an ein Bild gefunden hat, mit lebenden Galaxien.",
    "Der Lauf hält zur Zeit des Bildes an, {time} nach dem Start.",
  ),
  "milky-way": scenario(
    "Die Milchstraße",
    "Scheibe, Bulge und dunkler Halo, angepasst an die Rotationskurve des Milchstraßenmodells von Widrow und Dubinski (2005).",
    "In den ersten Umläufen (die Sonne braucht 220 Myr) schaukeln sich Spiralarme auf und vergehen; eine kühlere Scheibe (Toomres Q nahe 1) bildet mehr davon und einen Balken.",
  ),
  "milky-way-gas": scenario(
    "Die Milchstraße mit Gas",
    "Die Milchstraße, ein Fünftel ihrer Scheibe als Gas im Gleichgewicht mit seinem Druck; es kühlt ab und wird zu Sternen (Springel und Hernquist 2003).",
    "Das Gas sammelt sich in Armen und lässt auch in den Sternen immer neue entstehen; dichtes Gas wird zu Sternen, das meiste weit innen.",
  ),
  andromeda: scenario(
    "Die Andromedagalaxie (M31)",
    "Eine größere Scheibengalaxie mit Masse und Größe von M31, gerundet nach Widrow, Perrett und Suyu (2003) und Geehan u. a. (2006).",
    "Eine größere, wärmere Scheibe als unsere: Weit draußen dreht sie sich mit 250 km/s, und ihre Arme kommen und gehen.",
  ),
  "small-disc": scenario(
    "Eine kleine Scheibengalaxie",
    "Eine Scheibe ohne Bulge, mit Masse und Größe von M33, in einem dunklen Halo.",
    "Eine dünne Scheibe ohne Bulge: zerzauste Arme wie in M33.",
  ),
  "exponential-disc": scenario(
    "Scheibengalaxie",
    "Eine exponentielle sech²-Scheibe mit Masse 1 und Skalenlänge 1 im Gleichgewicht mit einem Sérsic-Bulge und einem NFW- oder Hernquist-Halo.",
    "Die Scheibe dreht sich und behält ihre Höhe; verringern Sie Toomres Q oder die Masse des Halos, und Arme, ein Balken oder Klumpen erscheinen.",
  ),
  elliptical: scenario(
    "Eine elliptische Galaxie (E0)",
    "Eine runde Galaxie: Sérsic-Bulge mit n = 3 in einem NFW-Halo der zehnfachen Masse, nach Bédorf und Portegies Zwart (2013).",
    "Nichts sollte sich ändern: ein runder Schwarm von Sternen in einem weit größeren dunklen Halo.",
  ),
  plummer: scenario(
    "Plummer-Kugel",
    "Die Kugel von Plummer (1911) in Hénon-Einheiten, gezogen wie bei Aarseth, Hénon und Wielen (1974).",
    CALM,
  ),
  hernquist: scenario(
    "Hernquist-Kugel",
    "Die Kugel von Hernquist (1990) für eine elliptische Galaxie oder einen Bulge, Masse 1 und Skalenradius 1, isotrop nach Eddingtons Umkehrung.",
    CALM,
  ),
  king: scenario(
    "King-Modell",
    "Das Modell von King (1966) für einen Sternhaufen mit Gezeitenrand, in Hénon-Einheiten (Masse 1, Virialradius 1).",
    "Nichts sollte sich ändern: Der Haufen behält seinen Kern und seinen scharfen Gezeitenrand.",
  ),
  nfw: scenario(
    "Dunkler Halo (NFW)",
    "Ein Halo aus dunkler Materie nach Navarro, Frenk und White (1997), Masse 1 und Skalenradius 1, sanft abgeschnitten, isotrop nach Eddingtons Umkehrung.",
    "Nichts sollte sich ändern: Der dunkle Halo behält seine Spitze, die die meisten einfachen Generatoren in einer Durchquerung verlieren.",
  ),
  "star-cluster": scenario(
    "Ein Sternhaufen sortiert seine Sterne",
    "Ein Modell von King (1966) mit Salpeters (1955) Massenspektrum, anfangs überall demselben, in Hénon-Einheiten (Masse 1, Virialradius 1).",
    "Begegnungen bremsen die schweren Sterne: Sie sinken zur Mitte, die leichten wandern nach außen. Die Kurven der Halbmassenradien zeigen es getrennt.",
  ),
  "black-hole-cluster": scenario(
    "Ein Sternhaufen mit Schwarzem Loch",
    "Eine Hernquist-Kugel (1990) aus Sternen, Masse 1 und Skalenradius 0,5, im Gleichgewicht um ein Schwarzes Loch in ihrer Mitte.",
    "Die innersten Sterne umlaufen das Schwarze Loch in einem Hundertstel der Zeit, die die anderen brauchen; manche begegnen sich dort und werden hinausgeschleudert.",
  ),
  stream: scenario(
    "Ein Sternhaufen wird zum Strom",
    "Eine Plummer-Kugel (1911) auf einer Bahn im Feld der Milchstraße, MWPotential2014 von Bovy (2015), das fest bleibt.",
    "Gezeiten ziehen auf beiden Seiten Sterne ab: Die inneren überholen den Haufen, die äußeren bleiben zurück, und nach zwei Umläufen sind sie ein Strom entlang seiner Bahn.",
  ),
  "sprayed-stream": scenario(
    "Ein Strom, Stern um Stern",
    "Testteilchen, die einen Haufen im Feld der Milchstraße eines nach dem anderen verlassen haben, nach Fardal u. a. (2015, particle spray); den Haufen selbst gibt es nicht.",
    "Ein Arm eilt voraus, einer bleibt zurück, neben der Bahn des Haufens und nicht auf ihr; ein schwererer Haufen macht beide breiter und länger, ein älterer länger.",
  ),
  "disc-in-halo": scenario(
    "Eine Scheibe in einem festen Halo",
    "Eine exponentielle sech²-Scheibe mit Masse 1 und Skalenlänge 1 im Gleichgewicht in einem Hernquist-Halo (1990), der ein Feld ist: Alle Körper gehören zur Scheibe.",
    "Arme schwingen sich auf, wickeln sich und vergehen, feiner als dort, wo der Halo die meisten Körper braucht; mit kleinerem Toomre-Q sind sie stärker, und ein Balken entsteht.",
  ),
  "bar-orbits": scenario(
    "Bahnen in einem wachsenden Balken",
    "Testkörper auf fast kreisförmigen Bahnen in einem logarithmischen Halo, in dem ein Balken wächst und sich dreht, die aufgeweichte Nadel von Long & Murali (1992).",
    "Innerhalb der Balkenenden richten sich Bahnen nach ihm aus; etwa dort, wo sie so schnell umlaufen wie er, gehen sie um seine beiden Seiten, und innen wie außen entstehen Ringe.",
  ),
  "sinking-cluster": scenario(
    "Ein Sternhaufen sinkt in eine Galaxie",
    "Ein Modell von King (1966), W0 = 3, auf einer Kreisbahn in einer Plummer-Kugel (1911) mit Masse und Virialradius 1, durch eine Brücke (Fujii u. a. 2007).",
    "Die Körper der Galaxie, die der Haufen hinter sich zusammenzieht, bremsen ihn: Er läuft in einer Spirale zur Mitte, und Gezeiten ziehen zwei Schweife aus Sternen aus ihm.",
  ),
  pythagoras: scenario(
    "Die drei Körper des Pythagoras",
    "Massen 3, 4 und 5 starten ruhend an den Ecken eines rechtwinkligen Dreiecks (Burrau 1913), ohne Glättung; Szebehely und Peters (1967) fanden, wie es ausgeht.",
    "Enge Begegnungen folgen einander, bis ein Körper hinausgeschleudert wird: In der exakten Lösung ist es der leichteste, bei etwa t = 60; hier entscheiden von etwa t = 40 an Rundungen.",
  ),
  "uniform-sphere": scenario(
    "Homogene Kugel",
    "Eine Kugel konstanter Dichte, Masse 1 und Radius 1, mit normalverteilten Geschwindigkeiten und wählbarem Virialverhältnis.",
    "Die Energien der Kugel sind ausgewogen, aber sie ist nicht im Gleichgewicht: Sie atmet und setzt sich zu einem Kern mit Halo.",
  ),
  "cold-collapse": scenario(
    "Kalter Kollaps",
    "Eine homogene ruhende Kugel mit Masse 1 und Radius 1: Sie stürzt in der Freifallzeit 1,11 zusammen und prallt zurück.",
    "Bei t = 1,11 kommt alles zugleich in der Mitte an; der Rückprall wirft einige Körper hinaus und hinterlässt einen dichten Überrest.",
  ),
  evrard: scenario(
    "Evrard-Kugel",
    "Die 1/r-Kugel von Evrard (1988), Masse 1 und Radius 1, ruhend, hier ohne Gasdruck.",
    "Die inneren Schalen fallen zuerst und treffen auf dem Weg nach außen die äußeren: Der Kollaps läuft von innen.",
  ),
  "evrard-gas": scenario(
    "Evrards Kollaps",
    "Eine kalte ruhende Gaskugel mit Masse 1 und Radius 1, Dichte wie 1/r (Evrard 1988): Sie stürzt zusammen, und ein Stoß läuft hinaus.",
    "Das Gas fällt, bis sein Druck es hält; dann läuft ein Stoß durch das hinaus, was noch fällt, und lässt eine heiße Kugel zurück.",
  ),
  "ram-pressure-stripping": scenario(
    "Eine Galaxie im Wind eines Haufens",
    "Eine Scheibe aus Sternen und Gas fliegt in ihrem Halo durch das heiße Gas eines Galaxienhaufens, dessen Staudruck sie abstreift (Gunn & Gott 1972).",
    "Der Wind biegt die Gasscheibe und trägt ihren äußeren Teil als Schweif davon, die Sterne bleiben, wo sie sind; innerhalb eines Radius, den die Anziehung der Scheibe bestimmt, bleibt auch das Gas.",
  ),
  "gas-streams": scenario(
    "Zwei Gasströme",
    "Eine dichte Gasschicht gleitet bei gleichem Druck durch dünneres Gas: Zwischen ihnen wachsen Wellen (Kelvin 1871; Helmholtz 1868).",
    "Die Grenzen kräuseln sich, die Wellen brechen wie im Meer und rollen sich zu Wirbeln auf, die beide Ströme mischen.",
  ),
  "cloud-in-wind": scenario(
    "Eine Wolke im Wind",
    "Eine runde Wolke, zehnmal so dicht wie der Wind um sie, bei gleichem Druck (der Test von Agertz u. a. 2007).",
    "Der Wind treibt einen Stoß durch die Wolke und drückt sie platt; ihr Rand reißt ab, und nach einigen Durchgängen ist sie aufgelöst.",
  ),
  blast: scenario(
    "Eine Explosion in ruhendem Gas",
    "Eine Explosion in der Mitte eines Kastens mit kaltem ruhendem Gas der Dichte 1, wie die einer Supernova (Sedow 1959; Taylor 1950).",
    "Eine Schale aus dichtem Gas läuft hinaus und wird langsamer, ihr Radius wie die Zeit hoch 2/5; was innen bleibt, ist heiß und dünn.",
  ),
  "shock-tube": scenario(
    "Ein Stoßrohr",
    "Dichtes Gas hinter einer Wand, die weggenommen wird (Sod 1978), und sein Spiegelbild, denn der Kasten hat keine Enden.",
    "Ein Stoß läuft ins dünne Gas, ein Fächer aus Verdünnung zurück ins dichte, und zwischen ihnen wandert die Grenze der beiden.",
  ),
  holmberg: scenario(
    "Holmbergs Glühlampen (1941)",
    "Zwei flache Nebel aus 37 Körpern fliegen aneinander vorbei: das erste N-Körper-Experiment, das Holmberg mit Glühlampen und Fotozellen machte.",
    "Gezeiten heben Spiralarme und nehmen der Bahn Energie, so dass die Nebel einander einfangen; Nebel, die sich mit der Bahn drehen, tun es schneller.",
  ),
  universe: scenario(
    "Das Universum in einer Minute",
    "Ein Würfel des Universums, das sich ausdehnt, von kurz nach den ersten Sternen bis heute, mit der Materie, die der Satellit Planck maß (2015); was ihn auf einer Seite verlässt, kommt auf der anderen wieder herein.",
    "Der Würfel wächst mit dem Universum, so dass sich nur zu bewegen scheint, was zusammenfällt: erst ein Netz aus Wänden und Fäden, dann Halos an seinen Knoten, die zu Haufen verschmelzen.",
  ),
  "cluster-forms": scenario(
    "Ein Galaxienhaufen entsteht",
    "Ein Würfel des Universums, das sich ausdehnt, in dessen Mitte sich die ersten Wellen zu einer hohen Spitze summieren (Hoffman & Ribak 1991): Dort wird ein Galaxienhaufen stehen.",
    "Von allen Seiten führen Fäden aus Materie zur Mitte, und Klumpen laufen an ihnen hinab: Ein Haufen wird nie gleichmäßig gespeist, und er wird als Letzter fertig.",
  ),
  "dark-energy": scenario(
    "Dasselbe Universum mit anderer Dunkler Energie",
    "Zweimal dasselbe junge Universum: mit kosmologischer Konstante, und mit Dunkler Energie von halb so starkem Druck, die deshalb früher ins Gewicht fiel. Beide sind bei gleicher Größe des Raums zu sehen.",
    "Die Netze gleichen einander, denn beide begannen mit denselben Wellen; doch wo Dunkle Energie früher ins Gewicht fiel, wuchs der Raum zu schnell für die Materie: Halos sind dort weniger und leichter.",
  ),
  pancake: scenario(
    "Zeldowitschs Pfannkuchen",
    "Eine ebene Welle in einem Universum nur aus Materie und schwächere quer zu ihr: Bis Materie aufeinandertrifft, ist ihr Weg genau bekannt (Zeldowitsch 1970).",
    "Materie fällt zu einer Wand zusammen, dem Pfannkuchen, und läuft durch sich hindurch; die zweite Welle rafft die Wand zu einem Faden, die dritte den Faden zu einem Knoten: So entsteht das kosmische Netz.",
  ),
  "vortex-ring": scenario(
    "Wirbelring",
    "Ein Ring um die z-Achse, der nach oben wandert, mit gaußförmigem (Saffman 1970) oder gleichmäßigem Kern (Kelvin 1867), aus Schichten von Elementen (Winckelmans und Leonard 1993).",
    "Ein Rauchring trägt sich selbst voran, stetig und ohne breiter zu werden: Die Kurven halten seine Geschwindigkeit gegen die von Kelvin und Saffman.",
  ),
  "leap-frogging-rings": scenario(
    "Ringe im Bocksprung",
    "Zwei gleiche Ringe hintereinander auf einer Achse: Der hintere schrumpft, wird schneller und schlüpft durch den vorderen, abwechselnd (Helmholtz 1858).",
    "Der hintere Ring schrumpft, wird schneller und schlüpft durch den vorderen, der weiter und langsamer wird; dann tauschen sie die Rollen.",
  ),
  "colliding-rings": scenario(
    "Ringe stoßen zusammen",
    "Zwei gleiche Ringe, die frontal aufeinandertreffen, sich ausbreiten und in kleinere zerbrechen (Lim und Nickels 1992).",
    "Zwei Ringe treffen frontal aufeinander: Vorbei können sie nicht, so breiten sie sich zu einem weiten, dünnen Doppelring aus.",
  ),
  "elliptic-ring": scenario(
    "Elliptischer Ring",
    "Ein Ring, dessen lange und kurze Achse hin und zurück die Plätze tauschen, während er wandert (Arms und Hama 1965; Dhanak und De Bernardinis 1981).",
    "Wo er am stärksten gebogen ist, eilt er voraus: Der Ring schwingt, und seine lange und kurze Achse tauschen die Plätze, hin und zurück.",
  ),
  "trefoil-knot": scenario(
    "Kleeblattknoten",
    "Ein verknoteter Wirbel, der entlang seiner Achse wandert, bis seine Stränge sich treffen und er in Ringe zerfällt (Kleckner und Irvine 2013).",
    "Der Knoten dreht sich, während er entlang seiner Achse wandert; wo seine Stränge einander nahekommen, werden sie gedehnt, bis sie sich treffen.",
  ),
  "bonsai-merger": scenario(
    "Die Verschmelzung aus der Bonsai-Arbeit",
    "Zwei Galaxien mit Schwarzen Löchern, Massenverhältnis 1:3 und Perizentrum 10 kpc, wie in Abschnitt 4.2.2 von Bédorf, Gaburov und Portegies Zwart (2012).",
    "Der Abstand der Schwarzen Löcher: Er schrumpft mit jedem Vorbeiflug, bis ein gemeinsamer Kern bleibt.",
  ),
};

export const scenarios: Translation = {
  parameters,
  scenarios: Object.fromEntries(
    Object.entries(titles).map(([name, said]) => [
      name,
      { ...(said as Words), ...(ownParameters[name] && { parameters: ownParameters[name] }) },
    ]),
  ),
};
