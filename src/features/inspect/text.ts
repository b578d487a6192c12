import { words } from "../../language/words.ts";

/** Words of the tree view and of picked bodies. */
export const text = words("inspect", {
  group: "Tree and bodies",
  cells: {
    label: "Cells of the tree",
    help: "Draws the boxes into which the bodies are sorted; forces of far boxes are found box by box instead of body by body.",
    names: { off: "Hidden", pointer: "Near the pointer", all: "All" },
  },
  from: { label: "Coarsest level", help: "First level of boxes to draw; level 0 is the box around all bodies." },
  to: { label: "Finest level", help: "Last level of boxes to draw; each level halves the boxes' sides." },
  none: "The direct sum has no tree: each body meets every other one.",
  body: {
    label: "Body",
    help: "Number of a body in the table, from 0; a click on the sky picks the nearest one.",
    title: (body: string) => `Body ${body}`,
    looking: "Looking for it",
    release: "Release",
    met: "What it met",
    metHelp: "Draws the cells and bodies that the last force calculation used for this body.",
    galaxy: "Galaxy",
    component: "Component",
    mass: "Mass",
    speed: "Speed",
    cells: "Cells",
    far: "Far cells, shared",
    bodies: "Bodies, one by one",
    neighbours: "Bodies in its group",
    forces: "Forces for this body",
    pairs: "Direct sum",
    saved: "Pairs saved",
    share: (count: string, percent: string) => `${count} (${percent} %)`,
  },
  trails: {
    title: "Trails",
    toggle: "Leave a trail",
    help: "Draws the way that this body takes from now on, a point for each picture, 512 at most.",
    full: "16 bodies have trails already: end one of them first.",
    name: (body: string) => `Body ${body}`,
    points: (count: string) => (count === "1" ? "1 point" : `${count} points`),
    end: (body: string) => `End the trail of body ${body}`,
  },
});
