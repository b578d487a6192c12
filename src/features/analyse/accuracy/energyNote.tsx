import type { ReactNode } from "react";
import { useSelect } from "../../kit/store.ts";
import { integratorInfo, type PhysicsSlice } from "../../run/physics/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { AccuracySlice } from "./state.ts";
import { energyAdvice } from "./trust.ts";

type Reads = PhysicsSlice & StatusSlice & AccuracySlice;

/** Beside an energy error that is too large: how large, and what would help. */
export default function EnergyNote(): ReactNode {
  const measurement = useSelect((s: Reads) => s.accuracy.measurement);
  const bodies = useSelect((s: Reads) => s.status.status.bodies);
  const integrator = useSelect((s: Reads) => integratorInfo(s.physics.integrators, s.physics.engineChoices.integrator));
  if (!measurement) return null;
  return <p className="energy-note">{energyAdvice(measurement, { bodies, own: integrator?.cluster === true })}</p>;
}
