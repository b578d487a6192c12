import { FITTED_PAIRS } from "../../../data/scenarios/galaxyZooPairs.ts";
import type { Batch } from "../../../fit/batch.ts";
import { FIT_SCALE } from "../../../fit/encounter.ts";
import { gpuBatch } from "../../../fit/gpuBatch.ts";
import { checkMap } from "../../../fit/images/motion.ts";
import type { Picture } from "../../../fit/images/picture.ts";
import type { Pair } from "../../../fit/images/target.ts";
import { refusalOf } from "../../../fit/plausible.ts";
import { rigidGalaxy } from "../../../fit/rigid.ts";
import type { Judge } from "../../../fit/score.ts";
import { type Searched, searchEncounters, type Tried } from "../../../fit/search.ts";
import type { Simulation } from "../../../run/simulation.ts";
import { download } from "../../kit/download.ts";
import type { Store } from "../../kit/slice.ts";
import type { ShareSlice } from "../../shell/share/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { judgeIn, rangesOf } from "./asked.ts";
import { text } from "./fitCard/text.ts";
import { lineOf } from "./fitFaults/lineOf.ts";
import { type Done, doneOf, reportOf, shownFound } from "./found.ts";
import { addressOfRun } from "./fullRun.ts";
import { follow, type Placed } from "./overlay.ts";
import { drawnAsPicture, type Named, pairIn, pictureOf, picturesIn } from "./pictures.ts";
import type { FitDeeds, FitSlice } from "./state.ts";
import { onThreads } from "./threads.ts";
import { thumbnail, urlOf } from "./thumbnails.ts";

type Reads = FitSlice & ShareSlice & StatusSlice;

/** Models of a generation, of all, and particles of each, on a graphics card and on the processor. */
const CARD = { population: 256, models: 400_000, particles: 1500 };
const PROCESSOR = { population: 36, models: 40_000, particles: 500 };
/** Models that are shown, and milliseconds between two showings. */
const SHOWN = 12;
const EVERY = 700;

const GALAXY = rigidGalaxy("halo");

/** One picture after another, and the search that is under way. */
export class Fitting implements FitDeeds {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  #picture: Picture | null = null;
  #velocities: Picture | null = null;
  #stop: AbortController | null = null;
  #shown: readonly Tried[] = [];
  #chosen: Float64Array | null = null;
  #best: Tried | null = null;
  /** Searches of this picture with these facts, the newest first. */
  #done: readonly Done[] = [];

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
  }

  open(files: readonly File[]): Promise<void> {
    return this.#careful(async () => {
      const { photograph, map } = await picturesIn(files);
      if (!photograph && map) return this.#takeVelocities(map);
      if (!photograph) throw new Error(text.faults.noPicture);
      const { picture, name } = photograph;
      const said = await pairIn(files);
      const { width, height } = picture;
      const { fitLinked, setFitPair } = this.#store.getState().fit;
      this.#take(picture, name, {
        first: said?.first ?? [Math.round(0.42 * width), Math.round(0.5 * height)],
        second: said?.second ?? [Math.round(0.58 * width), Math.round(0.5 * height)],
        kpcPerPixel: said?.kpcPerPixel ?? 60 / Math.min(width, height),
      });
      const fits = fitLinked?.centres.every(([x, y]) => x >= 0 && y >= 0 && x < width && y < height);
      setFitPair(!said && fitLinked && fits ? fitLinked : { faster: said?.faster ?? null });
      this.#store.setState({ fit: { fitLinked: null } });
      if (map) this.#takeVelocities(map);
    });
  }

  openVelocities(file: File | null): Promise<void> {
    return this.#careful(async () => this.#takeVelocities(file && (await pictureOf(file))));
  }

  openPublished(number: number): Promise<void> {
    return this.#careful(async () => {
      const pair = FITTED_PAIRS[number]!;
      const drawn = drawnAsPicture(pair);
      this.#take(drawn.picture, pair.name, drawn.pair);
      const [mass, faster] = [pair.masses[0] + pair.masses[1], -pair.velocity[2] * FIT_SCALE.kms];
      this.#store.getState().fit.setFitPair({ mass: Number(mass.toPrecision(3)), faster: Math.round(faster) });
    });
  }

  search(): Promise<void> {
    if (this.#stop) return Promise.resolve();
    return this.#careful(async () => {
      const picture = this.#picture;
      if (!picture) throw new Error(text.faults.noPicture);
      const judge = judgeIn(picture, this.#velocities, this.#pair());
      const stop = new AbortController();
      this.#stop = stop;
      this.#best = null;
      this.#shown = [];
      this.#store.setState({
        fit: { fitting: { run: 0 }, fitMembers: [], fitVotes: 0, fitTarget: thumbnail(judge.target.light) },
      });
      const { machine } = this.#simulation;
      const card = machine?.device && !machine.software ? machine.device : null;
      const {
        fit: { fitPair, fitPicture, fitVelocities },
        status: { status },
      } = this.#store.getState();
      const size = { ...(card ? CARD : PROCESSOR), seed: Date.now() % 100_000 };
      const { particles } = size;
      const batch = card ? await gpuBatch(card, GALAXY, judge, particles) : onThreads(GALAXY.name, judge, particles);
      try {
        const searched = await this.#look(judge, batch, size, stop.signal);
        if (searched.tried.length > 0 && this.#picture === picture) {
          const [image] = await batch.images([this.#best!.encounter]);
          const about = {
            ...size,
            image: fitPicture!.name,
            velocities: fitVelocities,
            ...fitPair,
            adapter: status.adapter,
          };
          this.#keep(doneOf(GALAXY, searched, { target: judge.target, image: image!, about }));
        }
      } finally {
        batch.destroy();
        this.#stop = null;
        this.#store.setState({ fit: { fitting: null } });
      }
    });
  }

  end(): void {
    this.#stop?.abort();
  }

  choose(k: number): void {
    this.#chosen = this.#shown[k]?.at ?? null;
    this.#store.setState(({ fit: { fitVotes } }) => ({ fit: { fitVotes: fitVotes + 1 } }));
  }

  report(): Promise<void> {
    return this.#careful(async () => {
      const done = this.#done[0];
      if (done) download(reportOf(GALAXY, done), `fit-${done.about.seed}.zip`);
    });
  }

  run(): Promise<void> {
    return this.#careful(async () => {
      this.end();
      const best = this.#best;
      const { fitPicture } = this.#store.getState().fit;
      if (!best || !fitPicture) throw new Error(text.faults.noPicture);
      const { encounter } = best;
      const { addressOf, follow: go } = this.#store.getState().share;
      go(addressOfRun(GALAXY, encounter, addressOf({ camera: null, lasting: false })));
      const placed: Placed = { pair: this.#pair(), size: fitPicture, masses: encounter.masses };
      follow(this.#store, placed, fitPicture.url, () => this.#simulation.picture);
    });
  }

  #pair(): Pair {
    const { centres, masks, kpcPerPixel } = this.#store.getState().fit.fitPair;
    return { first: centres[0], second: centres[1], masks, kpcPerPixel };
  }

  /** The map counts from the next search on; null: none does. */
  #takeVelocities(map: Named | null): void {
    if (!this.#picture) throw new Error(text.faults.noPicture);
    if (map) checkMap(map.picture, this.#picture);
    this.#velocities = map?.picture ?? null;
    this.#store.setState({ fit: { fitVelocities: map?.name ?? null } });
  }

  #take(picture: Picture, name: string, { first, second, kpcPerPixel }: Pair): void {
    this.end();
    this.#picture = picture;
    this.#velocities = null;
    this.#best = null;
    this.#done = [];
    const { width, height } = picture;
    this.#store.setState({
      fit: {
        fitPicture: { name, width, height, url: urlOf(picture) },
        ...{ fitMembers: [], fitVotes: 0, fitTarget: null, fitFound: null, fitOverlay: null, fitVelocities: null },
      },
    });
    this.#store
      .getState()
      .fit.setFitPair({ centres: [first, second], masks: [], kpcPerPixel, mass: null, faster: null });
  }

  async #look(
    judge: Judge,
    batch: Batch,
    size: { population: number; models: number; seed: number },
    signal: AbortSignal,
  ): Promise<Searched> {
    const ranges = rangesOf(judge.target, this.#store.getState().fit.fitPair);
    let last = -Infinity;
    let waiting: Promise<void> = Promise.resolve();
    const searched = await searchEncounters(
      async (encounters) => {
        await waiting;
        const scores = await batch.score(encounters);
        // Others of this thread have their turn.
        await new Promise((done) => setTimeout(done));
        return scores;
      },
      {
        ...{ ranges, ...size, signal },
        refusal: (encounter) => refusalOf(GALAXY, encounter),
        progress: (generation, run) => {
          for (const one of generation) if (!this.#best || one.score > this.#best.score) this.#best = one;
          if (performance.now() - last > EVERY) {
            last = performance.now();
            waiting = this.#show(batch, generation, run);
          }
          const chosen = this.#chosen;
          this.#chosen = null;
          return chosen ?? undefined;
        },
      },
    );
    await waiting;
    return searched;
  }

  /** Another search of the same picture, with the same facts, stands beside the one before. */
  #keep(done: Done): void {
    const same = (other: Done) => other.facts === done.facts;
    this.#done = [done, ...this.#done.filter(same)].slice(0, 2);
    this.#store.setState({ fit: { fitFound: shownFound(this.#done) } });
  }

  async #show(batch: Batch, generation: readonly Tried[], run: number): Promise<void> {
    const best = this.#best!;
    const others = generation.filter((one) => one !== best).toSorted((a, b) => b.score - a.score);
    const shown = [best, ...others.slice(0, SHOWN - 1)];
    const images = await batch.images(shown.map(({ encounter }) => encounter));
    this.#shown = shown;
    this.#store.setState({
      fit: {
        fitting: this.#stop ? { run } : null,
        fitMembers: shown.map(({ score }, k) => ({ score, url: thumbnail(images[k]!) })),
      },
    });
  }

  /** What goes wrong is said in the panel, in a line. */
  async #careful(act: () => Promise<void>): Promise<void> {
    this.#store.setState({ fit: { fitFault: null } });
    try {
      await act();
    } catch (error) {
      this.#store.setState({ fit: { fitFault: lineOf(error) } });
    }
  }
}
