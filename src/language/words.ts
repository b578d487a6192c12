/** Words of a translation or of the page: strings, functions that make them, lists, and records of these. */
export type Words = Readonly<Record<string, unknown>>;

/** What a language says instead of the English, by place ("physics") and then as its words are ordered there. */
export type Translation = Readonly<Record<string, Words>>;

let inForce: Translation = {};
const places = new Map<string, Words>();

/** The language in which words are said from now on. Modules ask for theirs when they are loaded: call it before. */
export function speak(translation: Translation): void {
  inForce = translation;
}

/**
 * The words of one place of the page, in the language in force; English where that has none. A place is a feature or a
 * layer, and each has one file of words.
 */
export function words<T extends object>(place: string, english: T): T {
  places.set(place, english as Words);
  return merged(english, inForce[place]);
}

/** A record of another layer (a scenario, a solver) as the language in force tells it; `name` is its own. */
export function told<T extends object>(place: string, name: string, english: T): T {
  return merged(english, inForce[place]?.[name]);
}

/** All places that were loaded, with their English words. */
export function englishWords(): ReadonlyMap<string, Words> {
  return places;
}

/** `english` with what `other` says instead, record by record; lists are taken whole. */
export function merged<T>(english: T, other: unknown): T {
  if (other === undefined) return english;
  if (!isRecord(english) || !isRecord(other)) return other as T;
  return Object.fromEntries(Object.entries(english).map(([key, value]) => [key, merged(value, other[key])])) as T;
}

const isRecord = (value: unknown): value is Words =>
  typeof value === "object" && value !== null && !Array.isArray(value);
