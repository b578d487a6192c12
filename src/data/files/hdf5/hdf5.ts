import { CATALOGUE } from "../catalogue.ts";
import type { Format } from "../format.ts";
import { readHdf5 } from "./read.ts";
import { writeGadgetHdf5, writeSwiftHdf5 } from "./write.ts";

const SIGNATURE = [0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a];

/** Is there the signature at byte `at`? */
export function isSuperblock(bytes: Uint8Array, at = 0): boolean {
  return SIGNATURE.every((b, k) => bytes[at + k] === b);
}

/** Least room that a user's block before the file may take; others are twice, four times, ... as long. */
const USER_BLOCK = 512;

export const gadgetHdf5: Format = {
  ...CATALOGUE["gadget-hdf5"],
  whole: true,
  recognise(bytes) {
    for (let at = 0; at < bytes.length; at = Math.max(USER_BLOCK, 2 * at)) if (isSuperblock(bytes, at)) return true;
    return false;
  },
  read: readHdf5,
  write: writeGadgetHdf5,
};

/** Read by `gadgetHdf5`, which finds /Units by itself. */
export const swiftHdf5: Format = {
  ...CATALOGUE.swift,
  recognise: () => false,
  write: writeSwiftHdf5,
};
