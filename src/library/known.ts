/** Throws one line on a name that there is not. `kind`: of what it is one. */
export function checkKnown(kind: string, given: object, known: readonly string[]): void {
  for (const name of Object.keys(given))
    if (!known.includes(name)) throw new Error(`there is no ${kind} "${name}"; known: ${known.join(", ")}`);
}
