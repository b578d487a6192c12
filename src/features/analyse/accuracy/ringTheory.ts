import { coreConstant, thinRingSpeeds } from "../../../data/vortices/theory.ts";
import type { FlowMeasurement } from "../../../engine/index.ts";
import type { Fields } from "../../kit/slice.ts";
import { type PlaySlice, scenarioInfo } from "../../run/play/state.ts";

/** Scenarios whose rings are circles about one axis: only these have a theory. */
const COAXIAL = ["vortex-ring", "leap-frogging-rings", "colliding-rings"];

/**
 * Upward speeds that the rings of a flow should have where they are, with the circulation that they have: cores thin and of the profile that the scenario
 * says (Kelvin 1867, Saffman 1970), narrowing as rings widen since their volume stays. Null where there is no theory.
 */
export function ringTheory(
  { rings, circulation }: FlowMeasurement,
  state: Fields<PlaySlice, "scenarios" | "scenario" | "source" | "values">,
): readonly number[] | null {
  const { scenario, source, values } = state.play;
  if (source.kind === "file" || !COAXIAL.includes(scenario)) return null;
  const { parameters } = scenarioInfo(state, scenario);
  const value = (name: string) => values[name] ?? parameters.find((p) => p.name === name)!.default;
  const thin = rings.map(({ radius, height }, k) => ({
    ...{ radius, height, circulation: circulation[k]! },
    core: value("core") * Math.sqrt(value("radius") / radius),
  }));
  const constant = coreConstant(value("profile") === 1 ? "uniform" : "gaussian");
  return thinRingSpeeds(thin, constant).map(([, up]) => up);
}
