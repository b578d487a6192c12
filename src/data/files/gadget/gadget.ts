import type { Format } from "../format.ts";
import { gadgetStart } from "./blocks.ts";
import { readGadget } from "./read.ts";
import { writeGadget } from "./write.ts";

export const gadget: Format = {
  name: "gadget",
  title: "GADGET format 1 and 2",
  help: "GADGET-1 to 4's binary snapshots, both byte orders, in one or several files; written as format 2.",
  extensions: ["gadget", "g2"],
  recognise: (bytes) => gadgetStart(bytes) !== null,
  read: readGadget,
  write: writeGadget,
};
