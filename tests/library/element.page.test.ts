import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { AntennaeGalaxy } from "../../src/element/index.ts";
import { barriers } from "../page/access.ts";
import { PATIENT, type Stage, setStage } from "../page/browser.ts";
import { type LibrarySites, serveLibrary } from "./site.ts";

let stage: Stage;
let sites: LibrarySites;
beforeAll(async () => {
  [stage, sites] = await Promise.all([setStage(), serveLibrary()]);
});
afterEach(() => stage.clear());
afterAll(() => Promise.all([stage?.close(), sites?.close()]));

/** A page's elements by their ids, what they told, and the script that loads them from another origin. */
const LISTEN = `<script type="module">
  globalThis.told = {};
  for (const element of document.querySelectorAll("antennae-galaxy"))
    for (const kind of ["ready", "step", "error"])
      element.addEventListener(kind, (event) => {
        (told[element.id + " " + kind] ??= []).push(event.message ?? event.detail?.steps ?? event.detail?.count);
      });
  await import("antennae/element");
</script>`;

const element = (id: string, attributes: string) =>
  `<antennae-galaxy id="${id}" style="width: 300px" ${attributes}></antennae-galaxy>`;

const told = (page: Page, what: string) =>
  page.waitForFunction((key) => (globalThis as unknown as { told?: Record<string, unknown[]> }).told?.[key], what);
const stepsOf = (page: Page, id: string) =>
  page.evaluate((name) => (document.getElementById(name) as AntennaeGalaxy).simulation?.steps ?? -1, id);
const untilSteps = (page: Page, id: string, steps: number) =>
  page.waitForFunction(
    ([name, least]) => ((document.getElementById(name) as AntennaeGalaxy | null)?.simulation?.steps ?? -1) > least,
    [id, steps] as const,
  );

test("two on a page of another origin compute on the processor, each its own run, and follow their attributes", async () => {
  const body =
    element("a", 'scenario="plummer" n="300" seed="4" controls') + element("b", 'n="200" paused theta="0.4"');
  const page = await stage.open(sites.page("two", `<main><h1>Two</h1>${body}</main>${LISTEN}`));
  await untilSteps(page, "a", 3);
  await told(page, "b ready");
  const first = await page.evaluate(() => {
    const [a, b] = ["a", "b"].map((id) => (document.getElementById(id) as AntennaeGalaxy).simulation!);
    return { counts: [a!.count, b!.count], theta: b!.settings.theta, backend: a!.backend };
  });
  expect(first).toEqual({ counts: [300, 200], theta: 0.4, backend: "cpu" });
  await expect
    .poll(() => page.locator("#a output").textContent(), PATIENT)
    .toMatch(/^300 bodies, time .*Computed by the processor: [^"]+$/);
  const reflected = await page.evaluate(() => {
    const b = document.getElementById("b") as AntennaeGalaxy;
    b.look = "speed";
    b.seed = 9;
    return [b.getAttribute("look"), b.getAttribute("seed")];
  });
  expect(reflected).toEqual(["speed", "9"]);
  // Another seed is another run; held, it does not step.
  await page.waitForFunction(() => (document.getElementById("b") as AntennaeGalaxy).simulation !== null);
  expect(await stepsOf(page, "b")).toBe(0);
  await page.evaluate(() => (document.getElementById("b") as AntennaeGalaxy).play());
  await untilSteps(page, "b", 2);
  await page.getByRole("button", { name: "Pause" }).click();
  expect(await page.locator("#a").getAttribute("paused")).toBe("");
  expect(await page.getByRole("button", { name: "Play" }).count()).toBe(1);
  expect(await barriers(page)).toEqual([]);
});

test("out of sight it rests", async () => {
  const page = await stage.open(
    sites.page(
      "far",
      `${element("a", 'scenario="plummer" n="100"')}<div style="height: 4000px"></div>${element("b", 'scenario="plummer" n="100"')}${LISTEN}`,
    ),
  );
  await untilSteps(page, "a", 2);
  await told(page, "b ready");
  expect(await stepsOf(page, "b")).toBe(0);
  await page.locator("#b").scrollIntoViewIfNeeded();
  await untilSteps(page, "b", 2);
  const rested = await stepsOf(page, "a");
  await untilSteps(page, "b", 10);
  expect(await stepsOf(page, "a")).toBeLessThanOrEqual(rested + 1);
});

test("what is wrong is said in one line, and set right", async () => {
  const page = await stage.open(
    sites.page(
      "wrong",
      `${element("a", 'scenario="no such" n="100" controls')}${element("b", 'scenario="plummer" n="100" look="no such" controls')}${LISTEN}`,
    ),
  );
  for (const [id, line] of [
    ["a", /^there is no model or scenario "no such"; known are: [^\n]+$/],
    ["b", /^look = "no such": it must be one of [^\n]+$/],
  ] as const) {
    const said = await (await told(page, `${id} error`)).jsonValue();
    expect((said as string[])[0]).toMatch(line);
    await expect.poll(() => page.locator(`#${id} output`).textContent(), PATIENT).toMatch(line);
  }
  await page.evaluate(() => document.getElementById("a")!.setAttribute("scenario", "plummer"));
  await untilSteps(page, "a", 1);
});

test("a strict content security policy, without workers, without isolation", async () => {
  const policy =
    "default-src 'none'; script-src 'unsafe-inline' LIBRARY 'wasm-unsafe-eval'; connect-src LIBRARY; style-src 'unsafe-inline'";
  const page = await stage.open(
    sites.page("strict", element("a", 'scenario="plummer" n="200" controls') + LISTEN, policy),
  );
  await untilSteps(page, "a", 3);
  expect(await page.evaluate(() => (document.getElementById("a") as AntennaeGalaxy).simulation!.machine)).toBe(
    "processor, threads: 1",
  );
});

test.each(["cpu", "gpu"] as const)(
  "bodies that are added on its %s are drawn from then on, and it goes on",
  async (backend) => {
    const site = sites.page(
      `add-${backend}`,
      element("a", `scenario="plummer" n="400" backend="${backend}" controls`) + LISTEN,
    );
    const page = await stage.open(site, { gpu: backend === "gpu", alone: true });
    await untilSteps(page, "a", 1);
    const { added, steps } = await page.evaluate(async () => {
      const { simulation } = document.getElementById("a") as AntennaeGalaxy;
      const added = await simulation!.add(await simulation!.bodies(), { at: [2, 0, 0] });
      return { added, steps: simulation!.steps };
    });
    expect(added).toEqual({ first: 400, count: 400 });
    await untilSteps(page, "a", steps + 3);
    expect(await page.evaluate(() => Object.keys((globalThis as { told?: object }).told ?? {}))).not.toContain(
      "a error",
    );
  },
);

test("on a graphics device it draws the live bodies; where that is lost the processor goes on", async () => {
  const page = await stage.open(
    sites.page("gpu", element("a", 'scenario="plummer" n="400" backend="gpu" controls') + LISTEN),
    { gpu: true, alone: true },
  );
  await untilSteps(page, "a", 1);
  const backend = await page.evaluate(() => {
    const { simulation } = document.getElementById("a") as AntennaeGalaxy;
    const { gpu, backend } = simulation!;
    gpu!.device.destroy();
    return backend;
  });
  expect(backend).toBe("gpu");
  await told(page, "a error");
  await page.waitForFunction(() => (document.getElementById("a") as AntennaeGalaxy).simulation?.backend === "cpu");
  await untilSteps(page, "a", 1);
});

test("antennae/three draws the buffers of a simulation on the renderer's device, coloured by a column", async () => {
  const page = await stage.open(
    sites.page(
      "three",
      `<script type="module">
      import { deviceDescriptor, plummer, Simulation } from "antennae";
      import { SimulationPoints } from "antennae/three";
      import { PerspectiveCamera, RenderTarget, Scene, WebGPURenderer } from "three/webgpu";
      const adapter = await navigator.gpu.requestAdapter();
      const device = await adapter.requestDevice(deviceDescriptor(adapter));
      const renderer = new WebGPURenderer({ device });
      await renderer.init();
      const sim = await Simulation.create(plummer({ n: 500 }), { device, softening: 0.05, timestep: 1 / 64, solver: "direct" });
      const camera = new PerspectiveCamera(45, 1, 0.1, 100);
      camera.position.z = 4;
      const [scene, target] = [new Scene(), new RenderTarget(64, 64)];
      // Light, and how much redder than blue it is.
      const light = async () => {
        renderer.setRenderTarget(target);
        renderer.setClearColor(0x000000, 1);
        await renderer.clear();
        renderer.render(scene, camera);
        const pixels = await renderer.readRenderTargetPixelsAsync(target, 0, 0, 64, 64);
        let [sum, warm] = [0, 0];
        for (let i = 0; i < pixels.length; i += 4) {
          sum += pixels[i] + pixels[i + 1] + pixels[i + 2];
          warm += pixels[i] - pixels[i + 2];
        }
        return [sum, warm];
      };
      const dark = await light();
      const points = await SimulationPoints.create(renderer, sim, { size: 3 });
      scene.add(points.object);
      const plain = await light();
      await points.colourBy("density", { log: true });
      const dense = await light();
      const other = await Simulation.create(plummer({ n: 500 }), { backend: "cpu", softening: 0.05, timestep: 1 / 64 });
      points.dispose();
      const copied = await SimulationPoints.create(renderer, other, { size: 3 });
      scene.add(copied.object);
      const again = await light();
      await sim.add(plummer({ n: 10 }));
      const late = await points.update().catch((error) => error.message);
      globalThis.seen = { live: points.live, copied: copied.live, dark, plain, dense, again, late };
    </script>`,
    ),
    { gpu: true },
  );
  const seen = (await (await page.waitForFunction(() => (globalThis as { seen?: unknown }).seen)).jsonValue()) as {
    live: boolean;
    copied: boolean;
    late: string;
  } & Record<"dark" | "plain" | "dense" | "again", [light: number, warm: number]>;
  expect([seen.live, seen.copied]).toEqual([true, false]);
  expect(seen.dark[0]).toBe(0);
  expect(seen.plain[0]).toBeGreaterThan(0);
  // The ramp begins blue, and ends red where bodies are dense.
  expect(seen.plain[1]).toBeLessThan(0);
  expect(seen.dense[1]).toBeGreaterThan(seen.plain[1]);
  // The same bodies, copied: the same light.
  expect(seen.again[0] / seen.plain[0]).toBeCloseTo(1, 1);
  expect(seen.late).toMatch(/^the simulation has other bodies since add or remove/);
});
