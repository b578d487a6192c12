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
