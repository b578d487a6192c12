import type { Engine, Scaling } from "../../engine/index.ts";
import { type Core, packCores, UNSCALED } from "../../engine/index.ts";
import {
  type Drawn,
  FAINT,
  HANDICAP,
  type Inspector,
  JUMP,
  laidOver,
  type NumberNow,
  type Overlay,
  REACH,
  type Viewpoint,
  type Wanted,
} from "../inspect/inspector.ts";
import { CHOSEN, SLOTS, TRACKED } from "../inspect/layout.ts";
import type { Seen } from "../inspect/reader.ts";
import { outerTracked, rescaled, rescaledCentres, timeUnit } from "../sceneUnits.ts";
import { Centres } from "./centres.ts";
import { Marks, type Place } from "./marks.ts";
import type { Over2d } from "./paint.ts";
import type { ProcessorPicture } from "./picture.ts";
import type { Frame, PlainBodies } from "./restingBodies.ts";

/** The engine of the processor, as far as it is looked at. */
type Looked = Engine & PlainBodies;

/**
 * What `GpuInspector` answers on the GPU, from the tables that the picture of the processor is drawn from: the body under the pointer,
 * the chosen ones with their trails, and the galaxies' centres. It knows no tree.
 */
export class ProcessorInspector implements Inspector {
  onSeen: (seen: Seen) => void = () => {};
  onReady: () => void = () => {};
  onError: (error: unknown) => void = () => {};
  readonly hasTree = false;
  readonly #picture: ProcessorPicture;
  readonly #marks = new Marks();
  readonly #centres = new Centres();
  readonly #tracked = new Float32Array(TRACKED * CHOSEN);
  /** Numbers of the selected body and of those with a trail; -1: none. */
  #chosen: number[] = new Array<number>(CHOSEN).fill(-1);
  #trails: Place[][] = Array.from({ length: CHOSEN }, () => []);
  #engine: Looked | null = null;
  #traits: Uint32Array = new Uint32Array(0);
  /** The tables of the picture that is drawn next; its worker takes them away afterwards. */
  #frame: Frame | null = null;
  #steps = -1;
  #time = 0;
  /** The unit of length in which the trails are: an engine that goes on with other bodies may have another. */
  #length = 1;

  constructor(picture: ProcessorPicture) {
    this.#picture = picture;
  }

  begin(engine: Engine, traits: Uint32Array, numberNow?: NumberNow): void {
    // The machine's own engines give tables.
    this.#engine = engine as Looked;
    this.#traits = traits;
    this.#frame = null;
    this.#centres.set([]);
    this.#marks.paths = [];
    this.#chosen = this.#chosen.map((body) => (body < 0 ? -1 : (numberNow?.(body) ?? -1)));
    if (numberNow) {
      const place = (at: Place) => rescaled(at, this.#length / this.#scaling.length, 1);
      this.#trails = this.#trails.map((trail) => trail.map(place));
    } else {
      this.#steps = -1;
      this.forget();
    }
    this.#length = this.#scaling.length;
  }

  setCores(cores: readonly Core[]): void {
    this.#centres.set(packCores(cores, this.#scaling));
    this.#picture.touch();
  }

  forget(): void {
    this.#trails = this.#trails.map(() => []);
    this.#centres.forgetWays();
  }

  choose(selected: number | null, trails: readonly number[]): void {
    const [before, ways] = [this.#chosen, this.#trails];
    const wanted = [selected, ...trails];
    this.#chosen = before.map((_, k) => wanted[k] ?? -1);
    // A trail goes along with its body.
    this.#trails = this.#chosen.map((body, k) => {
      const from = k === 0 ? (body === before[0] ? 0 : -1) : before.indexOf(body, 1);
      return (body < 0 ? null : ways[from]) ?? [];
    });
  }

  update(_view: Viewpoint, wanted: Wanted): void {
    const [engine, frame] = [this.#engine, this.#frame];
    if (!engine || !frame) return;
    this.#frame = null;
    const stepped = frame.steps - this.#steps;
    const since = this.#steps < 0 ? 0 : frame.time - this.#time;
    if (this.#steps >= 0 && stepped < 0) this.forget();
    const someone = this.#track(frame, stepped !== 0);
    if (wanted.centres) {
      const jump = this.#steps < 0 || stepped < 0 || stepped > JUMP;
      this.#centres.find(frame, this.#traits, jump ? null : since / timeUnit(this.#scaling));
    }
    this.#steps = frame.steps;
    this.#time = frame.time;
    if (!someone && !wanted.centres) return;
    const scaling = this.#scaling;
    this.onSeen({
      steps: frame.steps,
      time: frame.time,
      body: this.#chosen[0]! < 0 ? null : this.#chosen[0]!,
      tracked: outerTracked(this.#tracked, scaling),
      centres: wanted.centres ? rescaledCentres(this.#centres.cores, scaling, 1) : new Float64Array(0),
      interactions: null,
    });
  }

  predict(paths: Parameters<Inspector["predict"]>[0]): void {
    this.#marks.paths = paths.map((path) => path.map((place) => rescaled(place, this.#scaling.length, -1)));
  }

  points(k: number): number {
    return this.#trails[k + 1]?.length ?? 0;
  }

  async pick(view: Viewpoint, reach = REACH): Promise<number | null> {
    const engine = this.#engine;
    if (!engine) return null;
    const { posMass, id } = await engine.frame();
    if (engine !== this.#engine) return null;
    return nearest(view, reach, posMass, id, this.#traits);
  }

  drawOver(before: () => void, drawn: () => Drawn | null): Overlay {
    const over: Over2d = {
      take: (frame: Frame) => {
        this.#frame = frame;
      },
      before,
      draw: (...[context, camera, width, height, theme]: Parameters<Marks["draw"]>) => {
        this.#marks.shown = drawn();
        this.#marks.trails = this.#trails;
        this.#marks.centres = this.#centres;
        this.#marks.draw(context, camera, width, height, theme);
      },
    };
    return laidOver(this.#picture, over);
  }

  destroy(): void {
    this.#engine = null;
    this.#frame = null;
  }

  get #scaling(): Scaling {
    return this.#engine?.scaling ?? UNSCALED;
  }

  /** Takes the chosen bodies' numbers from the tables. Is there one? */
  #track({ posMass, velocity, acceleration, id }: Frame, moved: boolean): boolean {
    let some = false;
    for (let k = 0; k < CHOSEN; k++) {
      const body = this.#chosen[k]!;
      const i = body < 0 ? -1 : id.indexOf(body);
      if (i < 0) continue;
      some = true;
      for (const [part, table] of [posMass, velocity, acceleration].entries())
        this.#tracked.set(table.subarray(4 * i, 4 * i + 4), TRACKED * k + 4 * part);
      const trail = this.#trails[k]!;
      const here: Place = [posMass[4 * i]!, posMass[4 * i + 1]!, posMass[4 * i + 2]!];
      // The selected body is marked where it is; a trail grows as time goes on.
      if (k === 0) this.#trails[0] = [here];
      else if (moved || trail.length === 0) trail.push(here);
      if (trail.length > SLOTS) trail.shift();
    }
    return some;
  }
}

/** The body whose image lies nearest to the pointer, of the lowest number where two are as near. */
function nearest(
  { clip, width, height, pointer }: Viewpoint,
  reach: number,
  posMass: Float32Array,
  id: Uint32Array,
  traits: Uint32Array,
): number | null {
  const light = new Float32Array(traits.buffer, traits.byteOffset, traits.length);
  const faint = FAINT / id.length;
  let best: number | null = null;
  let least = reach;
  for (let i = 0; i < id.length; i++) {
    const [x, y, z] = [posMass[4 * i]!, posMass[4 * i + 1]!, posMass[4 * i + 2]!];
    const w = clip[3]! * x + clip[7]! * y + clip[11]! * z + clip[15]!;
    if (w <= 0) continue;
    const right = ((clip[0]! * x + clip[4]! * y + clip[8]! * z + clip[12]!) / w) * (width / 2) - pointer[0];
    const up = ((clip[1]! * x + clip[5]! * y + clip[9]! * z + clip[13]!) / w) * (height / 2) - pointer[1];
    const body = id[i]!;
    const away = Math.hypot(right, up) * (light[2 * body + 1]! < faint ? HANDICAP : 1);
    if (away > least || (away === least && best !== null && body > best)) continue;
    least = away;
    best = body;
  }
  return best;
}
