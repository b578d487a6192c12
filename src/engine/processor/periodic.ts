import { addField, addMoments, fieldOfImages, TERMS } from "../../physics/cosmology/images.ts";
import type { ComputeThread } from "./computeThread.ts";
import { IMAGES, PIECE } from "./layout.ts";

/** Walks that a run begins with: by a guess, by what that gave, and by what this gave. */
export const FIRST_WALKS = 3;

/** Accelerations in a box before there is structure, over those of its mass, near 1 here, at its side's distance. */
const GUESS = 0.03;

/** Gives the thread's part of the bodies an acceleration that the first walk is held against. */
export function guessAcceleration(thread: ComputeThread, side: number): void {
  const velocity = thread.floats("nextVelocity");
  const guess = GUESS / side ** 2;
  const [from, to] = thread.own;
  for (let i = 4 * from + 3; i < 4 * to; i += 4) velocity[i] = velocity[i]! < 0 ? -guess : guess;
}

/** Writes down where the images are that the walk sees: the leader, before the others go on. */
export function placeImages(thread: ComputeThread, side: number): void {
  const images = thread.floats("images");
  for (let image = 0; image < IMAGES; image++) {
    // The middle one first.
    const k = (image + (IMAGES - 1) / 2) % IMAGES;
    images.set(
      [(k % 3) - 1, (Math.floor(k / 3) % 3) - 1, Math.floor(k / 9) - 1, 0].map((x) => x * side),
      4 * image,
    );
  }
}

/** Puts the thread's part of the drifted bodies back into the box that begins at the origin. */
export function wrap(thread: ComputeThread, side: number): void {
  const [from, to] = thread.own;
  const places = thread.floats("nextPosMass");
  for (let i = 4 * from; i < 4 * to; i++) {
    const place = places[i]!;
    // Every fourth number is a mass.
    if ((i & 3) !== 3 && (place < 0 || place >= side)) places[i] = place - side * Math.floor(place / side);
  }
}

/** Errors are held against no less than `least` of an acceleration: of the thread's part of the table of velocities. */
export function raiseAcceleration(thread: ComputeThread, table: "velocity" | "nextVelocity", least: number): void {
  const velocity = thread.floats(table);
  const [from, to] = thread.own;
  for (let i = 4 * from + 3; i < 4 * to; i += 4) {
    const felt = velocity[i]!;
    if (felt >= 0 && felt < least) velocity[i] = least;
  }
}

/** Adds the field of the images that the walk does not see to what it found. */
export function addImages(thread: ComputeThread, side: number): void {
  const { team, layout } = thread;
  const { n } = layout.sizes;
  const pieces = Math.ceil(n / PIECE);
  const posMass = thread.floats("posMass");
  const rows = thread.doubles("partials");
  team.dynamic(pieces, 1, (from, to) => {
    for (let piece = from; piece < to; piece++) {
      const row = rows.subarray(TERMS * piece, TERMS * (piece + 1)).fill(0);
      addMoments(posMass, PIECE * piece, Math.min(n, PIECE * (piece + 1)), side, row);
    }
  });
  team.barrier();
  // Every thread finds the same: that costs less than to wait for one.
  const moments = new Float64Array(TERMS);
  for (let k = 0; k < TERMS * pieces; k++) moments[k % TERMS]! += rows[k]!;
  addField(fieldOfImages(moments), posMass, ...thread.own, side, thread.floats("acceleration"));
  team.barrier();
}
