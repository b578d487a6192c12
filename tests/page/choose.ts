import type { Page } from "playwright-core";
import { findModel } from "../../src/data/scenarios/index.ts";

/** The searchable list called `name` (role combobox). What is chosen is its text. */
export const choice = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });

/** Chooses `label` in a searchable list as a person does: opens it, types, clicks what was found. */
export async function choose(page: Page, name: string, label: string): Promise<void> {
  await choice(page, name).click();
  await page.getByRole("combobox", { name: "Type to search" }).fill(label);
  await page.getByRole("option", { name: label, exact: true }).click();
  await page.getByRole("listbox", { name, exact: true }).waitFor({ state: "detached" });
}

/** The same for the scenario that the command line calls `name`. */
export const chooseScenario = (page: Page, name: string) => choose(page, "Scenario", findModel(name).title);
