import { words } from "./words.ts";

/** Words within numbers. */
export const text = words("numbers", {
  notANumber: "not a number",
  bytes: ["bytes", "kB", "MB", "GB"],
});
