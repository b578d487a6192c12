import * as v from "valibot";
import { text } from "../shell/messages/text.ts";

const t = text.stored;

/** Text that says what to do with it in one line, however long the words in it are that came from outside. */
export function lineOf(words: string): string {
  const line = words.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
  return line.length > 240 ? `${line.slice(0, 140)}\u2026${line.slice(-99)}` : line;
}

/** What does not fit, in a few words: where it is, what was found there. */
export function misfit([issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]): string {
  const where = v.getDotPath(issue);
  const wanted = issue.message.replace(/^Invalid \w+: /, "");
  return lineOf(where ? `${where}: ${wanted}` : wanted);
}

/** A name that people read: something, and not too much of it. */
export const NAME = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.transform((name) => name.slice(0, 80)),
);

/**
 * The entries of `{"version":1,"NAME":[…]}`, as the browser or a file keeps them. Throws the line that `refuse` makes of
 * why they can't be read; `lacks` says what an entry that does not fit `schema` has not.
 */
export function readEntries<T>(
  words: string,
  name: string,
  schema: v.GenericSchema<unknown, T>,
  refuse: (why: string) => string,
  lacks: string,
): T[] {
  const fail = (why: string) => new Error(refuse(lineOf(why)));
  let file: unknown;
  try {
    file = JSON.parse(words);
  } catch (error) {
    throw fail((error as Error).message);
  }
  const { version, [name]: entries } = Object(file) as Record<string, unknown>;
  if (version !== 1) throw fail(t.version(String(JSON.stringify(version))));
  if (!Array.isArray(entries)) throw fail(t.list(name));
  return entries.map((entry, k) => {
    const read = v.safeParse(schema, entry);
    if (!read.success) throw fail(t.entry(k + 1, lacks));
    return read.output;
  });
}
