import { rounded } from "../../language/format.ts";
import { integratorInfo, type PhysicsSlice } from "../physics/state.ts";
import { text as physicsText } from "../physics/text.ts";
import type { UnitsSlice } from "../units/state.ts";
import { quantityWords } from "../units/state.ts";
import type { CompareSlice } from "./state.ts";
import { rightSettings } from "./state.ts";

type Reads = CompareSlice & PhysicsSlice & UnitsSlice;

/** What side A (0) or B (1) of a comparison has for the setting in which they differ, as people read it. */
export function sideSetting(state: Reads, index: 0 | 1): string {
  const { settings, solver, solvers, integrators, engineChoices, comparedBy: by } = state;
  const mine = { ...settings, solver, ...engineChoices };
  const shown = index === 0 ? mine : rightSettings(mine, state);
  if (by === "theta") return rounded(shown.theta);
  if (by === "softening") return quantityWords(state, "length", shown.softening);
  if (by === "timestep") return quantityWords(state, "time", shown.timestep);
  if (by === "solver") return solvers.find((s) => s.name === shown.solver)?.title ?? shown.solver;
  if (by === "integrator") return integratorInfo(integrators, shown.integrator)?.title ?? shown.integrator;
  return by === "kernel"
    ? physicsText.engine.kernel.names[shown.kernel]
    : physicsText.engine.multipole.names[shown.multipole];
}
