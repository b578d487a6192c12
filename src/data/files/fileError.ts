/** A fault in a file, said in one line: where (byte, line or dataset), what stood there, what was expected. */
export class FileError extends Error {
  /** Tells it from other errors where classes are lost, as between workers. */
  override readonly name = "FileError";
}

/** The files are a series of snapshots, not the parts of one. */
export class SeriesError extends FileError {}
