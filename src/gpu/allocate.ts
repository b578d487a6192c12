/** An error scope may end with its device; the loss itself is reported then. */
const outcome = (scope: Promise<GPUError | null>) => scope.catch(() => null);

/**
 * Runs `make`, which creates buffers and what uses them, and returns what it made, with the answer of the device: null, or
 * why it has no room. Nothing that fails inside is reported elsewhere.
 */
export function scoped<T>(
  device: GPUDevice,
  make: () => T,
): { readonly made: T; readonly fault: Promise<string | null> } {
  device.pushErrorScope("validation");
  device.pushErrorScope("out-of-memory");
  let fault: Promise<string | null> = Promise.resolve(null);
  let made: T;
  try {
    made = make();
  } finally {
    const scopes = [outcome(device.popErrorScope()), outcome(device.popErrorScope())];
    fault = Promise.all(scopes).then(([full, invalid]) => (full ?? invalid)?.message.split("\n", 1)[0] ?? null);
  }
  return { made, fault };
}

/** The GPU has too little memory left: one line says for what, how much is needed, why, and what to do. */
export class NoRoom extends Error {
  constructor(what: string, bytes: number, fault: string) {
    const megabytes = Math.ceil(bytes / 1e6);
    super(`no room on the GPU for ${what} of ${megabytes} MB (${fault}); take fewer bodies or end other runs`);
  }
}

/** What `make` makes, once the device has found room for it; else it is freed, and one line says what did not fit. */
export async function allocate<T>(
  device: GPUDevice,
  what: string,
  bytes: number,
  make: () => T,
  free: (made: T) => void,
): Promise<T> {
  const { made, fault } = scoped(device, make);
  const message = await fault;
  if (message === null) return made;
  free(made);
  throw new NoRoom(what, bytes, message);
}
