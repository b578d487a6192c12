import { CATALOGUE } from "../catalogue.ts";
import type { Format } from "../format.ts";
import { gadgetStart } from "./blocks.ts";
import { readGadget } from "./read.ts";
import { writeGadget } from "./write.ts";

export const gadget: Format = {
  ...CATALOGUE.gadget,
  recognise: (head, size) => gadgetStart(head, size) !== null,
  read: readGadget,
  write: writeGadget,
};
