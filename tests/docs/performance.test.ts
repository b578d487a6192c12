import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Results } from "../../bench/markdown.ts";
import { cardOf, cardTables, keptCards, pageWith } from "../../bench/performance.ts";

it("docs/reference/performance.md has the tables of the cards beside it (npm run bench performance writes them)", () => {
  const page = readFileSync("docs/reference/performance.md", "utf8");
  const cards = keptCards();
  expect(cards.map(({ adapter }) => adapter)).toEqual(["NVIDIA H100 80GB HBM3", "NVIDIA H200"]);
  expect(pageWith(page, cards)).toBe(page);
});

it("a card keeps what one commit measured, and says what was measured", () => {
  const results = (model: string, commit: string, n: number, step: number, file: string | null = null) =>
    ({
      ...{ adapter: "A", commit, date: "2026-01-02" },
      plan: { model, file },
      cases: [
        {
          ...{ n, solver: "adaptive", theta: 0.75, stepMs: step, walkMs: step / 2 },
          accelerationError: { p50: 1.23456e-4, p99: 1e-3 },
        },
        {
          n,
          solver: "bonsai",
          theta: 0.75,
          stepMs: 2 * step,
          walkMs: step,
          accelerationError: { p50: 2e-4, p99: 2e-3 },
        },
        { n, solver: "lists", theta: 0.75, stepMs: 9, walkMs: 9, accelerationError: { p50: 1, p99: 1 } },
      ],
    }) as unknown as Results;
  const plummer = results("plummer", "abc", 2 ** 20, 1.5);
  const card = cardOf(plummer, [
    plummer,
    results("antennae", "abc", 2 ** 20, 1.7),
    results("milky-way", "other", 2 ** 20, 3),
    results("plummer", "abc", 81_920, 4, "pair.tab"),
    results("plummer", "abc", 2 ** 23, 12),
  ]);
  expect(card.rows.map(({ bodies, n, solver, step }) => [bodies, n, solver, step])).toEqual([
    ["plummer", 2 ** 20, "adaptive", 1.5],
    ["plummer", 2 ** 20, "bonsai", 3],
    ["antennae", 2 ** 20, "adaptive", 1.7],
    ["antennae", 2 ** 20, "bonsai", 3.4],
    ["plummer", 2 ** 23, "adaptive", 12],
    ["plummer", 2 ** 23, "bonsai", 24],
  ]);
  const tables = cardTables(card);
  expect(tables).toContain("Commit abc, 2026-01-02.");
  expect(tables).toContain("| 8,388,608 |  | 12.00 |  | 24.00 |  |");
  expect(tables).toContain("| antennae | 0.75 | 1.70 | 1.2e-4 / 1.0e-3 | 3.40 | 2.0e-4 / 2.0e-3 |");
});
