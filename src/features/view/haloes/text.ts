import { words } from "../../../language/words.ts";

/** Words about the haloes of an expanding universe. */
export const text = words("haloes", {
  light: {
    label: "Light of haloes",
    help: "Each halo shines as the galaxy in its middle: as bright as the stars that haloes of its mass have at that time (Moster et al. 2013), blue in small haloes and yellow to red in large ones. Looked for once a second at most.",
  },
});
