import type { Quantity, Scale } from "../../../data/bodies/units.ts";
import { useSelect } from "../../kit/store.ts";
import type { UnitsSlice } from "../../shell/units/state.ts";
import { quantityOf } from "../../shell/units/state.ts";
import type { BuilderSlice } from "./state.ts";

type Reads = BuilderSlice & UnitsSlice;

/** How the numbers of a build are read now. */
export function useBuilderUnits(): Record<keyof Scale, Quantity> {
  const units = useSelect((s: Reads) => s.units.units);
  const scale = useSelect((s: Reads) => s.builder.builder.scale);
  const of = (kind: keyof Scale) => quantityOf({ units: { units, scale } }, kind);
  return { length: of("length"), time: of("time"), velocity: of("velocity"), mass: of("mass") };
}
