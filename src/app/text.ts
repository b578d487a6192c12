import { words } from "../language/words.ts";

/** Words of the page as a whole. */
export const text = words("app", {
  sky: "The sky: drag to turn, scroll or pinch to zoom, right-drag or two fingers to move",
  controls: "Controls",
  starting: "Waking the graphics adapter",
  recovered: (kept: number, lost: number) =>
    `The graphics device was lost and a new one taken: the run goes on from step ${kept}, ${lost} steps were lost.`,
});
