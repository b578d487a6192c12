import type { OwnField } from "../../physics/external/potential.ts";

/** The text of a function as threads are told of it: functions themselves can't be sent. */
export const textOfOwn = (field: OwnField): string => String(field);

/** The function again. Throws one line where its text is none, or may not become one. */
export function ownFromText(text: string): OwnField {
  let wrong: unknown;
  // A function, or what a method of an object is written as.
  for (const code of [`(${text}\n)`, `Object.values({${text}\n})[0]`]) {
    try {
      // Compilers that keep names (esbuild) call this about functions within.
      return new Function("__name", `"use strict";return ${code};`)((named: unknown) => named) as OwnField;
    } catch (error) {
      if (!(error instanceof SyntaxError))
        throw new Error(
          `the own field can't go to threads (${(error as Error).message}); allow it in the page's content security policy ('unsafe-eval'), or take a GPU`,
        );
      wrong = error;
    }
  }
  throw new Error(
    `the own field can't go to threads (${(wrong as Error).message}); write it as a function or an arrow`,
  );
}
