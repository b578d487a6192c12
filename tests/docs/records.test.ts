import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { recordsPage } from "../../tools/records/page.ts";

it("docs/reference/records.md is what the records say (npx tsx tools/records.ts writes it)", () => {
  const page = readFileSync("docs/reference/records.md", "utf8");
  expect(page).toBe(recordsPage());
  // One of each kind: a page without its tables would be its own as well.
  for (const name of ["theta", "adaptive", "hermite4", "nfw", "viscosity"]) expect(page).toContain(`| \`${name}\` |`);
});
