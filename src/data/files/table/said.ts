import { roleOf, vectorOf } from "./columns.ts";
import { splitName } from "./names.ts";
import { type Cosmos, kindOf } from "./units.ts";
import { type Kind, unitSize } from "./unitWords.ts";

/** A line above the rows: a comment without its sign, or a line of words between them. */
export interface Line {
  readonly text: string;
  readonly comment: boolean;
}

/** What the lines above the rows say besides the columns' names. */
export interface Said extends Cosmos {
  readonly time: { readonly value: number; readonly unit: string } | null;
  /** Bodies that a line such as `Total 40` promises. */
  readonly count: number | null;
  /** Units of columns by name (ECSV), and of all columns of a kind (`x, y and z in kpc`, `units: kpc, km/s`). */
  readonly units: ReadonlyMap<string, string>;
  readonly kinds: ReadonlyMap<Kind, string>;
}

const NUMBER = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eEdD][-+]?\\d+)?";
/** `time 1.5 Gyr` as a whole line, and `time = 1.5` anywhere in it. */
const WHOLE = new RegExp(
  `^["']?([A-Za-z][\\w .]{0,30}?)["']?\\s*(?:[:=]\\s*|\\s)(${NUMBER})(?:\\s+\\[?([A-Za-z]+)\\]?)?(?:[\\s,;)\\]].*)?$`,
);
const PAIR = new RegExp(
  `(?<![\\w.])([A-Za-z][\\w ]{0,30}?)["']?\\s*[:=]\\s*(${NUMBER})(?:\\s+\\[?([A-Za-z]+)\\]?)?(?![\\w.])`,
  "g",
);

const MEANINGS = {
  time: /^(t|(sim|simulation|snapshot|current|model|output)?time|timeofsnapshot)$/,
  count: /^(n|nbody|nbodies|ntot|ntotal|npart|total|count|bodies|particles|numberof(bodies|particles|stars))$/,
  hubble: /^(h|h0|littleh|hubble|hubbleparam|hubbleparameter|hubbleconstant)$/,
  scale: /^(a|aexp|scalefactor|expansionfactor)$/,
  redshift: /^(z|redshift)$/,
} as const;

/** Does a line only say one number, such as `Time 100.0` or `N = 40`? */
export const isStatement = (text: string): boolean => WHOLE.test(text);

/** Letters of a line in which words are looked at one by one for units. */
const SENTENCE = 300;

/** All that the lines say. */
export function listen(lines: readonly Line[]): Said {
  const found: Partial<Record<keyof typeof MEANINGS, { value: number; unit: string }>> = {};
  const kinds = new Map<Kind, string>();
  for (const { text } of lines) {
    const line = text.slice(0, 2000);
    const whole = WHOLE.exec(line);
    const pairs = [...line.matchAll(PAIR)];
    for (const [, key = "", number = "", unit = ""] of whole && pairs.length < 2 ? [whole] : pairs) {
      const word = key.toLowerCase().replace(/[\s_.]/g, "");
      const value = Number(number.replace(/[dD]/, "e"));
      for (const name of Object.keys(MEANINGS) as (keyof typeof MEANINGS)[])
        if (MEANINGS[name].test(word) && Number.isFinite(value)) found[name] = { value, unit };
    }
    const sentence = line.slice(0, SENTENCE);
    for (const [kind, unit] of [...unitsOfSentence(sentence), ...unitsInBrackets(line), ...unitsOfList(sentence)])
      if (!kinds.has(kind)) kinds.set(kind, unit);
  }
  const { time = null, count, hubble, scale, redshift } = found;
  const h = hubble && hubble.value > 2 ? hubble.value / 100 : hubble?.value;
  const a = scale?.value ?? (redshift ? 1 / (1 + redshift.value) : null);
  return {
    ...{ time, count: count?.value ?? null, units: unitsByName(lines), kinds },
    hubble: h && h > 0 ? h : null,
    scale: a && a > 0 && a <= 1 ? a : null,
  };
}

const GROUPS: readonly (readonly [RegExp, Kind])[] = [
  [/^mass(es)?$/i, "mass"],
  [/^(positions?|coordinates?|lengths?|distances?|places?)$/i, "length"],
  [/^(velocit(y|ies)|speeds?)$/i, "velocity"],
];

const kindNamed = (word: string): Kind | null =>
  GROUPS.find(([group]) => group.test(word))?.[1] ?? kindOf(roleOf(word) ?? vectorOf(word)?.[0]);

/** `mass in 1e10, x, y, z in kpc and vx, vy, vz in km/s`. */
function unitsOfSentence(line: string): [Kind, string][] {
  const words = line.split(/[\s,;:]+/);
  const found: [Kind, string][] = [];
  const pending = new Set<Kind>();
  for (let k = 0; k < words.length; k++) {
    const kind = kindNamed(words[k]!);
    if (kind) pending.add(kind);
    if (words[k]!.toLowerCase() !== "in" || pending.size === 0) continue;
    for (const length of [3, 2, 1]) {
      const unit = words
        .slice(k + 1, k + 1 + length)
        .join(" ")
        .replace(/\.$/, "");
      const fitting = [...pending].filter((one) => unitSize(one, unit));
      if (fitting.length === 0) continue;
      for (const one of fitting) found.push([one, unit]);
      pending.clear();
      break;
    }
  }
  return found;
}

/** `mass [Msun], pos [kpc], vel (km/s)`. */
function unitsInBrackets(line: string): [Kind, string][] {
  return [...line.matchAll(/(?<!\w)([A-Za-z]\w{0,40})["']?\s{0,20}[[(]([^\])]{1,40})[\])]/g)].flatMap(
    ([, word, unit]): [Kind, string][] => {
      const kind = kindNamed(word!);
      return kind && kind !== "time" && unitSize(kind, unit!) ? [[kind, unit!]] : [];
    },
  );
}

/** `units: kpc, km/s, 1e10 Msun`, with or without what they are of. */
function unitsOfList(line: string): [Kind, string][] {
  if (!/\bunits?\b/i.test(line)) return [];
  const words = line.replace(/^.*?\bunits?\b/i, "").split(/[\s,;:=()[\]]+/);
  const metres = words.includes("kg");
  const found: [Kind, string][] = [];
  for (let k = 0; k < words.length; k++)
    for (const length of [2, 1]) {
      const unit = words.slice(k, k + length).join(" ");
      if (unit.length < 2 && !(metres && unit === "m")) continue;
      const kind = (["length", "mass", "velocity"] as const).find((one) => unitSize(one, unit));
      // A bare number is a count, not a power of ten of solar masses.
      if (!kind || !/[a-z]/i.test(unit.replace(/e[+-]?\d+/i, ""))) continue;
      found.push([kind, unit]);
      k += length - 1;
      break;
    }
  return found;
}

/** ECSV (astropy, APE 6): YAML in comments, with an entry `name:` and `unit:` a column, in braces or on lines of their own. */
function unitsByName(lines: readonly Line[]): ReadonlyMap<string, string> {
  const units = new Map<string, string>();
  if (!lines.some(({ text }) => /^%ECSV/.test(text))) return units;
  const yaml = lines.map(({ text, comment }) => (comment ? text : "")).join("\n");
  for (const entry of yaml.split(/\n\s*-\s/).slice(1)) {
    const [name, unit] = ["name", "unit"].map(
      (key) => new RegExp(`(?:^|[{,\\n])\\s*${key}:\\s*(?:!\\S+\\s*\\{unit:\\s*)?["']?([^,}\\n"']+)`).exec(entry)?.[1],
    );
    if (name && unit) units.set(name.trim(), unit.trim());
  }
  return units;
}

/** Names that comments list one by one: `# 1: m [Msun]`, `# column 2 = x`, numbered from 0 or 1; [] where they don't. */
export function listedNames(lines: readonly Line[]): string[] {
  const names: string[] = [];
  let next: number | null = null;
  for (const { text, comment } of lines) {
    const match =
      comment && /^(?:col(?:umn)?s?\.?\s*)?(\d+)\s*[:.)=-]*\s*([A-Za-z]\w*)\s*([[(][^\])]*[\])])?/i.exec(text);
    if (!match) continue;
    const number = Number(match[1]);
    if (next === null ? number > 1 : number !== next) continue;
    names.push(splitName(match[2]!).unit ? match[2]! : `${match[2]}${match[3] ?? ""}`);
    next = number + 1;
  }
  return names;
}
