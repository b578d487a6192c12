import { rounded } from "../../../language/format.ts";
import type { InteractSlice } from "../../create/interact/state.ts";
import { titleOf } from "../../create/interact/titleState.ts";
import type { Fields } from "../../kit/slice.ts";
import { integratorInfo, type PhysicsSlice } from "../../run/physics/state.ts";
import { text as physicsText } from "../../run/physics/text.ts";
import type { UnitsSlice } from "../../shell/units/state.ts";
import { quantityWords } from "../../shell/units/state.ts";
import type { CompareSlice } from "./state.ts";
import { rightSettings } from "./state.ts";
import { text } from "./text.ts";

type Reads = CompareSlice & Fields<InteractSlice, "deedRows"> & PhysicsSlice & UnitsSlice;

/** What was done on side A alone, in words; null: the sides differ in a setting, or nothing is known of it. */
export function branchTitle({
  compare: { branch },
  interact: { deedRows },
}: Fields<CompareSlice, "branch"> & Fields<InteractSlice, "deedRows">): string | null {
  const row = branch === null ? undefined : deedRows[branch - 1];
  return row ? titleOf(row) : null;
}

/** Which side this is, as people read it: of two futures the deed, else the setting in which the sides differ. */
export function sideTitle(state: Reads, index: 0 | 1): string {
  const deed = branchTitle(state);
  if (deed !== null) return index === 0 ? text.futures.with(deed) : text.futures.without(deed);
  return `${text.by.names[state.compare.comparedBy]} ${sideSetting(state, index)}`;
}

/** What side A (0) or B (1) of a comparison has for the setting in which they differ, as people read it. */
export function sideSetting(state: Reads, index: 0 | 1): string {
  const {
    physics: { settings, solver, solvers, integrators, engineChoices },
    compare: { comparedBy: by },
  } = state;
  const mine = { ...settings, solver, ...engineChoices };
  const shown = index === 0 ? mine : rightSettings(mine, state);
  if (by === "theta") return rounded(shown.theta);
  if (by === "softening") return quantityWords(state, "length", shown.softening);
  if (by === "timestep") return quantityWords(state, "time", shown.timestep);
  if (by === "gas") return index === 0 ? text.gases.stars : text.gases[state.compare.rightSide.gas];
  if (by === "darkEnergy")
    return rounded(index === 0 ? (state.units.universe?.w ?? -1) : state.compare.rightSide.darkEnergy);
  if (by === "solver") return solvers.find((s) => s.name === shown.solver)?.title ?? shown.solver;
  if (by === "integrator") return integratorInfo(integrators, shown.integrator)?.title ?? shown.integrator;
  if (by === "viscosity") return rounded(shown.viscosity);
  if (by === "stretching")
    return physicsText.flow.stretching.names[shown.stretching === "lines" ? "lines" : "classical"];
  return by === "kernel"
    ? physicsText.engine.kernel.names[shown.kernel]
    : physicsText.engine.multipole.names[shown.multipole];
}
