import { expect, it } from "vitest";
import { allModules } from "./modules.ts";

// The page and the command line are the library's first customers: of the engine and of the bodies' models, files and scenarios they take what the entries of
// the package take, by the same modules. bench/ is free: it times the stages below.

const ENTRIES = /^(library\/(index|models|files|node|three)|element\/index)\.ts$/;
const CUSTOMERS = /^(app|features|headless|run)\//;
const COVERED = /^(engine|data\/(bodies|files|models|scenarios))\//;

/** Modules that customers take although no entry does, and why. One that no one takes any more must go. */
const EXEMPT: Readonly<Record<string, string>> = {
  "engine/processor/index.ts":
    "the page and `run` choose their machine themselves, and go on with another when one fails",
  "engine/settings.ts": "a state of the page has the defaults, and may not load the engine",
  "engine/vortices/index.ts": "flows of vortex elements are not in the package",
  "engine/domains/index.ts": "several GPUs as one are not in the package",
  "data/bodies/clock.ts": "clocks of an expanding box",
  "data/bodies/comoving.ts": "bodies of an expanding box",
  "data/bodies/contents.ts": "what is in a file, told before it is used",
  "data/bodies/depth.ts": "brightness of a picture by how deep the bodies lie",
  "data/bodies/following.ts": "bodies of one table found in another, for series",
  "data/bodies/interpolate.ts": "films between snapshots",
  "data/bodies/luminous.ts": "planes of galaxies for camera paths",
  "data/bodies/portion.ts": "rounds of the race with fewer bodies",
  "data/bodies/suggest.ts": "why a softening is proposed, in words",
  "data/bodies/unitChoices.ts": "units that people choose from",
  "data/files/catalogue.ts": "names of formats without their readers",
  "data/files/fileError.ts": "faults of files by kind, in words",
  "data/files/fits/cards.ts": "headers of pictures",
  "data/files/series.ts": "snapshots that belong together",
  "data/files/session.ts": "sessions of the page",
  "data/files/sessionHead.ts": "sessions of the page",
  "data/files/source.ts": "files in the page's hands",
  "data/models/draw.ts": "models drawn in parts by several workers",
  "data/scenarios/build.ts": "the builder",
  "data/scenarios/buildInfo.ts": "the builder",
  "data/scenarios/buildText.ts": "the builder, in an address",
  "data/scenarios/fittedPair.ts": "what a fit found, as a link",
  "data/scenarios/galaxyZoo.ts": "pairs to be fitted",
  "data/scenarios/galaxyZooPairs.ts": "pairs to be fitted",
  "data/scenarios/kepler.ts": "orbits of the builder and of fits",
  "data/scenarios/orbit.ts": "orbits of the builder and of fits",
  "data/scenarios/orientation.ts": "the builder",
};
/** No more of them: what the page needs, others may need. */
const MOST = 31;

it("page and command line take of engine and bodies what the public entries take, or a line says why not", () => {
  const modules = allModules();
  const own = (path: string) => modules.find((module) => module.path === path)?.imports ?? [];
  const entries = modules.filter(({ path }) => ENTRIES.test(path)).map(({ path }) => path);
  expect(entries).toHaveLength(6);
  const open = new Set(entries.flatMap((path) => own(path).map(({ target }) => target)));
  const taken = new Set(
    modules
      .filter(({ path }) => CUSTOMERS.test(path))
      .flatMap(({ imports }) => imports.filter(({ own, typeOnly }) => own && !typeOnly))
      .map(({ target }) => target)
      .filter((target) => COVERED.test(target) && !open.has(target)),
  );
  expect([...taken].sort()).toEqual(Object.keys(EXEMPT).sort());
  expect(taken.size).toBeLessThanOrEqual(MOST);
});
