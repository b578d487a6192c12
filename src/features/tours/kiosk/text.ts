import { words } from "../../../language/words.ts";

/** Words of the kiosk, loaded with it. */
export const text = words("kiosk", {
  title: "Kiosk",
  hold: { label: "Stay here", help: "Stays with this until it is pressed again." },
  next: { label: "Next", help: "Goes on now." },
  leave: { label: "Whole page", help: "Ends the kiosk: all controls are there." },
});
