import { BUILT, type BuilderSlice } from "./builder.ts";
import type { CompareWish } from "./compare.ts";
import { BODIES_MIN, type RunSlice, type ScenarioInfo, SEED_MAX, scenarioInfo } from "./run.ts";
import { significant } from "./scale.ts";
import { type LiveSettings, type SettingsSlice, THETA_RANGE } from "./settings.ts";
import { type CompareChoices, readCompare, writeCompare } from "./shareCompare.ts";
import { type OtherChoices, type OtherWishes, readOthers, writeOthers } from "./shareOthers.ts";
import type { ViewSlice } from "./view.ts";

/** What an address asks for: all optional, all checked. */
export interface AddressWishes extends Partial<LiveSettings>, OtherWishes {
  scenario?: string;
  /** What the scenario "built" runs: as the link holds it, and what the page says of it. */
  built?: { readonly text: string; readonly info: ScenarioInfo };
  n?: number;
  seed?: number;
  paused?: boolean;
  colour?: string;
  solver?: string;
  values?: Record<string, number>;
  /** Position and target of the camera. */
  camera?: CameraView;
  /** Fingerprint that the initial bodies had where the link was made. */
  check?: string;
  /** Two sides, and what side B has instead. */
  compare?: CompareWish;
}

/** x y z of the camera, then of the point that it looks at. */
export type CameraView = readonly [number, number, number, number, number, number];

interface Limits {
  readonly scenarios: readonly ScenarioInfo[];
  readonly maxBodies: number;
  readonly solvers?: readonly { readonly name: string }[];
  /** What a build is, from its text. Throws one line. */
  readonly describeBuild?: (text: string) => ScenarioInfo;
}

/** Reads `?scenario=…&n=…&seed=…&theta=…&eps=…&dt=…&paused=1`; what can't be used is left out and said in one line. */
export function readAddress(search: string, limits: Limits): { wishes: AddressWishes; problems: string[] } {
  const query = new URLSearchParams(search);
  const wishes: AddressWishes = {};
  const problems: string[] = [];

  const number = (key: string, min: number, max: number, whole: boolean): number | undefined => {
    const text = query.get(key);
    if (text === null) return undefined;
    const value = text.trim() === "" ? Number.NaN : Number(text);
    if (Number.isFinite(value) && value >= min && value <= max && (!whole || Number.isInteger(value))) return value;
    const kind = whole ? "a whole number" : "a number";
    problems.push(`The address says ${key}=${text}, which is not ${kind} from ${min} to ${max}; the default is used.`);
    return undefined;
  };

  const scenario = query.get("scenario");
  const galaxies = query.get("galaxies");
  if (scenario === BUILT && galaxies !== null && limits.describeBuild) {
    try {
      wishes.built = { text: galaxies, info: limits.describeBuild(galaxies) };
      wishes.scenario = BUILT;
    } catch (error) {
      problems.push(`The address can't be built: ${(error as Error).message}; another scenario is shown.`);
    }
  } else if (scenario !== null) {
    if (limits.scenarios.some((s) => s.name === scenario)) wishes.scenario = scenario;
    else
      problems.push(`The address asks for the scenario "${scenario}", which does not exist; pick one from the list.`);
  }
  const n = number("n", BODIES_MIN, limits.maxBodies, true);
  const seed = number("seed", 0, SEED_MAX, true);
  const theta = number("theta", THETA_RANGE.min, THETA_RANGE.max, false);
  const softening = number("eps", 0, 1e6, false);
  const timestep = number("dt", 1e-9, 1e6, false);
  if (n !== undefined) wishes.n = n;
  if (seed !== undefined) wishes.seed = seed;
  if (theta !== undefined) wishes.theta = theta;
  if (softening !== undefined) wishes.softening = softening;
  if (timestep !== undefined) wishes.timestep = timestep;
  const paused = query.get("paused");
  if (paused !== null) wishes.paused = paused !== "0" && paused !== "false";
  const colour = query.get("colour");
  if (colour !== null) wishes.colour = colour;
  const values = readValues(limits, wishes.built ? undefined : wishes.scenario, number);
  if (values) wishes.values = values;
  const view = query.get("view");
  if (view !== null) {
    const camera = view.split(",").map((word) => (word === "" ? Number.NaN : Number(word)));
    if (camera.length === 6 && camera.every(Number.isFinite)) wishes.camera = camera as unknown as CameraView;
    else problems.push(`The address says view=${view}, which is not six numbers; the first view is shown.`);
  }
  const solver = query.get("solver");
  if (solver !== null) {
    if (limits.solvers?.some((s) => s.name === solver)) wishes.solver = solver;
    else problems.push(`The address asks for the solver "${solver}", which does not exist; the default is used.`);
  }
  const compare = readCompare(query, limits.solvers ?? []);
  if (typeof compare === "string") problems.push(compare);
  else if (compare) wishes.compare = compare;
  const check = query.get("check");
  if (check !== null) wishes.check = check;
  Object.assign(wishes, readOthers(query, number, problems));
  return { wishes, problems };
}

/** Parameters of the scenario stand in the address under their own names. */
function readValues(
  limits: Limits,
  scenario: string | undefined,
  number: (key: string, min: number, max: number, whole: boolean) => number | undefined,
): Record<string, number> | undefined {
  if (scenario === undefined) return undefined;
  const values: Record<string, number> = {};
  for (const p of scenarioInfo(limits, scenario).parameters) {
    const value = number(p.name, p.min, p.max, p.integer ?? false);
    if (value !== undefined && value !== p.default) values[p.name] = value;
  }
  return Object.keys(values).length > 0 ? values : undefined;
}

export type Chosen = Pick<RunSlice, "scenario" | "n" | "seed" | "values" | "playing"> &
  Pick<SettingsSlice, "settings" | "solver"> &
  Pick<ViewSlice, "view"> &
  CompareChoices &
  Partial<Pick<BuilderSlice, "build">> &
  OtherChoices;

/**
 * The query that reproduces the run: the inverse of `readAddress`. One with a fingerprint is meant to last: it says all
 * that forces depend on, so that later versions with other defaults give the same run.
 */
export function writeAddress(state: Chosen, camera?: readonly number[] | null, check?: string | null): string {
  const query = new URLSearchParams();
  query.set("scenario", state.scenario);
  if (state.scenario === BUILT) query.set("galaxies", state.build ?? "");
  query.set("n", String(state.n));
  query.set("seed", String(state.seed));
  query.set("theta", String(state.settings.theta));
  query.set("eps", String(state.settings.softening));
  query.set("dt", String(state.settings.timestep));
  for (const [name, value] of Object.entries(state.values)) query.set(name, String(value));
  query.set("solver", state.solver);
  query.set("colour", state.view.colour);
  writeOthers(query, state, check != null);
  writeCompare(query, state);
  if (!state.playing) query.set("paused", "1");
  if (camera) query.set("view", camera.map((x) => significant(x, 5)).join(","));
  if (check) query.set("check", check);
  return `?${query}`.replaceAll("%2C", ",");
}
