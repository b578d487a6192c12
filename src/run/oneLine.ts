/** The first line of what went wrong. */
export function oneLine(error: unknown): string {
  const words = error instanceof Error || error instanceof GPUError ? error.message : String(error);
  return words.split("\n")[0] || "unknown error";
}
