import type { Source } from "../../files/source.ts";
import type { VortexElements } from "../elements.ts";

/** One format of files of vortex elements; `index.ts` lists them. */
export interface VortexFormat {
  /** Lower case: the value of `--format`. */
  readonly name: string;
  /** Name that people read. */
  readonly title: string;
  /** Extensions that mean it when a file is written; reading never looks at them. */
  readonly extensions: readonly string[];
  /** Does a file that begins so look like ours? Never throws. */
  recognise(head: Uint8Array): boolean;
  /** Throws FileError. Numbers are not looked at yet. */
  read(source: Source): Promise<VortexElements>;
  /** The whole file. */
  write(elements: VortexElements): Uint8Array | Promise<Uint8Array>;
}

/** What a reader says that met bodies instead; `found` is what stood there. */
export const notElements = (found: string): string =>
  `${found}; expected vortex elements: x y z gx gy gz core (bodies are read by info, forces and run)`;
