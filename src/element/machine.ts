import { workersAllowed } from "../library/blobWorker.ts";
import { findGpu } from "../library/gpu.ts";
import type { Picture } from "../render/picture.ts";

/** What computes and draws for one element. */
export interface ElementMachine {
  /** Null: the processor. */
  readonly device: GPUDevice | null;
  /** Why the processor; "" where a graphics chip, or it was asked for. */
  readonly note: string;
  readonly lost: Promise<string>;
  picture(canvas: HTMLCanvasElement): Promise<Picture>;
  release(): void;
}

/** A graphics chip where there is one, else the processor. Rejects with one line. */
export async function openMachine(backend: "auto" | "gpu" | "cpu"): Promise<ElementMachine> {
  if (backend === "cpu") return onProcessor("");
  let note = "";
  const gpu = await findGpu(backend === "auto").catch((error: Error) => {
    if (backend === "gpu") throw error;
    note = error.message;
    return null;
  });
  if (!gpu) return onProcessor(note);
  const { device, release } = gpu;
  return {
    device,
    note: "",
    lost: device.lost.then(({ message, reason }) => message.split("\n")[0] || reason),
    picture: async (canvas) => {
      const { GpuPicture } = await import("../render/gpuPicture.ts");
      return GpuPicture.create(canvas, device, backend === "auto");
    },
    release,
  };
}

async function onProcessor(note: string): Promise<ElementMachine> {
  return {
    device: null,
    note,
    lost: new Promise(() => {}),
    picture: async (canvas) => {
      const { ProcessorPicture } = await import("../render/processor/picture.ts");
      if (await workersAllowed()) return new ProcessorPicture(canvas);
      const { drawHere } = await import("../render/processor/inline.ts");
      return new ProcessorPicture(canvas, drawHere);
    },
    release: () => {},
  };
}
