import type { ReactNode } from "react";
import { grouped } from "../../language/format.ts";
import { Slider } from "../../ui/slider.tsx";
import { CommandButton } from "../commandButton.tsx";
import type { LayoutSlice } from "../layout/state.ts";
import type { SequencesSlice } from "../sequences/state.ts";
import type { StatusSlice } from "../status/state.ts";
import { useApp, useSelect, useTimeWords } from "../store.ts";
import { timelineCommands } from "./commands.ts";
import type { TimelineSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = LayoutSlice & SequencesSlice & StatusSlice & TimelineSlice;

const t = text.history;

/** Back through the moments that are kept on the GPU; at its right end the slider is now. */
export function TimeBar(): ReactNode {
  const { actions } = useApp<Reads>();
  const level = useSelect((s: Reads) => s.level);
  const moments = useSelect((s: Reads) => s.moments);
  const scrubbed = useSelect((s: Reads) => s.scrubbed);
  const steps = useSelect((s: Reads) => s.status.steps);
  const when = useTimeWords();
  const sequence = useSelect((s: Reads) => s.sequence !== null);
  const last = moments.at(-1);
  // While it runs, now lies beyond the last moment that was kept.
  const ahead = scrubbed === null && last !== undefined && steps > last.steps;
  const end = Math.max(0, moments.length - 1 + (ahead ? 1 : 0));
  const show = (index: number) => {
    const moment = moments[index];
    if (!moment || (scrubbed === null && index === end)) return t.now;
    return t.at(when(moment.time), grouped(moment.steps));
  };
  // A sequence has a bar of its own.
  if (sequence) return null;
  return (
    <div className="time-bar glass">
      <Slider
        label={t.label}
        help={t.help}
        value={scrubbed ?? end}
        min={0}
        max={Math.max(1, end)}
        initial={end}
        whole
        untyped
        disabled={end === 0}
        show={show}
        onChange={(index) => actions.timeline.scrub(index)}
      />
      {level === "study" ? <CommandButton command={timelineCommands.bookmark} icon="bookmark" /> : null}
    </div>
  );
}
