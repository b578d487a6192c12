import { describeBytes } from "../../files/describe.ts";
import { FileError } from "../../files/fileError.ts";
import { recogniseFormat } from "../../files/index.ts";
import { bytesSource, type Source } from "../../files/source.ts";
import { checkElements, type VortexElements } from "../elements.ts";
import { notElements, type VortexFormat } from "./format.ts";
import { hdf5 } from "./hdf5.ts";
import { npy } from "./npy.ts";
import { table } from "./table.ts";

export type { VortexFormat } from "./format.ts";

/** Every format of vortex elements, plain text last. */
export const VORTEX_FORMATS: readonly VortexFormat[] = [hdf5, npy, table];

/** Bytes that recognition looks at. */
const HEAD = 2 ** 16;

/**
 * Reads a table of vortex elements; the content says the format, never the name. Throws one line: where, what stood there, what was expected;
 * files of bodies are named as such.
 */
export async function readElements(
  file: Uint8Array | Source,
): Promise<{ readonly format: string; readonly elements: VortexElements }> {
  const source = file instanceof Uint8Array ? bytesSource(file) : file;
  if (source.size === 0) throw new FileError("the file is empty (0 bytes); expected a table of vortex elements");
  const head = await source.read(0, HEAD);
  const format = VORTEX_FORMATS.find((candidate) => candidate.recognise(head));
  if (!format) {
    const bodies = recogniseFormat(head, source.size);
    throw new FileError(
      notElements(bodies ? `the file holds bodies (${bodies.title})` : describeBytes(head, source.size).what),
    );
  }
  const elements = await format.read(source);
  checkElements(elements, format.title);
  return { format: format.title, elements };
}

/** The format called `nameOrExtension`: a format's name, or a file name that ends in an extension. Throws FileError. */
export function vortexFormatFor(nameOrExtension: string): VortexFormat {
  const key = nameOrExtension.toLowerCase();
  const extension = key.slice(key.lastIndexOf(".") + 1);
  const found =
    VORTEX_FORMATS.find(({ name }) => name === key) ??
    VORTEX_FORMATS.find(({ extensions }) => extensions.includes(extension));
  if (found) return found;
  const known = VORTEX_FORMATS.map(({ name, extensions }) => [name, ...extensions.map((e) => `.${e}`)].join(" "));
  throw new FileError(`"${nameOrExtension}" names no format of vortex elements; known: ${known.join("; ")}`);
}
