import { type FormEvent, type ReactNode, useId, useState } from "react";
import { exponent, numberFrom, rounded } from "../../../../language/format.ts";
import type { AccuracySlice } from "../../../analyse/accuracy/state.ts";
import { useApp } from "../../../kit/store.ts";
import { isRight, type Question } from "./questions.ts";
import { text as t } from "./text.ts";
import "./worksheet.css";

type Reads = AccuracySlice;

/** The questions of a tour, with a field for each answer. */
export function Worksheet({ questions }: { readonly questions: readonly Question[] }): ReactNode {
  return (
    <details className="fold">
      <summary>{t.title}</summary>
      <p className="quiet small">{t.help}</p>
      <ol className="worksheet">
        {questions.map((question) => (
          <li key={question.name}>
            <Asked question={question} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Asked({ question }: { readonly question: Question }): ReactNode {
  const { store } = useApp<Reads>();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [verdict, setVerdict] = useState("");
  const check = (event: FormEvent) => {
    event.preventDefault();
    const given = numberFrom(typed);
    const { measurement } = store.getState().accuracy;
    const measured = measurement && question.answer(measurement);
    if (!Number.isFinite(given)) return setVerdict(t.noNumber);
    if (measured === null || !Number.isFinite(measured)) return setVerdict(t.notYet);
    const said = measured !== 0 && Math.abs(measured) < 0.01 ? exponent(measured) : rounded(measured);
    setVerdict(isRight(question, given, measured) ? t.right(said) : t.wrong(said));
  };
  return (
    <form onSubmit={check}>
      <label htmlFor={id}>{t.questions[question.name]}</label>
      <div className="worksheet-answer">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" className="button button-words">
          {t.check}
        </button>
      </div>
      <p className="small" role="status">
        {verdict}
      </p>
    </form>
  );
}
