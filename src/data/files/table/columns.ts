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
    "coordinatesx",
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
    "coordinatesy",
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
    "coordinatesz",
    "coordz",
    "z0",
    "x3",
    "pz",
  ],
  vx: ["vx", "velx", "xvel", "velocityx", "velocitiesx", "vel0", "velocity0", "velocities0", "v0", "v1", "vx0"],
  vy: ["vy", "vely", "yvel", "velocityy", "velocitiesy", "vel1", "velocity1", "velocities1", "v2", "vy0"],
  vz: ["vz", "velz", "zvel", "velocityz", "velocitiesz", "vel2", "velocity2", "velocities2", "v3", "vz0"],
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

/** Names of columns that hold three coordinates a row. */
const VECTORS = new Map<string, readonly Role[]>([
  ...["pos", "position", "positions", "coordinates", "coords", "xyz", "r", "x"].map(
    (name) => [name, ["x", "y", "z"]] as const,
  ),
  ...["vel", "velocity", "velocities", "vxyz", "v"].map((name) => [name, ["vx", "vy", "vz"]] as const),
]);

/** The roles of the three coordinates that a column of this name holds, or undefined. */
export function vectorOf(name: string): readonly Role[] | undefined {
  return VECTORS.get(name.toLowerCase());
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
