import { words } from "../language/words.ts";

/** Words of the page as a whole. */
export const text = words("app", {
  sky: "The sky: drag to turn, scroll or pinch to zoom, right-drag or two fingers to move",
  controls: "Controls",
  panels: "Panels and view",
  starting: "Starting",
  notStarted: "The page could not start",
  pageFailed: (why: string) => ({
    title: "The page failed",
    advice: `Its controls can't be shown (${why}). Start again.`,
  }),
  lost: (why: string) => ({
    title: "The graphics card was lost",
    advice: `The browser or the driver reset it (${why}). Start again; if it happens again, use fewer bodies or close other tabs.`,
  }),
  instead: (why: string) => `The processor computes and draws instead of a graphics card. ${why}`,
  recovered: (kept: number, lost: number) =>
    `The connection to the graphics card was lost and restored: the run continues from step ${kept}, ${lost} steps were lost.`,
});
