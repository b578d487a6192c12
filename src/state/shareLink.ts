import { BODIES_MIN, type RunSlice, type ScenarioInfo, SEED_MAX } from "./run.ts";
import type { LiveSettings, SettingsSlice } from "./settings.ts";
import type { ViewSlice } from "./view.ts";

/** What an address asks for: all optional, all checked. */
export interface AddressWishes extends Partial<LiveSettings> {
  scenario?: string;
  n?: number;
  seed?: number;
  paused?: boolean;
  colour?: string;
}

interface Limits {
  readonly scenarios: readonly ScenarioInfo[];
  readonly maxBodies: number;
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
  if (scenario !== null) {
    if (limits.scenarios.some((s) => s.name === scenario)) wishes.scenario = scenario;
    else
      problems.push(`The address asks for the scenario "${scenario}", which does not exist; pick one from the list.`);
  }
  const n = number("n", BODIES_MIN, limits.maxBodies, true);
  const seed = number("seed", 0, SEED_MAX, true);
  const theta = number("theta", 0.05, 2, false);
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
  return { wishes, problems };
}

/** The query that reproduces the run: the inverse of `readAddress`. */
export function writeAddress(
  state: Pick<RunSlice, "scenario" | "n" | "seed" | "playing"> &
    Pick<SettingsSlice, "settings"> &
    Pick<ViewSlice, "view">,
): string {
  const query = new URLSearchParams();
  query.set("scenario", state.scenario);
  query.set("n", String(state.n));
  query.set("seed", String(state.seed));
  query.set("theta", String(state.settings.theta));
  query.set("eps", String(state.settings.softening));
  query.set("dt", String(state.settings.timestep));
  query.set("colour", state.view.colour);
  if (!state.playing) query.set("paused", "1");
  return `?${query}`;
}
