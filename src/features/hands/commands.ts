import { command } from "../command.ts";
import { opens, type SideSlice } from "../panels.ts";
import type { StatusSlice } from "../status/state.ts";
import { type HandsSlice, TRACERS } from "./state.ts";
import { text } from "./text.ts";

type Reads = HandsSlice & SideSlice & StatusSlice;

const t = text.commands;

/** What a drag in the sky does. */
const aimLabel = ({ thrown }: HandsSlice): string => (thrown?.what === TRACERS ? t.aim.paint : t.aim.label);

const isGalaxy = ({ status }: Reads): boolean => !status.flow;
const isIdle = (state: Reads): boolean => isGalaxy(state) && !state.acting;

export const handsCommands = {
  hands: command<Reads>({
    name: "hands",
    words: t.hands,
    keys: ["a"],
    icon: "hands",
    enabled: isGalaxy,
    ...opens("hands"),
  }),
  aim: command<Reads>({
    name: "aim",
    words: { ...t.aim, label: aimLabel },
    keys: ["A"],
    icon: "hands",
    expanded: (s) => s.aiming,
    enabled: isGalaxy,
    perform: ({ store }) => {
      const { side, toggleSide, aiming, setAiming } = store.getState();
      if (side !== "hands") toggleSide("hands");
      setAiming(!aiming);
    },
  }),
  throwIt: command<Reads>({
    name: "throwIt",
    words: t.throwIt,
    icon: "pilot",
    enabled: isIdle,
    perform: ({ actions }) => actions.hands.throwIt(),
  }),
  paintIt: command<Reads>({
    name: "paintIt",
    words: t.paintIt,
    icon: "pilot",
    enabled: isIdle,
    perform: ({ actions, store }) => {
      const { side, toggleSide, thrown } = store.getState();
      if (side !== "hands") toggleSide("hands");
      if (side !== "hands" || thrown?.what !== TRACERS) actions.hands.pick(TRACERS);
      else actions.hands.throwIt();
    },
  }),
};
