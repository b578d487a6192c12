// `npm run gallery`: a picture of every scenario at its most telling moment, pictures of the page itself, and docs/guide/gallery.md.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { SCENARIOS, type Scenario } from "../src/data/scenarios/index.ts";
import { findChromium } from "./chromium.mjs";
import { MOVING, movingPicture } from "./gallery/film.ts";
import { scenePictures } from "./gallery/scenes.ts";
import { serve } from "./gallery/serve.ts";
import { sides } from "./gallery/sides.ts";
import { openAt, pageShot, picture } from "./gallery/take.ts";
import { galleryPage } from "./gallery/write.ts";

const HELP = `npm run gallery -- [options]
  --scenarios LIST  names, or "none" (default all)
  --n N             bodies (default 262144; scenarios of a fixed number keep it)
  --theta T         opening angle (default 0.6)
  --coarse F        factor on the time steps, for trials on slow machines (default 1)
  --late LIST       factors on the moments' times: NAME-F.jpg for each that is not 1 (default 1)
  --pages LIST      widths of pictures of the page itself, or "none" (default 360,1280)
  --sides LIST      scenarios by WebGPU and by the processor beside each other, and nothing else (images/NAME-sides.jpg)
  --looks LIST      ready looks (eye, hubble, print): pictures of SCENARIOS, or of six, under each, and nothing else (images/gallery/NAME-LOOK.jpg)
  --scenes          the small pictures by which scenes are chosen, from those of the gallery, and nothing else (public/scenes/NAME.webp)
  --film NAME       the moving picture of README, of a scenario by the processor, and nothing else (images/NAME.webp; needs ffmpeg)
  --dist FOLDER     a built page (default: build one)
  --out FOLDER      default docs
CHROMIUM_PATH names the browser, CHROMIUM_FLAGS its flags; without them SwiftShader draws.`;

/** Flags with which Debian's Chromium draws WebGPU without a graphics card. */
const SOFTWARE =
  "--no-sandbox --enable-unsafe-webgpu --enable-features=Vulkan --use-angle=swiftshader --use-vulkan=swiftshader --use-webgpu-adapter=swiftshader --ignore-gpu-blocklist";
const QUIET = "--disable-background-networking --disable-component-update --disable-sync --no-first-run";

const { values } = parseArgs({
  options: {
    scenarios: { type: "string", default: "all" },
    n: { type: "string", default: "262144" },
    theta: { type: "string", default: "0.6" },
    coarse: { type: "string", default: "1" },
    late: { type: "string", default: "1" },
    pages: { type: "string", default: "360,1280" },
    sides: { type: "string", default: "none" },
    looks: { type: "string", default: "none" },
    scenes: { type: "boolean", default: false },
    film: { type: "string" },
    dist: { type: "string" },
    out: { type: "string", default: "docs" },
    help: { type: "boolean", default: false },
  },
});

const list = (text: string) => (text === "none" ? [] : text.split(","));
const theta = Number(values.theta);
const bodies = ({ name, defaults }: Scenario) =>
  FIXED.has(name) || defaults.integrator ? defaults.n : Number(values.n);
/** Scenarios whose number of bodies is part of what they are; those with an integrator of their own name what suits it. */
const FIXED = new Set(["holmberg"]);
/** Those of which there are photographs, and two galaxies like ours. */
const PHOTOGRAPHED = ["antennae", "mice", "m51", "cartwheel", "milky-way", "major-merger"];
const STILL = { width: 960, height: 540 };
/** Bytes of a picture at most: all of docs is to stay small. */
const BYTES = 62_000;
const SIDE = { width: 640, height: 400 };

async function main(): Promise<void> {
  if (values.help) return console.log(HELP);
  const path = await findChromium();
  if (path === null) throw new Error("no Chromium was found: install it, or set CHROMIUM_PATH");
  if (values.scenes) {
    const browser = await chromium.launch({ executablePath: path, args: ["--no-sandbox"] });
    await scenePictures(browser, join(values.out, "images", "gallery"), join("public", "scenes"));
    return browser.close();
  }
  const dist = values.dist ?? (await buildPage());
  const { origin, close } = await serve(dist);
  const args = `${process.env.CHROMIUM_FLAGS ?? SOFTWARE} ${QUIET}`.split(/\s+/);
  const browser = await chromium.launch({ executablePath: path, args });
  const wish = (scenario: Scenario, late = 1) => ({
    ...{ scenario, theta, late },
    n: bodies(scenario),
    coarse: Number(values.coarse),
  });
  try {
    await mkdir(join(values.out, "images", "gallery"), { recursive: true });
    await mkdir(join(values.out, "guide"), { recursive: true });
    if (values.film) {
      const scenario = SCENARIOS.find((s) => s.name === values.film);
      if (!scenario) throw new Error(`there is no scenario "${values.film}"`);
      const page = await openAt(browser, origin, { ...wish(scenario), ...MOVING.wish }, STILL, MOVING.extra);
      await movingPicture(page, join(values.out, "images", `${scenario.name}.webp`));
      return;
    }
    for (const name of list(values.sides)) {
      const scenario = SCENARIOS.find((s) => s.name === name);
      if (!scenario) throw new Error(`there is no scenario "${name}"`);
      await writeFile(
        join(values.out, "images", `${name}-sides.jpg`),
        await sides(browser, origin, wish(scenario), SIDE),
      );
      console.error(`${name}-sides.jpg`);
    }
    if (values.sides !== "none") return;
    for (const look of list(values.looks)) {
      for (const name of values.scenarios === "all" ? PHOTOGRAPHED : list(values.scenarios)) {
        const scenario = SCENARIOS.find((s) => s.name === name);
        if (!scenario) throw new Error(`there is no scenario "${name}"`);
        const page = await openAt(browser, origin, { ...wish(scenario), look }, STILL);
        await writeFile(
          join(values.out, "images", "gallery", `${name}-${look}.jpg`),
          await picture(page, STILL, BYTES),
        );
        await page.context().close();
        console.error(`${name}-${look}.jpg`);
      }
    }
    if (values.looks !== "none") return;
    const chosen = values.scenarios === "all" ? null : list(values.scenarios);
    for (const scenario of SCENARIOS.filter((s) => chosen === null || chosen.includes(s.name))) {
      for (const late of list(values.late).map(Number)) {
        const begin = performance.now();
        const page = await openAt(browser, origin, wish(scenario, late), STILL);
        const name = `${scenario.name}${late === 1 ? "" : `-${late}`}.jpg`;
        await writeFile(join(values.out, "images", "gallery", name), await picture(page, STILL, BYTES));
        await page.context().close();
        console.error(`${name}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
      }
    }
    for (const width of list(values.pages).map(Number)) {
      const size = { width, height: width < 600 ? 740 : Math.round((width * 9) / 16) };
      const page = await openAt(browser, origin, wish(SCENARIOS.find((s) => s.name === PAGE_SHOWS)!), size);
      await pageShot(page, join(values.out, "images", `page-${width}.jpg`), width > 2000 ? 72 : 88);
      await page.context().close();
      console.error(`page-${width}.jpg`);
    }
    await writeFile(
      join(values.out, "guide", "gallery.md"),
      galleryPage(SCENARIOS, bodies, theta, Number(values.coarse)),
    );
  } finally {
    await browser.close();
    await close();
    if (values.dist === undefined) await rm(dist, { recursive: true, force: true });
  }
}

const PAGE_SHOWS = process.env.GALLERY_PAGE ?? "antennae";

/** The page, built into a folder of its own. */
async function buildPage(): Promise<string> {
  const { build } = await import("vite");
  const outDir = await mkdtemp(join(tmpdir(), "antennae-gallery-"));
  await build({ mode: "production", logLevel: "error", build: { outDir, emptyOutDir: true } });
  return outDir;
}

main().catch((error: unknown) => {
  console.error(`gallery: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  process.exitCode = 1;
});
