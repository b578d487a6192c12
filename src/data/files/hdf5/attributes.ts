import type { Dataset, Group } from "h5wasm";
import { FileError } from "../fileError.ts";
import { shown } from "./entities.ts";
import { why } from "./library.ts";

type Holder = Group | Dataset | null;

/** Classes of types that hold numbers: whole ones, floats, texts, enumerations, lists, arrays. */
const NUMBERS = new Set([0, 1, 3, 8, 9, 10]);

/** Words for yes and no, which flags have as texts. */
const FLAGS: Record<string, number> = { true: 1, yes: 1, on: 1, false: 0, no: 0, off: 0 };

/** Names of all attributes. */
export function attributeNames(of: Holder): string[] {
  return of ? Object.keys(Object.getOwnPropertyDescriptors(of.attrs)) : [];
}

function attributeValue(of: Holder, name: string): unknown {
  if (!of) return undefined;
  try {
    return of.attrs[name]?.value;
  } catch (error) {
    throw new FileError(
      `HDF5: attribute ${name} of ${shown(of.path)} can't be read: ${why(error)}; save it as a double`,
    );
  }
}

/**
 * An attribute as numbers (scalars as one), or null where it is missing: a number, an array of any shape, an enumeration, or text that holds
 * numbers or says yes or no. Throws FileError on other text.
 */
export function numbersOfAttribute(of: Holder, name: string): number[] | null {
  const value = attributeValue(of, name);
  if (value === undefined || value === null) return null;
  const { type } = of!.attrs[name]!.metadata;
  if (!NUMBERS.has(type))
    throw new FileError(`HDF5: attribute ${name} of ${shown(of!.path)} is no number and no text; save it as a double`);
  const list = ArrayBuffer.isView(value) ? Array.from(value as unknown as ArrayLike<number>) : [value].flat(9);
  return list.flatMap((item: unknown) => {
    if (typeof item !== "string") return Number(item);
    const words = item
      .replace(/\0.*$/s, "")
      .split(/[\s,;[\](){}]+/)
      .filter((word) => word !== "");
    return words.map((word) => {
      const number = FLAGS[word.toLowerCase()] ?? Number(word.replace(/^([-+.\d]+)[dD]/, "$1e"));
      if (!Number.isNaN(number) || /^[-+]?nan$/i.test(word)) return number;
      throw new FileError(
        `HDF5: attribute ${name} of ${shown(of!.path)} is "${shown(item)}"; expected ${words.length > 1 ? "numbers" : "a number"}`,
      );
    });
  });
}

export function numberOfAttribute(of: Holder, name: string): number | undefined {
  return numbersOfAttribute(of, name)?.[0];
}

/** An attribute as text, or undefined where it is missing or holds something else. */
export function textOfAttribute(of: Holder, name: string): string | undefined {
  const value = attributeValue(of, name);
  const first = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return typeof first === "string" ? first : undefined;
}
