// Loaded when a comparison finds no room: what tells it knows every table of a graphics card's engine.
export { engineBytes } from "../engine/index.ts";
