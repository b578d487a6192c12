import type { Feature } from "../../kit/feature.ts";
import type { Setup } from "../../kit/setup.ts";
import { paceAddress, playAddress, playSession } from "./address.ts";
import { Caption } from "./caption.tsx";
import { playCommands } from "./commands.ts";
import { PlayController } from "./controller.ts";
import { playControls } from "./controls.ts";
import { RunGroup } from "./runGroup.tsx";
import { FootSpeed } from "./speed.tsx";
import { createPlay } from "./state.ts";
import { Transport } from "./transport.tsx";
import { playUndo } from "./undo.ts";

export const play = {
  name: "play",
  commands: { at: 10, list: playCommands },
  controls: playControls,
  slice: ({ scenarios, scenario, n, maxBodies }: Setup) =>
    createPlay({ scenarios, scenario: scenario.name, n, limits: { bodies: maxBodies } }),
  controller: PlayController,
  address: [playAddress, paceAddress],
  session: playSession,
  undo: playUndo,
  panels: [
    { place: "head", at: 10, Panel: Caption },
    { place: "controls", at: 10, group: "run", Panel: RunGroup },
    { place: "foot", at: 30, Panel: Transport },
    { place: "foot", at: 35, only: ["watch"], Panel: FootSpeed },
  ],
} as const satisfies Feature;
