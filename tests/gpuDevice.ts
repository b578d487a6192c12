import { afterEach, describe, it } from "vitest";
import { type HeadlessDevice, requestDevice } from "../src/headless/device.ts";

/** Where a device must be had, its absence fails the tests instead of skipping them. */
const required = Boolean(process.env.CI) || process.env.REQUIRE_GPU === "1";

const found: HeadlessDevice | Error = await requestDevice({ adapter: process.env.ANTENNAE_ADAPTER }).catch(
  (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
);

/**
 * `describe` for tests that compute on a WebGPU device: `body` gets the one device of this process, which test files share. Errors that the device reports outside an
 * error scope fail the test during which they came. Without an adapter: a visible skip, or a failure under CI or REQUIRE_GPU=1.
 * ANTENNAE_ADAPTER chooses the adapter ("gpu", "swiftshader" or part of a name).
 */
export function describeGpu(name: string, body: (device: GPUDevice) => void): void {
  if (!(found instanceof Error)) {
    describe(name, () => {
      afterEach(() => found.check());
      body(found.device);
    });
  } else if (required) {
    describe(name, () => {
      it("needs a WebGPU device", () => {
        throw found;
      });
    });
  } else {
    describe.skip(`${name} (skipped: ${found.message})`, () => {
      it("needs a WebGPU device", () => {});
    });
  }
}

/** The one device of this process; throws what kept it from being had. */
export function shared(): HeadlessDevice {
  if (found instanceof Error) throw found;
  return found;
}

/** A second device with WebGPU's default limits and no optional feature; destroy it after use. */
export async function bareDevice(): Promise<GPUDevice> {
  return (await requestDevice({ adapter: process.env.ANTENNAE_ADAPTER, bare: true })).device;
}
