import { tmpdir } from "node:os";
import { pollCalmly } from "./polling.ts";
import { findSwiftShader, list } from "./swiftshader.ts";

/** Which adapter to use, and with which features. */
export interface DeviceRequest {
  /** "gpu" (the default), "swiftshader", or any part of an adapter's name, upper or lower case. */
  readonly adapter?: string | undefined;
  /** Ask for `timestamp-query` where the adapter has it; true by default. */
  readonly timestamps?: boolean;
  /** Whether SwiftShader may stand in for a GPU; true by default. Where not, and there is no GPU, NoGpu is thrown. */
  readonly software?: boolean;
  /** WebGPU's default limits and no optional feature, to prove that they suffice. */
  readonly bare?: boolean;
}

/** There is no graphics chip that WebGPU can use. */
export class NoGpu extends Error {
  constructor() {
    super("no usable GPU was found");
  }
}

/** What an adapter says of itself. */
export interface AdapterInfo {
  /** Name for people: the driver's own where Dawn gives it. */
  readonly name: string;
  /** Who made it, as WebGPU says. */
  readonly vendor: string;
  /** Family of chips. */
  readonly architecture: string;
  /** The driver's own words. */
  readonly description: string;
  /** True for a device that computes on the CPU. */
  readonly software: boolean;
}

/** A device and all that must live as long as it does. */
export interface HeadlessDevice {
  /** What computes. */
  readonly device: GPUDevice;
  /** Of the adapter that it came from. */
  readonly adapterInfo: AdapterInfo;
  /** True where a GPU was wanted and SwiftShader is what there was. */
  readonly fellBack: boolean;
  /** One sentence for people when something about the adapter needs saying, else "". */
  readonly note: string;
  /** Throws the first error that the device reported outside any error scope since it was last asked, or its loss, in one line. */
  check(): void;
  /** Rejected with the device's loss, in the line that `check` throws; never resolved. */
  readonly lost: Promise<never>;
  /** Gives it up. */
  destroy(): void;
}

const SOFTWARE = /swiftshader|llvmpipe|lavapipe|softpipe|basic render/i;

/** 65.536 us steps otherwise (seen on an NVIDIA H200), too coarse for the short stages. */
const DISABLED = ["timestamp_quantization"];
/**
 * SwiftShader clears workgroup memory by one instruction a word where Vulkan is asked to do it: 12 s of a processor to compile
 * the tree's shaders. Dawn's own loop takes 5 s and clears the same.
 */
const DISABLED_ON_SOFTWARE = [...DISABLED, "use_vulkan_zero_initialize_workgroup_memory_extension"];

const OPTIONAL_FEATURES: GPUFeatureName[] = ["timestamp-query", "subgroups"];
const LARGER_LIMITS = [
  "maxStorageBufferBindingSize",
  "maxBufferSize",
  "maxStorageBuffersPerShaderStage",
  "maxComputeWorkgroupStorageSize",
  "maxComputeInvocationsPerWorkgroup",
  "maxComputeWorkgroupSizeX",
] as const;

/**
 * What `create()` returned must outlive its devices: when it is collected, Dawn's instance goes with it and the next mapAsync ends the process
 * with a segmentation fault (webgpu 0.6.2, seen on SwiftShader and NVIDIA). A module's own constant is not enough, a global is.
 */
const alive: unknown[] = [];

/** An optional package of the library: a name that bundlers can't follow keeps them from asking for it. */
const DAWN = "webgpu";

async function loadDawn(): Promise<typeof import("webgpu")> {
  return import(/* webpackIgnore: true */ /* @vite-ignore */ DAWN).catch((error: Error) => {
    throw new Error(`the package ${DAWN} can't be loaded (${error.message.split("\n")[0]}); npm install ${DAWN}`);
  });
}

async function createInstance(flags: string[]): Promise<GPU> {
  // Some Vulkan drivers complain on standard error about a missing runtime folder that they never use here.
  process.env.XDG_RUNTIME_DIR ??= tmpdir();
  const { create, globals } = await loadDawn();
  Object.assign(globalThis, globals);
  const instance = create(flags);
  Object.assign(globalThis, { antennaeWebGpuInstances: alive });
  alive.push(instance);
  return instance;
}

/** Names of the adapters that Dawn sees. It lists them only in the error for a name that does not exist. */
async function adapterNames(): Promise<string[]> {
  try {
    await (await createInstance(["adapter=(none, list them)"])).requestAdapter();
  } catch (error) {
    return [...String(error).matchAll(/name: '([^']*)'/g)].map((match) => match[1]!);
  }
  return [];
}

interface Found {
  adapter: GPUAdapter;
  name: string;
  fellBack: boolean;
  note: string;
}

async function open(name: string | null): Promise<GPUAdapter | null> {
  const disabled = name !== null && SOFTWARE.test(name) ? DISABLED_ON_SOFTWARE : DISABLED;
  const flags = ["enable-dawn-features=allow_unsafe_apis", `disable-dawn-features=${disabled}`];
  const instance = await createInstance(name === null ? flags : [...flags, `adapter=${name}`]);
  return instance.requestAdapter({ powerPreference: "high-performance" });
}

function useSwiftShader(): boolean {
  const manifest = findSwiftShader();
  if (manifest === null) return false;
  // Dawn reads the environment again with each instance; VK_DRIVER_FILES is the newer name of the same setting and would win.
  process.env.VK_ICD_FILENAMES = manifest;
  delete process.env.VK_DRIVER_FILES;
  return true;
}

/** Through SwiftShader alone, whatever drivers there are; others by their names are found again afterwards, also by child processes. */
async function openSwiftShader(reason: string): Promise<Found> {
  const { VK_ICD_FILENAMES, VK_DRIVER_FILES } = process.env;
  try {
    return await openOnly(useSwiftShader(), reason);
  } finally {
    for (const [name, value] of Object.entries({ VK_ICD_FILENAMES, VK_DRIVER_FILES })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

async function openOnly(there: boolean, reason: string): Promise<Found> {
  const name = (await adapterNames()).find((listed) => /swiftshader/i.test(listed));
  const adapter = name === undefined ? null : await open(name);
  if (!adapter || name === undefined) {
    const cause = there
      ? "SwiftShader does not start: is the Vulkan loader (Debian's libvulkan1) installed?"
      : "SwiftShader was not found: install Chromium, or set SWIFTSHADER_ICD to its vk_swiftshader_icd.json";
    throw new Error(`${reason}${cause}`);
  }
  const fellBack = reason !== "";
  return {
    adapter,
    name,
    fellBack,
    note: fellBack ? `${reason}computing on the CPU with SwiftShader, which is slow` : "",
  };
}

async function findAdapter(wanted: string, software: boolean): Promise<Found> {
  if (/^swiftshader$/i.test(wanted)) return openSwiftShader("");
  if (!software && !hasGpuNode()) throw new NoGpu();
  if (!hasGpuNode() && !process.env.VK_ICD_FILENAMES && !process.env.VK_DRIVER_FILES) useSwiftShader();
  if (wanted.toLowerCase() !== "gpu") return openByName(wanted);
  const adapter = await open(null);
  if (!adapter || isSoftware(adapter.info)) {
    const none = new NoGpu();
    if (!software) throw none;
    return openSwiftShader(`${none.message}; `);
  }
  const hardware = (await adapterNames()).filter((name) => !SOFTWARE.test(name));
  const { description, device, vendor, architecture } = adapter.info;
  const name = hardware.length === 1 ? hardware[0]! : description || device || `${vendor} ${architecture}`.trim();
  return { adapter, name, fellBack: false, note: "" };
}

async function openByName(wanted: string): Promise<Found> {
  const names = await adapterNames();
  const name = names.find((listed) => listed.toLowerCase().includes(wanted.toLowerCase()));
  if (name === undefined) {
    throw new Error(
      `no adapter's name contains "${wanted}"; there are: ${names.join(", ") || "none"}; also: gpu, swiftshader`,
    );
  }
  const adapter = await open(name);
  if (!adapter) throw new Error(`the adapter "${name}" lacks what WebGPU needs; try --adapter gpu or swiftshader`);
  return { adapter, name, fellBack: false, note: "" };
}

/**
 * Could this machine have a GPU? On Linux each has a device node (DRM, NVIDIA, WSL, mobile chips). Where there is none, asking Vulkan for one only
 * makes Mesa's CPU device complain on standard error (seen with llvmpipe 22.3, which Dawn refuses).
 */
function hasGpuNode(): boolean {
  return process.platform !== "linux" || list("/dev").some((name) => /^(dri|nvidia\d|dxg|kgsl|mali|pvr)/.test(name));
}

function isSoftware(info: GPUAdapterInfo): boolean {
  return SOFTWARE.test(`${info.vendor} ${info.architecture} ${info.device} ${info.description}`);
}

/**
 * A WebGPU device in Node.js through Dawn, with the larger limits and the optional features that the engine can use. Throws Error, one line,
 * where there is no adapter. The process ends by itself once the device is destroyed.
 */
export async function requestDevice(request: DeviceRequest = {}): Promise<HeadlessDevice> {
  const { adapter, name, fellBack, note } = await findAdapter(request.adapter ?? "gpu", request.software ?? true);
  const info = adapter.info;
  // Dawn's null backend accepts every dispatch and computes nothing.
  if (info.device === "null-backend") throw new Error("Dawn's null backend computes nothing; choose another --adapter");
  if (isSoftware(info)) pollCalmly();
  const device = await adapter.requestDevice(request.bare ? {} : descriptor(adapter, request.timestamps ?? true));

  let fault: string | null = null;
  let ended = false;
  device.addEventListener("uncapturederror", (event) => {
    fault ??= `the device reported: ${event.error.message.split("\n", 1)[0]}`;
  });
  const lost = device.lost.then(({ reason, message }) => {
    const line = `the device was lost: ${message.split("\n", 1)[0] || reason}`;
    if (!ended) fault ??= line;
    throw new Error(line);
  });
  // Only who waits for it wants to hear it.
  lost.catch(() => {});
  const { vendor, architecture, description } = info;
  return {
    device,
    adapterInfo: { name, vendor, architecture, description, software: isSoftware(info) },
    fellBack,
    note,
    check() {
      const said = fault;
      fault = null;
      if (said !== null) throw new Error(said);
    },
    lost,
    destroy() {
      ended = true;
      device.destroy();
    },
  };
}

function descriptor(adapter: GPUAdapter, timestamps: boolean): GPUDeviceDescriptor {
  const requiredFeatures = OPTIONAL_FEATURES.filter(
    (feature) => adapter.features.has(feature) && (timestamps || feature !== "timestamp-query"),
  );
  const requiredLimits: Record<string, number> = {};
  for (const limit of LARGER_LIMITS) requiredLimits[limit] = adapter.limits[limit];
  return { requiredFeatures, requiredLimits };
}
