import { describeBytes, isText } from "../describe.ts";
import type { Format } from "../format.ts";
import { readTable } from "./read.ts";
import { writeCsv, writeTable } from "./write.ts";

export const table: Format = {
  name: "table",
  title: "Table",
  help: "Text, a body a row: m x y z vx vy vz, x y z vx vy vz, or any columns named in a header; blanks, tabs, commas.",
  extensions: ["tab", "txt", "dat", "ascii"],
  recognise: (bytes) => isText(bytes) && describeBytes(bytes) === "text",
  read: readTable,
  write: writeTable,
};

/** Read by `table`, which finds the header by itself. */
export const csv: Format = {
  name: "csv",
  title: "CSV",
  help: "Comma-separated values with a header that names columns and units; keeps ids, components, galaxies and softenings.",
  extensions: ["csv"],
  recognise: () => false,
  write: writeCsv,
};
