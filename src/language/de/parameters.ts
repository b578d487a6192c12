import type { Words } from "../translation.ts";

const INCLINATION =
  "Winkel zwischen den Drehachsen von Scheibe und Bahn: Unter 90 dreht sich die Scheibe mit der Bahn, über 90 gegen sie.";
const ARGUMENT = "Winkel von der Linie, in der die Scheibe die Bahnebene schneidet, zum Partner im Perizentrum.";
const SENSE = "1: mit der Bahn, -1: gegen sie.";
const SMOOTH_CUT = "Die Dichte ist sanft abgeschnitten, wie exp(-(r/Radius)²).";
const OF_FIT = "Siehe die Seite über eigene Daten.";
const AS_POINTS = "R = -G M² / (2 W) der Galaxien als Punkte.";

/** Parameter der Szenarien, nach ihren Namen: Viele Szenarien teilen sie. */
export const parameters: Words = {
  massRatio: { label: "Massenverhältnis", help: "Masse der zweiten Kugel; die erste hat die Masse 1." },
  secondRadius: { label: "Radius der zweiten", help: "Virialradius der zweiten Kugel; die erste hat 1." },
  pericentre: { label: "Perizentrum", help: "Kleinster Abstand zweier Punkte auf dieser Bahn." },
  eccentricity: { label: "Exzentrizität", help: "Unter 1: Ellipse, 1: Parabel, über 1: Hyperbel." },
  separation: { label: "Abstand am Anfang", help: "Abstand der beiden Zentren am Anfang." },
  timeBefore: {
    label: "Beginn vor dem Perizentrum",
    help: "Wenn nicht 0, beginnt der Lauf so lange vor dem Perizentrum, und der Abstand folgt daraus.",
  },
  inclination1: { label: "Neigung der ersten Scheibe", help: INCLINATION, unit: "Grad" },
  argument1: { label: "Argument der ersten Scheibe", help: ARGUMENT, unit: "Grad" },
  inclination2: { label: "Neigung der zweiten Scheibe", help: INCLINATION, unit: "Grad" },
  argument2: { label: "Argument der zweiten Scheibe", help: ARGUMENT, unit: "Grad" },
  haloHeaviness: {
    label: "Masse Halokörper / Scheibenkörper",
    help: "In Massen eines Scheibenkörpers. Schwerere Halokörper lassen mehr Körper für die Scheibe, heizen und verdicken sie aber, wie es auch weniger Körper insgesamt tun.",
  },
  toomreQ: { label: "Toomres Q", help: "Wärme der Scheibe bei 2,2 Skalenlängen: Unter 1 zerfällt sie in Klumpen." },
  softening: {
    label: "Glättung des Laufs",
    help: "Die Galaxie ist im Gleichgewicht, wenn der Lauf diese Plummer-Glättung hat.",
  },
  gasFraction: { label: "Gas", help: "Anteil an der Masse der Scheibe, der Gas ist." },
  gasHeaviness: {
    label: "Masse eines Gaskörpers",
    help: "In Massen eines Scheibenkörpers. Leichtere Gaskörper lösen die Höhe des Gases auf, nehmen aber dem Rest Körper weg.",
  },
  gasExtent: { label: "Ausdehnung des Gases", help: "Skalenlänge des Gases durch die der Sterne." },
  gasTemperature: {
    label: "Temperatur des Gases",
    help: "Am Anfang, von Gas, das für Sterne zu dünn ist; wo Gas abkühlt, hat es bald 10 000 K.",
  },
  starFormation: {
    label: "Sternentstehung",
    help: "Ob Gas abkühlt und dichtes Gas zu Sternen wird.",
    choices: ["nein", "ja"],
  },
  feedback: {
    label: "Supernovae",
    help: "Sie stützen dichtes Gas, oder Sterne heizen das Gas neben sich, wenn sie 5 Mio. Jahre alt sind. Aus wenigen Körpern entstehen wenige davon.",
    choices: ["zwei Phasen", "einzeln"],
  },
  ultraviolet: {
    label: "Ultravioletter Hintergrund",
    help: "Strahlung von außen heizt dünnes Gas; auch dann kühlt Gas ab.",
    choices: ["keiner", "heute"],
  },
  metallicity: { label: "Metalle", help: "Anteil des Gases in der Mitte, der Metalle sind; die Sonne hat 0,0134." },
  metallicityGradient: {
    label: "Gefälle der Metalle",
    help: "Wie die Metalle nach außen weniger werden.",
    unit: "dex/kpc",
  },
  energy: { label: "Innere Energie", help: "Einer Masseneinheit; in Evrards Test 0,05: Die Kugel ist kalt." },
  blastEnergy: { label: "Energie der Explosion", help: "In einem Kasten mit der Masse 1." },
  streamSpeed: { label: "Tempo zwischen den Strömen", help: "Schall läuft im dünnen Gas mit 2." },
  waves: { label: "Wellen", help: "Entlang des Kastens, an beiden Grenzen gesät." },
  windSpeed: { label: "Tempo des Windes", help: "Das der Galaxie in ihrem Haufen.", unit: "km/s" },
  windDensity: {
    label: "Dichte des Windes",
    help: "In Tausendsteln eines Wasserstoffkerns im Kubikzentimeter.",
    unit: "1e-3/cm³",
  },
  windTemperature: { label: "Temperatur des Windes", help: "In Millionen Kelvin.", unit: "1e6 K" },
  windAngle: {
    label: "Winkel zur Achse der Scheibe",
    help: "0: Der Wind trifft die Scheibe von vorn; 90: auf ihre Kante.",
    unit: "Grad",
  },
  mach: { label: "Tempo des Windes", help: "Durch das des Schalls in ihm." },
  thinPressure: {
    label: "Druck des dünnen Gases",
    help: "Der des dichten Gases ist 1, seine Dichte das Achtfache.",
  },
  virialRatio: {
    label: "Virialverhältnis",
    help: "Kinetische durch potentielle Energie: 0 in Ruhe, 0,5 im Gleichgewicht.",
  },
  virialRadius: { label: "Virialradius des Schwarms", help: AS_POINTS },
  cut: { label: "Abschneideradius", help: SMOOTH_CUT },
  children: {
    label: "Kleine Galaxien",
    help: "Jede hat die Masse der großen Galaxie geteilt durch ihre Anzahl.",
  },
  pairX: { label: "X", help: OF_FIT },
  pairY: { label: "Y", help: OF_FIT },
  pairZ: { label: "Z", help: OF_FIT },
  pairVx: { label: "Vx", help: OF_FIT },
  pairVy: { label: "Vy", help: OF_FIT },
  pairVz: { label: "Vz", help: OF_FIT },
  pairMass1: { label: "Masse 1", help: OF_FIT },
  pairMass2: { label: "Masse 2", help: OF_FIT },
  pairEdge1: { label: "Rand 1", help: OF_FIT },
  pairEdge2: { label: "Rand 2", help: OF_FIT },
  pairPhi1: { label: "Phi 1", help: OF_FIT },
  pairPhi2: { label: "Phi 2", help: OF_FIT },
  pairTheta1: { label: "Theta 1", help: OF_FIT },
  pairTheta2: { label: "Theta 2", help: OF_FIT },
  pairStart: { label: "Beginn", help: OF_FIT },
  pair: {
    label: "Paar",
    help: "Welches der 62 angepassten Paare; die Paare aus Arp und NGC sind die, die das Hubble-Teleskop sah.",
  },
  scaleHeight: { label: "Skalenhöhe", help: "z_0 in sech²(z/z_0)." },
  bulgeMass: { label: "Masse des Bulges", help: "0: keiner." },
  bulgeRadius: { label: "Radius des Bulges", help: "Die Hälfte seines Lichts liegt darin." },
  sersicIndex: {
    label: "Sérsic-Index",
    help: "4 ist das Gesetz von de Vaucouleurs; unter 1,1 ist die Mitte zu flach, um ein Schwarzes Loch zu halten.",
  },
  haloMass: { label: "Masse des Halos", help: "0: keiner." },
  haloRadius: { label: "Skalenradius des Halos", help: "Skalenradius im Profil des Halos." },
  haloCut: {
    label: "Abschneideradius des Halos",
    help: "Der Halo ist sanft abgeschnitten, wie exp(-(r/Radius)²).",
  },
  haloSlope: { label: "Äußere Steigung des Halos", help: "3: NFW, 4: Hernquist." },
  quiet: {
    label: "Körper paarweise",
    help: "Bei 1 hat jeder Körper einen Zwilling, um die Achse der Scheibe eine halbe Drehung weiter: Arme und Balken sind dann auf beiden Seiten gleich (ein ruhiger Start).",
  },
  blackHole: { label: "Schwarzes Loch", help: "Masse eines ruhenden Körpers im Zentrum, 0: keiner." },
  mass: {
    label: "Masse",
    help: "In Einheiten von 2,2 × 10¹² M\u2609, davon 2 × 10¹¹ M\u2609 in Sternen.",
    unit: "2,2 × 10¹² M\u2609",
  },
  size: {
    label: "Größe",
    help: "Radien in Einheiten von 1,36 kpc für den Halbmassenradius der Sterne.",
    unit: "1,36 kpc",
  },
  clusterRadius: { label: "Radius des Haufens", help: "Virialradius des Haufens; die Galaxie hat 1." },
  distance: { label: "Anfangsabstand", help: "Abstand der beiden Mittelpunkte am Anfang." },
  clusterMass: {
    label: "Masse des Haufens",
    help: "In Einheiten von 10⁹ Sonnenmassen.",
    unit: "10⁹ M\u2609",
  },
  startSpeed: {
    label: "Anfangsgeschwindigkeit",
    help: "Quer zur Linie zur Mitte, in Einheiten von 220 km/s.",
  },
  streamAge: {
    label: "Alter des Stroms",
    help: "Wie lange es her ist, dass der erste Stern ging.",
    unit: "9,78 Mio. a",
  },
  tilt: { label: "Neigung der Bahn", help: "Winkel zwischen der Bahn und der Ebene der Scheibe." },
  scaleLength: { label: "Skalenlänge", help: "Der Scheibe aus Testkörpern." },
  warmth: { label: "Wärme", help: "Zufällige Geschwindigkeiten durch die der Kreisbahn." },
  massRange: { label: "Spanne der Massen", help: "Masse des schwersten Sterns durch die des leichtesten." },
  w0: {
    label: "Zentrales Potential W0",
    help: "Tiefe der Mitte in Einheiten des Quadrats der Geschwindigkeitsskala; mehr ist dichter.",
  },
  radius: { label: "Radius", help: "Der Mittellinie des Rings." },
  circulation: { label: "Zirkulation", help: "Um den Kern." },
  core: { label: "Kernradius", help: "Des Wirbels." },
  overlap: { label: "Überlapp", help: "Kernradius der Elemente durch ihren Abstand." },
  profile: { label: "Profil", help: "Wirbelstärke quer durch den Kern.", choices: ["Gauß", "gleichmäßig"] },
  gap: { label: "Abstand", help: "Zwischen den Ebenen der Ringe." },
  aspect: {
    label: "Achsenverhältnis",
    help: "Kurze Achse durch lange Achse; ihr Produkt ist das Quadrat des Radius.",
  },
  sense1: { label: "Drehsinn des ersten", help: SENSE },
  sense2: { label: "Drehsinn des zweiten", help: SENSE },
  side: { label: "Seite des Würfels", unit: "Mpc/h", help: "Mitbewegt: so lang, wie sie heute ist." },
  redshift: {
    label: "Rotverschiebung am Anfang",
    help: "Bis dorthin reicht die lineare Theorie, die das junge Universum macht.",
  },
  omegaM: { label: "Materie", help: "Ihre Dichte heute durch die kritische." },
  omegaL: { label: "Dunkle Energie", help: "Ihre Dichte heute durch die kritische." },
  pressure: {
    label: "Druck der dunklen Energie",
    help: "Durch ihre Dichte; −1 ist eine kosmologische Konstante.",
  },
  sigma8: {
    label: "Klumpigkeit (σ8)",
    help: "Quadratisches Mittel der heutigen linearen Dichte in Kugeln von 8 Mpc/h.",
  },
  glass: {
    label: "Beginn in einem Glas",
    help: "Nicht auf einem Gitter, dessen Linien man sieht, bis sich Halos bilden.",
    choices: ["nein", "ja"],
  },
  peakHeight: {
    label: "Höhe der Spitze",
    help: "Durch das quadratische Mittel der geglätteten Dichte.",
  },
  peakRadius: { label: "Radius der Spitze", unit: "Mpc/h", help: "Der Gaußkurve, die die Dichte glättet." },
  sheetRedshift: {
    label: "Rotverschiebung der Wand",
    help: "Wann die Materie der ersten Welle in einer Wand zusammentrifft.",
  },
  secondWave: { label: "Zweite Welle", help: "Durch die erste." },
  thirdWave: { label: "Dritte Welle", help: "Durch die erste." },
};

const massRatio = (of: string): Words => ({ massRatio: { help: `Masse ${of}.` } });
const holmbergRadii = { help: "In Radien eines Nebels." };

/** Was einzelne Szenarien von ihren Parametern anders sagen. */
export const ownParameters: Readonly<Record<string, Words>> = {
  "plummer-merger": {
    cut: {
      help: "Kein Körper liegt weiter draußen als so viele Plummer-Radien seiner Kugel; unter 20 folgen die Geschwindigkeiten, und ab 2 hält sie still.",
    },
  },
  m51: massRatio("des Begleiters durch die der Spiralgalaxie"),
  cartwheel: massRatio("des Eindringlings durch die der Scheibengalaxie"),
  "minor-merger": massRatio("des Begleiters durch die der Scheibengalaxie"),
  shells: massRatio("der Sterne des Zwergs durch die der elliptischen Galaxie"),
  "minor-mergers": {
    virialRatio: {
      label: "Virialverhältnis des Schwarms",
      help: "K / |W| der Galaxien als Punkte: Bei 0 fällt er aus der Ruhe zusammen.",
    },
  },
  "compact-group": {
    virialRadius: { label: "Virialradius der Gruppe" },
    virialRatio: { label: "Virialverhältnis der Gruppe", help: "K / |W| der Galaxien als Punkte." },
  },
  "star-cluster": {
    w0: { help: "Tiefe der Mitte in Einheiten der quadrierten Geschwindigkeitsskala." },
  },
  "sinking-cluster": { massRatio: { help: "Masse des Haufens; die Galaxie hat die Masse 1." } },
  stream: {
    clusterRadius: { help: "Virialradius des Haufens." },
    distance: { help: "Abstand von der Mitte der Milchstraße am Anfang." },
  },
  "sprayed-stream": { distance: { help: "Abstand von der Mitte der Milchstraße am Anfang." } },
  "black-hole-cluster": { blackHole: { help: "Seine Masse durch die aller Sterne." } },
  plummer: {
    cut: {
      help: "Kein Körper liegt weiter draußen als so viele Plummer-Radien; unter 20 folgen die Geschwindigkeiten, so dass sie im Gleichgewicht ist: Ab 2 hält sie still, bei 1 setzt sie sich, und ihr inneres Viertel schrumpft um drei Zehntel.",
    },
  },
  holmberg: {
    pericentre: holmbergRadii,
    separation: holmbergRadii,
    eccentricity: { help: "1 ist eine Parabel wie in Holmbergs Versuchen." },
    softening: { help: "Die Kreisbahngeschwindigkeiten passen zu einem Lauf mit dieser Glättung." },
  },
};
