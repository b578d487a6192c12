import { type ReactNode, useEffect, useState } from "react";
import { byteSize, exponent, grouped, rounded } from "../../../language/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { NumberRows } from "../../../ui/numberRows.tsx";
import { described } from "../../../ui/tip.ts";
import { CommandButton } from "../../kit/commandButton.tsx";
import { useApp, useQuantity, useSelect } from "../../kit/store.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { undoCommands } from "../../shell/undo/commands.ts";
import type { PlaySlice } from "../play/state.ts";
import { OpenedChoices } from "./openedChoices.tsx";
import type { Assumptions, FilesSlice, Opened } from "./state.ts";
import { text } from "./text.ts";

type Reads = FilesSlice & PlaySlice & StatusSlice;

const t = text.opened;

/** What was read from a file and what was assumed, beside the running picture: nothing waits for it. */
export default function OpenedSummary({ opened }: { opened: Opened }): ReactNode {
  const { store, actions } = useApp<Reads>();
  const held = useSelect((s: Reads) => s.play.held);
  const [draft, setDraft] = useState<Assumptions>(opened.assumed);
  useEffect(() => setDraft(opened.assumed), [opened]);
  const changed = JSON.stringify(draft) !== JSON.stringify(opened.assumed);
  return (
    <aside className="opened glass" aria-label={t.title}>
      <div className="dialog-head">
        <h2>{t.title}</h2>
        <button
          type="button"
          className="button"
          aria-label={t.close}
          onClick={() => store.getState().files.setSummaryOpen(false)}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className="opened-name">{opened.name}</p>
      <p className="quiet">{`${t.format(opened.format)}, ${byteSize(opened.bytes)}`}</p>
      {opened.viewOnly ? (
        <div className="verdict verdict-doubtful">
          <p>
            <b>{t.viewOnly}.</b> {t.held}
          </p>
          {held !== null ? (
            <button
              type="button"
              className="button button-words"
              onClick={() => {
                store.getState().play.hold(null);
                store.getState().play.setPlaying(true);
              }}
            >
              {t.release}
            </button>
          ) : null}
        </div>
      ) : null}
      <Numbers opened={opened} />
      {opened.snapshots > 1 ? (
        <button
          type="button"
          className="button button-words"
          onClick={() => actions.sequences.openSequence(opened.files.map(({ name, blob }) => new File([blob], name)))}
        >
          {t.playAll(opened.snapshots)}
        </button>
      ) : null}
      {opened.flow ? null : <OpenedChoices opened={opened} draft={draft} onChange={setDraft} />}
      {opened.notes.length > 0 ? <h3>{t.notes}</h3> : null}
      <ul className="opened-notes" aria-label={t.notes}>
        {opened.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className="opened-foot">
        <CommandButton command={undoCommands.undo} words />
        {opened.flow ? null : (
          <button
            type="button"
            className="button button-strong"
            {...described(changed ? t.applyHelp : t.applied)}
            disabled={!changed || draft.components.length === 0}
            onClick={() => actions.files.assume(draft)}
          >
            {t.apply}
          </button>
        )}
      </div>
    </aside>
  );
}

function Numbers({ opened }: { opened: Opened }): ReactNode {
  const taken = useSelect((s: Reads) => s.status.status.bodies);
  const length = useQuantity("length");
  const mass = useQuantity("mass");
  const time = useQuantity("time");
  const { contents } = opened;
  const sides = contents.max.map((top, k) => rounded((top - contents.min[k]!) * length.factor));
  const soft = contents.softening?.map((eps) => rounded(eps * length.factor));
  const size = contents.mass * mass.factor;
  if (opened.flow) {
    const rows: [string, string][] = [
      [t.elements, grouped(taken)],
      ...(contents.galaxies > 1 ? ([[t.tubes, grouped(contents.galaxies)]] as [string, string][]) : []),
      [t.extent, sides.join(" × ")],
      [t.time, rounded(contents.time)],
    ];
    return <NumberRows rows={rows} />;
  }
  const rows: [string, string][] = [
    [t.bodies, taken === contents.count ? grouped(taken) : t.taken(grouped(taken), grouped(contents.count))],
    ...(contents.galaxies > 1 ? ([[t.galaxies, grouped(contents.galaxies)]] as [string, string][]) : []),
    [t.mass, `${size >= 1e6 ? exponent(size) : rounded(size)} ${mass.unit}`],
    [t.extent, `${sides.join(" × ")} ${length.unit}`],
    opened.universe
      ? [t.redshift, rounded(1 / contents.time - 1)]
      : [t.time, `${rounded(contents.time * time.factor)} ${time.unit}`],
    [t.softenings, soft ? `${soft[0] === soft[1] ? soft[0] : soft.join(" – ")} ${length.unit}` : t.noSoftenings],
  ];
  return <NumberRows rows={rows} />;
}
