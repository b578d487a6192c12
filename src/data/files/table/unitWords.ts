/** What units of ours measure. */
export type Kind = "length" | "mass" | "velocity" | "time";

/** A unit that was understood: its size in kpc, Msun, km/s or Myr, and the powers of h and of the scale factor a that belong to it. */
export interface UnitSize {
  readonly size: number;
  readonly hubble: number;
  readonly comoving: number;
}

/** A size in kpc, Msun and seconds, and the powers of length, mass, time, h and a. */
type Product = readonly [size: number, length: number, mass: number, time: number, hubble: number, comoving: number];

const length = (kpc: number): Product => [kpc, 1, 0, 0, 0, 0];
const mass = (msun: number): Product => [msun, 0, 1, 0, 0, 0];
const time = (seconds: number): Product => [seconds, 0, 0, 1, 0, 0];

const METRE = 3.24077929e-20;
const YEAR = 3.15576e7;
const KILOGRAM = 5.02916e-31;

/** Units by name, in lower case; several spellings in a row. */
const UNITS = new Map<string, Product>(
  (
    [
      ["gpc gigaparsec gigaparsecs", length(1e6)],
      ["mpc pmpc megaparsec megaparsecs", length(1e3)],
      ["kpc pkpc kiloparsec kiloparsecs", length(1)],
      ["pc ppc parsec parsecs", length(1e-3)],
      ["cgpc gpccm", [1e6, 1, 0, 0, 0, 1]],
      ["cmpc mpccm", [1e3, 1, 0, 0, 0, 1]],
      ["ckpc kpccm", [1, 1, 0, 0, 0, 1]],
      ["cpc pccm", [1e-3, 1, 0, 0, 0, 1]],
      ["au ua", length(4.84813681e-9)],
      ["ly lyr lightyear lightyears", length(3.06601394e-4)],
      ["km kilometer kilometers kilometre kilometres", length(1e3 * METRE)],
      ["m meter meters metre metres", length(METRE)],
      ["cm centimeter centimeters centimetre centimetres", length(1e-2 * METRE)],
      ["rsun rsol solrad", length(6.957e8 * METRE)],
      ["rearth earthrad", length(6.3781e6 * METRE)],
      ["rjup rjupiter jupiterrad", length(7.1492e7 * METRE)],
      ["msun msol solmass solarmass solarmasses sunmass", mass(1)],
      ["kg kilogram kilograms", mass(KILOGRAM)],
      ["g gram grams", mass(1e-3 * KILOGRAM)],
      ["mearth earthmass", mass(3.00348961e-6)],
      ["mjup mjupiter jupitermass", mass(9.5458e-4)],
      ["s sec second seconds", time(1)],
      ["min minute minutes", time(60)],
      ["hr hour hours", time(3600)],
      ["d day days", time(86400)],
      ["yr yrs year years julianyear", time(YEAR)],
      ["kyr", time(1e3 * YEAR)],
      ["myr myrs megayear megayears", time(1e6 * YEAR)],
      ["gyr gyrs gigayear gigayears", time(1e9 * YEAR)],
      ["kms kmps", [1e3 * METRE, 1, 0, -1, 0, 0]],
      ["h littleh hubble", [1, 0, 0, 0, 1, 0]],
      ["comoving", [1, 0, 0, 0, 0, 1]],
      ["physical proper", [1, 0, 0, 0, 0, 0]],
    ] as const
  ).flatMap(([names, size]) => names.split(" ").map((name) => [name, size as Product] as const)),
);

const ONE: Product = [1, 0, 0, 0, 0, 0];
const YEARS = time(YEAR);

/** `a` times the `power`th power of `b`. */
const times = (a: Product, b: Product, power: number): Product =>
  a.map((value, k) => (k === 0 ? value * b[0] ** power : value + power * b[k]!)) as unknown as Product;

/** Spellings that are more than a word: LaTeX, raised digits, the sun's sign, words apart. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\\(mathrm|mathcal|rm|text)\b|\\[,; ]|[${}~]/g, ""],
  [/\\odot|[\u2609\u2299\u{1f31e}]/gu, "sun"],
  [/\u207b/g, "^-"],
  [/\u00b9/g, "1"],
  [/[\u00b7\u22c5\u00d7]|\\(cdot|times)/g, "*"],
  [/\*\*/g, "^"],
  [/\bsqrt\s*\(\s*(\w+)\s*\)/gi, "$1^0.5"],
  [/\bper\b/gi, "/"],
  [/\b(solar|earth|jupiter|sun)[ _]?(mass)(es)?\b/gi, "$1$2"],
  [/\bastronomical[ _]units?\b/gi, "au"],
  [/\blight[ _-]years?\b/gi, "ly"],
  [/_h\b/gi, "/h"],
  [/([a-z])_(?=[a-z])/gi, "$1"],
  [/\bkms(?=\s*\^?-1)/gi, "km s"],
];

/** The scale factor, as `a` means where it is no year. */
const SCALE: Product = [1, 0, 0, 0, 0, 1];

/** The words, factors and powers of a unit multiplied, with `a` for the year or the scale factor; null where a word is none that we know. */
function productOf(text: string, a: Product): Product | null {
  let words = text.trim();
  for (const [spelling, plain] of SPELLINGS) words = words.replace(spelling, plain);
  words = words.toLowerCase();
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(words);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const group = (depth: number): Product | null => {
    let product = ONE;
    let sign = 1;
    for (;;) {
      const between = take(/[\s*.x]*(\/?)[\s*]*/y);
      if (between?.[1]) sign = -1;
      if (at >= words.length || words[at] === ")") return sign < 0 ? null : product;
      let factor: Product | null | undefined;
      let joined = false;
      const number = take(/(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/y);
      if (number) factor = [Number(number[0]), 0, 0, 0, 0, 0];
      else if (depth < 4 && take(/\(/y)) {
        factor = group(depth + 1);
        if (!take(/\)/y)) return null;
      } else {
        const word = take(/[a-z]+/y)?.[0];
        if (word === undefined) return null;
        factor = word === "a" ? a : UNITS.get(word);
        // `kpch`, `kpch-1`: kpc/h.
        const inner = word.endsWith("h") ? UNITS.get(word.slice(0, -1)) : undefined;
        joined = !factor && inner !== undefined;
        if (joined) factor = times(inner!, UNITS.get("h")!, -1);
      }
      if (!factor) return null;
      const raised = take(/\s*\^\s*\(?\s*([+-]?\d+(?:\.\d+)?)(?:\/(\d+))?\s*\)?|([+-]\d+(?:\.0)?)/y);
      const power = raised && !joined ? Number(raised[1] ?? raised[3]) / Number(raised[2] ?? 1) : 1;
      if (!Number.isFinite(power) || Math.abs(power) > 99) return null;
      product = times(product, factor, sign * power);
      sign = 1;
    }
  };
  const product = group(0);
  return product && at >= words.length && Number.isFinite(product[0]) && product[0] > 0 ? product : null;
}

/** Powers of length, mass and time, and the size of the unit that sizes are counted in. */
const KINDS: Record<Kind, readonly [length: number, mass: number, time: number, unit: number]> = {
  length: [1, 0, 0, 1],
  mass: [0, 1, 0, 1],
  velocity: [1, 0, -1, 1e3 * METRE],
  time: [0, 0, 1, 1e6 * YEAR],
};

/**
 * The unit that a text names, if it is one of `kind`: `kpc`, `ckpc/h`, `1e10 Msun`, `10^10 h^-1 M_sun`, `km s**-1`, `AU/day`, `m/s` ... A bare power of
 * ten of masses is one of solar masses. Null where it isn't understood.
 */
export function unitSize(kind: Kind, text: string): UnitSize | null {
  if (text.length > 80) return null;
  for (const a of /\ba\b/i.test(text) ? [YEARS, SCALE] : [YEARS]) {
    const product = productOf(text, a);
    if (!product) continue;
    const [size, ...powers] = product;
    const [hubble, comoving] = [powers[3]!, powers[4]!];
    if (kind === "mass" && powers.every((power) => power === 0) && size >= 1e3) return { size, hubble, comoving };
    const wanted = KINDS[kind];
    if ([0, 1, 2].every((k) => powers[k] === wanted[k])) return { size: size / wanted[3], hubble, comoving };
  }
  return null;
}

const NONE =
  /^\W*((1|none|no|null|nan|dimensionless|unitless|nounits?|(n-?body|code|internal|natural|arbitrary|sim(ulation)?)([\s_-]*units?)?)\W*)?$/i;
/** AMUSE calls units of N-body runs by what they measure, yt those of a code. */
const MEASURED = /^[\s*/^()\d.-]*((code_?)?(mass|length|time|speed|velocity)[\s*/^()\d.-]*)+$/i;

/** Does a text say that there is no unit? */
export function saysNone(text: string): boolean {
  return NONE.test(text) || MEASURED.test(text);
}
