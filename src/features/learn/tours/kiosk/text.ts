import { words } from "../../../../language/words.ts";

/** Words of the kiosk, loaded with it. */
export const text = words("kiosk", {
  title: "Kiosk",
  hold: { label: "Stay here", help: "Stay on this stop." },
  next: { label: "Next", help: "Go to the next stop." },
  leave: { label: "Exit kiosk", help: "Shows the page with its controls." },
});
