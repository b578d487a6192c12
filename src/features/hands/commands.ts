import { command } from "../command.ts";
import { type HandsSlice, TRACERS } from "./state.ts";
import { text } from "./text.ts";

export const handsCommands = {
  hands: command<HandsSlice>("hands", text.commands.hands, ["a"], ({ store }) => store.getState().toggleHands()),
  aim: command<HandsSlice>("aim", text.commands.aim, ["A"], ({ store }) => {
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
