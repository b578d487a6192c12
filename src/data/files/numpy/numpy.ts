import type { Format } from "../format.ts";
import { isNpy } from "./npy.ts";
import { readNpy, readNpz } from "./read.ts";
import { isZip } from "./zip.ts";

export const npy: Format = {
  name: "npy",
  title: "NumPy array",
  help: "A NumPy matrix with a body a row (m x y z vx vy vz, or x y z vx vy vz), or an array of records with named fields.",
  extensions: ["npy"],
  recognise: isNpy,
  read: readNpy,
};

export const npz: Format = {
  name: "npz",
  title: "NumPy archive",
  help: "Several NumPy arrays by name: pos, vel, mass, id, ... or one matrix.",
  extensions: ["npz"],
  recognise: isZip,
  read: readNpz,
};
