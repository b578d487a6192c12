/** Throws one line where a run can't go on by so many steps. */
export function checkSteps(count: number): void {
  if (Number.isSafeInteger(count) && count >= 0) return;
  throw new Error(
    `step(${count}): it must be a whole number of steps, 0 or more; to go back in time set a negative timestep`,
  );
}
