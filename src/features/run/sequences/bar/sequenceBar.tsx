import type { ReactNode } from "react";
import { grouped, rounded } from "../../../../language/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { optionsOf } from "../../../../ui/options.ts";
import { Select } from "../../../../ui/select.tsx";
import { Slider } from "../../../../ui/slider.tsx";
import { described } from "../../../../ui/tip.ts";
import { useApp, useQuantity, useSelect } from "../../../kit/store.ts";
import { SEQUENCE_RATE, type SequenceInfo, type SequencesSlice, WAYS } from "../state.ts";
import { text as t } from "./text.ts";
import "./sequence.css";

type Reads = SequencesSlice;

/** Where the sequence stands, how it plays, and what of it is in memory. */
export default function SequenceBar({ sequence }: { readonly sequence: SequenceInfo }): ReactNode {
  const { actions } = useApp<Reads>();
  const at = useSelect((s: Reads) => s.sequences.sequenceAt);
  const clock = useQuantity("time");
  const { files, read, time } = sequence;
  const count = files.length;
  const show = (value: number) =>
    t.at.show(
      grouped(Math.floor(value) + 1),
      grouped(count),
      value === at ? `${rounded(time * clock.factor)} ${clock.unit}` : files[Math.floor(value)]!,
    );
  return (
    <section className="sequence-bar glass" aria-label={t.bar}>
      <div className="sequence-head">
        <Slider
          label={t.at.label}
          help={t.at.help}
          value={at}
          min={0}
          max={count - 1}
          initial={0}
          untyped
          show={show}
          onChange={(value) => actions.sequences.scrubTo(value)}
        />
        <button
          type="button"
          className="button"
          aria-label={t.close}
          {...described(t.close)}
          onClick={() => actions.sequences.closeSequence()}
        >
          <Icon name="close" />
        </button>
      </div>
      {read < count ? (
        <label className="sequence-progress">
          {t.loading(grouped(read), grouped(count))}
          <progress value={read} max={count} />
        </label>
      ) : null}
      <details className="fold">
        <summary>{t.more}</summary>
        <More sequence={sequence} />
        <button
          type="button"
          className="button button-words"
          {...described(t.goOn.help)}
          onClick={() => actions.sequences.goOn()}
        >
          {t.goOn.label}
        </button>
      </details>
    </section>
  );
}

function More({ sequence }: { readonly sequence: SequenceInfo }): ReactNode {
  const { store } = useApp<Reads>();
  const rate = useSelect((s: Reads) => s.sequences.sequenceRate);
  const way = useSelect((s: Reads) => s.sequences.sequenceWay);
  const { files, held, bytesEach, notes } = sequence;
  const { setSequence } = store.getState().sequences;
  return (
    <>
      <Slider
        {...t.rate}
        value={rate}
        min={SEQUENCE_RATE.min}
        max={SEQUENCE_RATE.max}
        initial={SEQUENCE_RATE.default}
        scale="log"
        show={rounded}
        onChange={(sequenceRate) => setSequence({ sequenceRate })}
      />
      <Select
        label={t.way.label}
        help={t.way.help}
        value={way}
        options={optionsOf(t.way.names)}
        onChange={(name) => setSequence({ sequenceWay: WAYS.find((known) => known === name) ?? "curved" })}
      />
      <p className="quiet small">
        {t.held(grouped(held), grouped(files.length), grouped(Math.ceil((held * bytesEach) / 1e6)))}
      </p>
      {notes.map((note) => (
        <p key={note} className="quiet small">
          {note}
        </p>
      ))}
    </>
  );
}
