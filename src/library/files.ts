/** `antennae/files`: snapshots of all formats, read and written. HDF5's library is loaded with the first such file. */
export {
  FileError,
  type FileOptions,
  FORMATS,
  type Format,
  type ReadResult,
  type Source,
  type WriteResult,
  writeBodies,
} from "../data/files/index.ts";
export { type Readable, read } from "./read.ts";
