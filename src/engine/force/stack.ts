/** Links to runs of siblings that the stack of a walk holds. Less memory lets more walks run at once, but 80 slows those of small theta. */
export const STACK = 112;
