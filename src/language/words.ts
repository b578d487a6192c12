import { inForce } from "./inForce.ts";
import type { Words } from "./translation.ts";

const places = new Map<string, Words>();

/**
 * The words of one place of the page, in the language in force; English where that has none. A place is a feature or a
 * layer, with one file of words.
 */
export function words<T extends object>(place: string, english: T): T {
  places.set(place, english as Words);
  return merged(english, inForce.translation[place]);
}

/** A record of a registry (a scenario, a solver) in the language in force; its words stand there by its name. */
export function translated<T extends { readonly name: string }>(place: string, record: T): T {
  return merged(record, inForce.translation[place]?.[record.name]);
}

/** The English words of all places that were loaded. */
export const englishWords = (): ReadonlyMap<string, Words> => places;

/** `english` with what `other` says instead, key by key; lists of words are taken whole, lists of records by their names. */
export function merged<T>(english: T, other: unknown): T {
  if (other === undefined) return english;
  if (Array.isArray(english) && isRecord(other)) return english.map((entry) => mergedByName(entry, other)) as T;
  if (!isRecord(english) || !isRecord(other)) return other as T;
  return Object.fromEntries(Object.entries(english).map(([key, value]) => [key, merged(value, other[key])])) as T;
}

const mergedByName = (entry: unknown, others: Words): unknown =>
  isRecord(entry) ? merged(entry, others[String(entry.name)]) : entry;

const isRecord = (value: unknown): value is Words =>
  typeof value === "object" && value !== null && !Array.isArray(value);
