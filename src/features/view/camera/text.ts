import { words } from "../../../language/words.ts";

/** Words about the camera. */
export const text = words("camera", {
  commands: {
    turntable: { label: "Turntable", help: "Turns the view slowly." },
    pilot: {
      label: "Fly freely",
      help: "Moves the camera with W, A, S and D, up with R and down with F; drag or press the arrow keys to look around. It slows down near the middle.",
    },
    keepView: {
      label: "Save view",
      help: "Saves the position of the camera under a name, in this browser, for this scenario or file.",
    },
    nextView: { label: "Next view", help: "Flies to the next saved view." },
    fit: { label: "Fit", help: "Shows all bodies." },
    home: { label: "First view", help: "Returns to the first view." },
    left: { label: "Turn left", help: "Turns the view to the left." },
    right: { label: "Turn right", help: "Turns the view to the right." },
    up: { label: "Turn up", help: "Turns the view upwards." },
    down: { label: "Turn down", help: "Turns the view downwards." },
    closer: { label: "Closer", help: "Moves the camera closer." },
    farther: { label: "Farther", help: "Moves the camera farther away." },
  },
  title: "Camera",
  hint: { mouse: "Drag to turn, scroll to zoom", touch: "Drag to turn, pinch to zoom" },
  follow: {
    label: "Follow",
    help: "Keeps the centre of a galaxy in the middle of the view. At “Watch”, tap a galaxy to follow it and the empty sky to stop.",
    none: "Off",
    galaxy: (number: number) => `Galaxy ${number}`,
  },
  centres: { label: "Centres", help: "Marks the densest part of each galaxy and the path it has taken." },
  orbit: {
    label: "Orbit",
    help: "Draws the paths that the two galaxies would take from now on if they were points with their masses; friction between their haloes makes real galaxies fall in sooner.",
  },
  closest: (distance: string, time: string, e: string) =>
    `As point masses they would pass within ${distance} in ${time} (eccentricity ${e}).`,
  past: (distance: string, time: string, e: string) =>
    `As point masses they passed within ${distance}, ${time} ago (eccentricity ${e}).`,
  none: "No saved views yet: press V to save this one, in this browser, for this scenario or file. The camera then flies to it smoothly.",
  views: "Saved views",
  view: (number: number) => `View ${number}`,
  nameLabel: (name: string) => `Name of ${name}`,
  go: "Go",
  goTo: (name: string) => `Fly to ${name}`,
  remove: (name: string) => `Delete ${name}`,
  /** What an entry of them has not. */
  lacks: "no scenario, name or camera position",
  notViews: (why: string) => `The saved views in this browser can't be read: ${why.split("\n")[0]}.`,
  noView: (asked: string) =>
    `The link has view=${asked}, which is not the six numbers of a camera. Showing the first view.`,
});
