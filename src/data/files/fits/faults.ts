import { oneLine } from "../describe.ts";
import { FileError } from "../fileError.ts";
import { type FitsColumn, rolesByName } from "./columns.ts";
import { textOf, type Unit, wholeOf } from "./header.ts";

/** An extension, its number in the file (the first after the primary one is 1), and its columns where it is a binary table. */
export interface Extension {
  readonly number: number;
  readonly unit: Unit;
  readonly columns: readonly FitsColumn[] | null;
}

/** What a table is called in notes and errors. */
export const titleOf = ({ number, unit }: Extension): string => {
  const name = textOf(unit, "EXTNAME").trim();
  return `table ${number}${name && ` (${name})`}`;
};

/** The first `most` names. */
export const some = (names: readonly string[], most: number) =>
  `${names.slice(0, most).join(", ")}${names.length > most ? ", ..." : ""}`;

const WANTED = "x, y, z (or pos), vx, vy, vz (or vel), mass, id";

/** The fault of a file whose tables, if any, hold no positions. */
export function without(met: readonly Extension[], primary: Unit): FileError {
  const tables = met.filter(({ columns }) => columns);
  const odd = tables.find(({ columns }) => columns!.flatMap(rolesByName).includes("x"));
  if (odd) return formless(titleOf(odd), odd.columns!);
  if (tables.length > 0) {
    const listed = tables.slice(0, 3).map((table) => {
      const names = table.columns!.map(({ name }) => name);
      return `${titleOf(table)} has the columns ${some(names, 16) || "none"}`;
    });
    return new FileError(oneLine(`FITS file without positions: expected ${WANTED}; ${listed.join("; ")}`, 600));
  }
  const kinds = met.map(({ unit }) => (unit.values.get("ZTABLE") === true ? "packed table" : textOf(unit, "XTENSION")));
  const image = wholeOf(primary, "NAXIS", 0) > 0 ? ["image"] : [];
  const found = [...image, ...kinds.map((kind) => kind.trim().toLowerCase())];
  return new FileError(
    `FITS file without a binary table: expected columns ${WANTED}; found ${found.length > 0 ? `${found.length} parts (${some(found, 6)})` : "an empty header only"}`,
  );
}

/** The fault of columns that are named right and hold something else. */
export function formless(title: string, columns: readonly FitsColumn[]): FileError {
  const forms = columns
    .filter((column) => rolesByName(column).length > 0)
    .map(({ name, repeat, letter }) => `${name} (${repeat}${letter}${SPOKEN[letter] ?? ""})`);
  return new FileError(
    `${title}: places, velocities and masses must be single numbers or threes of a row, of forms such as 1D or 3E; found ${some(forms, 8)}; save them as columns of numbers of fixed length`,
  );
}

/** What forms mean that hold no numbers for us. */
const SPOKEN: Readonly<Record<string, string>> = {
  ...{ P: ", of variable length", Q: ", of variable length", A: ", text", L: ", true or false", X: ", bits" },
  ...{ C: ", complex", M: ", complex" },
};
