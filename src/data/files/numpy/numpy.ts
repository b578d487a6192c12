import { CATALOGUE } from "../catalogue.ts";
import type { Format } from "../format.ts";
import { isNpy } from "./npy.ts";
import { readNpy, readNpz } from "./read.ts";
import { isZip } from "./zip.ts";

export const npy: Format = {
  ...CATALOGUE.npy,
  recognise: isNpy,
  read: readNpy,
};

export const npz: Format = {
  ...CATALOGUE.npz,
  whole: true,
  recognise: isZip,
  read: readNpz,
};
