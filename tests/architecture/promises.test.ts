import { expect, test } from "vitest";
import { allModules } from "./modules.ts";

/** Biome takes `void promise` for an answer to what happens where it fails; here it has to be heard of. */
const VOID = /(?<![\w.:<|]\s*)\bvoid\s+(?=[\w#(])/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

/** Places where `void` throws a promise away. A type, as in `(): void {`, is followed by no name. */
const thrownAway = (text: string) => text.replaceAll(COMMENT, "").match(VOID) ?? [];

test("no promise is thrown away unheard on the page", () => {
  const pages = allModules().filter(({ path }) => !/^(gpu|engine|headless)\//.test(path));
  expect(pages.length).toBeGreaterThan(200);
  expect(pages.filter(({ text }) => thrownAway(text).length > 0).map(({ path }) => path)).toEqual([]);
});

test.each([
  ["void this.#look();", 1],
  ["onClick={() => void save()}", 1],
  ["timer = setTimeout(() => void formats().catch(() => {}), 5)", 1],
  ["if (due) void (async () => {})();", 1],
  ["start(): void {", 0],
  ["readonly tell: (answer: Answer) => void;\nreadonly next: number;", 0],
  ["then: (seen: Seen) => void,\n  other: 1", 0],
  ["Promise<void> | null", 0],
  ["// a void like this", 0],
])("%s: %d", (text, count) => {
  expect(thrownAway(text)).toHaveLength(count);
});
