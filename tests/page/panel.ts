import type { Locator, Page } from "playwright-core";

/** Shows the controls of a topic, at the level “Study”. */
export const showTab = (
  page: Page,
  name: "Scene" | "Solver" | "Look" | "Camera" | "Tree" | "Compare" | "Timeline" | "Files",
): Promise<void> => page.getByRole("tab", { name, exact: true }).click();

/** Opens the settings, lets something be chosen in them, and closes them. */
export async function inSettings(page: Page, choose: (settings: Locator) => Promise<unknown>): Promise<void> {
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  const settings = page.getByRole("dialog", { name: "Settings", exact: true });
  await choose(settings);
  await settings.getByRole("button", { name: "Close", exact: true }).click();
  await settings.waitFor({ state: "detached" });
}

/** Words that can't be read: cut off by what they are in, beyond their button, or beyond the page, where nothing scrolls to them. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode.textContent!.trim();
      const parent = words.currentNode.parentElement!;
      if (!text || parent.closest(".hidden, option, script, style") || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNode(words.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width <= 1) continue;
      const check = { x: true, y: true };
      for (let it: Element | null = parent; it; it = it.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(it);
        const page = it === document.body || it === document.documentElement;
        const edge = page ? new DOMRect(0, 0, innerWidth, innerHeight) : it.getBoundingClientRect();
        const scrolls = (how: string) => how === "auto" || how === "scroll";
        const cuts = (how: string) => page || how !== "visible" || it!.tagName === "BUTTON";
        if (!page && scrolls(overflowX)) check.x = false;
        if (!page && scrolls(overflowY)) check.y = false;
        // Three dots say that there is more, which its tip has.
        if (textOverflow === "ellipsis") check.x = false;
        const [x, y] = [check.x && cuts(overflowX), check.y && cuts(overflowY)];
        const beyond =
          (x && (box.right > edge.right + 1 || box.left < edge.left - 1)) ||
          (y && (box.bottom > edge.bottom + 1 || box.top < edge.top - 1));
        if (!beyond) continue;
        const corners = ({ left, top, right, bottom }: DOMRect) => [left, top, right, bottom].map(Math.round).join(" ");
        found.push(`${text.slice(0, 60)} (${corners(box)}) in ${it.tagName} ${it.className} (${corners(edge)})`);
        break;
      }
    }
    return found;
  });

/** Controls that neither the Tab key nor arrows from where it stops come to; typing a slider's value begins by Enter. */
export async function untouched(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    for (const it of document.querySelectorAll<HTMLElement>("[data-met]")) delete it.dataset.met;
  });
  /** Marks what has the focus; was it new, and may arrows go on from it? */
  const meet = () =>
    page.evaluate(() => {
      const it = document.activeElement as HTMLElement;
      const fresh = it !== document.body && it.dataset.met === undefined;
      it.dataset.met = "";
      return { fresh, page: it === document.body, bar: it.closest("[role=toolbar]") !== null };
    });
  // Far more than there are: the walk ends where it comes to a control again.
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press("Tab");
    let at = await meet();
    if (!at.fresh && !at.page) break;
    while (at.bar && at.fresh) {
      await page.keyboard.press("ArrowRight");
      at = await meet();
    }
  }
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
      .filter(
        (it) =>
          !it.matches(":disabled, [type=file], .slider-value") && it.checkVisibility({ visibilityProperty: true }),
      )
      // Of radios and tabs the chosen one is a stop: arrows choose the others.
      .filter((it) => !it.matches("[type=radio]:not(:checked), [role=tab][aria-selected=false]"))
      .filter((it) => it.dataset.met === undefined)
      .map((it) => it.outerHTML.slice(0, 160)),
  );
}

/** Words below `text` pixels, and what is pressed below `target` pixels across, on what is seen. */
export const tooSmall = (page: Page, least: { readonly text: number; readonly target: number }): Promise<string[]> =>
  page.evaluate(({ text, target }) => {
    const found: string[] = [];
    const all = [...document.querySelectorAll<HTMLElement>("body *")].filter((it) =>
      it.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
    );
    for (const it of all) {
      const words = [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim());
      const size = Number.parseFloat(getComputedStyle(it).fontSize);
      if (words && it.getBoundingClientRect().width > 1 && size < text) found.push(`${size}: ${it.textContent}`);
      if (!it.matches("button, input, select, textarea, summary, a[href]")) continue;
      // A radio that is not seen is pressed by its label.
      const pressed = it.matches("[type=radio], [type=file]") ? (it.closest("label") ?? it) : it;
      const { width, height } = pressed.getBoundingClientRect();
      if (width > 1 && Math.min(width, height) < target)
        found.push(`${width} x ${height}: ${it.outerHTML.slice(0, 120)}`);
    }
    return found;
  }, least);
