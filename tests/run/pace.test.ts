import { describe, expect, test } from "vitest";
import { Pace } from "../../src/run/pace.ts";

/** Plays `frames` frames on a machine with these costs (ms), and counts steps and seconds. */
function play(pace: Pace, draw: number, step: number, wanted: number, frames: number, cameraMoves = false) {
  let now = 0;
  let steps = 0;
  let pictures = 0;
  for (let i = 0; i < frames; i++) {
    const k = pace.next(now, wanted, cameraMoves);
    const busy = draw + k * step;
    pace.done(k, busy);
    steps += k;
    pictures++;
    now += Math.max(1000 / 60, busy);
  }
  return { steps, perSecond: (1000 * steps) / now, pictures, seconds: now / 1000 };
}

/** Steps of 600 frames of 60 a second, two wanted in each, of 6.1 ms and with `beside(frame)` ms more until the browser tells that they are done. */
function told(pace: Pace, beside: (frame: number) => number): number {
  let steps = 0;
  for (let i = 0; i < 600; i++) {
    const k = pace.next((i * 1000) / 60, 120, false);
    pace.done(k, beside(i) + 6.1 * k);
    steps += k;
  }
  return steps;
}

describe("steps per frame", () => {
  test("a fast machine does what was asked, no more", () => {
    expect(play(new Pace(), 2, 0.2, 120, 600).perSecond).toBeCloseTo(120, -1);
    expect(play(new Pace(), 2, 0.2, 20, 600).perSecond).toBeCloseTo(20, 0);
  });

  test("many steps a frame stay within the frame's time", () => {
    const pace = new Pace(14);
    const { perSecond } = play(pace, 2, 0.5, 10_000, 900);
    // 24 steps of 0.5 ms and a picture of 2 ms fill 14 ms: 1440 a second at 60 frames.
    expect(perSecond).toBeGreaterThan(700);
    expect(perSecond).toBeLessThan(1500);
  });

  test("a slow machine does one step a frame and never none while the camera rests", () => {
    const pace = new Pace();
    const { steps, pictures } = play(pace, 20, 400, 120, 50);
    expect(steps).toBe(pictures);
  });

  test("a slow machine leaves room for pictures while the camera moves", () => {
    const { steps, pictures } = play(new Pace(), 10, 400, 120, 200, true);
    expect(steps).toBeLessThan(0.3 * pictures);
    expect(steps).toBeGreaterThan(0.05 * pictures);
  });

  test("steps that just fit into a frame go on doing so, though clocks say some percent more or less", () => {
    const pace = new Pace();
    let steps = 0;
    for (let i = 0; i < 600; i++) {
      // Two steps and a picture take 14.3 to 15.1 ms.
      pace.know(6.12 * (1 + 0.03 * Math.sin(0.7 * i)));
      pace.drew(2.45);
      const k = pace.next((i * 1000) / 60, 120, false);
      pace.done(k, 2.45 + 6.12 * k);
      steps += k;
    }
    expect(steps).toBeGreaterThan(2 * 590);
    // What takes a seventh more does not fit.
    for (let i = 0; i < 2; i++) pace.know(7);
    expect(Array.from({ length: 9 }, (_, i) => pace.next(((600 + i) * 1000) / 60, 120, false))).toEqual(
      Array(9).fill(1),
    );
  });

  test("a step that took long once does not count; one that goes on doing so does", () => {
    const pace = new Pace();
    pace.drew(2.4);
    for (const [told, known] of [
      [4.6, 4.6],
      [15.4, 4.6],
      [4.7, 4.7],
      [15.4, 4.7],
      [15.6, 15.4],
      [4.6, 4.6],
    ] as const) {
      pace.know(told);
      pace.done(1, 2.4 + 4.6);
      expect(pace.step).toBe(known);
    }
  });

  test("learns the cost of a step apart from that of a picture", () => {
    const pace = new Pace();
    for (let i = 0; i < 100; i++) pace.done(i % 5, 3 + 1.5 * (i % 5));
    expect(pace.draw).toBeCloseTo(3, 3);
    expect(pace.step).toBeCloseTo(1.5, 3);
  });

  test("knows from timestamps that the picture is what costs, and still gives steps their share", () => {
    const pace = new Pace(14);
    play(pace, 90, 2.5, 120, 20);
    pace.know(2.5);
    // 45 ms of steps beside a picture of 90 ms: 18 of 120 x 0.135 = 16 that are asked for.
    expect(play(pace, 90, 2.5, 120, 60).perSecond).toBeGreaterThan(100);
    expect(pace.draw).toBeCloseTo(90, 0);
  });

  test("what a browser tells too late is no picture's cost", () => {
    const pace = new Pace(15);
    pace.know(6.1);
    // Two steps and a picture of 2 ms fit; every other frame is told of 1 to 4 ms late.
    expect(told(pace, (i) => 2 + (i % 2) * (1 + (i % 4)))).toBeGreaterThan(1150);
    expect(pace.draw).toBeCloseTo(2, 1);
  });

  test("timestamps of pictures count more than when a browser tells that the GPU is done", () => {
    const pace = new Pace(15);
    pace.know(6.1);
    const steps = told(pace, (i) => {
      // A picture is timed now and then, and once in five the browser's own work falls into it.
      if (i % 8 === 0) pace.drew(i % 40 === 0 ? 7 : 1.5);
      // Told of 2 to 5 ms late, always.
      return 4 + (i % 4);
    });
    expect(steps).toBeGreaterThan(1150);
    expect(pace.draw).toBe(1.5);
    pace.forget();
    expect(pace.draw).toBe(0);
  });

  test("nothing is caught up after a pause", () => {
    const pace = new Pace();
    play(pace, 1, 0.1, 60, 100);
    pace.hold();
    expect(pace.next(1e6, 60, false)).toBeLessThanOrEqual(1);
  });
});

test("a card's clock is gone by when it told twice of steps and three times of pictures, of each run again", () => {
  const pace = new Pace();
  const seen: boolean[] = [];
  for (let run = 0; run < 2; run++) {
    expect([pace.clocked, pace.timed]).toEqual([false, false]);
    // A step that is not timed, as of two runs, tells nothing.
    for (const step of [null, 0.3, 0.3]) pace.know(step);
    for (let picture = 0; picture < 3; picture++) {
      seen.push(pace.timed);
      pace.drew(3);
    }
    expect([pace.clocked, pace.timed]).toEqual([true, true]);
    pace.forget();
  }
  expect(seen).not.toContain(true);
});
