import type { Loop } from "./loop.ts";
import { covered, coveredOfTwo } from "./pageParts.ts";
import type { Canvas, Recorder } from "./render/film.ts";
import type { Picture } from "./render/picture.ts";
import { withText } from "./render/pngText.ts";
import { pngOf } from "./render/screenshot.ts";
import type { Store } from "./state/store.ts";
import { text } from "./state/text.ts";
import { type FilmChoices, pixelSize } from "./state/view.ts";
import { download } from "./ui/download.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a recording begins, loaded now, and its frames; 0: until it is ended. */
async function recorder({ format, framesPerSecond, frames }: FilmChoices) {
  if (format === "gif") {
    const { Gif, MOST_FRAMES } = await import("./render/gif.ts");
    const most = Math.min(frames || MOST_FRAMES, MOST_FRAMES);
    return { frames: most, begin: (canvas: Canvas) => Gif.begin(canvas, framesPerSecond) };
  }
  const { Film } = await import("./render/film.ts");
  return { frames, begin: (canvas: Canvas) => Film.begin(canvas, { format, framesPerSecond }) };
}

/** Size of the canvas, stills and films. */
export class Pictures {
  readonly #store: Store;
  readonly #device: GPUDevice;
  readonly #picture: Picture;
  readonly #loop: Loop;
  readonly #names: { stem(): string; address(): string };
  readonly #fail: (error: unknown) => void;
  /** Pixels that the canvas has while a still or film of its own size is made. */
  #fixed: Size | null = null;
  #film: Recorder | null = null;
  /** Frames after which the film ends by itself; 0: never. */
  #frames = 0;
  /** Writes caption and scale bar on a frame of the film, where they are wanted. */
  #write: () => void = () => {};
  #starting = false;

  constructor(
    store: Store,
    device: GPUDevice,
    picture: Picture,
    loop: Loop,
    names: { stem(): string; address(): string },
    fail: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#device = device;
    this.#picture = picture;
    this.#loop = loop;
    this.#names = names;
    this.#fail = fail;
    new ResizeObserver(() => this.fit()).observe(picture.canvas);
    // The panel is laid out after the state changed.
    store.subscribe((now, before) => {
      if (
        now.panelOpen !== before.panelOpen ||
        now.truthOpen !== before.truthOpen ||
        now.plotsOpen !== before.plotsOpen ||
        now.builderOpen !== before.builderOpen
      )
        setTimeout(() => this.fit());
    });
    this.fit();
  }

  /** Saves the next picture as PNG, of the chosen size, with the address of the run inside. */
  async still(): Promise<void> {
    if (this.#film) return this.#fail(new Error("a film is being made; end it before taking a still of another size"));
    const { stillSize, stillNotes } = this.#store.getState();
    const notes = stillNotes ? await import("./stillNotes.ts") : null;
    this.#setFixed(pixelSize(stillSize));
    try {
      const noted = notes?.noted(this.#store, this.#picture);
      const missing = this.#draw();
      noted?.write(this.#loop.time);
      const blob = noted ? noted.canvas.convertToBlob({ type: "image/png" }) : pngOf(this.#picture.canvas);
      // Awaited together: none of the two may fail unheard.
      const [drawn] = await Promise.all([blob, missing]);
      const png = new Uint8Array(await drawn.arrayBuffer());
      const about = JSON.stringify({ software: "Antennae", address: this.#names.address() });
      download(new Blob([withText(png, "antennae", about)], { type: "image/png" }), `${this.#names.stem()}.png`);
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#setFixed(null);
    }
  }

  /** Draws the picture. Rejects with one line where the graphics card has no room for its size: then it is blank. */
  #draw(): Promise<void> {
    const scopes = ["out-of-memory", "validation"] as const;
    for (const scope of scopes) this.#device.pushErrorScope(scope);
    let errors: Promise<(GPUError | null)[]>;
    try {
      this.#picture.render();
    } finally {
      errors = Promise.all(scopes.map(() => this.#device.popErrorScope()));
    }
    const { width, height } = this.#picture.canvas;
    return errors.then(([wrong, full]) => {
      if (full) throw new Error(text.noRoomForStill(width, height));
      if (wrong) throw new Error(wrong.message);
    });
  }

  /** The picture as JPEG, of `size` pixels without room for panels, or as it is on the screen. */
  async jpeg(size: Size | null, quality: number): Promise<Blob> {
    this.#setFixed(size);
    try {
      const pixels = await this.#picture.read();
      const canvas = new OffscreenCanvas(pixels.width, pixels.height);
      canvas.getContext("2d")!.putImageData(pixels, 0, 0);
      return await canvas.convertToBlob({ type: "image/jpeg", quality });
    } finally {
      this.#setFixed(null);
    }
  }

  /** Begins a film, or ends the one that is being made. */
  async record(): Promise<void> {
    if (this.#film) return this.#finish();
    if (this.#starting) return;
    this.#starting = true;
    try {
      const { film: choices, stillNotes } = this.#store.getState();
      const { canvas } = this.#picture;
      const { frames, begin } = await recorder(choices);
      const notes = stillNotes ? await import("./stillNotes.ts") : null;
      this.#frames = frames;
      // H.264 takes even numbers only.
      const even = (x: number) => x - (x % 2);
      this.#setFixed(pixelSize(choices.size) ?? { width: even(canvas.width), height: even(canvas.height) });
      const noted = notes?.noted(this.#store, this.#picture);
      this.#film = await begin(noted?.canvas ?? canvas);
      this.#write = () => noted?.write(this.#loop.time);
      this.#picture.mass.hold(true);
      this.#store.setState({ recording: true });
      const { stepsPerFrame, framesPerSecond } = choices;
      this.#loop.film = { stepsPerFrame, framesPerSecond, take: () => this.#take() };
    } catch (error) {
      this.#setFixed(null);
      this.#fail(error);
    } finally {
      this.#starting = false;
    }
  }

  /** Ends the film and throws it away. */
  async cancel(): Promise<void> {
    const film = this.#end();
    await film?.cancel();
  }

  async #take(): Promise<void> {
    const film = this.#film;
    if (!film) return;
    const frames = this.#frames;
    this.#write();
    await film.add();
    if (film !== this.#film) return;
    const fraction = frames > 0 ? film.frames / frames : null;
    this.#store.getState().setBusy({ label: text.filming(film.frames, frames), fraction });
    if (frames > 0 && film.frames >= frames) await this.#finish();
  }

  async #finish(): Promise<void> {
    const stem = this.#names.stem();
    const { format } = this.#store.getState().film;
    try {
      const film = this.#end();
      if (film) download(await film.finish(), `${stem}.${format}`);
    } catch (error) {
      this.#fail(error);
    }
  }

  #end(): Recorder | null {
    const film = this.#film;
    this.#film = null;
    this.#loop.film = null;
    this.#picture.mass.hold(false);
    this.#store.getState().setBusy(null);
    this.#store.setState({ recording: false });
    this.#setFixed(null);
    return film;
  }

  #setFixed(size: Size | null): void {
    if (size === null && this.#fixed === null) return;
    this.#fixed = size;
    this.fit();
  }

  /** The canvas in its place, or with as many pixels as asked for: then the same view, sharper. */
  fit(): void {
    const { clientWidth: width, clientHeight: height } = this.#picture.canvas;
    // A canvas that was replaced has no size.
    if (width <= 0 || height <= 0) return;
    if (this.#fixed) {
      const ratio = Math.min(this.#fixed.width / width, this.#fixed.height / height);
      const none = { left: 0, right: 0, bottom: 0 };
      this.#picture.resize(this.#fixed.width / ratio, this.#fixed.height / ratio, ratio, none);
    } else {
      const free = this.#store.getState().comparing ? coveredOfTwo() : covered();
      this.#picture.resize(width, height, Math.min(devicePixelRatio, 2), free);
      const second = this.#picture.camera.views[1];
      const rows = second !== undefined && second.x === 0;
      this.#store.setState({ split: second ? { rows, at: rows ? second.y : second.x } : null });
    }
  }
}
