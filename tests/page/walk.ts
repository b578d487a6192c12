import type { ElementHandle, Page } from "playwright-core";

/** What a walk does not press: what opens a window of the system's, leaves the page, films in its own time, or changes the language of what is read here. */
const LEFT_ALONE = /full ?screen|folder|open file|record|film|preview|series|print|language|deutsch|start again/i;

const CONTROLS = "button:visible, select:visible, summary:visible, input[type=range]:visible, [role=combobox]:visible";

/** Milliseconds for a control that something else may cover. */
const COVERED = 1000;

/** Park and Miller's generator: 0 to 1. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (48271 * state) % 2147483647;
    return state / 2147483647;
  };
}

/** What a control is called, with its options. */
const nameOf = (control: ElementHandle<HTMLElement | SVGElement>): Promise<string> =>
  control.evaluate((node) => {
    const { labels, options } = node as HTMLSelectElement;
    const words = [node.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? "", node.textContent];
    const names = [...(options ?? [])].map(({ text }) => text);
    return [node.localName, ...words.slice(0, options ? 1 : 2), ...names].join(" ").replace(/\s+/g, " ").trim();
  });

/** Presses one of the controls that are on the screen. Returns what it was called; null where there is none at all. */
export async function press(page: Page, next: () => number): Promise<string | null> {
  const controls = await page.$$(CONTROLS);
  if (controls.length === 0) return null;
  const control = controls[Math.floor(next() * controls.length)]!;
  const [where, key] = [next(), next()];
  // One that is gone by now, or lies below something, is passed over.
  try {
    const name = await nameOf(control);
    if (LEFT_ALONE.test(name)) return "";
    if (name.startsWith("select")) {
      const count = await control.evaluate((node) => (node as HTMLSelectElement).options.length);
      await control.selectOption({ index: Math.floor(where * count) }, { timeout: COVERED });
    } else if (name.startsWith("input")) {
      await control.focus();
      const keys = ["ArrowRight", "ArrowLeft", "PageUp", "PageDown", "End", "Home", "Delete"];
      await page.keyboard.press(keys[Math.floor(where * keys.length)]!);
    } else await control.click({ timeout: COVERED });
    if (key < 0.15) await page.keyboard.press("Escape");
    return name.slice(0, 60);
  } catch {
    return "";
  }
}

/** Drags the sky, or throws where hands are at it. */
export async function drag(page: Page, next: () => number): Promise<void> {
  await page.mouse.move(100 + 300 * next(), 100 + 200 * next());
  await page.mouse.down();
  await page.mouse.move(100 + 300 * next(), 100 + 200 * next(), { steps: 4 });
  await page.mouse.up();
}

/** Is this what a browser or a library threw, not what the page says to a person: a value, the cause, the next step? */
export const isBare = (words: string): boolean =>
  words.length < 20 ||
  /\w+Error\b|undefined|\bnull\b|\bNaN\b|\[object |is not a |out of (bounds|range)|cannot (read|set)|can't access|failed to/i.test(
    words,
  );
