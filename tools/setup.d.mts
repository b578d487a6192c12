/** Types of setup.mjs, of what TypeScript uses. */
export function installPackages(folder?: string): void;
