import { words } from "../../language/words.ts";

/** Words about the camera. */
export const text = words("camera", {
  title: "Camera",
  follow: {
    label: "Follow",
    help: "Keeps the centre of a galaxy in the middle of the view.",
    none: "Nothing",
    galaxy: (number: number) => `Galaxy ${number}`,
  },
  centres: { label: "Centres", help: "Marks the densest part of each galaxy and the way that it came." },
  orbit: {
    label: "Orbit",
    help: "Draws the paths that two galaxies would take from now on as two points of their masses; drag between their halos makes real ones fall in sooner.",
  },
  closest: (distance: string, time: string, e: string) =>
    `As points they pass at ${distance} in ${time} (eccentricity ${e}).`,
  past: (distance: string, time: string, e: string) =>
    `As points they passed at ${distance}, ${time} ago (eccentricity ${e}).`,
  none: "No kept views yet: V keeps the present one, in this browser, for this scenario or file; they are flown to smoothly.",
  views: "Kept views",
  view: (number: number) => `View ${number}`,
  nameLabel: (name: string) => `Name of ${name}`,
  go: "Go",
  goTo: (name: string) => `Fly to ${name}`,
  remove: (name: string) => `Forget ${name}`,
  notViews: (why: string) => `The kept views in this browser can't be read: ${why.split("\n")[0]}.`,
});
