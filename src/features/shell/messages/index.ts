import type { Feature } from "../../kit/feature.ts";
import { Alerts } from "./alerts.tsx";
import { FaultScreen } from "./faultScreen.tsx";
import { createMessages } from "./state.ts";

export const messages = {
  name: "messages",
  slice: () => createMessages,
  panels: [
    { place: "foot", at: 10, Panel: Alerts },
    { place: "embedded", at: 5, Panel: Alerts },
    { place: "kiosk", at: 5, Panel: Alerts },
    { place: "dialogs", at: 130, Panel: FaultScreen },
  ],
} as const satisfies Feature;
