import type { Quantity, Scale } from "../../data/bodies/units.ts";
import { useSelect } from "../context.ts";
import { quantityOf } from "../units/state.ts";

/** How the numbers of a build are read now. */
export function useBuilderUnits(): Record<keyof Scale, Quantity> {
  const units = useSelect((s) => s.units);
  const scale = useSelect((s) => s.builder.scale);
  const of = (kind: keyof Scale) => quantityOf({ units, scale }, kind);
  return { length: of("length"), time: of("time"), velocity: of("velocity"), mass: of("mass") };
}
