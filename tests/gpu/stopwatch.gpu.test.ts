import { expect, it } from "vitest";
import { Stopwatch } from "../../src/gpu/stopwatch.ts";
import { describeGpu } from "../gpuDevice.ts";

const WORK = `
@group(0) @binding(0) var<storage, read_write> sums: array<f32>;
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) id: vec3u) {
  var x = f32(id.x);
  for (var k = 0; k < 4000; k++) { x = fract(1.3 * x + 0.7); }
  sums[id.x] = x;
}`;

describeGpu("a stopwatch", (device) => {
  const pipeline = device.createComputePipeline({
    layout: "auto",
    compute: { module: device.createShaderModule({ code: WORK }) },
  });
  // 0x80 STORAGE
  const buffer = device.createBuffer({ size: 4 * 65536, usage: 0x80 });
  const bindGroup = device.createBindGroup({
    layout: pipeline.getBindGroupLayout(0),
    entries: [{ binding: 0, resource: { buffer } }],
  });
  const work = (bodies: number) => {
    const encoder = device.createCommandEncoder();
    const pass = encoder.beginComputePass();
    pass.setPipeline(pipeline);
    pass.setBindGroup(0, bindGroup);
    pass.dispatchWorkgroups(bodies / 64);
    pass.end();
    device.queue.submit([encoder.finish()]);
  };

  it.skipIf(!device.features.has("timestamp-query"))(
    "times what lies between its ends, by whatever submits, and not what came before",
    async () => {
      const stopwatch = new Stopwatch(device);
      work(64);
      await device.queue.onSubmittedWorkDone();
      const begin = performance.now();
      stopwatch.start();
      work(65536);
      const between = await stopwatch.stop();
      const wall = performance.now() - begin;
      expect(between).toBeGreaterThan(0);
      expect(between).toBeLessThanOrEqual(wall + 1);

      work(65536);
      stopwatch.start();
      const after = await stopwatch.stop();
      expect(after).toBeLessThan(0.5 * between);
      stopwatch.destroy();
      buffer.destroy();
    },
  );
});
