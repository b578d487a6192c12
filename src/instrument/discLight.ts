import type { Bodies } from "../data/bodies/bodies.ts";
import { addAssociation, type DiscChoices, YOUNG } from "./associations.ts";
import { CHIMNEYS, intoChimney } from "./chimneys.ts";
import { CLOUD_OF_GAS, GAS_OF_DISCS, HEIGHT_OF_DUST, OPACITY_OF_GAS } from "./dust.ts";
import type { Emitters } from "./emitters.ts";
import { patches } from "./formation.ts";
import type { GalaxyFrame } from "./frames.ts";
import { coarseNormal, inverseSquare, meanInverseSquare, poisson, uniform } from "./hash.ts";
import type { Lanes } from "./lanes.ts";
import { YEARS } from "./palette.ts";
import { settledGas } from "./settled.ts";
import { textureAt } from "./texture.ts";

/** Share of a disc's mass that is a few hundred million years old, in wider bands about the arms. */
const LATE = 0.02;
/** Years of star formation that are seen on gas itself, and the age below which stars are in groups: younger bodies of stars would show these twice. */
const SEEN = 2e7;
const GROUPED = 1e8;
/** Images are at most so many times as wide as the disc's mean height, and clouds of dust: few bodies are farther apart than a disc is high. So many times the usual number of images or clouds then, at most, and no narrower than these can be. */
const LOW = { stars: 0.7, dust: 0.35, times: 4 };
/** How far a body's old stars are along its orbit and across it, over the distance of its neighbours: farther along round orbits within a disc, which go through the same kind of place all the way. */
const [ALONG, ROUND, ACROSS] = [0.75, 1.25, 0.7];
/** With so many images a body, or more, its dust is so many clouds, small enough for patches and lanes where bodies are few. */
const FINE = { from: 4, clouds: 16, young: 3 };
/** Strength of dust's patches. */
const PATCHY = 0.7;

/** What is known of a body of a disc. */
export interface DiscBody {
  readonly index: number;
  readonly frame: GalaxyFrame;
  /** Radius of the sphere that holds its neighbours. */
  readonly reach: number;
  /** Distance from the axis over the galaxy's size. */
  readonly radius: number;
  /** 0: within a bar, along which dust is drawn out; 1: outside. */
  readonly outside: number;
  /** How round its orbit is: 0 to 1, less beyond discs; and is the disc about it in order (1), or torn (0)? */
  readonly round: number;
  readonly order: number;
  /** Height above the middle of the disc, and the mean distance from there at this radius. */
  readonly above: number;
  readonly height: number;
  /** What formed lately, and dust, against the mean. */
  readonly rate: number;
  readonly late: number;
  readonly dust: number;
  /** Has it old stars? Gas has none. */
  readonly stars: boolean;
}

/** Gas as a run has computed it, or stars that were such gas. */
export type GasBody = Pick<DiscBody, "index" | "frame" | "reach"> & {
  /** Solar masses of stars a year. */
  readonly forming: number;
  /** Years since it became a star; null: it is gas. */
  readonly age: number | null;
};

/** Turns bodies of discs into smooth light along their epicycles, associations of young stars with nebulae, and clouds of dust. */
export class DiscLight {
  readonly #bodies: Bodies;
  readonly #emitters: Emitters;
  readonly #of: DiscChoices;
  readonly #lanes: Lanes["at"];
  /** Of the body at hand: its place, and the directions along its orbit, across it in the galaxy's plane, and out of that. */
  readonly #at = new Float64Array(3);
  readonly #axes = [new Float64Array(3), new Float64Array(3), new Float64Array(3)] as const;
  readonly #place = new Float64Array(3);
  #id = 0;
  /** How far it is from its galaxy's axis. */
  #radius = 0;

  constructor(bodies: Bodies, emitters: Emitters, of: DiscChoices, lanes: Lanes["at"]) {
    this.#lanes = lanes;
    this.#bodies = bodies;
    this.#emitters = emitters;
    this.#of = of;
  }

  add(body: DiscBody): void {
    const { palette, tracers, solar } = this.#of;
    this.#turn(body);
    const { above } = body;
    this.#id = Number(this.#bodies.id[body.index]!) | 0;
    const suns = this.#bodies.mass[body.index]! * solar;
    // The farther from the plane, the older.
    const out = above / (1.5 * body.height || 1);
    const old = palette.disc((1.35 * body.radius) / (1 + out * out));
    const width = tracers === 1 ? 0.45 * body.reach : low(0.42 * body.reach, LOW.stars * body.height);
    const images = tracers === 1 ? 1 : numberOf(tracers, 0.42 * body.reach, width);
    const [late, dispersed] = [LATE * body.late, (1 - YOUNG.grouped) * YOUNG.share * body.late];
    const young = (c: 0 | 1 | 2) => late * palette.late[c] + dispersed * palette.dispersed[c];
    const fine = tracers >= FINE.from;
    const light = (c: 0 | 1 | 2) => (suns * ((body.stars ? old[c] : 0) + (fine ? 0 : young(c)))) / images;
    const [r, g, b] = [light(0), light(1), light(2)];
    const along = ALONG + ROUND * body.round;
    for (let t = 0; t < images; t++) {
      if (tracers === 1) this.#place.set(this.#at);
      else this.#about(100 + 8 * t, along * body.reach, ACROSS * body.reach, 0.1 * width);
      this.#emit(this.#place, width, r, g, b, 0);
    }
    // Gas lies lower than stars, and so do those that have just come out of it.
    const lower = (HEIGHT_OF_DUST - 1) * body.round * above;
    for (let k = 0; k < 3; k++) this.#at[k]! += lower * this.#axes[2][k]!;
    if (fine && late + dispersed > 0) this.#smooth(body, suns, along, young);
    this.#associations(body, body.rate * YOUNG.grouped * YOUNG.share * suns, YOUNG.grouped);
    if (this.#of.dust > 0 && body.dust > 0)
      this.#clouds(body, this.#of.dust * GAS_OF_DISCS * OPACITY_OF_GAS * suns * body.dust);
  }

  /** Stars that have left their groups, as low as those: from the side dust hides most of them. */
  #smooth({ reach, height }: DiscBody, suns: number, along: number, young: (c: 0 | 1 | 2) => number): void {
    const wide = 0.42 * reach;
    const width = low(wide, LOW.dust * height);
    const images = numberOf(FINE.young, wide, width);
    const [r, g, b] = [(suns * young(0)) / images, (suns * young(1)) / images, (suns * young(2)) / images];
    for (let t = 0; t < images; t++) {
      this.#about(104 + 8 * t, along * reach, ACROSS * reach, 0.1 * width);
      this.#emit(this.#place, width, r, g, b, 0);
    }
  }

  /** Gas is dust and groups of new stars where it stands; stars shine by their age. */
  addGas(body: GasBody): void {
    const { palette, dust, tracers, solar } = this.#of;
    const { index, reach, forming, age } = body;
    this.#turn(body);
    this.#id = Number(this.#bodies.id[index]!) | 0;
    const suns = this.#bodies.mass[index]! * solar;
    if (age === null) {
      this.#associations(body, forming * SEEN, SEEN / YEARS);
      if (dust > 0) this.#emit(this.#at, CLOUD_OF_GAS * reach, 0, 0, 0, dust * OPACITY_OF_GAS * suns);
      return;
    }
    const [r, g, b] = palette.born(Math.max(age, SEEN));
    const parts = 2 * tracers;
    const [size, share] = [(age < GROUPED ? 0.15 : 0.42) * reach, suns / parts];
    for (let part = 0; part < parts; part++) {
      this.#about(100 + 8 * part, 0.6 * reach, 0.4 * reach, 0.1 * reach);
      this.#emit(this.#place, size, share * r, share * g, share * b, 0);
    }
  }

  /** Young stars in groups, each with its age, mass and nebula; `span`: their greatest age over YEARS. */
  #associations({ reach }: Pick<DiscBody, "reach">, formed: number, span: number): void {
    const id = this.#id;
    const number = poisson(formed / meanInverseSquare(YOUNG.least, YOUNG.most), id, 1);
    for (let a = 0; a < number; a++) {
      const mass = inverseSquare(id, 10 + a, YOUNG.least, YOUNG.most);
      const age = span * uniform(id, 80 + a);
      this.#about(20 + 6 * a, 0.5 * reach, 0.3 * reach, 0.05 * reach);
      addAssociation(this.#emitters, this.#of, this.#place, { id, which: a, mass, age });
    }
  }

  /** Clouds of dust, drawn out along the orbit. */
  #clouds({ index, frame, reach, outside, order, height }: DiscBody, depth: number): void {
    const galaxy = this.#bodies.galaxy[index]!;
    const { settled } = this.#of;
    const fine = this.#of.tracers >= FINE.from;
    const own = fine ? 1 : this.#lanes(galaxy, this.#at[0]!, this.#at[1]!, this.#at[2]!);
    // Fewer ones are larger.
    const usual = fine ? FINE.clouds : 1 + this.#of.tracers;
    const wide = (0.38 / Math.sqrt(usual)) * reach;
    const size = low(wide, LOW.dust * height);
    const clouds = numberOf(usual, wide, size);
    for (let cloud = 0; cloud < clouds; cloud++) {
      this.#about(504 + 8 * cloud, 0.45 * reach, 0.3 * reach, 0.2 * size);
      const at = this.#place;
      if (!settled && uniform(this.#id, 505 + 8 * cloud) < CHIMNEYS * order ** 2)
        intoChimney(frame, at, height, this.#id, 505 + 8 * cloud);
      let here: number;
      if (settled) here = settledGas(frame, at);
      else {
        // With many clouds lanes are where each is, not where its body is: bodies are farther apart than these are wide.
        const lane = fine ? this.#lanes(galaxy, at[0]!, at[1]!, at[2]!) : own;
        const field = textureAt(frame, at[0]!, at[1]!, at[2]!, 1);
        here = (1 + order * (lane - 1)) * patches(field, PATCHY * order * (0.5 + 0.5 * outside));
      }
      const dust = (depth / clouds) * here;
      this.#emit(at, size, 0, 0, 0, dust);
    }
  }

  #emit(at: Float64Array, size: number, red: number, green: number, blue: number, dust: number): void {
    // By index: unpacking typed arrays goes through their iterators.
    this.#emitters.add(at[0]!, at[1]!, at[2]!, size, red, green, blue, dust);
  }

  /** Puts the place somewhere about the body: normal deviates of these widths along its orbit, across it and up. */
  #about(stream: number, along: number, across: number, up: number): void {
    const id = this.#id;
    const p = along * coarseNormal(id, stream);
    // Orbits are round: the way along them bends inwards.
    const q = across * coarseNormal(id, stream + 2) + (p * p) / (2 * Math.max(this.#radius, Math.abs(p), 1e-12));
    const s = up * coarseNormal(id, stream + 4);
    const a = this.#axes[0];
    const b = this.#axes[1];
    const c = this.#axes[2];
    for (let k = 0; k < 3; k++) this.#place[k] = this.#at[k]! + p * a[k]! + q * b[k]! + s * c[k]!;
  }

  /** Finds the body's place and directions. */
  #turn({ index, frame }: Pick<DiscBody, "index" | "frame">): void {
    const { centre, velocity: moving, spin } = frame;
    const { position, velocity } = this.#bodies;
    const [along, across, up] = this.#axes;
    let [height, climb, speed, far] = [0, 0, 0, 0];
    for (let k = 0; k < 3; k++) {
      this.#at[k] = position[3 * index + k]!;
      up[k] = spin[k]!;
      far += (this.#at[k]! - centre[k]!) ** 2;
      height += (this.#at[k]! - centre[k]!) * spin[k]!;
      climb += (velocity[3 * index + k]! - moving[k]!) * spin[k]!;
    }
    for (let k = 0; k < 3; k++) {
      along[k] = velocity[3 * index + k]! - moving[k]! - climb * spin[k]!;
      speed += along[k]! * along[k]!;
    }
    this.#radius = Math.sqrt(Math.max(0, far - height * height));
    speed = Math.sqrt(speed) || 1;
    for (let k = 0; k < 3; k++) along[k]! /= speed;
    for (let k = 0; k < 3; k++) {
      const [l, m] = [(k + 1) % 3, (k + 2) % 3];
      across[k] = up[l]! * along[m]! - up[m]! * along[l]!;
    }
  }
}

/** An image's width where the disc is lower, and how many such images are as smooth as so many usual ones. */
const low = (wide: number, most: number): number => Math.max(wide / Math.sqrt(LOW.times), Math.min(wide, most));
const numberOf = (usual: number, wide: number, width: number): number => Math.round(usual * (wide / width) ** 2);
