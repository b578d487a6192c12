/** Small services of the page that need the document. */

/** The first line of what went wrong. */
export function oneLine(error: unknown): string {
  const words = error instanceof Error || error instanceof GPUError ? error.message : String(error);
  return words.split("\n")[0] || "unknown error";
}

/** Hands a file to the browser's downloads. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** What the controls cover of the sky: a column on the right, or a sheet at the bottom of a narrow page. */
export function covered(): { right: number; bottom: number } {
  const panel = document.querySelector(".panel")?.getBoundingClientRect();
  if (!panel) return { right: 0, bottom: 0 };
  const column = panel.width < 0.6 * innerWidth;
  return { right: column ? innerWidth - panel.left : 0, bottom: column ? 0 : innerHeight - panel.top };
}
