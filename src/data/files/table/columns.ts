/** What a column of a table can hold. */
const ROLES = ["mass", "x", "y", "z", "vx", "vy", "vz", "softening", "id", "component", "galaxy", "time"] as const;
export type Role = (typeof ROLES)[number];

const PLACES = ["pos", "position", "positions", "coord", "coords", "coordinate", "coordinates"];
const SPEEDS = ["vel", "velocity", "velocities"];

/** `pos_x`, `x_pos`, `pos0`, ... as they come without what stands between the words; `k` is 0 to 2. */
const alongAxis = (words: readonly string[], axis: string, k: number): string[] =>
  words.flatMap((word) => [`${word}${axis}`, `${axis}${word}`, `${word}${k}`]);

const place = (axis: string, k: number): string[] => [
  ...[axis, `r${axis}`, `p${axis}`, `r${k}`, `${axis}0`, `x${k + 1}`],
  ...alongAxis(PLACES, axis, k),
];

const speed = (axis: string, k: number): string[] => [
  ...[`v${axis}`, `${axis}dot`, `v${axis}0`, `v${k + 1}`],
  ...alongAxis(SPEEDS, axis, k),
];

const NAMES: Record<Role, readonly string[]> = {
  mass: ["m", "mass", "masses", "mi", "pmass", "particlemass", "mstar"],
  x: place("x", 0),
  y: place("y", 1),
  z: place("z", 2),
  vx: [...speed("x", 0), "v0"],
  vy: speed("y", 1),
  vz: speed("z", 2),
  softening: ["eps", "epsilon", "soft", "softening", "softeninglength", "hsoft"],
  id: ["id", "ids", "pid", "particleid", "particleids", "index", "iord", "key", "n", "number"],
  component: ["component", "comp", "type", "ptype", "particletype", "family", "species", "kind", "population"],
  galaxy: ["galaxy", "gal", "galaxyid", "galid"],
  time: ["t", "time"],
};

const ROLE_OF = new Map<string, Role>(ROLES.flatMap((role) => NAMES[role].map((name) => [name, role] as const)));

/** The role of a column's name, or undefined for columns that a table of bodies has no use for. */
export function roleOf(name: string): Role | undefined {
  // In tables of gas T is the temperature.
  return name === "T" ? undefined : ROLE_OF.get(name.toLowerCase().replace(/[_\s.\-:,[\]()]/g, ""));
}

/** Names of columns that hold three coordinates a row. */
const VECTORS = new Map<string, readonly Role[]>([
  ...[...PLACES, "xyz", "r", "x"].map((name) => [name, ["x", "y", "z"]] as const),
  ...[...SPEEDS, "vxyz", "v"].map((name) => [name, ["vx", "vy", "vz"]] as const),
]);

/** The roles of the three coordinates that a column of this name holds, or undefined. */
export function vectorOf(name: string): readonly Role[] | undefined {
  return VECTORS.get(name.toLowerCase());
}
