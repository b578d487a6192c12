import { command } from "../../kit/command.ts";
import { opens, type SideSlice } from "../../kit/panels.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { type InteractSlice, TRACERS } from "./state.ts";
import { text } from "./text.ts";

type Reads = InteractSlice & SideSlice & StatusSlice;

const t = text.commands;

/** What a drag in the sky does. */
const aimLabel = ({ interact: { thrown } }: InteractSlice): string =>
  thrown?.what === TRACERS ? t.aim.paint : t.aim.label;

const isGalaxy = ({ status: { status } }: Reads): boolean => !status.flow;
const isIdle = (state: Reads): boolean => isGalaxy(state) && !state.interact.acting;

export const interactCommands = {
  interact: command<Reads>({
    name: "interact",
    words: t.interact,
    keys: ["a"],
    icon: "interact",
    enabled: isGalaxy,
    ...opens("interact"),
  }),
  aim: command<Reads>({
    name: "aim",
    words: { ...t.aim, label: aimLabel },
    keys: ["A"],
    icon: "interact",
    expanded: (s) => s.interact.aiming,
    enabled: isGalaxy,
    perform: ({ store }) => {
      const {
        layout: { side, toggleSide },
        interact: { aiming, setAiming },
      } = store.getState();
      if (side !== "interact") toggleSide("interact");
      setAiming(!aiming);
    },
  }),
  throwIt: command<Reads>({
    name: "throwIt",
    words: t.throwIt,
    icon: "pilot",
    enabled: isIdle,
    perform: ({ actions }) => actions.interact.throwIt(),
  }),
  paintIt: command<Reads>({
    name: "paintIt",
    words: t.paintIt,
    icon: "pilot",
    enabled: isIdle,
    perform: ({ actions, store }) => {
      const {
        layout: { side, toggleSide },
        interact: { thrown },
      } = store.getState();
      if (side !== "interact") toggleSide("interact");
      if (side !== "interact" || thrown?.what !== TRACERS) actions.interact.pick(TRACERS);
      else actions.interact.throwIt();
    },
  }),
};
