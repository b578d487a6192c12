/** What a column of a table can hold. */
export const ROLES = ["mass", "x", "y", "z", "vx", "vy", "vz", "softening", "id", "component", "galaxy"] as const;
export type Role = (typeof ROLES)[number];

const NAMES: Record<Role, readonly string[]> = {
  mass: ["m", "mass", "masses", "mi", "pmass", "particlemass", "mstar"],
  x: [
    "x",
    "posx",
    "xpos",
    "positionx",
    "xposition",
    "rx",
    "r0",
    "pos0",
    "position0",
    "coordinates0",
    "coordx",
    "x0",
    "x1",
    "px",
  ],
  y: [
    "y",
    "posy",
    "ypos",
    "positiony",
    "yposition",
    "ry",
    "r1",
    "pos1",
    "position1",
    "coordinates1",
    "coordy",
    "y0",
    "x2",
    "py",
  ],
  z: [
    "z",
    "posz",
    "zpos",
    "positionz",
    "zposition",
    "rz",
    "r2",
    "pos2",
    "position2",
    "coordinates2",
    "coordz",
    "z0",
    "x3",
    "pz",
  ],
  vx: ["vx", "velx", "xvel", "velocityx", "vel0", "velocity0", "velocities0", "v0", "v1", "vx0"],
  vy: ["vy", "vely", "yvel", "velocityy", "vel1", "velocity1", "velocities1", "v2", "vy0"],
  vz: ["vz", "velz", "zvel", "velocityz", "vel2", "velocity2", "velocities2", "v3", "vz0"],
  softening: ["eps", "epsilon", "soft", "softening", "softeninglength", "hsoft"],
  id: ["id", "ids", "pid", "particleid", "particleids", "index", "iord", "key", "n", "number"],
  component: ["component", "comp", "type", "ptype", "particletype", "family", "species", "kind", "population"],
  galaxy: ["galaxy", "gal", "galaxyid", "galid"],
};

const ROLE_OF = new Map<string, Role>(ROLES.flatMap((role) => NAMES[role].map((name) => [name, role] as const)));

/** A column's name split from its unit: `x [kpc]`, `mass(Msun)`, `"vel_x"`. */
export function splitName(text: string): { name: string; unit: string } {
  const match = /^\s*"?\s*([^[(]*?)\s*(?:[[(]([^\])]*)[\])])?\s*"?\s*$/.exec(text);
  return { name: match?.[1] ?? text.trim(), unit: match?.[2]?.trim() ?? "" };
}

/** The role of a column's name, or undefined for columns that a table of bodies has no use for. */
export function roleOf(name: string): Role | undefined {
  return ROLE_OF.get(name.toLowerCase().replace(/[_\s.\-[\]()]/g, ""));
}

/** Roles of a header's names, null where they don't name at least x, y (and z or not) once each. */
export function rolesOf(names: readonly string[]): (Role | undefined)[] | null {
  let roles = names.map((name) => roleOf(splitName(name).name));
  // `v0 v1 v2` beside `vx`-less names counts from 0, `v1 v2 v3` from 1; both keep "v1" apart by what else is there.
  if (names.some((n) => n.toLowerCase() === "v0")) {
    roles = names.map(
      (n, k) => (({ v0: "vx", v1: "vy", v2: "vz" }) as Record<string, Role>)[n.toLowerCase()] ?? roles[k],
    );
  }
  const known = roles.filter((role) => role !== undefined);
  if (new Set(known).size !== known.length) return null;
  return known.includes("x") && known.includes("y") ? roles : null;
}

const LENGTHS_KPC: Record<string, number> = {
  kpc: 1,
  pc: 1e-3,
  parsec: 1e-3,
  mpc: 1e3,
  au: 4.84813681e-9,
  ly: 3.06601394e-4,
  km: 3.24077929e-17,
  m: 3.24077929e-20,
  cm: 3.24077929e-22,
};
const MASSES_MSUN: Record<string, number> = { msun: 1, msol: 1, kg: 5.02916e-31, g: 5.02916e-34 };
const VELOCITIES_KMS: Record<string, number> = {
  "km/s": 1,
  kms: 1,
  "m/s": 1e-3,
  "cm/s": 1e-5,
  "pc/myr": 0.97779222,
  "kpc/gyr": 0.97779222,
  "kpc/myr": 977.79222,
  "au/yr": 4.74047046,
};

/** Folds spellings: `km s^-1`, `km s**-1`, `km s-1`, `M_sun`, `1e10 Msun`, `10^10 Msun`. */
function foldUnit(unit: string): { factor: number; unit: string } {
  let text = unit
    .toLowerCase()
    .replace(/\*\*/g, "^")
    .replace(/solar ?mass(es)?|m_?☉|m_?⊙|m_?sun\b/g, "msun")
    .replace(/parsecs?/g, "pc")
    .replace(/^kilo(?=pc)/, "k");
  text = text.replace(/[\s*]*\b(s|myr|gyr|yr)\s*\^?\s*\(?-1(\.0)?\)?/g, "/$1").replace(/10\^(\d+)/, "1e$1");
  const match = /^\s*(\d+(?:\.\d+)?(?:e[+-]?\d+)?)?\s*[*x]?\s*(.*?)\s*$/.exec(text);
  return { factor: match?.[1] ? Number(match[1]) : 1, unit: (match?.[2] ?? "").replace(/\s/g, "") };
}

/** Size of a unit in kpc, Msun or km/s; null where the text names none. */
export function unitSize(kind: "length" | "mass" | "velocity", text: string): number | null {
  const { factor, unit } = foldUnit(text);
  const table = kind === "length" ? LENGTHS_KPC : kind === "mass" ? MASSES_MSUN : VELOCITIES_KMS;
  const size = table[unit];
  return size === undefined ? null : factor * size;
}
