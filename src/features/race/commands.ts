import { command } from "../command.ts";
import { opens, type SideSlice } from "../panels.ts";
import type { RaceSlice } from "./state.ts";
import { text } from "./text.ts";

const t = text.commands;

export const raceCommands = {
  race: command<SideSlice>({
    name: "race",
    words: t.race,
    keys: ["R"],
    icon: "race",
    ...opens("race"),
  }),
  startRace: command<RaceSlice>({
    name: "startRace",
    words: { ...t.start, label: (s) => (s.racing ? t.start.end : t.start.label) },
    icon: (s) => (s.racing ? "stop" : "race"),
    perform: ({ store, actions }) => (store.getState().racing ? actions.race.end() : actions.race.start()),
  }),
};
