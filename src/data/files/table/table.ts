import { describeBytes, isText } from "../describe.ts";
import type { Format } from "../format.ts";
import { readTable } from "./read.ts";

export const table: Format = {
  name: "table",
  title: "Table",
  help: "Text, a body a row: m x y z vx vy vz, x y z vx vy vz, or any columns named in a header; blanks, tabs, commas.",
  extensions: ["tab", "txt", "dat", "csv"],
  recognise: (bytes) => isText(bytes) && describeBytes(bytes) === "text",
  read: readTable,
};
