import type { ReactNode } from "react";
import { grouped, rounded } from "../../../language/format.ts";
import { Group } from "../../../ui/group.tsx";
import { NamedEntry } from "../../../ui/namedEntry.tsx";
import { Field } from "../../kit/field.tsx";
import { useApp, useSelect, useTimeWords } from "../../kit/store.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { timelineControls } from "./controls.ts";
import type { Bookmark, TimelineSlice } from "./state.ts";
import { text as t } from "./text.ts";

type Reads = StatusSlice & TimelineSlice;

/** Bookmarks of the run, and how much graphics memory its history may take. */
export default function BookmarksGroup(): ReactNode {
  const bookmarks = useSelect((s: Reads) => s.timeline.bookmarks);
  return (
    <Group title={t.group}>
      {bookmarks.length === 0 ? <p className="quiet small">{t.bookmarks.none}</p> : null}
      <ul className="names" aria-label={t.bookmarks.title}>
        {bookmarks.map((bookmark) => (
          <Entry key={bookmark.id} bookmark={bookmark} />
        ))}
      </ul>
      <Field of={timelineControls.timeZoom} />
      <Used />
    </Group>
  );
}

function Entry({ bookmark }: { bookmark: Bookmark }): ReactNode {
  const { store, actions } = useApp<Reads>();
  const words = useTimeWords();
  const { id, name, steps, time } = bookmark;
  const when = words(time);
  const go = t.bookmarks.go(name);
  return (
    <NamedEntry
      name={name}
      labels={{ name: t.bookmarks.nameLabel(name), go, remove: t.bookmarks.remove(name) }}
      short={when}
      title={`${go}: ${t.history.at(when, grouped(steps))}`}
      onRename={(next) => store.getState().timeline.renameBookmark(id, next)}
      onGo={() => actions.timeline.goTo(id)}
      onRemove={() => actions.timeline.forget(id)}
    />
  );
}

function Used(): ReactNode {
  const moments = useSelect((s: Reads) => s.timeline.moments);
  const used = useSelect((s: Reads) => s.timeline.historyUsed);
  const [a, b] = moments.slice(-3);
  const apart = a && b ? b.steps - a.steps : 1;
  return <p className="quiet small">{t.memory.used(grouped(moments.length), rounded(used), grouped(apart))}</p>;
}
