import type { InspectSlice } from "../../analyse/inspect/state.ts";
import type { Control } from "../../kit/control.ts";
import type { VorticesSlice } from "../../run/vortices/state.ts";
import { text as vorticesText } from "../../run/vortices/text.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { text } from "./text.ts";

type Reads = InspectSlice & StatusSlice & VorticesSlice;

/** Galaxies that can be followed: as many as their centres are looked for. */
const MOST = 8;

const isGalaxy = ({ status: { status } }: Reads): boolean => !status.flow;

/** What the camera keeps in the middle, and what is marked there. */
export const cameraControls = {
  follow: {
    kind: "choice",
    key: "follow",
    words: text.follow,
    group: "camera",
    level: "watch",
    at: ["inspect", "followed"],
    shown: isGalaxy,
    options: ({ status: { status } }) => [
      { value: "", label: text.follow.none },
      ...Array.from({ length: Math.min(MOST, status.galaxies) }, (_, g) => ({
        ...{ value: String(g), label: text.follow.galaxy(g + 1) },
      })),
    ],
    value: ({ inspect: { followed } }) => (followed === null ? "" : String(followed)),
    default: () => "",
    set: (s, value) => s.inspect.followGalaxy(value === "" ? null : Number(value)),
  },
  along: {
    kind: "switch",
    key: "along",
    words: vorticesText.follow,
    group: "camera",
    level: "play",
    at: ["vortices", "followVortices"],
    shown: ({ status: { status } }) => status.flow,
    default: true,
    set: (s, on) => s.vortices.setFollowVortices(on),
  },
  centres: {
    kind: "switch",
    key: "centres",
    words: text.centres,
    group: "camera",
    level: "study",
    at: ["inspect", "showCentres"],
    shown: isGalaxy,
    default: false,
    set: (s, on) => s.inspect.setShowCentres(on),
  },
  orbit: {
    kind: "switch",
    key: "orbit",
    words: text.orbit,
    group: "camera",
    level: "study",
    at: ["inspect", "showOrbit"],
    shown: ({ status: { status } }) => !status.flow && Math.min(MOST, status.galaxies) === 2,
    default: false,
    set: (s, on) => s.inspect.setShowOrbit(on),
  },
} as const satisfies Readonly<Record<string, Control<Reads>>>;
