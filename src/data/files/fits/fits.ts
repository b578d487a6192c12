import { CATALOGUE } from "../catalogue.ts";
import type { Format } from "../format.ts";
import { readFits } from "./read.ts";
import { writeFits } from "./write.ts";

/** The first card, whatever its value: `SIMPLE  =`. */
const SIGNATURE = new TextEncoder().encode("SIMPLE  =");

export const fits: Format = {
  ...CATALOGUE.fits,
  recognise: (head) => SIGNATURE.every((byte, k) => head[k] === byte),
  read: readFits,
  write: writeFits,
};
