import type { Feature } from "../../kit/feature.ts";
import { toursAddress } from "./address.ts";
import { toursCommands } from "./commands.ts";
import { KioskPlace } from "./kioskPlace.tsx";
import { createTours } from "./state.ts";
import { Tours } from "./tours.tsx";

export const tours = {
  name: "tours",
  commands: { at: 130, list: toursCommands },
  slice: () => createTours,
  address: [toursAddress],
  panels: [
    { place: "over", at: 80, Panel: Tours },
    { place: "kiosk", at: 10, Panel: KioskPlace },
  ],
  corner: [{ at: 30, command: toursCommands.tours }],
} as const satisfies Feature;
