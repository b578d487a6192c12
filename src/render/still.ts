import { NoRoomForPicture } from "./picture.ts";

/** What `draw` made of the canvas, once the device has found room for its picture; else it rejects with one line. */
export async function withRoom<T>(
  device: GPUDevice,
  { width, height }: { readonly width: number; readonly height: number },
  draw: () => T | Promise<T>,
): Promise<T> {
  const scopes = ["out-of-memory", "validation"] as const;
  for (const scope of scopes) device.pushErrorScope(scope);
  let errors: Promise<(GPUError | null)[]>;
  let drawn: T | Promise<T>;
  try {
    drawn = draw();
  } finally {
    errors = Promise.all(scopes.map(() => device.popErrorScope()));
  }
  // Awaited together: none of the two may fail unheard.
  const [made] = await Promise.all([
    drawn,
    errors.then(([wrong, full]) => {
      if (full) throw new NoRoomForPicture(width, height);
      if (wrong) throw new Error(wrong.message);
    }),
  ]);
  return made;
}
