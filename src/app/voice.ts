import type { Store } from "../features/kit/slice.ts";
import { GpuFault } from "../render/device.ts";
import type { Voice } from "../run/follower.ts";
import { oneLine } from "../run/oneLine.ts";
import type { State } from "./state.ts";
import { text } from "./text.ts";

/** What the simulation says, as messages and faults of the page. */
export function voiceOf(store: Store<State>): Voice & { starting(): void } {
  const {
    messages: { say, setFault },
    play: { setBusy },
    physics: { setMachine },
  } = store.getState();
  return {
    starting: () => setBusy({ label: text.starting, fraction: null }),
    error: (words) => say("error", words),
    recovered: (kept, lost) => say("error", text.recovered(kept, lost)),
    instead: (why) => {
      say("error", text.instead(oneLine(why)));
      setMachine("auto");
    },
    fault: (error, device) => {
      if (device === "lost") setFault({ ...text.lost(oneLine(error)), retry: true });
      else if (error instanceof GpuFault) setFault(error);
      else setFault({ title: text.notStarted, advice: oneLine(error), retry: true });
    },
    idle: () => setBusy(null),
  };
}
