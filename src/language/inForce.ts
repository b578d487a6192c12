import { ENGLISH, firstKnown, keep, known, localeFor, remembered } from "./choice.ts";
import type { Translation } from "./translation.ts";

/** The translations, each loaded only where its language is in force. English stands with the code; scripts that no bundler made speak nothing else. */
const TRANSLATIONS = import.meta.env?.MODE
  ? import.meta.glob<{ readonly default: Translation }>("./*/index.ts")
  : ({} as Record<string, never>);

/** Codes of the languages that there are: "en", "de". */
export const LANGUAGES: readonly string[] = [ENGLISH, ...Object.keys(TRANSLATIONS).map((path) => path.split("/")[1]!)];

/** The language of this visit. */
export interface Language {
  readonly code: string;
  /** By what numbers are written: "de-CH" where the browser says so. */
  readonly locale: string;
  readonly translation: Translation;
}

const PLAIN: Language = { code: ENGLISH, locale: ENGLISH, translation: {} };

/** What the address asks for, what was chosen before, what the browser prefers. */
async function begin(): Promise<Language> {
  const asked = known(new URLSearchParams(location.search).get("lang"), LANGUAGES);
  if (asked) keep("tab", asked);
  const code = firstKnown([asked, ...remembered(), ...navigator.languages], LANGUAGES);
  document.documentElement.lang = code;
  const locale = localeFor(code, navigator.languages);
  if (code === ENGLISH) return { ...PLAIN, locale };
  // Where a translation can't be loaded the page speaks English.
  const loaded = await TRANSLATIONS[`./${code}/index.ts`]?.().catch(() => null);
  return loaded ? { code, locale, translation: loaded.default } : PLAIN;
}

/**
 * Modules have their words when they are loaded, so a caller that asks for words waits here until the language is there. English
 * waits for nothing. A translation must import nothing: what it imported would wait for it in turn.
 */
export const inForce: Language = typeof document === "undefined" ? PLAIN : await begin();
