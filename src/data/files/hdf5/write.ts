import type { Group, File as H5File } from "h5wasm";
import { type Bodies, COMPONENTS, type Comoving } from "../../bodies/bodies.ts";
import { withVelocities } from "../../bodies/comoving.ts";
import { timeMyr, unitsFrom } from "../../bodies/units.ts";
import type { FileOptions } from "../format.ts";
import { cgsOf } from "../knownUnits.ts";
import { hasGalaxies, orderBy } from "../losses.ts";
import { Pace } from "../pace.ts";
import { componentOfType, type TypeRule, typeOfComponent } from "../particleTypes.ts";
import { KERNEL_ENDS, STAR_NAMES } from "./gas.ts";
import { makeHdf5 } from "./library.ts";

const GADGET_TYPES = COMPONENTS.map((_, c) => typeOfComponent(c));

/**
 * GADGET's HDF5 (format 3): /Header, /Parameters with the units, /PartTypeK. Softenings, galaxies, and components that have
 * no type of their own go into the further datasets Softenings, GalaxyNumbers and ComponentNumbers, which codes pass over.
 * `types` is the particle type of each component.
 */
export async function writeGadgetHdf5(given: Bodies, options: FileOptions, types: readonly number[] = GADGET_TYPES) {
  const bodies = withVelocities(given, 0.5);
  const notes: string[] = [];
  const bytes = await makeHdf5(async (file) => {
    const counts = await writeSpecies(file, bodies, "gadget", types, options, notes);
    writeHeader(file, bodies, counts, "int");
    const parameters = file.create_group("Parameters");
    const cgs = cgsOf(bodies.units);
    put(parameters, "UnitLength_in_cm", cgs.length);
    put(parameters, "UnitMass_in_g", cgs.mass);
    put(parameters, "UnitVelocity_in_cm_per_s", cgs.velocity);
    put(parameters, "GravityConstantInternal", bodies.units.gravity);
    // At redshift 0 nothing else tells a comoving snapshot from one at time 1.
    if (bodies.comoving) put(parameters, "ComovingIntegrationOn", 1, "<i");
  });
  return { bytes, notes };
}

/**
 * SWIFT's initial conditions: /Header, /Units, /PartTypeK with Masses always. SWIFT wants coordinates in [0, BoxSize); they
 * stay as they are, for an exact round trip, and the note says which shift to put into the parameter file. Comoving bodies are in their box already.
 */
export async function writeSwiftHdf5(given: Bodies, options: FileOptions) {
  const notes: string[] = [];
  const bodies = withVelocities(given, 0);
  let { units } = bodies;
  if (units.lengthKpc === null) {
    units = unitsFrom("kpc, 100 km/s", 1, 100);
    notes.push("SWIFT needs physical units: 1 kpc, 100 km/s and G = 1 were assumed for N-body units.");
  }
  const { comoving, time } = bodies;
  const box = comoving?.side ?? 2 * (extent(bodies.position) * 1.5 || 1);
  const types = COMPONENTS.map((_, c) => typeOfComponent(c, "swift"));
  const bytes = await swiftBytes({ ...bodies, units }, box, types, options, notes);
  notes.push(
    comoving
      ? `SWIFT takes the cosmology from its parameters: set Cosmology: h: ${comoving.h}, a_begin: ${time}, Omega_cdm and Omega_b that add up to ${comoving.omegaM}, Omega_lambda: ${comoving.omegaL}; and InitialConditions: periodic: 1.`
      : `SWIFT wants coordinates in [0, ${box}): set InitialConditions: shift: [${box / 2}, ${box / 2}, ${box / 2}] and periodic: 0.`,
  );
  return { bytes, notes };
}

/**
 * The bytes of a SWIFT file of initial conditions; coordinates as they are. SWIFT passes over PhysicalConstants, where its own
 * snapshots keep G; it brings G back to us. `box` is the side of the box in the bodies' unit of length, `types` the particle
 * type of each component.
 */
export async function swiftBytes(
  bodies: Bodies,
  box: number,
  types: readonly number[],
  options: FileOptions,
  notes: string[],
): Promise<Uint8Array> {
  return await makeHdf5(async (file) => {
    const counts = await writeSpecies(file, bodies, "swift", types, options, notes);
    const header = writeHeader(file, bodies, counts, "long");
    header.create_attribute("BoxSize", new Float64Array([box, box, box]));
    put(header, "Dimension", 3, "<i");
    const group = file.create_group("Units");
    const cgs = cgsOf(bodies.units);
    put(group, "Unit length in cgs (U_L)", cgs.length);
    put(group, "Unit mass in cgs (U_M)", cgs.mass);
    put(group, "Unit time in cgs (U_t)", cgs.length / cgs.velocity);
    put(group, "Unit current in cgs (U_I)", 1);
    put(group, "Unit temperature in cgs (U_T)", 1);
    put(file.create_group("RuntimePars"), "PeriodicBoundariesOn", bodies.comoving ? 1 : 0, "<i");
    if (bodies.comoving) writeCosmology(file, bodies.comoving, bodies.time);
    put(file.create_group("PhysicalConstants").create_group("InternalUnits"), "newton_G", bodies.units.gravity);
  });
}

/** As SWIFT's snapshots have it; of initial conditions it reads none of this. */
function writeCosmology(file: H5File, { omegaM, omegaL, omegaR = 0, w = -1, h }: Comoving, time: number): void {
  const group = file.create_group("Cosmology");
  put(group, "Cosmological run", 1, "<i");
  const numbers = {
    ...{ "Scale-factor": time, Redshift: 1 / time - 1, Omega_m: omegaM, Omega_lambda: omegaL, Omega_r: omegaR },
    ...{ w_0: w, w_a: 0, h },
  };
  for (const [name, value] of Object.entries(numbers)) put(group, name, value);
}

function put(group: Group, name: string, value: number, dtype = "<d"): void {
  group.create_attribute(name, value, [], dtype);
}

function extent(position: Float32Array): number {
  let max = 0;
  for (const x of position) if (Math.abs(x) > max) max = Math.abs(x);
  return Math.ceil(max);
}

function writeHeader(file: H5File, bodies: Bodies, counts: readonly number[], kind: "int" | "long"): Group {
  const header = file.create_group("Header");
  const list = (name: string, values: readonly number[]) =>
    kind === "int"
      ? header.create_attribute(name, new Uint32Array(values))
      : header.create_attribute(name, new BigInt64Array(values.map((v) => BigInt(v))));
  list("NumPart_ThisFile", counts);
  list("NumPart_Total", counts);
  header.create_attribute("NumPart_Total_HighWord", new Uint32Array(counts.length));
  header.create_attribute("MassTable", new Float64Array(counts.length));
  put(header, "Time", bodies.time);
  const { comoving } = bodies;
  put(header, "Redshift", comoving ? 1 / bodies.time - 1 : 0);
  put(header, "NumFilesPerSnapshot", 1, "<i");
  if (kind === "int") {
    put(header, "BoxSize", comoving?.side ?? 0);
    put(header, "Omega0", comoving?.omegaM ?? 0);
    put(header, "OmegaLambda", comoving?.omegaL ?? 0);
    put(header, "HubbleParam", comoving?.h ?? 1);
    for (const flag of ["Sfr", "Cooling", "StellarAge", "Metals", "Feedback", "DoublePrecision"])
      put(header, `Flag_${flag}`, 0, "<i");
  }
  put(header, "Flag_Entropy_ICs", 0, "<i");
  return header;
}

/** Writes /PartTypeK and returns the bodies of each type. */
async function writeSpecies(
  file: H5File,
  bodies: Bodies,
  rule: TypeRule,
  types: readonly number[],
  options: FileOptions,
  notes: string[],
): Promise<number[]> {
  // Six for SWIFT too: its documentation asks for six, and versions before neutrinos have no room for a seventh.
  const kinds = 6;
  const order = orderBy(bodies, types);
  if (order) notes.push("The bodies were reordered by particle type.");
  const counts = new Array<number>(kinds).fill(0);
  for (let i = 0; i < bodies.count; i++) counts[types[bodies.component[i]!]!]!++;
  const galaxies = hasGalaxies(bodies);
  const pace = new Pace(options);
  let from = 0;
  for (let type = 0; type < kinds; type++) {
    const n = counts[type]!;
    if (n === 0) continue;
    const group = file.create_group(`PartType${type}`);
    const first = from;
    const source = (k: number) => (order ? order[first + k]! : first + k);
    const column = <T extends Float32Array | Uint8Array | Uint32Array | BigUint64Array>(all: T, width: 1 | 3): T => {
      if (!order) return all.subarray(width * first, width * (first + n)) as T;
      const out = new (all.constructor as new (length: number) => T)(width * n);
      for (let k = 0; k < n; k++) for (let d = 0; d < width; d++) out[width * k + d] = all[width * source(k) + d]!;
      return out;
    };
    const write = async (
      name: string,
      data: Float32Array | Uint8Array | Uint32Array | BigUint64Array,
      width: 1 | 3 = 1,
    ) => {
      group.create_dataset({ name, data, shape: width === 3 ? [n, 3] : [n] });
      if (pace.due()) await pace.turn(from / bodies.count);
    };
    await write("Coordinates", column(bodies.position, 3), 3);
    await write("Velocities", column(bodies.velocity, 3), 3);
    await write("Masses", column(bodies.mass, 1));
    await write("ParticleIDs", column(bodies.id, 1));
    if (bodies.softening) await write("Softenings", column(bodies.softening, 1));
    if (galaxies) await write("GalaxyNumbers", column(bodies.galaxy, 1));
    const components = column(bodies.component, 1);
    const usual = componentOfType(type, rule);
    if (components.some((c) => c !== usual)) await write("ComponentNumbers", components);
    // Both codes ask for the thermal state of gas, SWIFT for its kernel size too.
    if (type === 0) {
      const { internalEnergy, smoothingLength, density, metallicity, starFormationRate } = bodies.columns ?? {};
      await write("InternalEnergy", internalEnergy ? column(internalEnergy, 1) : new Float32Array(n));
      if (smoothingLength) {
        const reach = rule === "swift" ? 1 / KERNEL_ENDS : 1;
        await write(
          "SmoothingLength",
          column(smoothingLength, 1).map((h) => h * reach),
        );
      } else if (rule === "swift") {
        const guess = extent(bodies.position) / Math.cbrt(bodies.count) || 1;
        await write("SmoothingLength", new Float32Array(n).fill(guess));
      }
      if (density) await write("Density", column(density, 1));
      if (metallicity) await write("Metallicity", column(metallicity, 1));
      const myr = timeMyr(bodies.units);
      if (starFormationRate && myr !== null) {
        const perYear = bodies.units.massMsun! / (myr * 1e6);
        await write(
          "StarFormationRate",
          column(starFormationRate, 1).map((rate) => rate * perYear),
        );
      }
      if (!internalEnergy) notes.push(`${n} gas bodies were given zero internal energy.`);
    }
    if (type === 4)
      for (const [name, [title]] of Object.entries(STAR_NAMES)) {
        const numbers = bodies.columns?.[name];
        if (numbers) await write(title, column(numbers, 1));
      }
    from += n;
  }
  return counts;
}
