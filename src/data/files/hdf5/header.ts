import type { Group, File as H5File } from "h5wasm";
import { type Expansion, isCosmological } from "../cosmology.ts";
import type { TypeRule } from "../particleTypes.ts";
import { numberOfAttribute, numbersOfAttribute, textOfAttribute } from "./attributes.ts";
import { groupOf } from "./entities.ts";

/** What a snapshot's groups other than the particles say. */
export interface Hdf5Header {
  readonly rule: TypeRule;
  readonly code: string;
  readonly time: number;
  readonly expansion: Expansion;
  /** By what the header says; where the bodies are decides too. */
  readonly cosmological: boolean;
  readonly files: number;
  /** Bodies of each type in this file, where the header counts them. */
  readonly counts: readonly number[] | null;
  /** Bodies of all types in all files of the snapshot, where the header counts them, else 0. */
  readonly total: number;
  /** Mass of each type; null where there is no such table. */
  readonly massTable: readonly number[] | null;
  readonly hubble: number | undefined;
  /** A group of the snapshot, or of the file that it is part of. */
  readonly group: Groups;
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
  const said = numberOfAttribute(cosmology, "Cosmological run") ?? of("ComovingIntegrationOn") ?? of("Cosmological");
  const redshift = of("Redshift");
  const saidTime = of("Time");
  // The time may be missing, or of comoving runs be the age, as EAGLE's is.
  const byRedshift =
    redshift !== undefined &&
    (saidTime === undefined || (said === 1 && Math.abs(saidTime * (1 + redshift) - 1) > 1e-4));
  const factor = of("ExpansionFactor") ?? of("Scale-factor") ?? (byRedshift ? 1 / (1 + redshift) : undefined);
  const time = saidTime ?? factor ?? 0;
  const scaleFactor = factor ?? time;
  const expansion: Expansion = {
    time: scaleFactor,
    redshift: redshift ?? (said === 1 && scaleFactor > 0 ? 1 / scaleFactor - 1 : 0),
    ...(said !== undefined && { comoving: said > 0 }),
    ...universeSaid((name) => of(name) ?? numberOfAttribute(cosmology, name)),
    boxSize: of("BoxSize") ?? 0,
  };
  const cosmological = isCosmological(expansion);
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
    expansion,
    cosmological,
    files: of("NumFilesPerSnapshot") ?? 1,
    counts: numbersOfAttribute(header, "NumPart_ThisFile"),
    total: totalOf(header),
    massTable: numbersOfAttribute(header, "MassTable") ?? numbersOfAttribute(parameters, "MassTable"),
    hubble: of("HubbleParam"),
    group: file,
    shift: rule === "swift" && !cosmological ? swiftShift(file, header, parameters) : null,
    softeningOf,
  };
}

/** Densities today, dark energy and Hubble's constant, in the words of GADGET and AREPO, GIZMO, SWIFT and PKDGRAV. */
function universeSaid(of: (name: string) => number | undefined): Partial<Expansion> {
  const first = (...names: string[]) => names.map(of).find((value) => value !== undefined);
  const matter = first("Omega_cdm") === undefined ? undefined : first("Omega_cdm")! + (first("Omega_b") ?? 0);
  return {
    omega0: first("Omega0", "Omega_m", "Omega_Matter") ?? matter ?? 0,
    omegaLambda: first("OmegaLambda", "Omega_Lambda", "Omega_lambda") ?? 0,
    omegaR: first("Omega_r", "Omega_Radiation", "OmegaRadiation") ?? 0,
    w: first("w_0") ?? -1,
    wa: first("w_a") ?? 0,
    hubble: first("HubbleParam", "h") ?? 0,
  };
}

/** The number is in two words, for types of more than 2^32 bodies. */
function totalOf(header: Group | null): number {
  const high = numbersOfAttribute(header, "NumPart_Total_HighWord") ?? [];
  const low = numbersOfAttribute(header, "NumPart_Total") ?? [];
  return low.reduce((sum, n, k) => sum + n + 2 ** 32 * (high[k] ?? 0), 0);
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
