import { bytesSource } from "../../../data/files/source.ts";
import type { Encounter } from "../../../fit/encounter.ts";
import { drawn } from "../../../fit/images/drawn.ts";
import { fault } from "../../../fit/images/faults.ts";
import { isVelocityMap } from "../../../fit/images/motion.ts";
import { readPairFile } from "../../../fit/images/pairFile.ts";
import { checkSize, MOST_BYTES, type Picture } from "../../../fit/images/picture.ts";
import { readPicture } from "../../../fit/images/read.ts";
import type { Pair } from "../../../fit/images/target.ts";
import { runEncounter } from "../../../fit/model.ts";
import { rigidGalaxy } from "../../../fit/rigid.ts";
import { text } from "./fitCard/text.ts";

const isPairFile = (file: File) => /\.(meta|pair|txt)$/i.test(file.name);

/** A picture and its file's name. */
export interface Named {
  readonly picture: Picture;
  readonly name: string;
}

/** The picture in a file. Throws one line. */
export async function pictureOf(file: File): Promise<Named> {
  if (file.size > MOST_BYTES) throw fault("large", Math.ceil(file.size / 2 ** 20), MOST_BYTES / 2 ** 20);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { picture: await readPicture(bytesSource(bytes), unpack(file.name)), name: file.name };
}

/** The photograph among files, and the map of velocities beside it. Throws one line. */
export async function picturesIn(files: readonly File[]): Promise<{ photograph: Named | null; map: Named | null }> {
  let [photograph, map]: (Named | null)[] = [null, null];
  for (const file of files.filter((one) => !isPairFile(one))) {
    const named = await pictureOf(file);
    if (isVelocityMap(named.picture)) map ??= named;
    else photograph ??= named;
  }
  return { photograph: photograph!, map: map! };
}

/** What a file beside the picture says of the pair; null: there is none. */
export async function pairIn(files: readonly File[]): Promise<ReturnType<typeof readPairFile> | null> {
  const file = files.find(isPairFile);
  return file ? readPairFile(await file.text()) : null;
}

/** The browser's own reading of JPEG. */
const unpack = (name: string) => async (bytes: Uint8Array) => {
  const bitmap = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>])).catch(() => {
    throw new Error(text.faults.undecoded(name));
  });
  const { width, height } = bitmap;
  checkSize(width, height);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d")!;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
};

const SIDE = 384;
const PARTICLES = 12_000;

/** A fit as its own picture. */
export function drawnAsPicture(encounter: Encounter): { picture: Picture; pair: Pair } {
  const { position } = runEncounter(rigidGalaxy("merger-zoo"), encounter, PARTICLES);
  const [x, y] = encounter.position;
  const half = Math.max(3 * Math.hypot(x, y), 2.5 * Math.max(...encounter.radii));
  return drawn(position, encounter.position, { side: SIDE, half });
}
