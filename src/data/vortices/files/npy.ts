import { FileError } from "../../files/fileError.ts";
import { readFloats, STRETCH } from "../../files/numbers.ts";
import { type Column, isNpy, npyArray } from "../../files/numpy/npy.ts";
import { npyBytes } from "../../files/numpy/write.ts";
import { ELEMENT_COLUMNS } from "../../files/otherKind.ts";
import type { Source } from "../../files/source.ts";
import { emptyElements, type VortexElements } from "../elements.ts";
import { notElements, type VortexFormat } from "./format.ts";

/** Records with the fields x y z gx gy gz core, or a matrix with a row of these an element. */
async function readNpy(source: Source): Promise<VortexElements> {
  const array = await npyArray(source);
  const { shape, fields } = array;
  let columns: readonly (Column | undefined)[];
  if (fields.size > 0) {
    columns = ELEMENT_COLUMNS.map((name) => fields.get(name)?.[0]);
    const missing = ELEMENT_COLUMNS.filter((_, k) => !columns[k]);
    if (missing.length > 0)
      throw new FileError(notElements(`the fields are ${[...fields.keys()].slice(0, 12).join(" ")}`));
  } else if (shape.length === 2 && shape[1] === 7) columns = ELEMENT_COLUMNS.map((_, k) => array.column(k));
  else throw new FileError(notElements(`a NumPy array of shape (${shape.join(", ")})`));
  const count = shape[0] ?? 0;
  const elements = emptyElements(count);
  const { position, strength, core } = elements;
  const single = new Float32Array(Math.min(count, STRETCH));
  for (let from = 0; from < count; from += STRETCH) {
    const n = Math.min(STRETCH, count - from);
    for (const [k, column] of columns.entries()) {
      await readFloats(column!, from, n, single, `NumPy array, ${ELEMENT_COLUMNS[k]}`);
      const [out, stride, offset] =
        k < 3 ? ([position, 3, k] as const) : k < 6 ? ([strength, 3, k - 3] as const) : ([core, 1, 0] as const);
      for (let i = 0; i < n; i++) out[stride * (from + i) + offset] = single[i]!;
    }
  }
  return elements;
}

function writeNpy({ count, position, strength, core }: VortexElements): Uint8Array {
  const rows = new Float32Array(7 * count);
  for (let i = 0; i < count; i++) {
    rows.set(position.subarray(3 * i, 3 * i + 3), 7 * i);
    rows.set(strength.subarray(3 * i, 3 * i + 3), 7 * i + 3);
    rows[7 * i + 6] = core[i]!;
  }
  return npyBytes(rows, 7, ELEMENT_COLUMNS);
}

export const npy: VortexFormat = {
  name: "npy",
  title: "NumPy array",
  extensions: ["npy"],
  recognise: isNpy,
  read: readNpy,
  write: writeNpy,
};
