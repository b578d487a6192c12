import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { FIRST_SCENE, withFirstScene } from "./firstScene.ts";
import { KNOWN } from "./known.ts";
import { keepOffline } from "./offline.ts";
import { joined } from "./page.ts";
import { createState } from "./state.ts";
import { showStill } from "./still.ts";
import "./style/index.css";

/** Bodies before the graphics adapter is known; page.ts raises it on real ones. */
const FIRST_BODIES = 16384;

/** Below this width the controls begin folded away, and are those that watching needs. */
const NARROW = 760;

const store = createState({
  ...KNOWN,
  address: withFirstScene(location.search, innerWidth > innerHeight),
  scenario: FIRST_SCENE.scenario,
  n: FIRST_BODIES,
  maxBodies: 4_194_304,
  panelOpen: innerWidth >= NARROW,
  level: innerWidth >= NARROW ? "play" : "watch",
});

const sky = document.querySelector<HTMLElement>("#sky")!;
if (!new URLSearchParams(location.search).has("scenario")) showStill(sky);
const { simulation, actions, start, debug } = joined(store, sky);
createRoot(document.querySelector("#root")!).render(<App store={store} actions={actions} />);
// What no handler took is said too; the console has it with its stack.
addEventListener("unhandledrejection", ({ reason }) => simulation.ask(simulation.fail(reason)));
addEventListener("error", ({ error }) => error && simulation.ask(simulation.fail(error)));
const started = start();
simulation.ask(started);

/** For the console and for tests: what the engine itself says, and a few things that no button does. */
Object.defineProperty(window, "antennae", { value: debug, enumerable: true });

// Works offline once it was loaded; the development server has no such files.
if (import.meta.env.PROD) simulation.ask(started.then(() => keepOffline(simulation.machine?.device === null)));
