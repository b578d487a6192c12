import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds serious or worse in the page, or in what `within` selects: rules, and where they are broken. */
export async function barriers(page: Page, within = "html"): Promise<string[]> {
  // All rules; but details of what is broken only, and, as nothing here has frames, without a page of its own to gather theirs.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await axe.include(within).analyze();
  const serious = violations.filter((v) => v.impact === "serious" || v.impact === "critical");
  return serious.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 120)).join(" | ")}`);
}
