import { words } from "../../../language/words.ts";

/** Words about camera paths that are there from the beginning. */
export const text = words("cameraPath", {
  commands: {
    keep: {
      label: "Add keyframe",
      help: "Adds camera, look and time as they are now: at the playhead, or 5 s after the last keyframe.",
    },
    preview: {
      label: "Fly along the path",
      help: "Previews the film; restarts the run if the path starts earlier.",
    },
    film: {
      label: "Film along the path",
      help: "Makes a film in which camera, look and time of the run follow the path, frame by frame, in the size and format chosen under Film.",
    },
  },
  title: "Camera path",
  fold: "Keyframes",
  mark: (number: number) => `Camera keyframe ${number}`,
  notPath:
    "The link has a path= that is not a list of keyframes (each a second, a time and the six numbers of a camera). No path is used.",
});
