import { type ReactNode, useEffect, useRef } from "react";
import { described } from "../../../../ui/tip.ts";
import { download } from "../../../kit/download.ts";
import { useApp, useSelect } from "../../../kit/store.ts";
import type { MessagesSlice } from "../../../shell/messages/state.ts";
import type { ShareSlice } from "../../../shell/share/state.ts";
import { Card } from "../card.tsx";
import { perform } from "../list.ts";
import type { ToursSlice } from "../state.ts";
import { text as tours } from "../text.ts";
import { Answer } from "./answer.tsx";
import { answersCsv } from "./csv.ts";
import { type Checkpoint, LESSONS, type Reads as LessonReads } from "./list.ts";
import { printSheet } from "./sheet.ts";
import { text as t } from "./text.ts";
import "./lessons.css";

type Reads = LessonReads & MessagesSlice & ShareSlice & ToursSlice;

/** One page of a lesson: what to do, what to wait for, a question; and what teachers need. */
export default function LessonCard({ name }: { readonly name: string }): ReactNode {
  const { store } = useApp<Reads>();
  const at = useSelect((s: Reads) => s.tours.lessonPage);
  const end = useRef(() => {});
  const lesson = LESSONS.find((one) => one.name === name);
  const page = lesson?.pages[at];
  useEffect(() => {
    if (page) end.current = perform(store, page);
    return () => end.current();
  }, [store, page]);
  const { showLesson, toggleTours } = store.getState().tours;
  if (!lesson || !page) return null;
  const last = at + 1 >= lesson.pages.length;
  return (
    <Card title={lesson.title} end={t.end}>
      <p aria-live="polite">{page.words}</p>
      {page.until ? <Wait until={page.until} /> : null}
      {page.ask ? <Answer key={`${name} ${at}`} lesson={name} page={at} ask={page.ask} /> : null}
      {last ? (
        <button
          type="button"
          className="button button-words"
          {...described(t.csv.help)}
          onClick={() => download(answersCsv(lesson, store.getState().tours.answers), `${name}-answers.csv`)}
        >
          {t.csv.label}
        </button>
      ) : null}
      <Teachers lesson={lesson} />
      <div className="tour-foot">
        <button
          type="button"
          className="button button-words"
          onClick={() => (at === 0 ? showLesson(null) : showLesson(name, at - 1))}
        >
          {tours.back}
        </button>
        <span className="quiet">{tours.progress(at + 1, lesson.pages.length)}</span>
        <button
          type="button"
          className="button button-strong"
          onClick={() => (last ? toggleTours() : showLesson(name, at + 1))}
        >
          {last ? t.end : tours.next}
        </button>
      </div>
    </Card>
  );
}

/** Whether the run has come to where the page wants it. */
function Wait({ until }: { readonly until: Checkpoint }): ReactNode {
  const met = useSelect((s: Reads) => until.met(s));
  return (
    <p className="lesson-wait" role="status">
      {met ? t.reached(until.words) : t.waits(until.words)}
    </p>
  );
}

/** Links for pupils, and sheets of paper. */
function Teachers({ lesson }: { readonly lesson: (typeof LESSONS)[number] }): ReactNode {
  const { store } = useApp<Reads>();
  const fixes = useSelect((s: Reads) => s.tours.fixes);
  const copy = async () => {
    const {
      share: { addressOf },
      messages: { say },
    } = store.getState();
    const link = `${location.origin}${location.pathname}${addressOf({ camera: null, lasting: true })}`;
    try {
      await navigator.clipboard.writeText(link);
      say("note", t.copied);
    } catch {
      say("note", link);
    }
  };
  const buttons = [
    [t.link, () => copy().catch(() => {})],
    [t.print, () => printSheet(lesson, false)],
    [t.solutions, () => printSheet(lesson, true)],
  ] as const;
  return (
    <details className="fold">
      <summary>{t.teachers}</summary>
      <label className="lesson-fix" {...described(t.fix.help)}>
        <input
          type="checkbox"
          checked={fixes}
          onChange={(event) => store.getState().tours.setFixes(event.currentTarget.checked)}
        />
        {t.fix.label}
      </label>
      <div className="row">
        {buttons.map(([{ label, help }, act]) => (
          <button key={label} type="button" className="button button-words" {...described(help)} onClick={act}>
            {label}
          </button>
        ))}
      </div>
    </details>
  );
}
