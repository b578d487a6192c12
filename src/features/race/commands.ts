import { command } from "../command.ts";
import type { RaceSlice } from "./state.ts";
import { text } from "./text.ts";

export const raceCommands = {
  race: command<RaceSlice>("race", text.commands.race, ["R"], ({ store }) => store.getState().toggleRace()),
  startRace: command<RaceSlice>(
    "startRace",
    { ...text.commands.start, label: (s) => (s.racing ? text.commands.start.end : text.commands.start.label) },
    [],
    ({ store, actions }) => (store.getState().racing ? actions.race.end() : actions.race.start()),
  ),
};
