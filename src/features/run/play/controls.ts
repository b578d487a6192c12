import type { DrawnControl } from "../../kit/control.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { ownKind, type PlaySlice, scenarioInfo } from "./state.ts";
import { text } from "./text.ts";

type Reads = PlaySlice & StatusSlice;

/** What the panel of the run draws itself: values that wait until a person is done with them, and searched lists. */
export const playControls = {
  scenario: {
    kind: "drawn",
    key: "scenario",
    words: text.scenario,
    group: "run",
    level: "watch",
    at: ["play", "scenario"],
  },
  n: {
    kind: "drawn",
    key: "n",
    words: text.bodies,
    says: ({ status: { status } }) => (status.flow ? text.elements : {}),
    ...{ group: "run", level: "play", at: ["play", "n"] },
  },
  speed: {
    kind: "drawn",
    key: "speed",
    words: text.speed,
    group: "run",
    level: "watch",
    at: ["play", "wantedStepsPerSecond"],
  },
  values: {
    kind: "drawn",
    key: "values",
    words: { label: text.parameters, help: text.parametersHelp },
    says: (s) => {
      const kind = ownKind(scenarioInfo(s, s.play.scenario));
      return kind ? { label: text[kind] } : {};
    },
    ...{ group: "run", level: "play", at: ["play", "values"] },
    shown: (s) => s.play.source.kind !== "file" && scenarioInfo(s, s.play.scenario).parameters.length > 0,
  },
  seed: {
    ...{ kind: "drawn", key: "seed", words: text.seed, group: "run", level: "study", at: ["play", "seed"] },
    shown: ({ status: { status } }) => !status.flow,
  },
  speedIn: {
    kind: "drawn",
    key: "speedIn",
    words: text.speedIn,
    group: "run",
    level: "study",
    at: ["play", "wantedRate"],
  },
} as const satisfies Readonly<Record<string, DrawnControl<Reads>>>;
