import { type FormEvent, type ReactNode, useId, useState } from "react";
import { exponent, numberFrom, rounded } from "../../../../language/format.ts";
import { useApp, useSelect } from "../../../kit/store.ts";
import type { ToursSlice } from "../state.ts";
import type { Ask, Reads as LessonReads } from "./list.ts";
import { text as t } from "./text.ts";

type Reads = LessonReads & ToursSlice;

interface Props {
  readonly lesson: string;
  readonly page: number;
  readonly ask: Ask;
}

/** A question and a field for its answer; where the run measures that, it says whether they agree. */
export function Answer({ lesson, page, ask }: Props): ReactNode {
  const { store } = useApp<Reads>();
  const id = useId();
  const kept = useSelect((s: Reads) => s.tours.answers[`${lesson} ${page}`]);
  const [typed, setTyped] = useState(kept?.answer ?? "");
  const [said, setSaid] = useState("");
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const state = store.getState();
    const measured = ask.answer ? ask.answer(state) : null;
    const [a, b] = [Math.abs(numberFrom(typed)), Math.abs(measured ?? Number.NaN)];
    const within = ask.within ?? 1;
    const right = measured === null ? null : a === b || (a <= b * within && b <= a * within);
    state.tours.keepAnswer(lesson, page, { answer: typed, measured, right });
    if (!ask.answer) return setSaid(t.kept);
    if (measured === null) return setSaid(t.notYet);
    const shown = b !== 0 && b < 0.01 ? exponent(measured) : rounded(measured);
    setSaid(right ? t.right(shown) : t.wrong(shown));
  };
  return (
    <form className="lesson-answer" onSubmit={keep}>
      <label htmlFor={id}>{ask.ask}</label>
      {ask.answer ? (
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      ) : (
        <textarea id={id} rows={3} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      )}
      <button type="submit" className="button button-words" disabled={typed.trim() === ""}>
        {t.keep}
      </button>
      <p className="small" role="status">
        {said}
      </p>
    </form>
  );
}
