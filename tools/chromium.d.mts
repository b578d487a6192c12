/** The name of Debian's Chromium for machines without a display. */
export const HEADLESS_SHELL: string;
export function findChromium(preferred?: readonly string[]): Promise<string | null>;
