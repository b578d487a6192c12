import { command } from "../command.ts";
import { type HandsSlice, TRACERS } from "./state.ts";
import { text } from "./text.ts";

/** What a drag in the sky does. */
const aimLabel = ({ thrown }: HandsSlice): string =>
  thrown?.what === TRACERS ? text.commands.aim.paint : text.commands.aim.label;

export const handsCommands = {
  hands: command<HandsSlice>("hands", text.commands.hands, ["a"], ({ store }) => store.getState().toggleHands()),
  aim: command<HandsSlice>("aim", { ...text.commands.aim, label: aimLabel }, ["A"], ({ store }) => {
    const { handsOpen, toggleHands, aiming, setAiming } = store.getState();
    if (!handsOpen) toggleHands();
    setAiming(!aiming);
  }),
  throwIt: command<HandsSlice>("throwIt", text.commands.throwIt, [], ({ actions }) => actions.hands.throwIt()),
  paintIt: command<HandsSlice>("paintIt", text.commands.paintIt, [], ({ actions, store }) => {
    const { handsOpen, toggleHands, thrown } = store.getState();
    if (!handsOpen) toggleHands();
    if (!handsOpen || thrown?.what !== TRACERS) actions.hands.pick(TRACERS);
    else actions.hands.throwIt();
  }),
};
