import { expect, test } from "vitest";
import { flightThrough } from "../../../../src/features/view/box/flight.ts";
import { OrbitCamera } from "../../../../src/render/camera.ts";
import { canvas } from "../../../render/canvas.ts";

const SIDE = 50;

function flying(stand: readonly number[]): OrbitCamera {
  const camera = new OrbitCamera(canvas());
  camera.begin({ radius: 35, direction: [0, -1, 0.3], centre: [25, 25, 25] });
  camera.take(stand);
  camera.onward = flightThrough(camera, SIDE);
  return camera;
}

/** Places of the camera, a frame after the other. */
const flown = (camera: OrbitCamera, frames: number) =>
  Array.from({ length: frames }, () => {
    camera.update(1 / 30);
    return camera.stand;
  });

test("a flight goes straight on, and comes back on the other side of the box", () => {
  const way = [2, 1, 0.5].map((x) => x / Math.hypot(2, 1, 0.5));
  const stand = [10, 20, 30, ...[10, 20, 30].map((x, k) => x + way[k]!)];
  const camera = flying(stand);
  // A side in twenty seconds: once across x takes longer, by the way's slant.
  const places = flown(camera, 30 * 60);
  for (const [k, place] of places.entries()) {
    const straight = [0, 1, 2].map((j) => stand[j]! + (way[j]! * SIDE * (k + 1)) / (20 * 30));
    straight.forEach((x, j) => {
      const turns = (x - place[j]!) / SIDE;
      expect(turns).toBeCloseTo(Math.round(turns), 6);
      expect(place[j]).toBeGreaterThanOrEqual(-1e-6);
      expect(place[j]).toBeLessThanOrEqual(SIDE + 1e-6);
      // It looks ahead all the time.
      expect((place[3 + j]! - place[j]!) / (0.5 * SIDE)).toBeCloseTo(way[j]!, 5);
    });
  }
  const crossings = places.filter((place, k) => k > 0 && Math.abs(place[0]! - places[k - 1]![0]!) > SIDE / 2);
  expect(crossings.length).toBeGreaterThanOrEqual(2);
});

test("from outside it flies to the middle of the box, faster from afar", () => {
  const camera = flying([25, -200, 25, 0, 0, 0]);
  const places = flown(camera, 30 * 30);
  const inside = places.findIndex((place) => place[1]! > 0);
  expect(inside).toBeGreaterThan(0);
  expect(places.every((place) => Math.abs(place[0]! - 25) < 1e-6 && Math.abs(place[2]! - 25) < 1e-6)).toBe(true);
  const first = places[1]![1]! - places[0]![1]!;
  const later = places[inside + 2]![1]! - places[inside + 1]![1]!;
  expect(first / later).toBeGreaterThan(5);
  expect(places.slice(inside).every((place) => place[1]! >= 0 && place[1]! <= SIDE)).toBe(true);
});
