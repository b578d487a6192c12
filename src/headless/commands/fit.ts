import { basename } from "node:path";
import { resolveValues } from "../../data/parameter.ts";
import { galaxyZoo, liveGalaxies } from "../../data/scenarios/galaxyZoo.ts";
import { ASKED, askedFor } from "../../fit/corner.ts";
import { cornerSvg } from "../../fit/cornerSvg.ts";
import { FIT_SCALE } from "../../fit/encounter.ts";
import { motionOf } from "../../fit/images/motion.ts";
import { targetOf } from "../../fit/images/target.ts";
import { refusalOf, refusedLine } from "../../fit/plausible.ts";
import { measuredAlongSight, rangesFrom } from "../../fit/ranges.ts";
import { reportFiles, told } from "../../fit/report.ts";
import { RIGID, rigidGalaxy } from "../../fit/rigid.ts";
import { judgeOf } from "../../fit/score.ts";
import { searchEncounters } from "../../fit/search.ts";
import { modelsCsv, summary } from "../../fit/summary.ts";
import { defineCommand } from "../command.ts";
import { checkTarget, reason, targetFormat, writeBodiesFile, writeWhole } from "../files.ts";
import { BATCH_OPTIONS, withBatch } from "../fitBatch.ts";
import { BOUND_OPTIONS, boundsOf, sensesOf } from "../fitBounds.ts";
import { pairOf, pictureOf, VIEW_OPTIONS } from "../fitPicture.ts";
import { checkNewFolder, writeFolder } from "../folder.ts";
import { Interrupt } from "../interrupt.ts";
import { numberOr, textOr } from "../option.ts";

export const fit = defineCommand({
  name: "fit",
  usage:
    "IMAGE (--pair FILE.meta | --centres X,Y,X,Y --kpc-per-pixel K) [--models N] [--report FOLDER] [--out MODELS.csv] [--bodies FILE]",
  help: "Looks for the encounter of two galaxies that looks like a picture of a pair.",
  details: `IMAGE is a FITS, PNG or JPEG picture. Every model is two rigid galaxies on their mutual orbit, followed back and forward again with test particles in their discs; the search takes many evenly, then climbs from the best that are unlike each other (CMA-ES). Encounters that the bounds refuse are not run.
Ctrl+C ends the search and writes what it has. Galaxies:\n\n${RIGID.map(({ name, help }) => `  ${name}  ${help}`).join("\n")}`,
  operands: ["IMAGE"],
  options: {
    ...VIEW_OPTIONS,
    ...BATCH_OPTIONS,
    models: numberOr(3000, "N", "models to run", { min: 1, max: 1e7, integer: true }),
    population: numberOr(null, "P", "models of a generation (default: 48 on the processor, 512 on a GPU)", {
      min: 6,
      max: 4096,
      integer: true,
    }),
    particles: numberOr(1000, "N", "test particles a model", { min: 100, max: 4000, integer: true }),
    galaxy: textOr("halo", "NAME", "rigid galaxy"),
    mass: numberOr(
      null,
      "M",
      "both masses together, 1e11 solar masses, as measured to a fifth (default: 200 km/s at the separation)",
      {
        min: 1e-3,
        max: 1e4,
      },
    ),
    faster: numberOr(
      null,
      "V",
      "how much faster the second galaxy moves away from us, km/s, as measured (default: as the redshifts of --pair say, else unknown)",
    ),
    velocities: textOr(
      null,
      "MAP.fits",
      "velocities away from us, km/s, on the pixels of IMAGE, which count as well; blank or 0 where none was measured",
    ),
    ...BOUND_OPTIONS,
    seed: numberOr(1, "S", "seed of the search", { integer: true }),
    report: textOr(
      null,
      "FOLDER",
      "a new folder: models.csv with all models, corner.svg and corner.csv with those about as good, images.fits with the picture, the best model and the residual, report.json with what was asked and found",
    ),
    out: textOr(null, "MODELS.csv", "all models, the best first"),
    bodies: textOr(null, "FILE", "the best model as a file of bodies with live haloes, to be run"),
    n: numberOr(65536, "N", "bodies in that file", { min: 1000, max: 1e8, integer: true }),
  },
  async run([file], options, report) {
    const { models, particles, mass, seed, out, bodies, n } = options;
    const galaxy = rigidGalaxy(options.galaxy);
    for (const path of [out, bodies]) if (path !== null) checkTarget(path);
    const folder = options.report;
    if (folder !== null) checkNewFolder(folder);
    const format = bodies === null ? null : targetFormat(bodies, null);
    const picture = await pictureOf(file!);
    const { pair, faster: said } = pairOf(options);
    const faster = options.faster ?? said;
    const target = targetOf(picture, pair);
    const motionIn = async (map: string) => {
      const velocities = await pictureOf(map);
      try {
        return motionOf(velocities, picture, pair, target);
      } catch (error) {
        throw new Error(`${map}: ${reason(error)}`);
      }
    };
    const judge = judgeOf(target, options.velocities === null ? null : await motionIn(options.velocities));
    // Away from us is -z.
    const speed = faster === null ? null : -faster / FIT_SCALE.kms;
    const bounds = boundsOf(options);
    const ranges = rangesFrom(target.place, {
      half: target.window.half,
      sense: sensesOf(options.sense),
      ...(mass !== null && { mass }),
      ...(speed !== null && { alongSight: measuredAlongSight(speed) }),
    });
    const interrupt = new Interrupt();
    const stop = new AbortController();
    let best = 0;
    const done = await withBatch(options, { galaxy, judge, particles }, report, async (batch, by) => {
      const population = options.population ?? (by.engine === "gpu" ? 512 : 48);
      const began = performance.now();
      const searched = await searchEncounters(
        async (encounters) => {
          const scores = await batch.score(encounters);
          // Lets the system deliver a wish to stop.
          await new Promise((done) => setImmediate(done));
          if (interrupt.signal) stop.abort();
          return scores;
        },
        {
          ranges,
          refusal: (encounter) => refusalOf(galaxy, encounter, bounds),
          seed,
          population,
          models,
          signal: stop.signal,
          progress(generation, run) {
            for (const { score } of generation) best = Math.max(best, score);
            report.progress(`fitting ${basename(file!)}, best score ${best.toFixed(3)}`, run / models);
            return undefined;
          },
        },
      );
      const seconds = (performance.now() - began) / 1000;
      const found = summary(galaxy, searched);
      const [image] = await batch.images([found.best.encounter]);
      return { by, searched, population, seconds, found, image: image! };
    });
    interrupt.ignore();
    const { by, searched, population, seconds, found, image } = done;
    const { tried, refused } = searched;
    report.say(refusedLine(refused));
    if (out !== null) writeWhole(out, modelsCsv(tried));
    const notes: string[] = [];
    if (bodies !== null) {
      const start = -found.derived.startMyr / FIT_SCALE.myr;
      const { pair: _, ...values } = resolveValues(galaxyZoo.name, galaxyZoo.parameters, {});
      const made = liveGalaxies({ ...found.best.encounter, start }, values, { n, seed });
      notes.push(...(await writeBodiesFile(bodies, made, format!)));
    }
    const { best: model, close, degenerate } = found;
    const result = {
      image: basename(file!),
      galaxy: galaxy.name,
      seed,
      particles,
      population,
      modelsPerSecond: tried.length / seconds,
      bounds,
      stopped: stop.signal.aborted,
      ...told(searched, found),
      ranges,
      out,
      bodies,
      notes: [
        ...notes,
        "A picture alone does not tell masses from times, nor what is before from what is behind: give --mass and --faster where they are known, and compare seeds.",
      ],
      ...by,
    };
    if (folder === null) return result;
    const given = {
      ...{ width: picture.width, height: picture.height, pair, models, mass, faster, velocities: options.velocities },
      sense: options.sense,
    };
    const asked = askedFor(galaxy, found);
    const legend = `${close.length} models within 0.03 of ${model.score.toFixed(3)}`;
    const corner = cornerSvg([asked], { names: ASKED, legend: [legend], ink: "#222" });
    const files = reportFiles({ tried, target, image, found, asked, corner }, { ...result, asked: given, degenerate });
    writeFolder(folder, files);
    return { ...result, report: { folder, files: files.map(({ name }) => name) } };
  },
});
