import {
  BookOpen,
  Camera,
  ChartSpline,
  ChevronsUpDown,
  Circle,
  CircleQuestionMark,
  Columns2,
  Crosshair,
  Download,
  Eye,
  Flag,
  FolderOpen,
  Gauge,
  Link,
  type LucideIcon,
  Maximize,
  Orbit,
  Pause,
  Play,
  Plus,
  Rewind,
  Rotate3d,
  RotateCcw,
  Send,
  SlidersHorizontal,
  Square,
  Star,
  StepForward,
  Timer,
  X,
} from "lucide-react";
import type { ReactNode } from "react";

/** Lucide's line icons by what they stand for here, drawn with the text's colour. Only these come into the bundle. */
const ICONS = {
  play: Play,
  pause: Pause,
  step: StepForward,
  reset: RotateCcw,
  open: FolderOpen,
  save: Download,
  screenshot: Camera,
  record: Circle,
  stop: Square,
  help: CircleQuestionMark,
  panel: SlidersHorizontal,
  fit: Maximize,
  reverse: Rewind,
  link: Link,
  truth: Gauge,
  plots: ChartSpline,
  tours: BookOpen,
  pilot: Send,
  turntable: Rotate3d,
  compare: Columns2,
  race: Timer,
  bookmark: Flag,
  preset: Star,
  view: Eye,
  pick: Crosshair,
  add: Plus,
  builder: Orbit,
  close: X,
  expand: ChevronsUpDown,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof ICONS;

export function Icon({ name }: { name: IconName }): ReactNode {
  const Drawn = ICONS[name];
  return <Drawn className={`icon icon-${name}`} aria-hidden="true" focusable="false" />;
}
