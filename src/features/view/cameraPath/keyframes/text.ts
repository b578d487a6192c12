import { counted } from "../../../../language/counted.ts";
import { words } from "../../../../language/words.ts";

/** Words of the card of camera paths, loaded with it. */
export const text = words("keyframes", {
  help: "Choose a ready path, or move the camera and add keyframes. The camera goes smoothly from one to the next, and so do the look and the time of the run: it slows down, or stands still, where keyframes say so.",
  ready: "Ready paths",
  readyNames: {
    round: { label: "Once round", help: "Once round the galaxies, above their plane, while they evolve." },
    approach: {
      label: "Approach",
      help: "From far above down into the middle, arriving at the key moment.",
    },
    moment: {
      label: "Freeze and orbit",
      help: "Watches from above, freezes at the key moment, then circles at edge-on height.",
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
    help: "Simulation time here, not earlier than the previous keyframe; equal times freeze the run.",
  },
  retake: {
    label: "Update keyframe",
    help: "Sets this keyframe to the camera, look and time as they are now.",
  },
  remove: (number: number) => `Delete keyframe ${number}`,
  clear: { label: "Clear path", help: "Deletes all keyframes." },
  about: (keys: string, seconds: string, frames: string) =>
    `${counted(keys, "keyframe", "keyframes")}, ${seconds} s, ${counted(frames, "frame", "frames")}`,
  tooFew: "A path needs two keyframes or more: add another one, or choose a ready path.",
  backwards: "Paths go forwards in time: switch off Reverse time first.",
  sequence: "Camera paths need a live run: close the sequence first, or simulate from one of its snapshots.",
  full: (most: number) => `A path has at most ${most} keyframes; delete one first.`,
});
