import type { Bodies } from "../data/bodies/bodies.ts";
import { MODELS, type Model } from "../data/models/index.ts";
import { resolveValues, type Values } from "../data/parameter.ts";
import { SCENARIOS, type Scenario } from "../data/scenarios/index.ts";
import { sprayedStream } from "../physics/external/sprayedStream.ts";
import { GAS_BOXES } from "../physics/gas/boxes/scenarios.ts";
import { stripping } from "../physics/gas/boxes/stripping.ts";
import type { Report } from "./command.ts";
import { table } from "./help.ts";
import { numberOr } from "./option.ts";

/** Above it the arrays of one table no longer fit a GPU's largest buffer by far. */
const MAX_BODIES = 2 ** 26;

/** Options of every command that makes bodies. */
export const MAKE_OPTIONS = {
  n: numberOr(null, "N", "number of bodies (default the scenario's own, else 16384)", {
    min: 2,
    max: MAX_BODIES,
    integer: true,
  }),
  seed: numberOr(1, "S", "32-bit seed: the same seed gives the same bodies", {
    min: 0,
    max: 2 ** 32 - 1,
    integer: true,
  }),
};

/** Every scenario of the command line. */
export const KNOWN_SCENARIOS: readonly Scenario[] = [...SCENARIOS, sprayedStream, stripping, ...GAS_BOXES];

/** Every model and scenario, a name once: where a scenario shows a model of the same name, the scenario counts. */
const ALL: readonly Model[] = [
  ...KNOWN_SCENARIOS,
  ...MODELS.filter((model) => !SCENARIOS.some((s) => s.name === model.name)),
];

export const MODEL_NAMES: string = ALL.map((model) => model.name).join(", ");

/** What each model is, and its parameters with their ranges, for the help. */
export function modelDetails(): string {
  return `Models and scenarios, with what --set changes:\n\n${ALL.map(parameterRows).join("\n\n")}`;
}

/** What one model is, and its parameters with their ranges. */
export function parameterRows({ name, help, parameters }: Pick<Model, "name" | "help" | "parameters">): string {
  const rows = parameters.map((p): [string, string] => {
    const unit = p.unit === "" ? "" : ` ${p.unit}`;
    return [`    ${p.name}=${p.default}`, `${p.help} ${p.min} to ${p.max}${unit}${p.integer ? ", whole" : ""}.`];
  });
  return `  ${name}: ${help}${rows.length > 0 ? `\n${table(rows)}` : ""}`;
}

export interface Made {
  readonly bodies: Bodies;
  readonly n: number;
  readonly seed: number;
  /** Every parameter of the model, with the defaults filled in. */
  readonly parameters: Values;
}

/** Makes the bodies of a model or scenario. Throws one line on unknown names and parameters out of range. */
export function makeBodies(name: string, n: number | null, seed: number, set: Values, report: Report): Made {
  const model = ALL.find((one) => one.name === name);
  if (!model) throw new Error(`there is no model or scenario "${name}"; known are: ${MODEL_NAMES}`);
  const count = n ?? KNOWN_SCENARIOS.find((one) => one === model)?.defaults.n ?? 16384;
  const parameters = resolveValues(model.name, model.parameters, set);
  const progress = (fraction: number) => report.progress(`making ${model.name}`, fraction);
  return { bodies: model.make(parameters, { n: count, seed, progress }), n: count, seed, parameters };
}
