import type { CSSProperties, ReactNode } from "react";
import { grouped } from "../../../language/format.ts";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { CommandButton } from "../../kit/commandButton.tsx";
import { useApp, useSelect, useTimeWords } from "../../kit/store.ts";
import type { LayoutSlice } from "../../shell/layout/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { SequencesSlice } from "../sequences/state.ts";
import { timelineCommands } from "./commands.ts";
import { type Layout, layoutOf } from "./markState.ts";
import type { TimelineSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = LayoutSlice & SequencesSlice & StatusSlice & TimelineSlice;

const t = text.history;

/** Loaded with the first mark. */
const TimeMarks = lazyPart(() => import("./timeMarks.tsx"));

/** The run in time: back through the moments that are kept on the GPU, up to now, and marks of what happened or is to come. */
export function TimeBar(): ReactNode {
  const { actions } = useApp<Reads>();
  const level = useSelect((s: Reads) => s.layout.level);
  const moments = useSelect((s: Reads) => s.timeline.moments);
  const scrubbed = useSelect((s: Reads) => s.timeline.scrubbed);
  const when = useTimeWords();
  const sequence = useSelect((s: Reads) => s.sequences.sequence !== null);
  // Compared as words, so that the bar is drawn again only where something on it is otherwise.
  const layout = useSelect((s: Reads) => JSON.stringify(layoutOf(s)));
  const { first, last: end, past, marks } = JSON.parse(layout) as Layout;
  const show = (index: number) => {
    const moment = moments[index];
    if (!moment || (scrubbed === null && index === end)) return t.now;
    return t.at(when(moment.time), grouped(moment.steps));
  };
  // A sequence has a bar of its own.
  if (sequence) return null;
  return (
    <div className="time-bar glass" style={{ "--past": past } as CSSProperties}>
      <Slider
        label={t.label}
        help={t.help}
        value={scrubbed ?? end}
        min={first}
        max={Math.max(first + 1, end)}
        initial={end}
        whole
        untyped
        disabled={end === first}
        show={show}
        onChange={(index) => actions.timeline.scrub(index)}
      />
      {level === "study" ? <CommandButton command={timelineCommands.bookmark} /> : null}
      {level === "watch" || marks.length === 0 ? null : <TimeMarks marks={marks} />}
    </div>
  );
}
