import type { Group, File as H5File } from "h5wasm";
import { GADGET_UNITS, NBODY_UNITS, type Units } from "../../bodies/units.ts";
import { isCosmological } from "../cosmology.ts";
import { CM_PER_KPC, GRAM_PER_MSUN, unitsOfSizes } from "../knownUnits.ts";
import type { TypeRule } from "../particleTypes.ts";
import { groupOf, numberOfAttribute, numbersOfAttribute, textOfAttribute } from "./library.ts";

/** What a snapshot's groups other than the particles say. */
export interface Hdf5Header {
  readonly rule: TypeRule;
  readonly code: string;
  readonly time: number;
  readonly cosmological: boolean;
  readonly files: number;
  /** Bodies of each type in this file, where the header counts them. */
  readonly counts: readonly number[] | null;
  readonly massTable: readonly number[];
  readonly units: Units;
  readonly notes: readonly string[];
  /** What SWIFT added to all coordinates as it read them, for want of a negative side of its box; null where nothing. */
  readonly shift: readonly number[] | null;
  /** Plummer softening length of a type, where the file carries the run's parameters (GADGET-4, SWIFT). */
  softeningOf(type: number): number | undefined;
}

/** The groups of a snapshot, and for what it lacks those of the file that it is part of. */
type Groups = (name: string) => Group | null;

export function hdf5Header(snapshot: Group, whole: H5File): Hdf5Header {
  const file: Groups = (name) => groupOf(snapshot, name) ?? groupOf(whole, name);
  const header = file("Header");
  const parameters = file("Parameters");
  const swift = file("Units");
  const cosmology = file("Cosmology");
  const of = (name: string) => numberOfAttribute(header, name) ?? numberOfAttribute(parameters, name);
  const rule: TypeRule =
    swift && numberOfAttribute(swift, "Unit length in cgs (U_L)") !== undefined ? "swift" : "gadget";
  const time = of("Time") ?? 0;
  const said =
    numberOfAttribute(cosmology, "Cosmological run") ?? numberOfAttribute(parameters, "ComovingIntegrationOn");
  const cosmological = isCosmological({
    time,
    redshift: of("Redshift") ?? 0,
    ...(said !== undefined && { comoving: said > 0 }),
    omega0: of("Omega0") ?? 0,
    omegaLambda: of("OmegaLambda") ?? 0,
    boxSize: of("BoxSize") ?? 0,
  });
  const { units, note } = unitsOf(file, cosmological);
  const softeningOf = (type: number) => {
    if (rule === "swift") return cosmological ? undefined : swiftSoftening(parameters, type);
    const group = numberOfAttribute(parameters, `SofteningClassOfPartType${type}`);
    if (group === undefined) return undefined;
    const comoving = numberOfAttribute(parameters, `SofteningComovingClass${group}`);
    return cosmological ? comoving : (numberOfAttribute(parameters, `SofteningMaxPhysClass${group}`) ?? comoving);
  };
  return {
    rule,
    code: rule === "swift" ? "SWIFT" : "GADGET",
    time,
    cosmological,
    files: of("NumFilesPerSnapshot") ?? 1,
    counts: numbersOfAttribute(header, "NumPart_ThisFile"),
    massTable: numbersOfAttribute(header, "MassTable") ?? [],
    units,
    notes: note ? [note] : [],
    shift: rule === "swift" && !cosmological ? swiftShift(file, header, parameters) : null,
    softeningOf,
  };
}

/** SWIFT's snapshots keep the parameters as texts. Types 1, 2 are dark matter; the rest are baryons (its gravity_properties.c). */
function swiftSoftening(parameters: Group | null, type: number): number | undefined {
  const kind = type === 1 || type === 2 ? "DM" : "baryon";
  const value = Number(textOfAttribute(parameters, `Gravity:max_physical_${kind}_softening`) ?? Number.NaN);
  return value > 0 && value < Number.POSITIVE_INFINITY ? value : undefined;
}

/**
 * Header/Shift of SWIFT's snapshots, which stand in it where space is not periodic (its gravity_io.h, convert_gpart_pos). The run's
 * parameters say whether it is, as a text; snapshots from before 2019 have a group for that.
 */
function swiftShift(file: Groups, header: Group | null, parameters: Group | null): readonly number[] | null {
  const said = textOfAttribute(parameters, "InitialConditions:periodic");
  const old = () => numberOfAttribute(file("RuntimePars"), "PeriodicBoundariesOn");
  if ((said === undefined ? old() : Number(said.trim() || Number.NaN)) !== 0) return null;
  const shift = numbersOfAttribute(header, "Shift");
  return shift?.length === 3 && shift.every(Number.isFinite) && shift.some((x) => x !== 0) ? shift : null;
}

/** Units: SWIFT's /Units, else GADGET's parameters or header attributes, else GADGET's defaults. */
function unitsOf(file: Groups, cosmological: boolean): { units: Units; note?: string } {
  const swift = file("Units");
  const length = numberOfAttribute(swift, "Unit length in cgs (U_L)");
  const mass = numberOfAttribute(swift, "Unit mass in cgs (U_M)");
  const time = numberOfAttribute(swift, "Unit time in cgs (U_t)");
  if (length && mass && time) {
    const constants = file("PhysicalConstants");
    const said = constants && numberOfAttribute(groupOf(constants, "InternalUnits"), "newton_G");
    const units = fromCgs(length, mass, length / time);
    // The constant that the run had, which its parameters may set; SWIFT's own rounding of G is not ours.
    const gravity = said && Math.abs(said / units.gravity - 1) > 1e-3 ? said : units.gravity;
    // Centimetre, gram and second are no galaxy's: SWIFT's way to say that units have no physical meaning (its own Evrard test).
    if (length === 1 && mass === 1 && time === 1 && (!said || gravity !== units.gravity))
      return { units: { ...NBODY_UNITS, gravity: said || 1 } };
    return { units: gravity === units.gravity ? units : { ...units, gravity } };
  }
  for (const name of ["Parameters", "Header"]) {
    const group = file(name);
    const of = (...names: string[]) => names.map((n) => numberOfAttribute(group, n)).find((v) => v !== undefined);
    const l = of("UnitLength_in_cm", "UnitLength_In_CGS");
    const m = of("UnitMass_in_g", "UnitMass_In_CGS");
    const v = of("UnitVelocity_in_cm_per_s", "UnitVelocity_In_CGS");
    if (!l || !m || !v) continue;
    const gravity = of("GravityConstantInternal") ?? 0;
    const units = fromCgs(l, m, v);
    const own = gravity > 0 && Math.abs(gravity / units.gravity - 1) > 1e-3;
    // All one, and a G that isn't that of centimetre, gram and second: units without physical meaning.
    if (own && l === 1 && m === 1 && v === 1) return { units: { ...NBODY_UNITS, gravity } };
    return { units: own ? { ...units, gravity } : units };
  }
  const perH = cosmological ? "/h" : "";
  return {
    units: GADGET_UNITS,
    note: `Units assumed: GADGET's defaults (1 kpc${perH}, 1e10 Msun${perH}, 1 km/s, G = 43007.1); the file has none.`,
  };
}

function fromCgs(lengthCm: number, massG: number, velocityCms: number): Units {
  return unitsOfSizes(lengthCm / CM_PER_KPC, massG / GRAM_PER_MSUN, velocityCms / 1e5);
}
