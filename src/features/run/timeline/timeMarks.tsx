import type { CSSProperties, ReactNode } from "react";
import { described } from "../../../ui/tip.ts";
import { useApp, useTimeWords } from "../../kit/store.ts";
import type { Layout } from "./markState.ts";
import { text as t } from "./text.ts";

/** Bookmarks, pauses, keyframes of the camera, recorded snapshots and changes of the bodies, where they are in time. */
export default function TimeMarks({ marks }: Pick<Layout, "marks">): ReactNode {
  const { actions } = useApp<unknown>();
  const when = useTimeWords();
  return (
    <ol className="time-marks" aria-label={t.marks.list}>
      {marks.map(({ kind, time, label, share, toCome, bookmark, second }, k) => {
        const words = t.marks.at(label, when(time));
        const look = { className: `time-mark time-mark-${kind}`, "aria-label": words };
        return (
          <li key={`${kind} ${time} ${k}`} style={{ "--share": share } as CSSProperties}>
            {toCome ? (
              <span role="img" {...look} />
            ) : (
              <button
                type="button"
                {...look}
                {...described(words)}
                onClick={() => {
                  if (bookmark === undefined) actions.timeline.goToTime(time);
                  else actions.timeline.goTo(bookmark);
                  if (second !== undefined) actions.cameraPath.goTo(second);
                }}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
