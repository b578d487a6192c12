import { significant } from "../../language/significant.ts";
import { BUILT } from "../builder/state.ts";
import { type CameraView, isCameraView } from "../camera/state.ts";
import { type CompareChoices, readCompare, writeCompare } from "../compare/address.ts";
import type { CompareWish } from "../compare/state.ts";
import { lineOf } from "../foreign.ts";
import type { LookSlice } from "../look/state.ts";
import { LINK_RANGES, type LiveSettings, type PhysicsSlice } from "../physics/state.ts";
import { BODIES_MIN, type PlaySlice, type ScenarioInfo, SEED_MAX, scenarioInfo } from "../play/state.ts";
import type { StatusSlice } from "../status/state.ts";
import { type OtherChoices, type OtherWishes, readOthers, writeOthers } from "./otherChoices.ts";
import { text } from "./text.ts";

const t = text.problems;

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

interface Limits {
  readonly scenarios: readonly ScenarioInfo[];
  readonly maxBodies: number;
  readonly solvers?: readonly { readonly name: string }[];
  readonly colours?: readonly { readonly name: string }[];
  /** What a build is, from its text. Throws one line. */
  readonly describeBuild?: (text: string) => ScenarioInfo;
}

/** Reads `?scenario=…&n=…&seed=…&theta=…&eps=…&dt=…&paused=1`; what can't be used is left out and said in one line. */
export function readAddress(search: string, limits: Limits): { wishes: AddressWishes; problems: string[] } {
  const query = new URLSearchParams(search);
  const wishes: AddressWishes = {};
  const problems: string[] = [];

  const number = (key: string, min: number, max: number, whole: boolean): number | undefined => {
    const asked = query.get(key);
    if (asked === null) return undefined;
    const value = asked.trim() === "" ? Number.NaN : Number(asked);
    if (Number.isFinite(value) && value >= min && value <= max && (!whole || Number.isInteger(value))) return value;
    problems.push(t.number(key, asked, whole, min, max));
    return undefined;
  };

  const scenario = query.get("scenario");
  const galaxies = query.get("galaxies");
  if (scenario === BUILT && galaxies !== null && limits.describeBuild) {
    try {
      wishes.built = { text: galaxies, info: limits.describeBuild(galaxies) };
      wishes.scenario = BUILT;
    } catch (error) {
      problems.push(t.build((error as Error).message));
    }
  } else if (scenario !== null) {
    if (limits.scenarios.some((s) => s.name === scenario)) wishes.scenario = scenario;
    else problems.push(t.scenario(scenario));
  }
  const n = number("n", BODIES_MIN, limits.maxBodies, true);
  const seed = number("seed", 0, SEED_MAX, true);
  const live = (key: string, { min, max }: { min: number; max: number }) => number(key, min, max, false);
  const theta = live("theta", LINK_RANGES.theta);
  const softening = live("eps", LINK_RANGES.softening);
  const timestep = live("dt", LINK_RANGES.timestep);
  if (n !== undefined) wishes.n = n;
  if (seed !== undefined) wishes.seed = seed;
  if (theta !== undefined) wishes.theta = theta;
  if (softening !== undefined) wishes.softening = softening;
  if (timestep !== undefined) wishes.timestep = timestep;
  const paused = query.get("paused");
  if (paused !== null) wishes.paused = paused !== "0" && paused !== "false";
  const colour = query.get("colour");
  if (colour !== null) {
    if (limits.colours?.some((c) => c.name === colour) ?? true) wishes.colour = colour;
    else problems.push(t.colour(colour));
  }
  const values = readValues(limits, wishes.built ? undefined : wishes.scenario, number);
  if (values) wishes.values = values;
  const view = query.get("view");
  if (view !== null) {
    const camera = view.split(",").map((word) => (word === "" ? Number.NaN : Number(word)));
    if (isCameraView(camera)) wishes.camera = camera;
    else problems.push(t.view(view));
  }
  const solver = query.get("solver");
  if (solver !== null) {
    if (limits.solvers?.some((s) => s.name === solver)) wishes.solver = solver;
    else problems.push(t.solver(solver));
  }
  const compare = readCompare(query, limits.solvers ?? []);
  if (typeof compare === "string") problems.push(compare);
  else if (compare) wishes.compare = compare;
  const check = query.get("check");
  if (check !== null) {
    if (/^[0-9a-f]{8}$/.test(check)) wishes.check = check;
    else problems.push(t.check(check));
  }
  Object.assign(wishes, readOthers(query, number, problems));
  return { wishes, problems: problems.map(lineOf) };
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

export type Chosen = Pick<PlaySlice, "scenario" | "n" | "seed" | "values" | "playing"> &
  Pick<PhysicsSlice, "settings" | "solver"> &
  Pick<LookSlice, "view"> &
  CompareChoices &
  Partial<Pick<PlaySlice, "build">> &
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

/** The query that is meant to last: it reproduces this run and view, and knows the bodies by their fingerprint. */
export function lastingAddress(state: Chosen & Pick<StatusSlice, "status">, camera: readonly number[] | null): string {
  return writeAddress(state, camera, state.status.check || null);
}
