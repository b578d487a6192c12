import { expect } from "vitest";

/**
 * `toEqual` compares typed arrays number by number, at 2 us each: a second for the forces of 100 000 bodies. Those of one kind with the
 * same bytes are equal; all others go vitest's way, which says where they differ.
 */
function sameBytes(a: unknown, b: unknown): true | undefined {
  if (!ArrayBuffer.isView(a) || !ArrayBuffer.isView(b) || a.constructor !== b.constructor) return undefined;
  const [one, two] = [a, b].map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));
  return one!.equals(two!) ? true : undefined;
}

// Set up for every file, in a process that several share.
const DONE = Symbol.for("antennae.sameBytes");
if (!(DONE in globalThis)) {
  Object.assign(globalThis, { [DONE]: true });
  expect.addEqualityTesters([sameBytes]);
}
