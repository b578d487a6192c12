import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds serious or worse in the page, or in what `within` selects: rules, and where they are broken. */
export async function barriers(page: Page, within = "html"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  const serious = violations.filter((v) => v.impact === "serious" || v.impact === "critical");
  return serious.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 120)).join(" | ")}`);
}
