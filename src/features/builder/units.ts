import type { Quantity, Scale } from "../../data/bodies/units.ts";
import { useSelect } from "../store.ts";
import type { UnitsSlice } from "../units/state.ts";
import { quantityOf } from "../units/state.ts";
import type { BuilderSlice } from "./state.ts";

type Reads = BuilderSlice & UnitsSlice;

/** How the numbers of a build are read now. */
export function useBuilderUnits(): Record<keyof Scale, Quantity> {
  const units = useSelect((s: Reads) => s.units);
  const scale = useSelect((s: Reads) => s.builder.scale);
  const of = (kind: keyof Scale) => quantityOf({ units, scale }, kind);
  return { length: of("length"), time: of("time"), velocity: of("velocity"), mass: of("mass") };
}
