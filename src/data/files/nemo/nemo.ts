import type { Format } from "../format.ts";
import { nemoOrder } from "./items.ts";
import { readNemo } from "./read.ts";
import { writeNemo } from "./write.ts";

export const nemo: Format = {
  name: "nemo",
  title: "NEMO",
  help: "NEMO's structured binary snapshots, either byte order and precision; written in single precision.",
  extensions: ["nemo", "snap"],
  recognise: (bytes) => nemoOrder(bytes) !== null,
  read: readNemo,
  write: writeNemo,
};
