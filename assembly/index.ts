// The stages of a step on the processor, each from a file of its name.
export { bounds } from "./build/bounds";
export { groups } from "./build/groups";
export { keys } from "./build/keys";
export { moments, momentsOf, momentsOfTop, subtrees } from "./build/moments";
export { reorder } from "./build/reorder";
export { rootCube } from "./build/rootCube";
export { mergeParts, sortPart } from "./build/sort";
export { topology } from "./build/topology";
export { directSum } from "./force/directSum";
export { walk, walkOver } from "./force/walk";
export { kick } from "./integrate/kick";
export { kickDrift } from "./integrate/kickDrift";
export { centreSums } from "./measure/centreSums";
export { forceError } from "./measure/forceError";
export { localDensity } from "./measure/localDensity";
export { profile } from "./measure/profile";
export { shape } from "./measure/shape";
export { totals } from "./measure/totals";
