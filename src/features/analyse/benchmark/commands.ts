import { command } from "../../kit/command.ts";
import { opens, type SideSlice } from "../../kit/panels.ts";
import type { BenchmarkSlice } from "./state.ts";
import { text } from "./text.ts";

const t = text.commands;

export const benchmarkCommands = {
  benchmark: command<SideSlice>({
    name: "benchmark",
    words: t.benchmark,
    keys: ["R"],
    icon: "benchmark",
    ...opens("benchmark"),
  }),
  startRace: command<BenchmarkSlice>({
    name: "startRace",
    words: { ...t.start, label: (s) => (s.benchmark.racing ? t.start.end : t.start.label) },
    icon: (s) => (s.benchmark.racing ? "stop" : "benchmark"),
    perform: ({ store, actions }) =>
      store.getState().benchmark.racing ? actions.benchmark.end() : actions.benchmark.start(),
  }),
};
