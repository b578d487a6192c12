import type { Format } from "../format.ts";
import { tipsyHeader } from "./header.ts";
import { readTipsy } from "./read.ts";
import { writeBonsaiTipsy, writeTipsy } from "./write.ts";

export const tipsy: Format = {
  name: "tipsy",
  title: "Tipsy",
  help: "ChaNGa, Gasoline, PKDGRAV, Bonsai: standard (big-endian) or native, 28- or 32-byte headers; written as standard.",
  extensions: ["tipsy", "std", "tbin", "bin"],
  recognise: (bytes) => tipsyHeader(bytes) !== null,
  read: readTipsy,
  write: writeTipsy,
};

/** Read by `tipsy`, which finds the ids by itself. */
export const tipsyBonsai: Format = {
  name: "tipsy-bonsai",
  title: "Tipsy with Bonsai's ids",
  help: "Tipsy as Bonsai reads it: little-endian, ids in the potential's place say disc, bulge, halo and galaxy.",
  extensions: [],
  recognise: () => false,
  write: writeBonsaiTipsy,
};
