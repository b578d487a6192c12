import { CATALOGUE } from "../catalogue.ts";
import { isPlainText } from "../describe.ts";
import type { Format } from "../format.ts";
import { readTable } from "./read.ts";
import { writeCsv, writeTable } from "./write.ts";

export const table: Format = {
  ...CATALOGUE.table,
  recognise: isPlainText,
  read: readTable,
  write: writeTable,
};

/** Read by `table`, which finds the header by itself. */
export const csv: Format = {
  ...CATALOGUE.csv,
  recognise: () => false,
  write: writeCsv,
};
