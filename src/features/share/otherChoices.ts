import { significant } from "../../language/significant.ts";
import type { CameraSlice } from "../camera/state.ts";
import { isMassOf } from "../look/massState.ts";
import { type LookSlice, VIEW_DEFAULTS, VIEW_RANGES, type View } from "../look/state.ts";
import { text as lookText } from "../look/text.ts";
import { ENGINE_CHOICES, ENGINE_RANGES, type EngineChoices, type PhysicsSlice } from "../physics/state.ts";
import { text as physicsText } from "../physics/text.ts";
import { type PlaySlice, SPEED } from "../play/state.ts";
import type { UnitsSlice } from "../units/state.ts";
import { text as unitsText } from "../units/text.ts";
import { text } from "./text.ts";

/** The rest of what an address may ask for: the engine's choices, the look, and how the run is watched. */
export interface OtherWishes {
  engineChoices?: Partial<EngineChoices>;
  machine?: PhysicsSlice["machine"];
  look?: Partial<View>;
  units?: UnitsSlice["units"];
  wantedStepsPerSecond?: number;
  backwards?: boolean;
  turntable?: boolean;
}

export type OtherChoices = Pick<PlaySlice, "wantedStepsPerSecond" | "direction"> &
  Pick<PhysicsSlice, "engineChoices" | "machine"> &
  Pick<LookSlice, "view"> &
  Pick<CameraSlice, "turntable"> &
  Pick<UnitsSlice, "units">;

type ReadNumber = (key: string, min: number, max: number, whole: boolean) => number | undefined;

/** Keys in the address, with what they are. */
const ENGINE_NUMBERS = [
  ["leaf", "leafSize"],
  ["rebuild", "rebuildInterval"],
] as const;
const ENGINE_NAMES = [
  ["kernel", physicsText.engine.kernel.names],
  ["multipole", physicsText.engine.multipole.names],
] as const;
const LOOK_NUMBERS = [
  ["exposure", "exposure"],
  ["size", "pointSize"],
  ["glow", "glow"],
  ["low", "low"],
  ["high", "high"],
] as const;

export function readOthers(query: URLSearchParams, number: ReadNumber, problems: string[]): OtherWishes {
  const name = <T extends object>(key: string, names: T): keyof T | undefined => {
    const asked = query.get(key);
    if (asked === null || Object.hasOwn(names, asked)) return (asked ?? undefined) as keyof T | undefined;
    const known = Object.keys(names).join(", ");
    problems.push(text.problems.choice(key, asked, known));
    return undefined;
  };
  const isOn = (key: string) => query.has(key) && query.get(key) !== "0";
  const engine: Record<string, unknown> = {};
  for (const [key, names] of ENGINE_NAMES) engine[key] = name(key, names);
  for (const [key, field] of ENGINE_NUMBERS)
    engine[field] = number(key, ENGINE_RANGES[field].min, ENGINE_RANGES[field].max, true);
  const look: Record<string, unknown> = {};
  for (const [key, field] of LOOK_NUMBERS)
    look[field] = number(key, VIEW_RANGES[field].min, VIEW_RANGES[field].max, false);
  const { low, high } = look as Partial<View>;
  if (low && high && low >= high) {
    problems.push(text.problems.range(low, high));
    look.low = look.high = undefined;
  }
  look.theme = name("theme", lookText.theme.names);
  look.shows = name("shows", lookText.density.names);
  look.massOf = massOf(query, problems);
  const units = name("units", unitsText.names);
  const machine = name("engine", physicsText.machine.names);
  const speed = number("speed", SPEED.min, SPEED.max, false);
  return {
    engineChoices: known(engine) as Partial<EngineChoices>,
    look: known(look) as Partial<View>,
    ...(machine !== undefined && { machine }),
    ...(units !== undefined && { units }),
    ...(speed !== undefined && { wantedStepsPerSecond: speed }),
    ...(isOn("back") && { backwards: true }),
    ...(isOn("turn") && { turntable: true }),
  };
}

function massOf(query: URLSearchParams, problems: string[]): string | undefined {
  const asked = query.get("mass");
  if (asked === null || isMassOf(asked)) return asked ?? undefined;
  problems.push(text.problems.mass(asked));
  return undefined;
}

function known(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** What differs from the defaults; where `all` also what forces depend on and is as by default. */
export function writeOthers(query: URLSearchParams, state: OtherChoices, all: boolean): void {
  const { engineChoices, machine, view, units, wantedStepsPerSecond, direction, turntable } = state;
  const set = (key: string, value: string | number, standard: string | number | null) => {
    if (value !== standard) query.set(key, String(value));
  };
  set("engine", machine, "auto");
  for (const [key] of ENGINE_NAMES) set(key, engineChoices[key], all ? null : ENGINE_CHOICES[key]);
  for (const [key, field] of ENGINE_NUMBERS) set(key, engineChoices[field], all ? null : ENGINE_CHOICES[field]);
  for (const [key, field] of LOOK_NUMBERS) {
    const value = view[field];
    if (value !== null) set(key, significant(value, 4), VIEW_DEFAULTS[field]);
  }
  set("theme", view.theme, VIEW_DEFAULTS.theme);
  set("shows", view.shows, VIEW_DEFAULTS.shows);
  set("mass", view.massOf, VIEW_DEFAULTS.massOf);
  set("units", units, "physical");
  set("speed", significant(wantedStepsPerSecond, 4), SPEED.default);
  if (direction === -1) query.set("back", "1");
  if (turntable) query.set("turn", "1");
}

/** The choices that the wishes ask for; the default where they don't say, but for the colour. */
export function otherChoices(wishes: OtherWishes, { colour }: Pick<View, "colour">): OtherChoices {
  return {
    engineChoices: { ...ENGINE_CHOICES, ...wishes.engineChoices },
    machine: wishes.machine ?? "auto",
    view: { ...VIEW_DEFAULTS, ...wishes.look, colour },
    units: wishes.units ?? "physical",
    wantedStepsPerSecond: wishes.wantedStepsPerSecond ?? SPEED.default,
    direction: wishes.backwards ? -1 : 1,
    turntable: wishes.turntable ?? false,
  };
}
