import type { Values } from "../../../data/parameter.ts";
import { significant } from "../../../language/significant.ts";
import { BUILT } from "../../create/builder/state.ts";
import { type AddressPart, type Query, type SessionPart, writeOther } from "../../kit/address.ts";
import {
  BODIES_MIN,
  isSource,
  ownBodies,
  type PlaySlice,
  RATE,
  type ScenarioInfo,
  SEED_MAX,
  SPEED,
  scenarioInfo,
  usualBodiesOf,
} from "./state.ts";
import { text } from "./text.ts";

/** Which run it is. Parameters of the scenario stand under their own names. */
export const playAddress: AddressPart<PlaySlice> = {
  at: 20,
  read(query, { play: { scenarios, scenario, n, usualBodies, limits } }) {
    const named = query.word("scenario", (word) => scenarios.some((s) => s.name === word), text.noScenario);
    const info = scenarioInfo({ play: { scenarios } }, named ?? scenario);
    const asked = query.number("n", { min: BODIES_MIN, max: limits.bodies }, true);
    const usual = usualBodiesOf({ play: { scenarios, scenario, n, usualBodies } });
    return {
      play: {
        scenario: info.name,
        source: { kind: "scenario" },
        held: null,
        n: info.bodies ?? asked ?? ownBodies(info) ?? usual,
        seed: query.number("seed", { min: 0, max: SEED_MAX }, true) ?? 1,
        values: named !== undefined && named !== BUILT ? valuesOf(query, info) : {},
      },
    };
  },
  write(query, { play: { scenario, n, seed, values } }) {
    query.set("scenario", scenario);
    query.set("n", String(n));
    query.set("seed", String(seed));
    for (const [name, value] of Object.entries(values)) query.set(name, String(value));
  },
};

/** How fast it goes, and which way, if at all. */
export const paceAddress: AddressPart<PlaySlice> = {
  at: 70,
  read(query) {
    const paused = query.get("paused");
    return {
      play: {
        playing: paused === undefined || paused === "0" || paused === "false",
        wantedStepsPerSecond: query.number("speed", SPEED) ?? SPEED.default,
        wantedRate: query.number("rate", RATE) ?? null,
        direction: query.isOn("back") ? -1 : 1,
      },
    };
  },
  write(query, { play: { playing, wantedStepsPerSecond, wantedRate, direction } }) {
    writeOther(query, "speed", significant(wantedStepsPerSecond, 4), SPEED.default);
    if (wantedRate !== null) query.set("rate", String(significant(wantedRate, 4)));
    if (direction === -1) query.set("back", "1");
    if (!playing) query.set("paused", "1");
  },
};

/** A session may be that of a file, which no address names. */
export const playSession: SessionPart<PlaySlice> = { play: { source: isSource } };

function valuesOf(query: Query, { parameters }: ScenarioInfo): Values {
  const values: Record<string, number> = {};
  for (const parameter of parameters) {
    const value = query.number(parameter.name, parameter, parameter.integer);
    if (value !== undefined && value !== parameter.default) values[parameter.name] = value;
  }
  return values;
}
