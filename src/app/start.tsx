import { createRoot } from "react-dom/client";
import { WRITABLE } from "../data/files/catalogue.ts";
import { SCENARIOS } from "../data/scenarios/index.ts";
import { FLOWS } from "../data/vortices/scenarios.ts";
import { DEFAULT_SETTINGS, INTEGRATORS, SOLVERS } from "../engine/index.ts";
import { BUILDER } from "../features/builder/draft.ts";
import { HANDS } from "../features/hands/options.ts";
import { translated } from "../language/words.ts";
import { COLOUR_MODES } from "../render/colour/index.ts";
import { MAP_COLOURS } from "../render/shown/mapColours.ts";
import { App } from "./app.tsx";
import { keepOffline } from "./offline.ts";
import { joined } from "./page.ts";
import { createState } from "./state.ts";
import "./style/index.css";

/** Bodies before the graphics adapter is known; page.ts raises it on real ones. */
const FIRST_BODIES = 16384;

/** Below this width the controls begin folded away. */
const NARROW = 760;

const store = createState({
  scenarios: [...SCENARIOS, ...FLOWS].map(({ make: _, ...info }) =>
    translated("scenarios", { ...info, parameters: info.parameters.map((p) => translated("parameters", p)) }),
  ),
  colours: COLOUR_MODES.map(({ scale: _, ...info }) => info),
  mapColours: MAP_COLOURS,
  solvers: SOLVERS.map(({ name, title, help, use, opening, buckets = false, lists = false }) => ({
    ...translated("solvers", { name, title, help, use }),
    direct: opening === null,
    buckets,
    lists,
  })),
  integrators: INTEGRATORS.map(({ name, title, help, use, blocks, rungs, bridge }) => ({
    ...translated("integrators", { name, title, help, use }),
    direct: blocks !== undefined,
    tree: rungs !== undefined || bridge !== undefined,
    cluster: bridge !== undefined,
  })),
  solver: DEFAULT_SETTINGS.solver,
  formats: WRITABLE,
  builder: BUILDER,
  hands: HANDS,
  address: location.search,
  scenario: "plummer-merger",
  n: FIRST_BODIES,
  maxBodies: 4_194_304,
  panelOpen: innerWidth >= NARROW,
});

const { simulation, actions, start, debug } = joined(store, document.querySelector("#sky")!);
createRoot(document.querySelector("#root")!).render(<App store={store} actions={actions} />);
// What nobody else heard of is said too; the console has it with its stack.
addEventListener("unhandledrejection", ({ reason }) => simulation.ask(simulation.fail(reason)));
addEventListener("error", ({ error }) => error && simulation.ask(simulation.fail(error)));
simulation.ask(start());

/** For the console and for tests: what the engine itself says. Read-only. */
Object.defineProperty(window, "antennae", { value: debug, enumerable: true });

// Works offline once it was loaded; the development server has no such files.
if (import.meta.env.PROD) simulation.ask(keepOffline());
