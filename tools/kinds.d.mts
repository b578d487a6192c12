/** Kinds of tests, in the order in which a process runs them. */
export declare const KINDS: readonly ["slow", "gpu", "page", "quick"];
