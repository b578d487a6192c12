import { words } from "../../language/words.ts";

/** Words about camera paths that are there from the beginning. */
export const text = words("paths", {
  commands: {
    keep: {
      label: "Add keyframe",
      help: "Keeps camera, look and time as they are now: between two keyframes where the timeline stands, else five seconds behind the last one.",
    },
    preview: {
      label: "Fly along the path",
      help: "Shows the film without making it: the run starts again if the path begins earlier.",
    },
    film: {
      label: "Film along the path",
      help: "Makes a film in which camera, look and time of the run follow the path, frame by frame, in the size and format chosen under Film.",
    },
  },
  title: "Camera path",
  fold: "Keyframes",
  notPath:
    "The address has a path= that is no list of keyframes (each a second, a time and the six numbers of a camera); there is no path.",
});
