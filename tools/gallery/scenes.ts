import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { SHOWN_SCENES } from "../../src/features/run/play/state.ts";

/** Galaxies that are thrown in by their pictures. */
const THROWN = ["small-disc", "elliptical", "plummer"];

/** Pixels of the pictures by which scenes are chosen: twice what the page shows, for sharp screens. */
const SIZE = { width: 256, height: 144 };

/** public/scenes/NAME.webp of the scenes and galaxies that are chosen by their pictures, from those of the gallery. */
export async function scenePictures(browser: Browser, gallery: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage();
  for (const name of [...SHOWN_SCENES, ...THROWN]) {
    const looks = [`${name}-hubble.jpg`, `${name}.jpg`].map((file) => join(gallery, file));
    const picture = await readFile(looks.find((path) => existsSync(path))!, "base64");
    const small = await page.evaluate(
      async ([data, { width, height }]) => {
        const image = new Image();
        image.src = `data:image/jpeg;base64,${data}`;
        await image.decode();
        const canvas = document.createElement("canvas");
        Object.assign(canvas, { width, height });
        // The middle of it, half as large again: what happens is small in a wide picture.
        const [w, h] = [image.width / 1.5, image.height / 1.5];
        const to = canvas.getContext("2d")!;
        to.imageSmoothingQuality = "high";
        to.drawImage(image, (image.width - w) / 2, (image.height - h) / 2, w, h, 0, 0, width, height);
        return canvas.toDataURL("image/webp", 0.72).split(",")[1]!;
      },
      [picture, SIZE] as const,
    );
    await writeFile(join(folder, `${name}.webp`), Buffer.from(small, "base64"));
    console.error(`${name}.webp`);
  }
  await page.close();
}
