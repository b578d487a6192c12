import { expect, test } from "vitest";
import { tone } from "../../../src/render/processor/drawing.ts";
import { MARGIN, side } from "../../../src/render/pyramid.ts";
import { stretch } from "../../reference/stretch.ts";
import { pictureMemory } from "./pictureMemory.ts";

const [WIDTH, HEIGHT] = [256, 64];

/** Bytes of the red channel, row by row, of light that depends on the column alone, and words of the pixels. */
async function developed(lightAt: (x: number) => number, paper: boolean) {
  const memory = await pictureMemory();
  const [columns, rows, overColumns] = [side(WIDTH, 0), side(HEIGHT, 0), side(WIDTH, 1)];
  const own = new Float32Array(4 * columns * rows);
  for (let k = 0; k < columns * rows; k++) own.fill(lightAt((k % columns) - MARGIN), 4 * k, 4 * k + 3);
  const over = memory.put(new Float32Array(4 * overColumns * side(HEIGHT, 1)));
  const row = memory.room(16 * overColumns + 64);
  const pixels = memory.room(4 * WIDTH * HEIGHT);
  tone(memory.stages, 0);
  memory.stages.stretch(
    ...([memory.put(own), columns, over, overColumns, MARGIN, WIDTH, HEIGHT, paper, row, pixels] as const),
  );
  const { buffer } = memory.floats(pixels, WIDTH * HEIGHT);
  const bytes = new Uint8Array(buffer, pixels, 4 * WIDTH * HEIGHT).filter((_, k) => k % 4 === 0);
  return { bytes, words: new Uint32Array(buffer, pixels, WIDTH * HEIGHT) };
}

test.each([false, true])("faint light that rises by a step of a byte shows no edge, on paper: %s", async (paper) => {
  const lightAt = (x: number) => 0.02 + (0.02 * x) / WIDTH;
  const { bytes } = await developed(lightAt, paper);
  const BLOCK = 8;
  for (let x = 0; x < WIDTH; x += BLOCK) {
    let [mean, wanted] = [0, 0];
    for (let y = 0; y < HEIGHT; y++)
      for (let k = x; k < x + BLOCK; k++) {
        mean += bytes[y * WIDTH + k]! / (BLOCK * HEIGHT);
        wanted += (255 * stretch([lightAt(k), lightAt(k), lightAt(k)], paper)[0]!) / (BLOCK * HEIGHT);
      }
    expect(Math.abs(mean - wanted), `column ${x}`).toBeLessThan(0.1);
  }
});

test.each([false, true])("black and white stay what they are, on paper: %s", async (paper) => {
  const { words } = await developed(() => 0, paper);
  expect(new Set(words)).toEqual(new Set([paper ? 0xffffffff : 0xff000000]));
});
