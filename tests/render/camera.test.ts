import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OrbitCamera } from "../../src/render/camera.ts";
import { canvas } from "./canvas.ts";

let now = 0;
beforeEach(() => {
  now = 5000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Degrees from one angle to another, 0 to 360, the way that the turntable goes. */
const turned = (from: number, to: number) => (from - to + 720) % 360;

/** Angle about z, degrees. */
const azimuth = ({ camera }: OrbitCamera) => (Math.atan2(camera.position.y, camera.position.x) * 180) / Math.PI;

/** Frames of a display for so many seconds. */
function watch(camera: OrbitCamera, seconds: number, rate: number): void {
  const end = now + 1000 * seconds;
  while (now < end - 1e-6) {
    now = Math.min(end, now + 1000 / rate);
    camera.update();
  }
}

function turning(): OrbitCamera {
  const camera = new OrbitCamera(canvas());
  camera.begin({ radius: 4, direction: [0, -1, 0.3] });
  camera.turntable(true);
  camera.update();
  return camera;
}

test.each([144, 60, 24, 7.5])("a turntable goes round in a minute on a display of %d Hz", (rate) => {
  const camera = turning();
  const start = azimuth(camera);
  watch(camera, 15, rate);
  expect(turned(start, azimuth(camera))).toBeCloseTo(90, 3);
  watch(camera, 45, rate);
  expect(turned(start - 180, azimuth(camera))).toBeCloseTo(180, 3);
});

test("a turntable turns with the frames of a film, however long they take", () => {
  const camera = turning();
  const start = azimuth(camera);
  for (let frame = 0; frame < 30 * 15; frame++) {
    now += 700;
    camera.update(1 / 30);
  }
  expect(turned(start, azimuth(camera))).toBeCloseTo(90, 3);
});

test("a turntable stands still in between, and when it is switched off", () => {
  const camera = turning();
  const start = azimuth(camera);
  camera.take([...camera.stand]);
  expect(azimuth(camera)).toBeCloseTo(start, 6);
  camera.turntable(false);
  watch(camera, 5, 60);
  expect(azimuth(camera)).toBeCloseTo(start, 6);
});

test("however close it is brought, a camera never stands in what it looks at", () => {
  const camera = new OrbitCamera(canvas());
  camera.begin({ radius: 4, direction: [0, -1, 0.3], centre: [1e4, -2e4, 3e4] });
  const nearest = 4e-3 * (1 - 1e-6);
  for (let k = 0; k < 200; k++) {
    camera.zoom(0.5);
    camera.rotate(0.3, 0.2);
    watch(camera, 0.1, 60);
    expect(camera.distance).toBeGreaterThan(nearest);
  }
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { stand } = camera;
  camera.take([...stand.slice(3), ...stand.slice(3)]);
  expect(camera.distance).toBeGreaterThan(nearest);
  camera.fly([...stand.slice(3).map((x) => x + 1), ...stand.slice(3)]);
  watch(camera, 3, 60);
  expect(camera.distance).toBeGreaterThan(nearest);
});
