import type { ReactNode } from "react";

/** Line icons on a 24 x 24 grid, drawn with the text's colour. */
const PATHS = {
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  step: "M6.5 5.5v13l8.5-6.5zM18 5.5v13",
  reset: "M5 12a7 7 0 1 0 2.2-5.1M5 4.5v4h4",
  open: "M3.5 18.5v-12h6l2 2.5h9v9.5zM3.5 11.5h17",
  save: "M12 4v11M7.5 11 12 15.5 16.5 11M4.5 19.5h15",
  screenshot: "M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.6a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6z",
  record: "M12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10z",
  stop: "M7.5 7.5h9v9h-9z",
  help: "M9.2 9.3a2.9 2.9 0 1 1 4.3 2.5c-1 .6-1.5 1.2-1.5 2.4M12 17.6v.2",
  panel: "M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1M15 5v4M9 10v4M17 15v4",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  reverse: "M19 7v10l-6.5-5zM11.5 7v10L5 12z",
  link: "M10 14a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1 1M14 10a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1-1",
  truth: "M4 19.5h16M6.5 16l4-5 3 2.5 5-7.5",
  plots: "M4.5 4.5v15h15M8 16.5c3.5 0 3.5-9 6-9s2 6 5 6",
  tours: "M4.5 6.5c3-1 5-1 7.5.8 2.5-1.8 4.5-1.8 7.5-.8v11c-3-1-5-1-7.5.8-2.5-1.8-4.5-1.8-7.5-.8zM12 7.3v11",
  pilot: "M3 11 21 4l-6 17-3.5-7.5zM11.5 13.5 21 4",
  turntable: "M4 12c0-2 3.6-3.5 8-3.5s8 1.5 8 3.5-3.6 3.5-8 3.5M14.5 12.5 12 15.5l2.5 3",
  compare: "M4 5.5h16v13H4zM12 5.5v13M7 13l2-3M15 10l2 3",
  bookmark: "M7.5 20V4.5h9.5l-2 3.5 2 3.5H7.5",
  preset: "M12 4.5l2.3 4.9 5.2.7-3.8 3.7.9 5.2-4.6-2.5-4.6 2.5.9-5.2L4.5 10.1l5.2-.7z",
  view: "M3.5 12s3-5.5 8.5-5.5 8.5 5.5 8.5 5.5-3 5.5-8.5 5.5S3.5 12 3.5 12zM12 14.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z",
  pick: "M12 3.5v4M12 16.5v4M3.5 12h4M16.5 12h4M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  add: "M12 5v14M5 12h14",
  builder: "M8.5 12a3 3 0 1 0 0-.1M3 12c0-4 4-6.5 8-6M14 17c3.500 0 7-2 7-5.500M17 8.500a1.500 1.500 0 1 0 0-.1",
  close: "M6 6l12 12M18 6 6 18",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
