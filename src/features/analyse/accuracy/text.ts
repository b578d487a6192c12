import { words } from "../../../language/words.ts";

/** Words of the accuracy panel. */
export const text = words("accuracy", {
  commands: {
    accuracy: { label: "Accuracy", help: "Shows how accurate the run is and what it costs." },
  },
  title: "Accuracy",
  help: "Measured every second, where the run is computed.",
});
