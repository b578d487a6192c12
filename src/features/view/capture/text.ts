import { counted } from "../../../language/counted.ts";
import { words } from "../../../language/words.ts";

/** Words about stills and films. */
export const text = words("capture", {
  commands: {
    screenshot: { label: "Screenshot", help: "Saves the picture as a PNG file, without the panels." },
    photograph: {
      label: "Photograph",
      help: "Saves what a telescope would photograph from here: stars by age, dust, nebulae, and a sky of other galaxies.",
    },
    record: { label: "Record", help: "Starts or ends a film of the picture." },
  },
  group: "Film",
  photograph: {
    making: "Taking a photograph",
    saved: (name: string) => `Saved ${name}.`,
    cancelled: "The photograph was cancelled.",
    flow: "A flow of vortices has no stars to photograph; take a screenshot.",
  },
  filming: (frame: number, of: number) => `Filming: frame ${frame}${of > 0 ? ` of ${of}` : ""}`,
  onScreen: "As on the screen",
  a4: "A4 for print, 300 dpi",
  stillSize: { label: "Screenshot size", help: "Size of a screenshot in pixels; the view stays the same." },
  stillNotes: {
    label: "Caption and scale bar",
    help: "Adds a title, the time and a scale bar to screenshots and films; in a comparison also the names of the two sides and how they differ.",
    detail: (time: string, bodies: string) => `${time} · ${bodies} bodies`,
  },
  noRoomForStill: (width: number, height: number) =>
    `The graphics card has no memory for a picture of ${width} \u00d7 ${height} pixels; choose a smaller screenshot size.`,
  film: {
    title: "Film",
    noStill: "A film is being made; end it before you take a screenshot of another size.",
    lost: (frames: number) =>
      `The connection to the graphics card was lost while filming: the film ends after ${frames} frames.`,
    broken: (frames: number, why: string) => `The film ends after ${counted(frames, "frame", "frames")}: ${why}`,
    full: (frames: number, held: string) =>
      `The film ends after ${frames} frames: it takes ${held} MB of memory, which is the limit.`,
    onDisk: (name: string) => `Saved ${name}.`,
    inMemory: (all: string | null, minute: string, most: string, never: boolean) =>
      `The film is held in memory until it ends, ${all ? `about ${all} MB` : `about ${minute} MB a minute`}, and up to three times that for a moment at the end; at ${most} MB it ends by itself.${
        never ? " Chrome and Edge write films to disk while they are being made." : ""
      }`,
    size: { label: "Film size", help: "Size of the film in pixels." },
    format: {
      label: "Film format",
      help: "MP4 plays nearly everywhere; WebM is royalty-free; GIF is for short loops: at most 600 frames, 50 a second.",
    },
    formats: { mp4: "MP4", webm: "WebM", gif: "GIF" },
    rate: { label: "Frames per second", help: "In the finished film, however long the machine takes to make it." },
    steps: { label: "Steps per frame", help: "Time steps between two frames of the film: always the same." },
    frames: {
      label: "Frames",
      help: "Length of the film; at the left end of the slider it runs until you press the button again.",
    },
    endless: "until stopped",
  },
});
