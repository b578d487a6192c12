import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { AntennaeGalaxy } from "../../src/element/index.ts";
import { NOTEBOOK } from "../../tools/library/build.ts";
import { bundleNotebook } from "../../tools/library/bundle.ts";
import { type Stage, setStage } from "../page/browser.ts";
import { noPython, python } from "./python.ts";
import { type LibrarySites, serveLibrary } from "./site.ts";

let stage: Stage;
let sites: LibrarySites;
beforeAll(async () => {
  [stage, sites] = await Promise.all([setStage(), serveLibrary(), bundleNotebook(NOTEBOOK)]);
});
afterEach(() => stage.clear());
afterAll(() => Promise.all([stage?.close(), sites?.close()]));

/** A notebook's model, which answers as python/antennae/_widget.py does, and hears what the page sends. */
const STUB = `<div id="cell"></div><script type="module">
  import widget from "notebook";
  const count = 700;
  const tables = {
    position: Float32Array.from({ length: 3 * count }, (_, k) => Math.sin(k * k)),
    velocity: new Float32Array(3 * count),
    mass: new Float32Array(count).fill(1 / count),
  };
  const listeners = new Set();
  const tell = (message, buffers = []) => { for (const listener of listeners) listener(message, buffers); };
  globalThis.heard = [];
  const model = {
    get: (name) => ({ count, attributes: { look: "speed", paused: true, controls: true, height: 200, theta: null } })[name],
    on: (name, listener) => name === "msg:custom" && listeners.add(listener),
    off: (name, listener) => listeners.delete(listener),
    send: (content, _, buffers = []) => {
      heard.push({ ...content, buffers });
      if (content.kind !== "want") return;
      const bytes = Object.values(tables)[content.piece];
      // Of a message that holds more than these bytes.
      const message = new Uint8Array(4 + bytes.byteLength);
      message.set(new Uint8Array(bytes.buffer), 4);
      setTimeout(() => tell({ kind: "piece", piece: content.piece }, [new DataView(message.buffer, 4)]));
    },
  };
  const el = document.getElementById("cell");
  globalThis.leave = await widget.render({ model, el });
  tell({ kind: "snapshot", question: 7 });
  globalThis.ask = () => tell({ kind: "snapshot", question: 8 });
  globalThis.same = ({ table, from, buffers: [bytes] }) => {
    const numbers = new Float32Array(bytes);
    return numbers.every((x, k) => x === tables[table][from + k]) && numbers.length;
  };
</script>`;

interface Heard {
  readonly kind: string;
  readonly piece?: number;
  readonly question?: number;
  readonly error?: string;
  readonly last?: boolean;
}
type Page = { heard: Heard[]; ask(): void; same(message: Heard): number; leave(): void };

test("the widget asks for the bodies piece by piece, shows them, and gives them back", async () => {
  const page = await stage.open(sites.page("widget", STUB));
  const shown = () => document.querySelector<AntennaeGalaxy>("antennae-galaxy")?.simulation?.count === 700;
  await page.waitForFunction(shown);
  await page.waitForFunction(() => (globalThis as unknown as Page).heard.some(({ kind }) => kind === "shown"));
  const early = await page.evaluate(() =>
    (globalThis as unknown as Page).heard.map(({ kind, piece, error }) => [kind, piece ?? error]),
  );
  expect(early).toEqual([
    ["want", 0],
    ["snapshot", "the bodies are not there yet; wait until they are shown"],
    ["want", 1],
    ["want", 2],
    ["shown", undefined],
  ]);
  await page.evaluate(() => (globalThis as unknown as Page).ask());
  await page.waitForFunction(() => (globalThis as unknown as Page).heard.some(({ last }) => last));
  const back = await page.evaluate(() => {
    const { heard, same } = globalThis as unknown as Page;
    return heard.filter(({ question }) => question === 8).map((message) => same(message));
  });
  // Held, it gives what it was given.
  expect(back).toEqual([2100, 2100, 700]);
  await page.evaluate(() => (globalThis as unknown as Page).leave());
  expect(await page.locator("#cell *").count()).toBe(0);
});

describe.skipIf(noPython)(`from Python${noPython ? ` (skipped: ${noPython})` : ""}`, () => {
  test("the example's cell is a page that needs nothing beside it", async () => {
    const cell = readFileSync("examples/notebook.py", "utf8");
    const html = python(`${cell}\nprint(galaxy.page())`);
    const page = await stage.open(sites.whole("cell", html));
    await page.waitForFunction(() => ((globalThis as { galaxy?: AntennaeGalaxy }).galaxy?.simulation?.steps ?? 0) > 1);
    const { count, softening, look } = await page.evaluate(() => {
      const { galaxy } = globalThis as unknown as { galaxy: AntennaeGalaxy };
      return { count: galaxy.simulation!.count, softening: galaxy.simulation!.settings.softening, look: galaxy.look };
    });
    expect([count, softening, look]).toEqual([4000, 0.05, "speed"]);
  });
});
