import { words } from "../language/words.ts";

/** Words of the shared controls. */
export const text = words("ui", {
  close: "Close",
  cancel: "Cancel",
  /** Of a slider, after its help. */
  sliderKeys: "Enter: type a value. Delete: back to the default. Page Up, Page Down: big steps.",
  /** The same of a slider whose value isn't typed. */
  sliderKeysOnly: "Delete: back to the default. Page Up, Page Down: big steps.",
  value: (label: string, shown: string) => `${label}: ${shown}, type a value`,
  typed: (label: string) => `${label}, typed`,
  noNumber: (typed: string, example: string) =>
    `“${typed}” is not a number; type one such as ${example}, or leave empty for the default.`,
  search: "Type to search",
  noneFound: (typed: string) => `No match for “${typed}”.`,
  loadingList: "Loading the list",
  notLoaded:
    "This part of the page did not load. Check the connection and try again; if it still fails, reload the page.",
  partFailed: (why: string) => `This part of the page failed (${why}). Try again; if it still fails, reload the page.`,
  tryAgain: "Try again",
});
