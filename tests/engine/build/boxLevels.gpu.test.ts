import { it } from "vitest";
import { boxLevels as specs } from "../../../src/engine/build/domains.ts";
import { BOX } from "../../../src/engine/domains/boxTable.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { boxLevels } from "../../reference/boxLevels.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

const { BOX_HEAD } = CONSTANTS.boxes;

/** A number for each place that looks like chance and is one in float32. */
const numberAt = (k: number) => ((k * 2654435761) % 65536) / 65536;

describeGpu("boxLevels", (device) => {
  const driver = new StageDriver(device);

  it.each([...COUNTS, 15, 16, 17, 70_000])("of %i groups", async (groups) => {
    const sizes = { ...sizesOf(64 * groups), groups };
    const own = Float32Array.from({ length: BOX * groups }, (_, k) => (k % BOX === 7 ? 0 : numberAt(k)));
    const table = new Float32Array(BOX_HEAD + BOX * Math.ceil((16 / 15) * groups + 8)).fill(-3);
    table.set(own, BOX_HEAD);
    const twin = ({ boxes }: { boxes: Float64Array }) => boxes.set(boxLevels(own));
    const groupList = Uint32Array.of(groups);
    expectTable(await driver.compare(specs, twin, { sizes, tables: { groupList, boxes: table } }), "boxes");
  });
});
