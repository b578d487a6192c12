import { CATALOGUE } from "../catalogue.ts";
import type { Format } from "../format.ts";
import { tipsyHeader } from "./header.ts";
import { readTipsy } from "./read.ts";
import { writeBonsaiTipsy, writeTipsy } from "./write.ts";

export const tipsy: Format = {
  ...CATALOGUE.tipsy,
  recognise: (head) => tipsyHeader(head) !== null,
  read: readTipsy,
  write: writeTipsy,
};

/** Read by `tipsy`, which finds the ids by itself. */
export const tipsyBonsai: Format = {
  ...CATALOGUE["tipsy-bonsai"],
  recognise: () => false,
  write: writeBonsaiTipsy,
};
