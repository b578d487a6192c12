import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { plummerMerger } from "../../../src/data/scenarios/plummerMerger.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { type PlainBodies, ProcessorRestingBodies } from "../../../src/render/processor/restingBodies.ts";
import { viewOf } from "../../../src/run/appearance.ts";
import { FakeImage, FREE, LOOK, pictureOf } from "./pictureOf.ts";

const bodies = plummer.make({}, { n: 500, seed: 3 });
/** Sum of all bytes but the opaque ones. */
const brightness = ({ data }: { data: Uint8ClampedArray }) =>
  data.reduce((sum, x, k) => (k % 4 === 3 ? sum : sum + x), 0);

describe("bodies at rest", () => {
  it("are in the engine's units, with a mass times Newton's constant and the typical depth, in tables of their own", () => {
    const resting = new ProcessorRestingBodies(bodies, 3);
    const { length, mass, velocity, potential } = resting.scaling;
    const frame = resting.frame();
    for (const i of [0, 77, 499]) {
      const place = [0, 1, 2].map((k) => bodies.position[3 * i + k]! / length);
      expect([...frame.posMass.subarray(4 * i, 4 * i + 3)]).toEqual(place);
      expect(frame.posMass[4 * i + 3]).toBeCloseTo((bodies.mass[i]! * bodies.units.gravity) / mass, 7);
      expect(frame.velocity[4 * i + 2]).toBeCloseTo(bodies.velocity[3 * i + 2]! / velocity, 6);
      expect(frame.acceleration[4 * i + 3]).toBeCloseTo(-3 / potential, 6);
      expect(frame.id[i]).toBe(i);
    }
    frame.posMass.fill(7);
    expect(resting.frame().posMass).not.toEqual(frame.posMass);
  });
});

describe("the picture on the processor", () => {
  beforeEach(() => {
    vi.stubGlobal("ImageData", FakeImage);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.stubGlobal(
      "OffscreenCanvas",
      class {
        getContext() {
          return { putImageData: () => {}, drawImage: () => {} };
        }
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("draws bodies onto the canvas, and returns before it has", async () => {
    const { picture, put, element, errors } = await pictureOf(bodies);
    expect(picture.stale()).toBe(true);
    picture.render();
    expect(put).toEqual([]);
    expect(picture.stale()).toBe(false);
    await picture.done();
    expect(errors).toEqual([]);
    expect(put).toHaveLength(1);
    expect([element.width, element.height]).toEqual([96, 64]);
    expect(brightness(put[0]!)).toBeGreaterThan(1000);
  });

  it("colours by what it asks of an engine, and says how far that is", async () => {
    const two = plummerMerger.make({}, { n: 400, seed: 3 });
    const { picture, view, put, errors } = await pictureOf(two);
    const engine = await ProcessorEngine.create(two, { solver: "direct", timestep: 1 / 16 });
    const notes: unknown[] = [];
    picture.onNote = (note) => notes.push(note);
    const pixels = async (colour: string) => {
      picture.set({ ...LOOK, colour });
      do {
        picture.render();
        await picture.done();
      } while (picture.stale());
      return put.at(-1)!.data;
    };
    const start = await engine.snapshot();
    picture.show(engine, view);
    const galaxies = await pixels("galaxy");
    const density = await pixels("density");
    expect(density).not.toEqual(galaxies);
    expect(notes).toEqual([]);
    const captured = await pixels("capture");
    expect(captured).not.toEqual(density);
    expect(notes).toEqual([null, { since: 0 }]);
    engine.step(16);
    expect(await pixels("capture")).not.toEqual(captured);
    expect(notes).toHaveLength(2);
    notes.length = 0;
    expect(await pixels("force-error")).not.toEqual(captured);
    expect(notes).toEqual([null, { percent: 100 }]);
    notes.length = 0;
    await engine.restore(start);
    expect(await pixels("galaxy")).toEqual(galaxies);
    expect(notes).toEqual([null]);
    expect(errors).toEqual([]);
    engine.destroy();
  });

  it("sums the force errors of many bodies a batch a picture", async () => {
    const many = plummer.make({}, { n: 8000, seed: 3 });
    const { picture, view, errors } = await pictureOf(many, { colour: "force-error" });
    const engine = await ProcessorEngine.create(many, { solver: "bonsai", theta: 0.8 });
    const percents: (number | undefined)[] = [];
    picture.onNote = (note) => percents.push(note?.percent);
    picture.show(engine, view);
    let pictures = 0;
    do {
      picture.render();
      await picture.done();
      pictures++;
    } while (picture.stale());
    expect(pictures).toBeGreaterThan(3);
    expect(percents).toHaveLength(pictures);
    expect(percents).toEqual(percents.toSorted((a, b) => a! - b!));
    expect(percents.at(-1)).toBe(100);
    expect(errors).toEqual([]);
    engine.destroy();
  });

  it("draws once more, and once only, where it was asked while it drew", async () => {
    const { picture, put } = await pictureOf(bodies);
    for (let k = 0; k < 5; k++) picture.render();
    await picture.done();
    expect(put).toHaveLength(2);
  });

  it("draws what is there whenever a hand moves the camera while bodies are waited for, then these", async () => {
    const { picture, resting, view, put } = await pictureOf(bodies);
    let arrive: (() => void) | null = null;
    let version = 1;
    const late: PlainBodies = {
      ...{ count: resting.count, scaling: resting.scaling },
      get version() {
        return version;
      },
      frame: () =>
        version === 1
          ? resting.frame()
          : new Promise((resolve) => {
              arrive = () => resolve(resting.frame());
            }),
    };
    picture.show(late, view);
    picture.render();
    await picture.done();
    const asked = () => vi.waitFor(() => expect(arrive).not.toBeNull());
    const puts = (count: number) => vi.waitFor(() => expect(put).toHaveLength(count));
    // Without a hand on it a turned picture waits for its bodies.
    version++;
    picture.camera.rotate(0.3, 0);
    picture.render();
    await asked();
    expect(put).toHaveLength(1);
    arrive!();
    await picture.done();
    expect(put).toHaveLength(2);
    arrive = null;
    version++;
    picture.camera.controls.dispatchEvent({ type: "start" } as never);
    picture.render();
    await asked();
    expect(put).toHaveLength(2);
    picture.camera.rotate(0.3, 0);
    await puts(3);
    picture.camera.rotate(0.3, 0);
    await puts(4);
    expect(put[3]!.data).not.toEqual(put[2]!.data);
    arrive!();
    await picture.done();
    expect(put).toHaveLength(5);
  });

  it("hands over no bodies that gave way to fewer while their numbers were waited for", async () => {
    const { picture, resting, view, put, errors } = await pictureOf(bodies, { colour: "density" });
    let arrive: ((numbers: Float32Array) => void) | null = null;
    const slow = {
      ...{ count: resting.count, scaling: resting.scaling, version: 1, time: 0, settings: { gravity: 1 } },
      frame: () => resting.frame(),
      measures: () => true,
      measure: () =>
        new Promise<Float32Array>((resolve) => {
          arrive = resolve;
        }),
    };
    picture.show(slow as unknown as PlainBodies, view);
    picture.render();
    await vi.waitFor(() => expect(arrive).not.toBeNull());
    const others = plummer.make({}, { n: 100, seed: 4 });
    const next = await viewOf(others);
    picture.show(new ProcessorRestingBodies(others, next.depth), next);
    picture.render();
    arrive!(new Float32Array(resting.count));
    await picture.done();
    expect(errors).toEqual([]);
    const alone = await pictureOf(others, { colour: "density" });
    alone.picture.camera.take(picture.camera.stand);
    alone.picture.render();
    await alone.picture.done();
    expect(put.at(-1)!.data).toEqual(alone.put.at(-1)!.data);
  });

  it("asks for bodies only where they have moved", async () => {
    const { picture, resting, view, put } = await pictureOf(bodies);
    let asked = 0;
    const counted: PlainBodies = {
      ...{ count: resting.count, scaling: resting.scaling },
      get version() {
        return resting.version;
      },
      frame: () => {
        asked++;
        return resting.frame();
      },
    };
    picture.show(counted, view);
    const draw = async () => {
      picture.render();
      await picture.done();
    };
    await draw();
    picture.camera.rotate(0.3, 0);
    await draw();
    expect(asked).toBe(1);
    resting.place(bodies.position.map((x) => 1.5 * x));
    await draw();
    expect(asked).toBe(2);
    picture.touch();
    expect(picture.stale()).toBe(true);
    await draw();
    expect(asked).toBe(3);
    expect(brightness(put[1]!)).not.toBe(brightness(put[2]!));
  });

  it("shows two sides beside each other, each its own bodies, and an empty sky where there are none", async () => {
    const { picture, resting, view, put } = await pictureOf(bodies);
    picture.show(resting, view, 1);
    picture.render();
    await picture.done();
    const [left, right] = [0, 48].map((from) => {
      const { data } = put[0]!;
      return data.filter((_, k) => (k >> 2) % 96 >= from && (k >> 2) % 96 < from + 48);
    });
    expect(right).toEqual(left);
    picture.show(null, undefined, 1);
    picture.show(null);
    picture.render();
    await picture.done();
    expect(brightness(put[1]!)).toBe(0);
  });

  it("is drawn smaller where it has too many pixels, and enlarged; what is read is not", async () => {
    const { picture, put, enlarged, element } = await pictureOf(bodies);
    picture.mostPixels = 1500;
    picture.render();
    await picture.done();
    expect(put).toEqual([]);
    expect(enlarged).toEqual([[96, 64]]);
    expect(element.width).toBe(96);
    expect((await picture.read()).width).toBe(96);
    picture.mostPixels = Number.POSITIVE_INFINITY;
    picture.render();
    await picture.done();
    expect(put).toHaveLength(1);
  });

  it("a picture that comes after the canvas got another size leaves it that size", async () => {
    const { picture, put, enlarged, element } = await pictureOf(bodies);
    picture.render();
    picture.resize(48, 32, 1, FREE);
    enlarged.length = 0;
    await picture.done();
    expect([element.width, element.height]).toEqual([48, 32]);
    expect(put.length + enlarged.length).toBe(1);
  });

  it("a still has all pixels, and is taken while the canvas holds it", async () => {
    const { picture, put, enlarged } = await pictureOf(bodies);
    picture.mostPixels = 1500;
    expect(await picture.still(() => put.length)).toBe(1);
    expect(enlarged).toEqual([]);
    await expect(picture.still(() => Promise.reject(new Error("no room")))).rejects.toThrow("no room");
  });

  it("shows what is drawn over it the bodies that moved, before they are handed over and the camera looks", async () => {
    const { picture } = await pictureOf(bodies);
    const seen: (number | string)[] = [];
    picture.over = {
      take: ({ id, steps }) => seen.push("take", id.length, steps),
      before: () => seen.push("before"),
      draw: () => seen.push("draw"),
    };
    picture.render();
    await picture.done();
    expect(seen).toEqual(["take", 500, 0, "before", "draw"]);
    // Bodies that are where they were are not handed over again.
    seen.length = 0;
    picture.render();
    await picture.done();
    expect(seen).toEqual(["before", "draw"]);
    let held = -1;
    picture.over = {
      take: ({ id }) => {
        picture.over = { before: () => {}, draw: () => {} };
        held = id.length;
      },
      before: () => {},
      draw: () => {},
    };
    picture.touch();
    picture.render();
    await picture.done();
    expect(held).toBe(500);
  });

  it("draws over the light, by the camera that saw it", async () => {
    const { picture } = await pictureOf(bodies);
    const seen: number[][] = [];
    picture.over = {
      draw: (_context, camera, width, height) => seen.push([...camera.position.toArray(), width, height]),
    };
    const before = picture.camera.camera.position.toArray();
    picture.render();
    await Promise.resolve();
    await picture.done();
    expect(seen).toEqual([[...before, 96, 64]]);
  });

  it("finds the range that a map of mass needs, and is drawn with it", async () => {
    const { picture, put, view } = await pictureOf(bodies, { shows: "density" });
    const ranges: number[] = [];
    picture.mass.onRange = ({ high }) => ranges.push(high / picture.mass.unit);
    expect(picture.mass.unit).toBeCloseTo(view.mass / view.radius ** 2);
    // Sums alone say nothing of it.
    await picture.readSums();
    picture.render();
    await picture.done();
    // A Plummer sphere's centre has M / (pi a^2): 2.8 M / R^2 with the radius R that holds 0.85 of it; images and blocks spread it.
    expect(ranges).toHaveLength(1);
    expect([1, 10 ** 0.5]).toContain(ranges[0]);
    expect(picture.stale()).toBe(true);
    picture.render();
    await picture.done();
    expect(put[1]!.data).not.toEqual(put[0]!.data);
  });

  it("says in one line why it can't draw, but not of bodies that it shows no more", async () => {
    const { picture, errors, view, resting } = await pictureOf(bodies);
    const ended = { count: 1, scaling: { ...UNITS }, frame: () => Promise.reject(new Error("the run ended")) };
    picture.show(ended, view);
    picture.render();
    picture.show(resting, view);
    await picture.done();
    expect(errors).toEqual([]);
    picture.show(ended, view);
    picture.render();
    await expect(picture.done()).rejects.toThrow("the run ended");
    expect(errors).toHaveLength(1);
  });
});

const UNITS = { length: 1, mass: 1, velocity: 1, acceleration: 1, potential: 1 };
