import type { Store } from "../features/store.ts";
import { text } from "../features/text.ts";
import { GpuFault } from "../render/device.ts";
import type { Voice } from "../run/follower.ts";
import { oneLine } from "../run/oneLine.ts";

/** What the simulation says, as messages and faults of the page. */
export function voiceOf(store: Store): Voice & { starting(): void } {
  const { say, setFault, setBusy } = store.getState();
  return {
    starting: () => setBusy({ label: text.starting, fraction: null }),
    error: (words) => say("error", words),
    recovered: (kept, lost) => say("error", text.recovered(kept, lost)),
    fault: (error, device) => {
      if (device === "lost") {
        setFault({
          title: "The graphics adapter was lost",
          advice: `The browser or the driver reset it (${oneLine(error)}). Start again; if it happens again, choose fewer bodies or close other pages.`,
          retry: true,
        });
      } else if (error instanceof GpuFault) setFault(error);
      else setFault({ title: "The page could not start", advice: oneLine(error), retry: true });
    },
    idle: () => setBusy(null),
  };
}
