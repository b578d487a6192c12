import { describe, expect, test } from "vitest";
import { type Form, FormChoice } from "../../src/render/form.ts";

const COMPILING = 200;

/** Draws as long as a form is to be found out, and some pictures more, on a card with these milliseconds; the forms, as they changed. */
function drawn(choice: FormChoice, bodies: number, ms: Readonly<Record<Form, number>>): Form[] {
  const forms = [choice.of(bodies)];
  let first = true;
  for (let picture = 0; picture < 40; picture++) {
    const form = forms.at(-1)!;
    // Other work falls into some pictures.
    const changed = choice.took(ms[form] + (first ? COMPILING : 3 * (picture % 2)));
    first = changed;
    if (changed) forms.push(choice.of(bodies));
  }
  expect(choice.open).toBe(false);
  return forms;
}

describe("a card with a clock", () => {
  test("draws few bodies by compute shaders where these hold nothing up, though its sprites are not tried", () => {
    expect(drawn(new FormChoice(true, true), 16_384, { splats: 3, sprites: 10.7 })).toEqual(["splats"]);
    expect(drawn(new FormChoice(true, true), 16_384, { splats: 3, sprites: 0.1 })).toEqual(["splats"]);
  });

  test("tries sprites where compute shaders are dear, and keeps what is faster", () => {
    expect(drawn(new FormChoice(true, true), 16_384, { splats: 9, sprites: 4 })).toEqual(["splats", "sprites"]);
    expect(drawn(new FormChoice(true, true), 16_384, { splats: 9, sprites: 12 })).toEqual([
      "splats",
      "sprites",
      "splats",
    ]);
  });

  test("learns it once for each power of two of the number of bodies", () => {
    const choice = new FormChoice(true, true);
    const slow = { splats: 9, sprites: 4 };
    expect(drawn(choice, 16_384, slow)).toEqual(["splats", "sprites"]);
    expect(drawn(choice, 15_000, slow)).toEqual(["sprites"]);
    expect(drawn(choice, 4096, { splats: 7, sprites: 8 })).toEqual(["splats", "sprites", "splats"]);
    expect(choice.of(16_000)).toBe("sprites");
  });

  test("never draws many bodies as sprites", () => {
    expect(drawn(new FormChoice(true, true), 65_536, { splats: 90, sprites: 1 })).toEqual(["splats"]);
  });
});

test("without a clock the number of bodies decides, and a processor adds up any number", () => {
  const [blind, processor] = [new FormChoice(true, false), new FormChoice(false, true)];
  const ms = { splats: 90, sprites: 90 };
  expect([drawn(blind, 16_384, ms), drawn(blind, 65_536, ms)]).toEqual([["sprites"], ["splats"]]);
  expect(drawn(processor, 10, ms)).toEqual(["splats"]);
});

test("a form that is asked for is kept", () => {
  const choice = new FormChoice(true, true);
  choice.force(1e9);
  expect(drawn(choice, 1_048_576, { splats: 1, sprites: 90 })).toEqual(["sprites"]);
});
