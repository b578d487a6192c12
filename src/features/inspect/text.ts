import { words } from "../../language/words.ts";

/** Words of the tree view and of picked bodies. */
export const text = words("inspect", {
  commands: {
    cells: { label: "Cells of the tree", help: "Shows the cells of the tree near the pointer, all of them, or none." },
    pick: { label: "Pick body", help: "Picks the body nearest to the middle of the view." },
    trail: { label: "Leave a trail", help: "Starts or ends the trail of the picked body." },
    release: { label: "Release", help: "Deselects the picked body." },
  },
  group: "Tree and bodies",
  cells: {
    label: "Cells of the tree",
    help: "Draws the boxes into which the bodies are sorted; distant boxes act as a whole instead of body by body.",
    names: { off: "Hidden", pointer: "Near the pointer", all: "All" },
  },
  from: { label: "Coarsest level", help: "First level of boxes to draw; level 0 is the box around all bodies." },
  to: { label: "Finest level", help: "Last level of boxes to draw; each level halves the sides of the boxes." },
  noGraphics:
    "Trees, single bodies and galaxies' centres are looked at with WebGPU only; the processor computes this run.",
  none: "The direct sum has no tree: every body interacts with every other.",
  body: {
    label: "Body",
    help: "Number of a body, counted from 0; a click on the sky picks the nearest one.",
    title: (body: string) => `Body ${body}`,
    looking: "Looking it up",
    release: "Release",
    met: "Interactions",
    metHelp: "Draws the cells and bodies that the last force calculation used for this body.",
    galaxy: "Galaxy",
    component: "Component",
    mass: "Mass",
    speed: "Speed",
    cells: "Cells",
    far: "Far cells, shared",
    bodies: "Bodies, one by one",
    neighbours: "Bodies in its group",
    forces: "All interactions",
    pairs: "Direct sum",
    saved: "Interactions saved",
    share: (count: string, percent: string) => `${count} (${percent} %)`,
  },
  trails: {
    title: "Trails",
    toggle: "Leave a trail",
    help: "Draws the path of this body from now on: a point per frame, at most 512.",
    full: "16 bodies already have trails: end one of them first.",
    name: (body: string) => `Body ${body}`,
    points: (count: string) => (count === "1" ? "1 point" : `${count} points`),
    end: (body: string) => `End the trail of body ${body}`,
  },
});
