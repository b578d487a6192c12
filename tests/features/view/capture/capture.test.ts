import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as downloads from "../../../../src/features/kit/download.ts";
import { Pictures } from "../../../../src/features/view/capture/capture.ts";
import { Film } from "../../../../src/render/film.ts";
import type { GpuPicture } from "../../../../src/render/gpuPicture.ts";
import type { Frames } from "../../../../src/run/frames.ts";
import { newState } from "../../kit/fixtures.ts";

const fake = { heldAFrame: 0, breaksAt: Number.POSITIVE_INFINITY, saved: [] as string[], cancelled: 0 };

/** A film that is not encoded. */
function fakeFilm() {
  const film = {
    frames: 0,
    held: 0,
    async add() {
      if (++film.frames >= fake.breaksAt) throw new Error("the encoder stopped");
      film.held += fake.heldAFrame;
    },
    finish: async () => new Blob(["film"]),
    cancel: async () => {
      fake.cancelled++;
    },
  };
  return film as unknown as Film;
}

beforeEach(() => {
  Object.assign(fake, { heldAFrame: 0, breaksAt: Number.POSITIVE_INFINITY, saved: [], cancelled: 0 });
  vi.spyOn(Film, "begin").mockImplementation(async () => fakeFilm());
  vi.spyOn(downloads, "download").mockImplementation((_, name) => void fake.saved.push(name));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function studio() {
  const store = newState();
  store.getState().capture.setFilm({ size: "640" });
  const canvas = { clientWidth: 0, clientHeight: 0, width: 640, height: 360 };
  const picture = { canvas, mass: { hold() {} }, async prepared() {} } as unknown as GpuPicture;
  const loop = { film: null, time: 0, steps: 0 } as unknown as Frames;
  const failed: unknown[] = [];
  const pictures = new Pictures(store, picture, loop, (error) => failed.push(error));
  const said = () => store.getState().messages.messages.map(({ kind, text }) => `${kind}: ${text}`);
  const rests = () => {
    const {
      capture: { recording },
      play: { busy },
    } = store.getState();
    expect({ recording, busy, film: loop.film, failed }).toEqual({
      recording: false,
      busy: null,
      film: null,
      failed: [],
    });
  };
  return { store, loop, pictures, said, rests };
}

test("a film that would take more memory than can be held ends, and is offered", async () => {
  const { loop, pictures, said, rests } = studio();
  fake.heldAFrame = 3e8;
  await pictures.record();
  for (let k = 0; k < 3; k++) await loop.film!.take();
  expect(fake.saved).toEqual([]);
  await loop.film!.take();
  expect(fake.saved).toEqual(["merger-000000.mp4"]);
  expect(said()).toEqual([expect.stringMatching(/^error: The film ends after 4 frames: it takes 1,200 MB of memory/)]);
  rests();
});

test("a frame that can't be taken ends the film with one line, and what was filmed is offered", async () => {
  const { loop, pictures, said, rests } = studio();
  fake.breaksAt = 3;
  await pictures.record();
  for (let k = 0; k < 3; k++) await loop.film!.take();
  expect(fake.saved).toEqual(["merger-000000.mp4"]);
  expect(said()).toEqual([expect.stringMatching(/^error: The film ends after 2 frames: the encoder stopped/)]);
  rests();
});

test.each([
  [2, ["merger-000000.mp4"], 0],
  [0, [], 1],
])(
  "a lost device after %d frames: the film is offered if there is one, and no other begins",
  async (frames, saved, cancelled) => {
    const { loop, pictures, said, rests } = studio();
    await pictures.record();
    for (let k = 0; k < frames; k++) await loop.film!.take();
    await pictures.lose();
    expect([fake.saved, fake.cancelled]).toEqual([saved, cancelled]);
    expect(said()).toEqual([
      expect.stringMatching(new RegExp(`lost while filming: the film ends after ${frames} frames`)),
    ]);
    await pictures.record();
    rests();
  },
);

test("a long film where the browser can't write to disk says what memory it takes, and cancelling throws it away", async () => {
  const { store, loop, pictures, said, rests } = studio();
  store.getState().capture.setFilm({ size: "4k", framesPerSecond: 60, frames: 1800 });
  await pictures.record();
  expect(said()).toEqual([
    expect.stringMatching(/^note: .*about 374 MB, .*at 1,000 MB it ends by itself\. Chrome and Edge write/),
  ]);
  await loop.film!.take();
  await pictures.cancel();
  expect([fake.saved, fake.cancelled]).toEqual([[], 1]);
  rests();
});
