/** `antennae/node`: what only Node.js has. */
export { type AdapterInfo, type DeviceRequest, type HeadlessDevice, NoGpu, requestDevice } from "../headless/device.ts";
export { type FileSource, fileSource } from "../headless/fileSource.ts";
