import type { Vector } from "../../../data/models/sample.ts";
import type { Build } from "../../../data/scenarios/build.ts";
import { arriving, BUILT, builtInfo, isPlain, stateOf } from "../../../data/scenarios/buildInfo.ts";
import { MOST_GALAXIES, tidy, writeBuild } from "../../../data/scenarios/buildText.ts";
import { blend, length, reshaped } from "../../../data/scenarios/kepler.ts";
import { oneLine } from "../../../run/oneLine.ts";
import type { Simulation } from "../../../run/simulation.ts";
import { giveBack, type Suspended, suspend } from "../../kit/borrowedPicture.ts";
import { ARROW_LIGHT, ORBIT_LIGHT } from "../../kit/orbitLight.ts";
import type { SideSlice } from "../../kit/panels.ts";
import type { Fields, Store } from "../../kit/slice.ts";
import { engineAfter, type PhysicsSlice } from "../../run/physics/state.ts";
import { broughtEngine, type PlaySlice } from "../../run/play/state.ts";
import type { LayoutSlice } from "../../shell/layout/state.ts";
import type { AppearanceSlice } from "../../view/appearance/state.ts";
import type { CaptureSlice } from "../../view/capture/state.ts";
import { type Centre, draftOf, frameOf, type Predicted, pathOf, predict, remodelled } from "./draft.ts";
import { BuilderHandles } from "./dragging.ts";
import { BuilderPreview, type PreviewAnswer } from "./preview.ts";
import type { BuilderSlice } from "./state.ts";
import { type BuilderActions, type BuilderNeeds, type Draft, type Handle, withBuilt } from "./state.ts";
import { text } from "./text.ts";

/** What building reads of the page. */
export type Reads = BuilderSlice & LayoutSlice & AppearanceSlice & CaptureSlice & PhysicsSlice & PlaySlice & SideSlice;

/** What the builder changes of the state while it is open, or to start. */
const KEPT = ["scenarios", "scenario", "build", "deeds", "values", "n", "source", "playing", "held"] as const;

/** What is suspended while the builder is open. */
interface Before extends Suspended {
  readonly colour: string;
  readonly state: Fields<PlaySlice, (typeof KEPT)[number]> & Fields<LayoutSlice, "side">;
}

/** The builder: a draft of galaxies, their preview in the picture, predicted orbits, and handles to drag. */
export class Builder implements BuilderActions {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #needs: BuilderNeeds;
  #suspended: Before | null = null;
  #preview: BuilderPreview | null = null;
  #handles: BuilderHandles | null = null;
  #own: readonly Centre[] = [];
  #orbits: readonly Predicted[] = [];
  #held: { readonly what: Handle; readonly normal: Vector; readonly through: Vector } | null = null;
  #frame = 0;
  #starting = false;
  /** Why the last preview could not be made. */
  #unmade: string | null = null;

  constructor(store: Store<Reads>, simulation: Simulation, needs: BuilderNeeds) {
    this.#store = store;
    this.#simulation = simulation;
    this.#needs = needs;
    store.subscribe((now, before) => {
      if (!this.#suspended || this.#starting) return;
      if (now.builder.draft?.build !== before.builder.draft?.build) this.#follow();
      if (now.play.playing) now.play.setPlaying(false);
    });
  }

  /** `before`: a draft that was suspended. */
  open(before: Pick<Draft, "build" | "n"> | null = null): void {
    this.#needs.sequences.closeSequence();
    const { engine, picture, frames, machine } = this.#simulation;
    const state = this.#store.getState();
    if (this.#suspended || !engine || !picture || !frames || !machine || state.capture.recording) return;
    const build = before?.build ?? draftOf(state);
    const n = before?.n ?? state.play.n;
    const kept = Object.fromEntries(KEPT.map((key) => [key, state.play[key]])) as unknown as Before["state"]["play"];
    this.#suspended = {
      ...suspend(picture, engine),
      colour: state.appearance.view.colour,
      state: { play: kept, layout: { side: state.layout.side } },
    };
    state.play.setPlaying(false);
    frames.held = true;
    this.#own = [];
    this.#unmade = null;
    this.#handles = new BuilderHandles(picture);
    picture.lines([]);
    const tell = ({ problem, bodies, own }: PreviewAnswer) => {
      this.#own = own;
      this.#unmade = problem;
      this.#store.getState().builder.changeDraft({ previewed: bodies, within: Math.max(1, own.length) });
      this.#follow();
    };
    this.#preview = new BuilderPreview(machine, picture, tell, this.#simulation.fail);
    const draft: Draft = { build, n, facts: [], problem: null, refused: null, within: 1, previewed: null };
    this.#store.setState({
      builder: { builderOpen: true, draft, chosenGalaxy: build.galaxies.length - 1 },
      layout: { side: null },
    });
    if (innerWidth < 760 && state.layout.panelOpen) state.layout.togglePanel();
    this.#look();
    this.#frame = requestAnimationFrame(this.#everyFrame);
  }

  cancel(): void {
    if (!this.#suspended || this.#starting) return;
    this.#restore();
  }

  /** Another run has begun: there is nothing to go back to. */
  leave(): void {
    if (this.#suspended && !this.#starting) this.#close();
  }

  /** The picture is gone: the state as it was before, and the draft, to be taken up in another picture. */
  suspend(): Draft | null {
    const [
      suspended,
      {
        builder: { draft },
      },
      starting,
    ] = [this.#suspended, this.#store.getState(), this.#starting];
    if (!suspended) return null;
    this.#close();
    // What is being made of the draft comes on another device, and `start` waits for it.
    if (starting) return null;
    this.#store.setState(suspended.state);
    this.#store.getState().appearance.setColour(suspended.colour);
    return draft;
  }

  async start(): Promise<void> {
    const {
      builder: { draft },
      play: { scenarios },
    } = this.#store.getState();
    const suspended = this.#suspended;
    if (!suspended || !draft || draft.problem || this.#starting) return;
    this.#starting = true;
    const build = tidy(draft.build);
    const plain = isPlain(build);
    const info = builtInfo(build, suspended.picture.camera.facing());
    const [first] = build.galaxies;
    this.#store.setState((s) => ({
      ...engineAfter({ own: {}, before: broughtEngine(s) }, s),
      play: {
        ...(plain
          ? { scenario: first!.model, values: first!.values }
          : { scenario: BUILT, values: {}, build: writeBuild(build), scenarios: withBuilt(scenarios, info) }),
        ...{ deeds: "", source: { kind: "scenario" }, held: null, n: draft.n },
      },
    }));
    const outcome = await this.#needs.play.make().finally(() => {
      this.#starting = false;
    });
    if (outcome === "shown") {
      this.#close();
      this.#store.getState().play.setPlaying(true);
    }
    // What the state asked for is not what is built: everything as it was, and the draft still open.
    if (outcome === "failed")
      this.#store.setState({ ...suspended.state, ...(this.#suspended && { play: { playing: false } }) });
  }

  add(model: string): void {
    const placed = this.#place(model);
    if (placed) this.#look();
  }

  setModel(g: number, model: string): void {
    const { draft, changeDraft } = this.#store.getState().builder;
    if (!draft || draft.build.galaxies[g]?.model === model) return;
    if (g === 0) this.#own = [];
    changeDraft({ build: remodelled(draft.build, g, model), refused: null });
    if (g === 0) this.#look();
  }

  reshape(g: number, wanted: Parameters<BuilderActions["reshape"]>[1]): void {
    const { draft, changeGalaxy, changeDraft } = this.#store.getState().builder;
    const galaxy = draft?.build.galaxies[g];
    const [one, two] = [draft?.facts[0]?.mass, draft?.facts[g]?.mass];
    if (!galaxy || one == null || two == null) return;
    try {
      changeGalaxy(g, reshaped(one + two, stateOf(galaxy), wanted));
    } catch (error) {
      const words = oneLine(error).replace(/\d+\.\d{3,}/g, (digits) => String(Number(Number(digits).toPrecision(4))));
      changeDraft({ refused: text.refused(words) });
    }
  }

  grab(what: Handle | string, x: number, y: number): void {
    const { draft, dragPlane, chooseGalaxy } = this.#store.getState().builder;
    const handles = this.#handles;
    if (!draft || !handles) return;
    if (typeof what === "string") {
      const normal = handles.normalOf(draft.build.galaxies.length, draft.build, dragPlane);
      const at = handles.toSpace({ x, y }, normal, [0, 0, 0]);
      const g = at && this.#place(what, at);
      if (g) this.#held = { what: { kind: "position", g }, normal, through: [0, 0, 0] };
      return;
    }
    const through = handles.placeOf(what, draft.build, draft.facts);
    if (!through) return;
    chooseGalaxy(what.g);
    this.#held = { what, normal: handles.normalOf(what.g, draft.build, dragPlane), through };
  }

  drag(x: number, y: number): void {
    const held = this.#held;
    const at = held && this.#handles?.toSpace({ x, y }, held.normal, held.through);
    if (held && at) this.#put(held.what, at);
  }

  drop(): void {
    this.#held = null;
  }

  nudge(what: Handle, x: number, y: number): void {
    const { draft } = this.#store.getState().builder;
    const place = draft && this.#handles?.placeOf(what, draft.build, draft.facts);
    const at = place && this.#handles?.toScreen(place);
    if (!at) return;
    this.grab(what, at.x, at.y);
    this.drag(at.x + x, at.y + y);
    this.drop();
  }

  /** A new galaxy of the draft; its number, or null where none can be. */
  #place(model: string, at?: Vector): number | null {
    const {
      builder: { draft, changeDraft, chooseGalaxy },
      appearance: { setColour },
    } = this.#store.getState();
    const first = draft?.facts[0]?.mass;
    if (!draft || first == null || draft.build.galaxies.length >= MOST_GALAXIES) return null;
    try {
      const galaxies = [...draft.build.galaxies, arriving(draft.build, first, model, at)];
      changeDraft({ build: { ...draft.build, galaxies }, refused: null });
      chooseGalaxy(galaxies.length - 1);
      setColour("galaxy");
      return galaxies.length - 1;
    } catch (error) {
      changeDraft({ refused: oneLine(error) });
      return null;
    }
  }

  #put({ kind, g }: Handle, at: Vector): void {
    const { draft, changeGalaxy } = this.#store.getState().builder;
    const galaxy = draft?.build.galaxies[g];
    if (!draft || !galaxy || g < 1) return;
    if (kind === "position") {
      if (length(at) > 0) changeGalaxy(g, { position: at });
      return;
    }
    const ahead = this.#handles?.ahead(g, draft.build, draft.facts);
    if (ahead) changeGalaxy(g, { velocity: blend(1 / ahead, at, -1 / ahead, galaxy.position) });
  }

  /** Everything that follows from the draft: masses, orbits, lines, preview. */
  #follow(): void {
    const {
      builder: { draft, changeDraft },
      play: { seed },
    } = this.#store.getState();
    if (!draft) return;
    const { facts, orbits, problem } = predict(draft.build, this.#own);
    this.#orbits = orbits;
    changeDraft({ facts, problem: problem ?? this.#unmade });
    this.#draw(draft.build);
    this.#preview?.show(draft.build, draft.n, seed);
  }

  #draw(build: Build): void {
    const { facts = [] } = this.#store.getState().builder.draft ?? {};
    const camera = this.#suspended?.picture.camera;
    if (!camera) return;
    const inScene = (points: readonly Vector[]) => points.map((point) => camera.toScene(point));
    const lines = this.#orbits.map((orbit) => ({ points: inScene(pathOf(orbit)), light: ORBIT_LIGHT, fade: 0.25 }));
    const arrows = build.galaxies.slice(1).flatMap(({ position }, i) => {
      const tip = this.#handles?.placeOf({ kind: "velocity", g: i + 1 }, build, facts);
      return tip ? [{ points: inScene([position, tip]), light: ARROW_LIGHT, fade: 1 }] : [];
    });
    this.#suspended?.picture.lines([...lines, ...arrows]);
  }

  /** Shows all of the draft from where the camera looks. */
  #look(): void {
    const { draft } = this.#store.getState().builder;
    const picture = this.#suspended?.picture;
    if (!draft || !picture) return;
    picture.camera.begin({ radius: frameOf(draft.build), direction: picture.camera.facing() });
    this.#follow();
  }

  /** Handles are elements of the page that follow the picture: no state changes while the camera moves. */
  #everyFrame = (): void => {
    const { draft } = this.#store.getState().builder;
    if (!this.#suspended || !draft) return;
    this.#frame = requestAnimationFrame(this.#everyFrame);
    for (const element of document.querySelectorAll<HTMLElement>("[data-handle]")) {
      const [kind, g] = (element.dataset.handle ?? "").split(" ");
      const what = { kind: kind as Handle["kind"], g: Number(g) };
      const place = this.#handles?.placeOf(what, draft.build, draft.facts);
      const at = place && this.#handles?.toScreen(place);
      element.style.visibility = at ? "visible" : "hidden";
      if (at) element.style.transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px)`;
    }
  };

  #restore(): void {
    const suspended = this.#suspended;
    this.#close();
    if (!suspended) return;
    this.#store.setState(suspended.state);
    this.#store.getState().appearance.setColour(suspended.colour);
    giveBack(suspended, this.#simulation, this.#needs.inspect);
  }

  #close(): void {
    if (!this.#suspended) return;
    cancelAnimationFrame(this.#frame);
    this.#suspended.picture.over = this.#suspended.over;
    this.#suspended.picture.lines(null);
    this.#suspended = null;
    this.#held = null;
    this.#preview?.destroy();
    this.#preview = this.#handles = null;
    this.#orbits = [];
    const { frames } = this.#simulation;
    if (frames) frames.held = false;
    this.#store.setState({ builder: { builderOpen: false, draft: null, chosenGalaxy: 0 } });
  }
}
