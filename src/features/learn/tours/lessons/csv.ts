import type { ToursState } from "../state.ts";
import type { Lesson } from "./list.ts";
import { text as t } from "./text.ts";

const quoted = (words: string) => `"${words.replaceAll('"', '""').replaceAll(/\s*\n\s*/g, " ")}"`;

/** The answers of a lesson as a table, a line for each question. */
export function answersCsv({ name, pages }: Pick<Lesson, "name" | "pages">, answers: ToursState["answers"]): Blob {
  const { page, question, answer, measured, right, yes, no } = t.columns;
  const rows = pages.flatMap(({ ask }, k) => {
    if (!ask) return [];
    const kept = answers[`${name} ${k}`];
    const verdict = kept?.right == null ? "" : kept.right ? yes : no;
    return [[String(k + 1), quoted(ask.ask), quoted(kept?.answer ?? ""), String(kept?.measured ?? ""), verdict]];
  });
  const lines = [[page, question, answer, measured, right], ...rows].map((row) => row.join(","));
  return new Blob([`${lines.join("\r\n")}\r\n`], { type: "text/csv" });
}
