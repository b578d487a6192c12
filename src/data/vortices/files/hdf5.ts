import { Allowance } from "../../files/allowance.ts";
import { FileError } from "../../files/fileError.ts";
import { numberOfAttribute } from "../../files/hdf5/attributes.ts";
import { readBytes, readFloats, readIds, rowsOf } from "../../files/hdf5/datasets.ts";
import { datasetOf, groupOf } from "../../files/hdf5/entities.ts";
import { gadgetHdf5 } from "../../files/hdf5/hdf5.ts";
import { guarded, makeHdf5 } from "../../files/hdf5/library.ts";
import { withHdf5 } from "../../files/hdf5/openFile.ts";
import { ELEMENT_GROUP } from "../../files/otherKind.ts";
import type { Source } from "../../files/source.ts";
import { emptyElements, type VortexElements } from "../elements.ts";
import { notElements, type VortexFormat } from "./format.ts";

/** The group's datasets: [n, 3], [n, 3], [n]. */
const DATASETS = ["Position", "Strength", "Core"] as const;
/** Numbers of the tubes, [n]; only where there are several. */
const TUBE = "Tube";
/** Index of the next element on the line of each, [n], from 0; only where lines are known. */
const NEXT = "Next";

async function readHdf5(source: Source): Promise<VortexElements> {
  const allowance = new Allowance(source.size);
  return withHdf5(source, async (file) =>
    guarded(() => {
      const group = groupOf(file, ELEMENT_GROUP);
      const found = DATASETS.map((name) => (group ? datasetOf(group, name) : null));
      if (!group || found.includes(null))
        throw new FileError(notElements(`HDF5 without /${ELEMENT_GROUP} (${DATASETS.join(", ")})`));
      const rows = found.map((dataset, k) => rowsOf(dataset!, k < 2 ? 3 : 1, allowance));
      if (rows.some((count) => count !== rows[0]))
        throw new FileError(`HDF5: ${DATASETS.join(", ")} have ${rows.join(", ")} rows; expected the same number`);
      const elements = emptyElements(rows[0]!, numberOfAttribute(group, "Time") ?? 0);
      [elements.position, elements.strength, elements.core].forEach((out, k) => {
        readFloats(found[k]!, 0, rows[0]!, out);
      });
      const tube = datasetOf(group, TUBE);
      if (tube && rowsOf(tube, 1, allowance) === rows[0]) readBytes(tube, 0, rows[0]!, elements.tube);
      const next = datasetOf(group, NEXT);
      if (!next || rowsOf(next, 1, allowance) !== rows[0]) return elements;
      // What is too large for an index is so for any number of elements.
      const indices: Iterable<number | bigint> = readIds(next, 0, rows[0]!);
      return { ...elements, next: Uint32Array.from(indices, (index) => Math.min(Number(index), 2 ** 32 - 1)) };
    }),
  );
}

function writeHdf5({ count, time, position, strength, core, tube, next }: VortexElements): Promise<Uint8Array> {
  return makeHdf5(async (file) => {
    const group = file.create_group(ELEMENT_GROUP);
    group.create_attribute("Time", time, null, "<d");
    group.create_dataset({ name: DATASETS[0], data: position, shape: [count, 3] });
    group.create_dataset({ name: DATASETS[1], data: strength, shape: [count, 3] });
    group.create_dataset({ name: DATASETS[2], data: core, shape: [count] });
    if (tube.some((k) => k > 0)) group.create_dataset({ name: TUBE, data: tube, shape: [count] });
    if (next) group.create_dataset({ name: NEXT, data: next, shape: [count] });
  });
}

export const hdf5: VortexFormat = {
  name: "hdf5",
  title: "HDF5",
  extensions: ["hdf5", "h5"],
  recognise: (head) => gadgetHdf5.recognise(head, head.length),
  read: readHdf5,
  write: writeHdf5,
};
