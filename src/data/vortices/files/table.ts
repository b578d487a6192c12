import { isText } from "../../files/describe.ts";
import { FileError } from "../../files/fileError.ts";
import { ELEMENT_COLUMNS } from "../../files/otherKind.ts";
import type { Source } from "../../files/source.ts";
import { Scanner } from "../../files/table/scanner.ts";
import { floatText, writeRows } from "../../files/table/write.ts";
import { emptyElements, type VortexElements } from "../elements.ts";
import { notElements, type VortexFormat } from "./format.ts";

const WORDS = /[\s,;]+/;

/** Names of columns in a line, in lower case; null where it has none. */
function namesIn(line: string): string[] | null {
  const words = line
    .replace(/^[#%/\s]+/, "")
    .trim()
    .toLowerCase()
    .split(WORDS);
  return words.includes("x") && words.includes("y") ? words : null;
}

/** Rows of seven numbers, `x y z gx gy gz core`, or columns in the order that a header line names. */
async function readTable(source: Source): Promise<VortexElements> {
  const scanner = new Scanner(source);
  let names: readonly string[] = ELEMENT_COLUMNS;
  let time = 0;
  let fields = await scanner.more();
  const hear = () => {
    for (const comment of scanner.comments.splice(0)) {
      const clock = /^[#%/\s]*time\s*[=: ]\s*([-+\d.eE]+)/.exec(comment);
      if (clock) time = Number(clock[1]);
      names = namesIn(comment) ?? names;
    }
  };
  hear();
  if (fields > 0 && Number.isNaN(scanner.values[0]!)) {
    const line = scanner.slice(scanner.starts[0]!, scanner.ends[Math.min(fields, 64) - 1]!);
    const header = namesIn(line);
    if (!header) throw new FileError(notElements(`line ${scanner.line}: "${scanner.text(0)}" is no number`));
    names = header;
    fields = scanner.next();
    if (fields < 0) fields = await scanner.more();
    hear();
  }
  const missing = ELEMENT_COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0)
    throw new FileError(notElements(`the columns are ${names.slice(0, 12).join(" ")}, without ${missing.join(" ")}`));
  const at = ELEMENT_COLUMNS.map((column) => names.indexOf(column));
  const rows: number[] = [];
  while (fields > 0) {
    if (fields !== names.length)
      throw new FileError(notElements(`line ${scanner.line}: ${fields} columns instead of ${names.length}`));
    for (const [k, column] of at.entries()) {
      const value = Math.fround(scanner.values[column]!);
      if (!Number.isFinite(value)) {
        const text = scanner.text(column);
        throw new FileError(
          `line ${scanner.line}, column ${column + 1} (${ELEMENT_COLUMNS[k]}): "${text}" is not a finite 32-bit float`,
        );
      }
      rows.push(value);
    }
    fields = scanner.next();
    if (fields < 0) fields = await scanner.more();
  }
  if (!Number.isFinite(time)) throw new FileError("the time is no finite number");
  const elements = emptyElements(rows.length / 7, time);
  for (let i = 0; i < elements.count; i++) {
    elements.position.set(rows.slice(7 * i, 7 * i + 3), 3 * i);
    elements.strength.set(rows.slice(7 * i + 3, 7 * i + 6), 3 * i);
    elements.core[i] = rows[7 * i + 6]!;
  }
  return elements;
}

function writeTable({ count, time, position, strength, core }: VortexElements): Promise<Uint8Array> {
  const row = (i: number) => {
    const numbers = [...position.subarray(3 * i, 3 * i + 3), ...strength.subarray(3 * i, 3 * i + 3), core[i]!];
    return `${numbers.map(floatText).join(" ")}\n`;
  };
  return writeRows(`# time ${time}\n# ${ELEMENT_COLUMNS.join(" ")}\n`, count, row, {});
}

export const table: VortexFormat = {
  name: "table",
  title: "Table",
  extensions: ["tab", "txt", "dat"],
  recognise: isText,
  read: readTable,
  write: writeTable,
};
