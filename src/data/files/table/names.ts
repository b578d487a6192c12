import { type Role, roleOf } from "./columns.ts";
import { kindOf } from "./units.ts";
import { unitSize } from "./unitWords.ts";

/** A column's name without its unit: `x [kpc]`, `mass(Msun)`, `"vel_x"`, `x_kpc`, `vx/(km/s)`, but `pos[0]` as it is. */
export function splitName(text: string): { name: string; unit: string } {
  const plain = text
    .trim()
    .replace(/^(["'])(.*)\1$/, "$2")
    .trim();
  const match = /^([^[({<]*?)[\s/,]*[[({<](.*)[\])}>]$/.exec(plain);
  if (match && !/^[:,\s]*[0-3xyz]$/.test(match[2]!)) return { name: match[1]!, unit: match[2]!.trim() };
  if (roleOf(plain)) return { name: plain, unit: "" };
  for (const { index } of plain.matchAll(/[_/,\s]/g)) {
    const [name, unit] = [
      plain.slice(0, index).trim(),
      plain
        .slice(index + 1)
        .replace(/_/g, " ")
        .trim(),
    ];
    const kind = kindOf(roleOf(name));
    // `x_cm` may be a place in the frame of the centre of mass.
    if (kind && unit.length > 1 && unit !== "cm" && unitSize(kind, unit)) return { name, unit };
  }
  return { name: plain, unit: "" };
}

/** Roles of a header's names, null where they don't name at least x and y once each. */
export function rolesOf(names: readonly string[]): (Role | undefined)[] | null {
  let roles = names.map((name) => roleOf(splitName(name).name));
  // `v0 v1 v2` counts from 0, `v1 v2 v3` from 1: what else is there keeps "v1" apart.
  if (names.some((name) => name.toLowerCase() === "v0")) {
    const fromZero: Record<string, Role> = { v0: "vx", v1: "vy", v2: "vz" };
    roles = names.map((name, k) => fromZero[name.toLowerCase()] ?? roles[k]);
  }
  const known = roles.filter((role) => role !== undefined);
  if (new Set(known).size !== known.length) return null;
  return known.includes("x") && known.includes("y") ? roles : null;
}

/** Names of columns that are no mass, place or velocity along axes, though they say where or when something is. */
const ELSEWHERE = new Set(
  [
    "r theta phi rho radius rcyl rsph vr vtheta vphi vrho vt vrad vtan lon lat longitude latitude colatitude azimuth zenith elevation polar",
    "ra dec raj2000 dej2000 alpha delta rightascension declination l b glon glat parallax plx pmra pmdec pml pmb pmlcosb rv radialvelocity vlos vhelio hrv dist distance",
    "sourceid designation refepoch mag gmag bprp photgmeanmag redshift epoch jd mjd",
    "semimajoraxis ecc eccentricity inc inclination omega node pericentre pericenter anomaly period snap snapshot step",
    "energy lz jr jz jphi",
  ].flatMap((words) => words.split(" ")),
);

/** Words that stand in sentences and not in headers. */
const PROSE =
  /^(and|or|the|is|are|in|of|with|by|for|from|to|this|that|at|on|as|be|not|all|each|per|than|which|units?)$/i;

/** Do these words look like a header, known or not? A sentence about x, y and z doesn't. */
export function isHeader(words: readonly string[]): boolean {
  return words.every(
    (word) => word === "" || (/^["']?[^\W\d]/u.test(word) && !word.split(/\s+/).some((w) => PROSE.test(w))),
  );
}

/** Does at least every other word name a column that we know, of a table of bodies or of another kind (`foreign`)? */
export function mostlyNames(words: readonly string[], foreign = false): boolean {
  const isKnown = (word: string): boolean => {
    const { name } = splitName(word);
    if (roleOf(name)) return true;
    return (
      foreign && (ELSEWHERE.has(name.toLowerCase().replace(/[\W_]/g, "")) || /[_\d[(]/.test(word) || word.length < 3)
    );
  };
  return 2 * words.filter(isKnown).length >= words.length;
}

/** The words of a header line: between separators where it has some, else between blanks, with units in brackets kept on. */
export function splits(line: string): string[][] {
  const wide = line.split(/[\t,;]/).map((word) => word.trim());
  while (wide.at(-1) === "") wide.pop();
  const tight = line.replace(
    /([^\s\])]?)\s{0,20}([[(])([^\])]{0,80})([\])])/g,
    (_, before, open, unit, close) => `${before || " "}${open}${unit.trim().replace(/\s+/g, "*")}${close}`,
  );
  const narrow = tight.split(/[\s,;]+/).filter((word) => word !== "");
  return wide.length > 2 ? [wide, narrow] : [narrow];
}
