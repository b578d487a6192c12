import { grouped } from "../../../language/format.ts";
import type { Canvas, Recorder } from "../../../render/film.ts";
import { filmBytes, filmFrames } from "../../../render/filmSize.ts";
import { NoRoomForPicture, type Picture } from "../../../render/picture.ts";
import { Cancelled } from "../../../run/cancelled.ts";
import type { Frames } from "../../../run/frames.ts";
import { oneLine } from "../../../run/oneLine.ts";
import type { CompareSlice } from "../../analyse/compare/state.ts";
import type { BuilderSlice } from "../../create/builder/state.ts";
import type { InteractSlice } from "../../create/interact/state.ts";
import { download } from "../../kit/download.ts";
import type { SideSlice } from "../../kit/panels.ts";
import type { Fields, Store } from "../../kit/slice.ts";
import type { ToursSlice } from "../../learn/tours/state.ts";
import type { PhysicsSlice } from "../../run/physics/state.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { stemOf } from "../../run/play/state.ts";
import type { SequencesSlice } from "../../run/sequences/state.ts";
import type { LayoutSlice } from "../../shell/layout/state.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { ShareSlice } from "../../shell/share/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { UnitsSlice } from "../../shell/units/state.ts";
import type { AppearanceSlice } from "../appearance/state.ts";
import type { CameraSlice } from "../camera/state.ts";
import { covered, coveredOfTwo } from "./covered.ts";
import { type FilmFile, pickFilmFile, writesToDisk } from "./filmFile.ts";
import type { CaptureSlice } from "./state.ts";
import { type FilmChoices, type Guide, pixelSize, printedAt } from "./state.ts";
import { text } from "./text.ts";

/** What stills and films read of the page. */
export type Reads = BuilderSlice &
  CameraSlice &
  CompareSlice &
  Fields<InteractSlice, "deedRows"> &
  LayoutSlice &
  AppearanceSlice &
  MessagesSlice &
  PhysicsSlice &
  CaptureSlice &
  PlaySlice &
  SequencesSlice &
  ShareSlice &
  SideSlice &
  StatusSlice &
  ToursSlice &
  UnitsSlice;

/** Panels that cover part of the sky. */
const LAID = [
  (s: Reads) => s.layout.panelOpen,
  (s: Reads) => s.layout.side,
  (s: Reads) => s.builder.builderOpen,
  (s: Reads) => s.tours.cardHeight,
];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Bytes above which a film goes to disk where the browser can, and at which one that is held in memory ends. */
const LONG = 250e6;
const MOST_HELD = 1e9;

/** A film that is being made. */
interface Filming {
  readonly recorder: Recorder;
  /** Frames after which it ends by itself; 0: never. */
  readonly frames: number;
  /** What it is called, without the ending, and on disk its file. */
  readonly stem: string;
  readonly format: FilmChoices["format"];
  readonly file: FilmFile | null;
  readonly guide: Guide | null;
  /** Writes caption and scale bar on a frame, where they are wanted. */
  write(): void;
}

/** How a recording begins, loaded now. */
async function recorder({ format, framesPerSecond }: FilmChoices, file: FilmFile | null) {
  if (format === "gif") {
    const { Gif } = await import("../../../render/gif.ts");
    return (canvas: Canvas) => Gif.begin(canvas, framesPerSecond);
  }
  const { Film } = await import("../../../render/film.ts");
  return (canvas: Canvas) => Film.begin(canvas, { format, framesPerSecond, file: file?.stream ?? null });
}

/** Size of the canvas, stills and films. */
export class Pictures {
  readonly #store: Store<Reads>;
  readonly #picture: Picture;
  readonly #frames: Frames;
  readonly #fail: (error: unknown) => void;
  /** Pixels that the canvas has while a still or film of its own size is made. */
  #fixed: Size | null = null;
  #film: Filming | null = null;
  #starting = false;
  /** Ends with the device. */
  readonly #ends = new AbortController();

  constructor(store: Store<Reads>, picture: Picture, frames: Frames, fail: (error: unknown) => void) {
    this.#store = store;
    this.#picture = picture;
    this.#frames = frames;
    this.#fail = fail;
    const shape = new ResizeObserver(() => this.fit());
    shape.observe(picture.canvas);
    // The panel is laid out after the state changed.
    const unsubscribe = store.subscribe((now, before) => {
      if (LAID.some((covers) => covers(now) !== covers(before))) setTimeout(() => this.fit());
    });
    this.#ends.signal.addEventListener("abort", () => {
      shape.disconnect();
      unsubscribe();
    });
    this.fit();
  }

  get picture(): Picture {
    return this.#picture;
  }

  /** The device was lost: what was filmed is offered, and nothing more is made here. */
  async lose(): Promise<void> {
    const film = this.#end();
    this.#ends.abort();
    if (film) await this.#offer(film, text.film.lost(film.recorder.frames));
  }

  /** Saves the next picture as PNG, of the chosen size, with the address of the run inside. */
  async still(): Promise<void> {
    if (this.#film) return this.#store.getState().messages.say("error", text.film.noStill);
    const state = this.#store.getState();
    const {
      capture: { stillSize, stillNotes },
      share: { addressOf },
    } = state;
    const address = addressOf({ camera: this.#picture.camera.view, lasting: true });
    const about = { software: "Antennae", address };
    const name = `${this.#stem()}.png`;
    const [{ withDensity, withText }, { pngOf }] = await Promise.all([
      import("../../../render/pngText.ts"),
      import("../../../render/screenshot.ts"),
    ]);
    const notes = stillNotes ? await import("./stillNotes.ts") : null;
    this.#setFixed(pixelSize(stillSize));
    try {
      const noted = notes?.noted(this.#store, this.#picture);
      const drawn = await this.#picture.still(() => {
        noted?.write(this.#frames.time);
        return noted ? noted.canvas.convertToBlob({ type: "image/png" }) : pngOf(this.#picture.canvas);
      });
      const plain = new Uint8Array(await drawn.arrayBuffer());
      const printed = printedAt(stillSize);
      const png = printed === null ? plain : withDensity(plain, printed);
      // A lost device leaves nothing but black.
      if (this.#ends.signal.aborted) return;
      download(new Blob([withText(png, "antennae", JSON.stringify(about))], { type: "image/png" }), name);
    } catch (error) {
      this.#fail(error instanceof NoRoomForPicture ? new Error(text.noRoomForStill(error.width, error.height)) : error);
    } finally {
      this.#setFixed(null);
    }
  }

  #stem(): string {
    return stemOf(this.#store.getState(), this.#frames.steps);
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

  /** Begins a film, or ends the one that is being made. Call it in the task of a click or a key. `guide`: it goes along a path. */
  async record(guide: Guide | null = null): Promise<void> {
    if (this.#film) return this.#finish();
    if (this.#starting || this.#ends.signal.aborted) return;
    this.#starting = true;
    let file: FilmFile | null = null;
    try {
      const { film } = this.#store.getState().capture;
      const choices = guide ? { ...film, frames: guide.frames } : film;
      const { canvas } = this.#picture;
      // H.264 takes even numbers only.
      const even = (x: number) => x - (x % 2);
      const size = pixelSize(choices.size) ?? { width: even(canvas.width), height: even(canvas.height) };
      const stem = this.#stem();
      const long = isLong(choices, size);
      if (long && choices.format !== "gif")
        file = await pickFilmFile(`${stem}.${choices.format}`, `video/${choices.format}`);
      if (long && !file) this.#store.getState().messages.say("note", heldInMemory(choices, size));
      await this.#begin(choices, size, stem, file, guide);
    } catch (error) {
      if (!this.#film) {
        this.#release(guide);
        this.#setFixed(null);
        await file?.stream.abort().catch(() => {});
      }
      if (!(error instanceof Cancelled || this.#ends.signal.aborted)) this.#fail(error);
    } finally {
      this.#starting = false;
    }
  }

  async #begin(
    choices: FilmChoices,
    size: Size,
    stem: string,
    file: FilmFile | null,
    guide: Guide | null,
  ): Promise<void> {
    const { stillNotes } = this.#store.getState().capture;
    const { canvas } = this.#picture;
    const begin = await recorder(choices, file);
    const notes = stillNotes ? await import("./stillNotes.ts") : null;
    await Promise.all([guide?.prepare(), this.#picture.prepared()]);
    this.#ends.signal.throwIfAborted();
    this.#setFixed(size);
    const noted = notes?.noted(this.#store, this.#picture);
    const made = await begin(noted?.canvas ?? canvas);
    if (this.#ends.signal.aborted) {
      await made.cancel();
      this.#ends.signal.throwIfAborted();
    }
    const write = () => noted?.write(this.#frames.time);
    const frames = filmFrames(choices.format, choices.frames);
    this.#film = { recorder: made, frames, stem, format: choices.format, file, guide, write };
    this.#picture.mass.hold(true);
    this.#store.setState({ capture: { recording: true } });
    const { stepsPerFrame, framesPerSecond } = choices;
    if (guide) this.#frames.lead = guide.begin();
    this.#frames.film = { stepsPerFrame, framesPerSecond, take: () => this.#take() };
  }

  /** Camera, look and time are those of hands and clock again. */
  #release(guide: Guide | null): void {
    if (!guide) return;
    this.#frames.lead = null;
    guide.end();
  }

  /** Ends the film and throws it away. */
  async cancel(): Promise<void> {
    await this.#end()?.recorder.cancel();
  }

  async #take(): Promise<void> {
    const film = this.#film;
    if (!film) return;
    const { recorder, frames } = film;
    try {
      film.write();
      await recorder.add();
    } catch (error) {
      // Every later frame would fail as well.
      if (film === this.#film) await this.#finish(text.film.broken(recorder.frames - 1, oneLine(error)));
      return;
    }
    if (film !== this.#film) return;
    const fraction = frames > 0 ? recorder.frames / frames : null;
    this.#store.getState().play.setBusy({ label: text.filming(recorder.frames, frames), fraction });
    if (frames > 0 && recorder.frames >= frames) await this.#finish();
    else if (recorder.held > MOST_HELD) await this.#finish(text.film.full(recorder.frames, megabytes(recorder.held)));
  }

  /** Ends the film and offers it. `why`: what the user did not ask for. */
  async #finish(why: string | null = null): Promise<void> {
    const film = this.#end();
    if (film) await this.#offer(film, why);
  }

  async #offer({ recorder, stem, format, file }: Filming, why: string | null): Promise<void> {
    const { say } = this.#store.getState().messages;
    if (why) say("error", why);
    try {
      if (why && recorder.frames === 0) return await recorder.cancel();
      const film = await recorder.finish();
      const name = file?.name ?? `${stem}.${format}`;
      if (film) download(film, name);
      else say("note", text.film.onDisk(name));
    } catch (error) {
      say("error", oneLine(error));
      await recorder.cancel().catch(() => {});
    }
  }

  #end(): Filming | null {
    const film = this.#film;
    if (!film) return null;
    this.#film = null;
    this.#frames.film = null;
    this.#release(film.guide);
    this.#picture.mass.hold(false);
    this.#store.getState().play.setBusy(null);
    this.#store.setState({ capture: { recording: false } });
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
    if (width <= 0 || height <= 0 || this.#ends.signal.aborted) return;
    if (this.#fixed) {
      const ratio = Math.min(this.#fixed.width / width, this.#fixed.height / height);
      const none = { left: 0, right: 0, bottom: 0 };
      this.#picture.resize(this.#fixed.width / ratio, this.#fixed.height / ratio, ratio, none);
    } else {
      const free = this.#store.getState().compare.comparing ? coveredOfTwo() : covered();
      this.#picture.resize(width, height, Math.min(devicePixelRatio, 2), free);
      const second = this.#picture.camera.views[1];
      const rows = second !== undefined && second.x === 0;
      this.#store.setState({ compare: { split: second ? { rows, at: rows ? second.y : second.x } : null } });
    }
  }
}

/** Is the film more than should be held in memory, as far as that is known? One without an end is. */
function isLong({ format, framesPerSecond, frames }: FilmChoices, size: Size): boolean {
  const most = filmFrames(format, frames);
  return most === 0 || filmBytes(format, size, framesPerSecond, most) > LONG;
}

function heldInMemory({ format, framesPerSecond, frames }: FilmChoices, size: Size): string {
  const minute = megabytes(filmBytes(format, size, framesPerSecond, 60 * framesPerSecond));
  const most = filmFrames(format, frames);
  const all = most > 0 ? megabytes(filmBytes(format, size, framesPerSecond, most)) : null;
  return text.film.inMemory(all, minute, megabytes(MOST_HELD), format !== "gif" && !writesToDisk());
}

const megabytes = (bytes: number) => grouped(Math.ceil(bytes / 1e6));
