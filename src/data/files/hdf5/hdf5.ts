import { CATALOGUE } from "../catalogue.ts";
import type { Format } from "../format.ts";
import { readHdf5 } from "./read.ts";
import { writeGadgetHdf5, writeSwiftHdf5 } from "./write.ts";

const SIGNATURE = [0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a];

export const gadgetHdf5: Format = {
  ...CATALOGUE["gadget-hdf5"],
  whole: true,
  recognise: (bytes) => SIGNATURE.every((b, k) => bytes[k] === b),
  read: readHdf5,
  write: writeGadgetHdf5,
};

/** Read by `gadgetHdf5`, which finds /Units by itself. */
export const swiftHdf5: Format = {
  ...CATALOGUE.swift,
  recognise: () => false,
  write: writeSwiftHdf5,
};
