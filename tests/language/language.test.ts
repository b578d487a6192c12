import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { firstKnown, localeFor, nameOfLanguage } from "../../src/language/choice.ts";
import type { Translation } from "../../src/language/translation.ts";
import { englishWords, merged, translated } from "../../src/language/words.ts";

const FILES = import.meta.glob<{ readonly text: object }>("../../src/**/text.ts");
const TRANSLATIONS = import.meta.glob<{ readonly default: Translation }>("../../src/language/*/index.ts");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Where a translation says something that the English has no place for, or has another kind of. */
function misfits(english: unknown, other: unknown, path: string): string[] {
  if (isRecord(english) && isRecord(other))
    return Object.entries(other).flatMap(([key, value]) =>
      key in english ? misfits(english[key], value, `${path}.${key}`) : [`${path}.${key} is not in the English`],
    );
  const kind = (value: unknown) => (Array.isArray(value) ? `list of ${value.length}` : typeof value);
  if (kind(english) !== kind(other)) return [`${path} is a ${kind(other)}; in English a ${kind(english)}`];
  if (typeof english === "function" && (other as typeof english).length > english.length)
    return [`${path} takes more than the English, ${english.length}`];
  return [];
}

describe("the language of a visit", () => {
  const known = ["en", "de"];

  it("is the first of the wishes that there is, whatever the country", () => {
    expect(firstKnown([null, "fr-FR", "de-CH", "en"], known)).toBe("de");
    expect(firstKnown(["en-GB", "de"], known)).toBe("en");
    expect(firstKnown(["deu", "xx", ""], known)).toBe("en");
    expect(firstKnown([], known)).toBe("en");
  });

  it("writes numbers as the reader's country does, where that speaks it", () => {
    expect(localeFor("de", ["fr-CH", "de-CH", "de"])).toBe("de-CH");
    expect(localeFor("en", ["de-DE"])).toBe("en");
    expect(nameOfLanguage("de")).toBe("Deutsch");
  });
});

describe("words", () => {
  it("are those of the language in force, and English where it has none", () => {
    const english = { a: "one", b: { c: "two", d: (n: number) => `${n} three` }, list: ["x", "y"] };
    const said = merged(english, { b: { d: (n: number) => `drei ${n}` }, list: ["ix", "yps"] });
    expect([said.a, said.b.c, said.b.d(3), said.list]).toEqual(["one", "two", "drei 3", ["ix", "yps"]]);
    expect(merged(english, undefined)).toBe(english);
  });

  it("of records in lists are found by their names", () => {
    const record = {
      name: "pair",
      title: "Pair",
      parameters: [
        { name: "n", label: "Number" },
        { name: "m", label: "Mass" },
      ],
    };
    const said = merged(record, { title: "Paar", parameters: { m: { label: "Masse" } } });
    expect(said.title).toBe("Paar");
    expect(said.parameters.map((p) => p.label)).toEqual(["Number", "Masse"]);
    expect(translated("scenarios", record)).toEqual(record);
  });

  it("stand in a file called after what has them", async () => {
    const paths = Object.keys(FILES);
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) {
      const folder = path.split("/").at(-2)!;
      const [, place] = /words\("([\w-]+)"/.exec(readFileSync(path.replace("../../", ""), "utf8")) ?? [];
      expect([folder, place]).toEqual([folder, folder === "language" ? "numbers" : folder]);
    }
  });
});

describe.each(Object.entries(TRANSLATIONS))("%s", (path, load) => {
  it("has keys and kinds of the English", async () => {
    for (const file of Object.values(FILES)) await file();
    const english = englishWords();
    const { default: translation } = await load();
    for (const [place, words] of Object.entries(translation)) {
      if (["scenarios", "solvers", "formats"].includes(place)) continue;
      expect(english.has(place), place).toBe(true);
      expect(misfits(english.get(place), words, place)).toEqual([]);
    }
  });

  it("imports nothing but its own files: whatever asks for words waits for it", () => {
    const folder = path.replace("../../", "").replace("/index.ts", "");
    for (const file of readdirSync(folder)) {
      const imports = readFileSync(`${folder}/${file}`, "utf8").match(/^import (?!type ).*$/gm) ?? [];
      expect(imports.filter((line) => !/from "\.\/\w+\.ts";$/.test(line))).toEqual([]);
    }
  });
});

describe("numbers", () => {
  afterEach(() => {
    vi.doUnmock("../../src/language/inForce.ts");
    vi.resetModules();
  });

  it("follow the country", async () => {
    vi.resetModules();
    const inForce = { code: "de", locale: "de-DE", translation: { numbers: { notANumber: "keine Zahl" } } };
    vi.doMock("../../src/language/inForce.ts", () => ({ inForce }));
    const format = await import("../../src/language/format.ts");
    expect(format.grouped(16384)).toBe("16.384");
    expect(format.rounded(12.34)).toBe("12,3");
    expect(format.exponent(-1.2e-5)).toBe("−1,2\u202f×\u202f10⁻⁵");
    expect(format.tick(0.25)).toBe("0,25");
    expect(format.brief(1234.5)).toBe("1.235");
    expect(format.fixed(-0.5, 2)).toBe("−0,50");
    expect(format.exponent(Number.NaN)).toBe("keine Zahl");
    expect(["0,25", "0.25", " −3 ", "", "x"].map(format.numberFrom)).toEqual([0.25, 0.25, -3, Number.NaN, Number.NaN]);
  });
});
