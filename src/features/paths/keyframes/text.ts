import { words } from "../../../language/words.ts";

/** Words of the card of camera paths, loaded with it. */
export const text = words("keyframes", {
  help: "Choose a ready path, or move the camera and add keyframes. The camera goes smoothly from one to the next, and so do the look and the time of the run: it slows down, or stands still, where keyframes say so.",
  ready: "Ready paths",
  readyNames: {
    round: { label: "Once round", help: "Once round the galaxies, above their plane, while they evolve." },
    approach: {
      label: "Approach",
      help: "From far above down into the middle, which is reached at the moment to see.",
    },
    moment: {
      label: "The moment from all sides",
      help: "Looks on from above until the moment to see; then time stands still and the camera goes round by the edge.",
    },
  },
  keys: "Keyframes",
  key: (number: number, second: string) => `Keyframe ${number} at ${second} s`,
  second: {
    label: "Second of the film",
    help: "Drag to see where the camera is then; the run stays as it is.",
  },
  keySecond: { label: "Second", help: "When the film is here." },
  keyTime: {
    label: "Time of the run",
    help: "How far the run is then; never before that of the keyframe before. The same as there: it stands still.",
  },
  retake: {
    label: "Take as it is now",
    help: "Puts camera, look and time as they are now into this keyframe.",
  },
  remove: (number: number) => `Delete keyframe ${number}`,
  clear: { label: "Clear path", help: "Deletes all keyframes." },
  about: (keys: string, seconds: string, frames: string) => `${keys} keyframes, ${seconds} s, ${frames} frames`,
  tooFew: "A path needs two keyframes or more: add another one, or choose a ready path.",
  backwards: "Paths go forwards in time: turn the run round first.",
  sequence: "Paths lead runs: close the sequence first, or make a run of one of its snapshots.",
  full: (most: number) => `A path has at most ${most} keyframes; delete one first.`,
});
