import { existsSync } from "node:fs";
import { globals } from "webgpu";

// Preloaded into the processes of a run: the device of the second vanishes once the file that LOSE_DEVICE_AFTER names is there.
const { prototype } = globals.GPUAdapter;
const request = prototype.requestDevice;
prototype.requestDevice = async function (...words) {
  const device = await request.apply(this, words);
  const watch = setInterval(() => {
    if (!process.env.ANTENNAE_DOMAIN?.startsWith("1 ") || !existsSync(process.env.LOSE_DEVICE_AFTER)) return;
    clearInterval(watch);
    device.destroy();
  }, 1);
  watch.unref();
  return device;
};
