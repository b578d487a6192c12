import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { WRITABLE } from "../../src/data/files/catalogue.ts";
import { fittedPair } from "../../src/data/scenarios/fittedPair.ts";
import { SCENARIOS, wetAndDryInfo } from "../../src/data/scenarios/index.ts";
import { FLOWS } from "../../src/data/vortices/scenarios.ts";
import { INTEGRATORS, SOLVERS } from "../../src/engine/index.ts";
import { firstKnown, localeFor, nameOfLanguage } from "../../src/language/choice.ts";
import type { Translation } from "../../src/language/translation.ts";
import { merged, translated } from "../../src/language/words.ts";
import { UNIVERSES } from "../../src/physics/cosmology/scenarios.ts";
import { sprayedStream } from "../../src/physics/external/sprayedStream.ts";
import { GAS_BOXES } from "../../src/physics/gas/boxes/scenarios.ts";
import { stripping } from "../../src/physics/gas/boxes/stripping.ts";

const FILES = import.meta.glob<{ readonly text: object }>("../../src/**/text.ts");
const TRANSLATIONS = import.meta.glob<{ readonly default: Translation }>("../../src/language/*/index.ts");

const byName = (records: readonly { readonly name: string }[]) =>
  Object.fromEntries(records.map((record) => [record.name, record]));

const wetAndDry = { ...SCENARIOS.find(({ name }) => name === "wet-antennae")!, ...wetAndDryInfo };
const ALL = [...SCENARIOS, wetAndDry, fittedPair, sprayedStream, stripping, ...GAS_BOXES, ...UNIVERSES, ...FLOWS];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Words of scenarios and solvers, which stand with their records; those of a parameter by its name. */
const RECORDS: Translation = {
  scenarios: byName(ALL.map(({ name, title, help, lookFor }) => ({ name, title, help, ...(lookFor && { lookFor }) }))),
  parameters: byName(
    ALL.flatMap(({ parameters }) =>
      parameters.map(({ name, label, help, unit, choices, headings }) => ({
        ...{ name, label, help, unit },
        // Those under headings are names.
        ...(choices && !headings && { choices }),
      })),
    ),
  ),
  solvers: byName(SOLVERS.map(({ name, title, help, use }) => ({ name, title, help, use }))),
  integrators: byName(INTEGRATORS.map(({ name, title, help, use }) => ({ name, title, help, use }))),
  formats: byName(WRITABLE.map(({ name, title, help }) => ({ name, title, help }))),
};

/** The same in every language: names of records, of formats and of the page, and units. */
const SAME = [
  /^(scenarios|parameters|solvers|integrators|formats)\.[\w-]+\.name$/,
  /^play\.product$/,
  /^capture\.film\.formats\./,
  /^compare\.sides$/,
  /^units\.names\.physical$/,
  /^appearance\.density\.physical$/,
];

/** Keys that a translation lacks, but for signs and symbols of units, which have no word in them. */
function missing(english: unknown, other: unknown, path: string): string[] {
  if (isRecord(english))
    return Object.entries(english).flatMap(([key, value]) =>
      missing(value, isRecord(other) ? other[key] : undefined, `${path}.${key}`),
    );
  const sign = typeof english === "string" && (path.endsWith(".unit") ? /^.{0,3}$/ : /^\P{L}*$/u).test(english);
  return other !== undefined || sign || SAME.some((key) => key.test(path)) ? [] : [path];
}

/** Where a translation says something that the English has no place for, or has another kind of. */
function misfits(english: unknown, other: unknown, path: string): string[] {
  if (isRecord(english) && isRecord(other))
    return Object.entries(other).flatMap(([key, value]) =>
      key in english ? misfits(english[key], value, `${path}.${key}`) : [`${path}.${key} is not in the English`],
    );
  if (Array.isArray(english) && english.every(isRecord) && isRecord(other))
    return misfits(Object.fromEntries(english.map((record) => [record.name, record])), other, path);
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

describe("a page", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  /** The words of the physics on a page at `search`, where the browser prefers `languages`. */
  async function opened(search: string, languages: readonly string[], kept: Record<string, string> = {}) {
    const document = { documentElement: { lang: "" } };
    const store = {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => (kept[key] = value),
    };
    vi.resetModules();
    vi.stubGlobal("document", document);
    vi.stubGlobal("location", { search });
    vi.stubGlobal("navigator", { languages });
    vi.stubGlobal("localStorage", store);
    vi.stubGlobal("sessionStorage", store);
    const { text } = await import("../../src/features/run/physics/text.ts");
    const { grouped } = await import("../../src/language/format.ts");
    return [document.documentElement.lang, text.theta.label, grouped(16384)];
  }

  it("has its words in the language that the link, an earlier choice or the browser wants", async () => {
    const german = ["de", "Öffnungswinkel", "16.384"];
    const english = ["en", "Opening angle", "16,384"];
    expect(await opened("?n=1", ["en-US"])).toEqual(english);
    expect(await opened("?n=1", ["de-DE", "en"])).toEqual(german);
    expect(await opened("?lang=de", ["en-US"])).toEqual(german);
    expect(await opened("?lang=xx", ["fr"])).toEqual(english);
    const kept = {};
    expect(await opened("?lang=de", ["en-US"], kept)).toEqual(german);
    expect(await opened("?n=1", ["en-US"], kept)).toEqual(german);
    expect(await opened("?lang=en", ["de"], kept)).toEqual(english);
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
    const { englishWords } = await import("../../src/language/words.ts");
    const english = englishWords();
    const { default: translation } = await load();
    const registries: Record<string, unknown> = {
      scenarios: byName(ALL),
      parameters: byName(ALL.flatMap((scenario) => scenario.parameters)),
      solvers: byName(SOLVERS),
      integrators: byName(INTEGRATORS),
      formats: byName(WRITABLE),
    };
    for (const [place, words] of Object.entries(translation)) {
      if (registries[place]) {
        expect(misfits(registries[place], words, place)).toEqual([]);
        continue;
      }
      expect(english.has(place), place).toBe(true);
      expect(misfits(english.get(place), words, place)).toEqual([]);
    }
  });

  it("has all words of every room that it has at all", async () => {
    for (const file of Object.values(FILES)) await file();
    const { englishWords } = await import("../../src/language/words.ts");
    const { default: translation } = await load();
    const rooms = { ...Object.fromEntries(englishWords()), ...RECORDS };
    expect(Object.entries(translation).flatMap(([place, words]) => missing(rooms[place], words, place))).toEqual([]);
  });

  it("says different things of parameters of one name where the English does", async () => {
    const { default: translation } = await load();
    const said = new Map<string, Map<string, string>>();
    for (const scenario of SCENARIOS)
      for (const shared of scenario.parameters) {
        const own = translation.scenarios?.[scenario.name] as { parameters?: object } | undefined;
        const p = merged(
          { parameters: [merged(shared, translation.parameters?.[shared.name])] },
          own?.parameters && { parameters: own.parameters },
        ).parameters[0]!;
        for (const key of ["label", "help"] as const) {
          const heard = said.get(`${shared.name}.${key}: ${p[key]}`) ?? new Map<string, string>();
          said.set(`${shared.name}.${key}: ${p[key]}`, heard.set(shared[key], scenario.name));
        }
      }
    const twice = [...said].flatMap(([words, of]) =>
      of.size > 1 ? [`${words} (${[...of.values()].join(", ")})`] : [],
    );
    expect(twice).toEqual([]);
  });

  it("imports nothing but its own files: whatever asks for words waits for it", () => {
    const folder = path.replace("../../", "").replace("/index.ts", "");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    for (const file of files) {
      const imports = readFileSync(`${folder}/${file}`, "utf8").match(/^import (?!type ).*$/gm) ?? [];
      expect(imports.filter((line) => !/from "\.\/[\w/]+\.ts";$/.test(line))).toEqual([]);
    }
  });
});

it("German has every room", async () => {
  for (const file of Object.values(FILES)) await file();
  const { englishWords } = await import("../../src/language/words.ts");
  const german = await TRANSLATIONS["../../src/language/de/index.ts"]!();
  const rooms = [...englishWords().keys(), ...Object.keys(RECORDS)];
  expect(rooms.filter((place) => !(place in german.default))).toEqual([]);
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
