import { expect, it, vi } from "vitest";
import { requestDevice } from "../../src/headless/device.ts";
import { bareDevice, describeGpu } from "../gpuDevice.ts";

/** x -> 2 x + 1 for 1000 numbers: wrong on any device that does not compute. */
async function doubled(device: GPUDevice): Promise<Float32Array> {
  const code = `@group(0) @binding(0) var<storage, read_write> data: array<f32>;
    @compute @workgroup_size(64) fn main(@builtin(global_invocation_id) id: vec3u) {
      if (id.x < arrayLength(&data)) { data[id.x] = 2.0 * data[id.x] + 1.0; }
    }`;
  const usage = GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC | GPUBufferUsage.COPY_DST;
  const data = device.createBuffer({ size: 4000, usage });
  const result = device.createBuffer({ size: 4000, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST });
  device.queue.writeBuffer(
    data,
    0,
    Float32Array.from({ length: 1000 }, (_, i) => i),
  );
  const module = device.createShaderModule({ code });
  const pipeline = device.createComputePipeline({ layout: "auto", compute: { module } });
  const group = device.createBindGroup({
    layout: pipeline.getBindGroupLayout(0),
    entries: [{ binding: 0, resource: { buffer: data } }],
  });
  const encoder = device.createCommandEncoder();
  const pass = encoder.beginComputePass();
  pass.setPipeline(pipeline);
  pass.setBindGroup(0, group);
  pass.dispatchWorkgroups(Math.ceil(1000 / 64));
  pass.end();
  encoder.copyBufferToBuffer(data, 0, result, 0, 4000);
  device.queue.submit([encoder.finish()]);
  await result.mapAsync(GPUMapMode.READ);
  return new Float32Array(result.getMappedRange().slice(0));
}

const expected = Float32Array.from({ length: 1000 }, (_, i) => 2 * i + 1);

describeGpu("requestDevice", (device) => {
  it("gives a device that computes", async () => {
    expect(await doubled(device)).toEqual(expected);
  });

  it("gives a bare device: default limits, no optional feature, computes too", async () => {
    const bare = await bareDevice();
    expect(bare.limits.maxStorageBuffersPerShaderStage).toBe(8);
    expect(bare.limits.maxStorageBufferBindingSize).toBe(128 * 1024 * 1024);
    expect(bare.features.has("timestamp-query")).toBe(false);
    expect(bare.features.has("subgroups")).toBe(false);
    expect(await doubled(bare)).toEqual(expected);
    bare.destroy();
  });

  it("by SwiftShader's name leaves the environment as it was, so that other drivers are found again", async () => {
    vi.stubEnv("VK_DRIVER_FILES", "/nowhere.json");
    const before = { ...process.env };
    (await requestDevice({ adapter: "swiftshader" })).destroy();
    const after = { ...process.env };
    // Files that follow in this process look for drivers too, also where this fails.
    vi.unstubAllEnvs();
    expect(after).toEqual(before);
  });

  it("does not spin while it waits for a device that computes on the processor", async () => {
    const { adapterInfo, destroy } = await requestDevice({ adapter: process.env.ANTENNAE_ADAPTER });
    destroy();
    const [later, waits] = [globalThis.setTimeout, [] as unknown[]];
    globalThis.setTimeout = ((task: () => void, ms?: number) => {
      if (/native code/.test(String(task))) waits.push(ms);
      return later(task, ms);
    }) as typeof setTimeout;
    try {
      expect(await doubled(device)).toEqual(expected);
    } finally {
      globalThis.setTimeout = later;
    }
    expect(new Set(waits)).toEqual(new Set(adapterInfo.software ? [1] : []));
  });

  it("finds an adapter by a part of its name, and says which", async () => {
    const whole = await requestDevice({ adapter: process.env.ANTENNAE_ADAPTER });
    const part = whole.adapterInfo.name.slice(1, 8).toUpperCase();
    const again = await requestDevice({ adapter: part });
    expect(again.adapterInfo.name).toBe(whole.adapterInfo.name);
    expect(again.fellBack).toBe(false);
    whole.destroy();
    again.destroy();
  });

  it("names the adapters there are when none fits", async () => {
    await expect(requestDevice({ adapter: "no such thing" })).rejects.toThrow(
      /^no adapter's name contains "no such thing"; there are: \S.*swiftshader$/,
    );
  });

  it("reports an error that was not caught, and its own destruction as none", async () => {
    const own = await requestDevice({ adapter: process.env.ANTENNAE_ADAPTER });
    own.check();
    own.device.createBuffer({ size: 16, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.STORAGE });
    await own.device.queue.onSubmittedWorkDone();
    expect(() => own.check()).toThrow(/^the device reported: [^\n]+$/);
    const other = await requestDevice({ adapter: process.env.ANTENNAE_ADAPTER });
    other.destroy();
    await other.device.lost;
    other.check();
    own.destroy();
  });
});
