import { COMPONENTS, type ComponentName, componentIndex } from "../bodies/bodies.ts";

/** GADGET's particle types 0 to 5 (Gadget-2 users guide, section 6.1), and what they are called here. */
const GADGET_TYPES: readonly ComponentName[] = ["gas", "halo", "disc", "bulge", "stars", "black hole"];

/** SWIFT's types: gas, dark matter, background dark matter, sinks, stars, black holes, neutrinos (its docs, RTD InitialConditions). */
const SWIFT_TYPES: readonly ComponentName[] = ["gas", "halo", "halo", "other", "stars", "black hole", "other"];

/** What is said behind “gas bodies have internal energies; ”. */
export const WARM_GAS = "those above 0 feel their pressure.";

export type TypeRule = "gadget" | "swift";

/** Component index of particle type `type`. */
export function componentOfType(type: number, rule: TypeRule = "gadget"): number {
  return componentIndex((rule === "swift" ? SWIFT_TYPES : GADGET_TYPES)[type] ?? "other");
}

/** Particle type of a component. GADGET has no type for "other" and "tracer" (stars), SWIFT none for disc and bulge (stars) and those two (dark matter). */
export function typeOfComponent(component: number, rule: TypeRule = "gadget"): number {
  const name = COMPONENTS[component]!;
  if (rule === "swift") {
    if (name === "disc" || name === "bulge") return 4;
    return name === "other" || name === "tracer" ? 1 : SWIFT_TYPES.indexOf(name);
  }
  return name === "other" || name === "tracer" ? 4 : GADGET_TYPES.indexOf(name);
}

/** What is said where a type has a mass in the header and masses of its own; one rule for all of GADGET's formats. */
export function headerMassNote(type: string, mass: number, own: string): string {
  return `Bodies of ${type} have a mass in the header, ${mass}, and masses of their own in ${own}: the header's counts, as in GADGET.`;
}
