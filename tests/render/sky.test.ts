import { PerspectiveCamera } from "three";
import { describe, expect, test } from "vitest";
import { brighterThan, FIELD, STARS } from "../../src/instrument/skyObjects.ts";
import { FIELD_OF_VIEW } from "../../src/render/camera.ts";
import { NUMBERS, skyField } from "../../src/render/sky/field.ts";
import { skyImages } from "../../src/render/sky/images.ts";

const SEEN = { width: 640, height: 400, focal: 483, ratio: 1, strength: 1, saturation: 1 };

function cameraAt(position: readonly [number, number, number], towards: readonly [number, number, number]) {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, SEEN.width / SEEN.height, 0.01, 1000);
  camera.up.set(0, 0, 1);
  camera.position.set(...position);
  camera.lookAt(position[0] + towards[0], position[1] + towards[1], position[2] + towards[2]);
  camera.updateProjectionMatrix();
  return camera;
}

/** Light of an image of eight numbers. */
const lightOf = (images: Float32Array) => {
  let sum = 0;
  for (let k = 0; k < images.length; k += 8) sum += images[k + 4]! + images[k + 5]! + images[k + 6]!;
  return sum;
};

describe("the sky of a live picture", () => {
  const field = skyField();

  test("is in all directions, the same each time", () => {
    expect(skyField()).toEqual(field);
    const octants = new Array<number>(8).fill(0);
    for (let k = 0; k < field.length; k += NUMBERS) {
      expect(Math.hypot(field[k]!, field[k + 1]!, field[k + 2]!)).toBeCloseTo(1, 3);
      octants[(field[k]! > 0 ? 1 : 0) + (field[k + 1]! > 0 ? 2 : 0) + (field[k + 2]! > 0 ? 4 : 0)]!++;
    }
    const mean = field.length / NUMBERS / 8;
    for (const one of octants) expect(Math.abs(one / mean - 1)).toBeLessThan(0.1);
  });

  test("has as many stars with spikes as the published counts have in so large a field", () => {
    // One part of each star has the longest spike that it may have; the area is that of all directions, as a camera's field is that of a view.
    const spikes = new Set<string>();
    for (let k = 0; k < field.length; k += NUMBERS)
      if (Math.hypot(field[k + 12]!, field[k + 13]!) > 80) spikes.add(field.slice(k, k + 3).join());
    const area = ((4 * Math.PI * (180 / Math.PI) ** 2) / ((FIELD_OF_VIEW * 60) / FIELD) ** 2) as number;
    const numbers = (magnitude: number) => (brighterThan(STARS, magnitude) - brighterThan(STARS, STARS.from)) * area;
    // A spike of 92 pixels is drawn of stars that are brighter than about 16.
    expect(spikes.size).toBeGreaterThan(numbers(14.5));
    expect(spikes.size).toBeLessThan(numbers(18));
  });

  test("stands still where the camera moves, and turns with it", () => {
    // Numbers whose sums are exact, so that both look in one direction to the last bit.
    const here = skyImages(cameraAt([0, -3, 1], [0.125, 1, -0.25]), SEEN);
    expect(skyImages(cameraAt([512, 20, -7], [0.125, 1, -0.25]), SEEN)).toEqual(here);
    const there = skyImages(cameraAt([0, -3, 1], [0.125, 1, -0.26]), SEEN);
    expect(there).not.toEqual(here);
    // Nothing in it comes or goes: the light of the same field a little farther on differs by what comes in at its edge.
    expect(Math.abs(lightOf(there) / lightOf(here) - 1)).toBeLessThan(0.1);
  });

  test("is as bright on finer screens, and by its factor", () => {
    const camera = cameraAt([0, -3, 1], [0.1, 1, -0.3]);
    const light = lightOf(skyImages(camera, SEEN));
    const fine = lightOf(skyImages(camera, { ...SEEN, width: 1280, height: 800, focal: 966, ratio: 2 }));
    expect(fine / 4 / light).toBeCloseTo(1, 3);
    expect(lightOf(skyImages(camera, { ...SEEN, strength: 3 })) / light).toBeCloseTo(3, 4);
  });

  test("keeps its luminance without colours", () => {
    const grey = skyImages(cameraAt([0, -3, 1], [1, 0, 0]), { ...SEEN, saturation: 0 });
    const coloured = skyImages(cameraAt([0, -3, 1], [1, 0, 0]), SEEN);
    let worst = 0;
    for (let k = 0; k < grey.length; k += 8) {
      const luminance = 0.2126 * coloured[k + 4]! + 0.7152 * coloured[k + 5]! + 0.0722 * coloured[k + 6]!;
      for (const c of [4, 5, 6]) worst = Math.max(worst, Math.abs(grey[k + c]! / luminance - 1));
    }
    expect(worst).toBeLessThan(1e-5);
  });
});
