/** What a thread of the processor engine runs (thread.ts), as text: the build puts it here. Null in the sources, where one thread computes on the caller's. */
export const THREAD_PROGRAM: string | null = null;
