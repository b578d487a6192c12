/**
 * Kinds of tests, in the order in which a process runs them. slow: minutes of integration. gpu: a real WebGPU device in Node through Dawn. page: the served page in a
 * real Chromium. quick: no GPU, no browser, seconds. A file says its kind before `.test.ts`; the others are quick.
 */
export const KINDS = /** @type {const} */ (["slow", "gpu", "page", "quick"]);
