import type { Feature } from "../feature.ts";
import type { Setup } from "../setup.ts";
import { Caption } from "./caption.tsx";
import { PlayController } from "./controller.ts";
import { RunGroup } from "./runGroup.tsx";
import { createPlay } from "./state.ts";
import { Transport } from "./transport.tsx";

export const play = {
  name: "play",
  slice: ({ scenarios, scenario, n, maxBodies, wishes }: Setup) =>
    createPlay({
      scenarios,
      scenario: scenario.name,
      n: wishes.n ?? n,
      seed: wishes.seed ?? 1,
      values: wishes.values ?? {},
      build: wishes.built?.text ?? "",
      playing: !(wishes.paused ?? false),
      limits: { bodies: maxBodies },
    }),
  controller: PlayController,
  panels: [
    { place: "head", at: 10, Panel: Caption },
    { place: "controls", at: 10, Panel: RunGroup },
    { place: "foot", at: 30, Panel: Transport },
  ],
} as const satisfies Feature;
