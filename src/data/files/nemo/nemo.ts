import { CATALOGUE } from "../catalogue.ts";
import type { Format } from "../format.ts";
import { nemoOrder } from "./items.ts";
import { readNemo } from "./read.ts";
import { writeNemo } from "./write.ts";

export const nemo: Format = {
  ...CATALOGUE.nemo,
  recognise: (bytes) => nemoOrder(bytes) !== null,
  read: readNemo,
  write: writeNemo,
};
