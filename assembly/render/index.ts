// The stages of a picture on the processor, each from a file of its name.
export { colourMap } from "./colourMap";
export { deposit } from "./deposit";
export { gather } from "./gather";
export { images, moving, populated, seenFrom, valued, weighed, wide } from "./images";
export { refine } from "./refine";
export { repeated } from "./shared/repeated";
export { styled } from "./shared/styled";
export { dimming, veiled } from "./shared/veil";
export { grained, stretch, toned } from "./stretch";
