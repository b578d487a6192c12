/** What `pixels` of a page of usual size are on this one, where a script places or draws: styles say the same in rem. */
export const scaled = (pixels: number): number =>
  (pixels / 16) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
