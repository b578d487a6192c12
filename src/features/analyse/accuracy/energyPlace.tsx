import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { useSelect } from "../../kit/store.ts";
import type { AccuracySlice } from "./state.ts";
import { isEnergyBad } from "./state.ts";

/** Loaded where it is needed first. */
const EnergyNote = lazyPart(() => import("./energyNote.tsx"), null);

/** Below the numbers of the run: an energy error that is too large. */
export function EnergyPlace(): ReactNode {
  const bad = useSelect((s: AccuracySlice) => isEnergyBad(s.accuracy.measurement));
  return bad ? <EnergyNote /> : null;
}
