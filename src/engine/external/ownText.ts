import type { OwnField } from "../../physics/external/potential.ts";

/** The text of a function, or of a method of an object, as an expression: functions themselves can't be sent to threads. Throws one line where it has none. */
export function textOfOwn(field: OwnField): string {
  let wrong: unknown;
  for (const text of [`(${field}\n)`, `Object.values({${field}\n})[0]`]) {
    try {
      ownFromText(text);
      return text;
    } catch (error) {
      wrong = error;
    }
  }
  const next =
    wrong instanceof SyntaxError
      ? "write it as a function or an arrow"
      : "allow 'unsafe-eval' in the page's content security policy, or take a GPU";
  throw new Error(`the own field can't go to threads (${(wrong as Error).message}); ${next}`);
}

/** The function again. `__name` is called about functions within by compilers that keep their names (esbuild). */
export const ownFromText = (text: string): OwnField =>
  new Function("__name", `"use strict";return ${text}`)((named: unknown) => named) as OwnField;
