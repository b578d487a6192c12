import type { FitSlice } from "../../../analyse/fit/state.ts";
import { quantityOf, type UnitsSlice } from "../../../shell/units/state.ts";
import { plot, type Stop, scenario, type Reads as TourReads, truth } from "../list.ts";
import {
  calmed,
  circularSpeed,
  flatness,
  formedBefore,
  formedMost,
  growth,
  merger,
  passage,
  usedUp,
} from "./measures.ts";
import { text } from "./text.ts";

export type Reads = TourReads & UnitsSlice & FitSlice;

/** A question; where the run measures its answer, what that is now, as people read it. */
export interface Ask {
  readonly ask: string;
  readonly solution: string;
  /** Null: not measured yet. */
  readonly answer?: (state: Reads) => number | null;
  /** Factor by which an answer may be off. */
  readonly within?: number;
}

/** What the run must have come to. */
export interface Checkpoint {
  readonly words: string;
  readonly met: (state: Reads) => boolean;
}

export interface Page extends Stop {
  readonly ask?: Ask;
  readonly until?: Checkpoint;
}

export interface Lesson {
  readonly name: LessonName;
  readonly title: string;
  readonly pages: readonly Page[];
}

const NAMES = ["halo", "tails", "merger", "growth", "starburst", "collision", "bars", "cost"] as const;
export type LessonName = (typeof NAMES)[number];

/** Of a lesson's page: what happens, what is asked, and what to wait for. */
type Part = Omit<Page, "words">;

const lesson = (name: LessonName, ...parts: readonly Part[]): Lesson => {
  const { title, pages } = text[name];
  return { name, title, pages: parts.map((part, k) => ({ words: pages[k]!, ...part })) };
};

const RADIUS = 20;
/** The speed of circular orbits at 20 kpc, km/s. */
const speed = (shining: boolean) => (s: Reads) => {
  if (!s.plots.profile || !s.units.scale) return null;
  const { length, velocity } = s.units.scale;
  return velocity.factor * circularSpeed(s.plots.profile, RADIUS / length.factor, shining);
};
const clock = (s: Reads) => quantityOf(s, "time").factor;
const timed = (of: (s: Reads) => number | null) => (s: Reads) => {
  const time = of(s);
  return time === null ? null : time * clock(s);
};
const took = timed(({ plots: { tracks } }) => {
  const [from, to] = [passage(tracks), merger(tracks)];
  return from === null || to === null ? null : to - from;
});
const work = ({ accuracy: { measurement: m } }: Reads) => m && m.ppPerBody + m.pcPerBody;

const passed = (words: string): Checkpoint => ({ words, met: ({ plots: { tracks } }) => passage(tracks) !== null });
const merged: Checkpoint = { words: text.merger.merged, met: ({ plots: { tracks } }) => merger(tracks) !== null };
const grown: Checkpoint = { words: text.growth.passed, met: ({ plots: { tracks } }) => (growth(tracks) ?? 0) > 1.2 };
/** Past the burst stars form half as fast as at its peak, and at last half as fast as before the passage. */
const peaked: Checkpoint = { words: text.starburst.peaked, met: (s) => calmed(s, formedMost(s), 0.5) };
const over: Checkpoint = { words: text.starburst.over, met: (s) => calmed(s, formedBefore(s), 0.5) };
const used = (s: Reads) => {
  const part = usedUp(s);
  return over.met(s) && part !== null ? 100 * part : null;
};
const turned: Checkpoint = { words: text.bars.turned, met: ({ status: { status } }) => status.time > 15 };
const showing = (name: string, values: Readonly<Record<string, number>>, shown: string, until: Checkpoint): Part => ({
  ...scenario(name, values),
  act: plot(shown),
  until,
});

const chosen: Checkpoint = { words: text.collision.chosen, met: (s) => s.fit.fitPicture !== null };
/** Models after which a search has climbed a little. */
const searched: Checkpoint = { words: text.collision.searched, met: (s) => (s.fit.fitting?.run ?? 0) >= 500 };
const voted: Checkpoint = { words: text.collision.voted, met: (s) => s.fit.fitVotes > 0 };
const found: Checkpoint = {
  words: text.collision.found,
  met: (s) => s.fit.fitFound !== null && s.fit.fitting === null,
};
const there: Checkpoint = {
  words: text.collision.there,
  met: (s) => s.status.status.named?.scenario === "fitted-pair" && s.play.reached,
};
const twice: Checkpoint = { words: text.collision.twice, met: (s) => (s.fit.fitFound?.searches.length ?? 0) > 1 };
/** When the two were closest by the best model, million years ago. */
const since = ({ fit: { fitFound } }: Reads) => (fitFound ? fitFound.searches[0]!.numbers[0]![0] : null);
const photograph = (s: TourReads) => {
  if (s.layout.side !== "fit") s.layout.toggleSide("fit");
};

/** All lessons; each page changes only what a visitor could change too. */
export const LESSONS: readonly Lesson[] = [
  lesson(
    "halo",
    showing("milky-way", {}, "circular-velocity", {
      words: text.halo.until,
      met: ({ plots: { profile } }) => profile !== null,
    }),
    { ask: { ...text.halo.speed, answer: speed(false), within: 1.1 } },
    { act: plot("cumulative-mass"), ask: { ...text.halo.shining, answer: speed(true), within: 1.25 } },
    { ask: text.halo.why },
  ),
  lesson(
    "tails",
    showing("antennae", {}, "separation", passed(text.tails.until)),
    { ask: { ...text.tails.when, answer: timed(({ plots: { tracks } }) => passage(tracks)), within: 1.1 } },
    showing("antennae", { inclination1: 180, inclination2: 180 }, "separation", passed(text.tails.until)),
    { ask: text.tails.compare },
  ),
  lesson(
    "merger",
    showing("major-merger", {}, "separation", passed(text.merger.passed)),
    { until: merged, ask: { ...text.merger.took, answer: took, within: 1.3 } },
    {
      ...showing("major-merger", { pericentre: 40 }, "separation", merged),
      ask: { ...text.merger.wider, answer: took, within: 1.3 },
    },
    { ask: text.merger.why },
  ),
  lesson(
    "growth",
    showing("major-merger", {}, "half-mass-radius", grown),
    { ask: { ...text.growth.equal, answer: ({ plots: { tracks } }) => growth(tracks), within: 1.2 } },
    {
      ...showing("minor-mergers", {}, "half-mass-radius", grown),
      ask: { ...text.growth.small, answer: ({ plots: { tracks } }) => growth(tracks), within: 1.2 },
    },
    { ask: text.growth.why },
  ),
  lesson(
    "starburst",
    showing("wet-antennae", {}, "star-formation", passed(text.starburst.passed)),
    { ask: { ...text.starburst.before, answer: formedBefore, within: 1.25 } },
    { until: peaked, ask: { ...text.starburst.peak, answer: formedMost, within: 1.3 } },
    { until: over, ask: { ...text.starburst.used, answer: used, within: 1.25 } },
    { act: plot("gas-profile"), ask: text.starburst.why },
  ),
  lesson(
    "collision",
    { ...scenario("antennae"), act: photograph, until: chosen, ask: text.collision.look },
    {
      // The search has the machine for itself.
      act: (s) => {
        s.play.setPlaying(false);
        photograph(s);
      },
      until: searched,
      ask: {
        ...text.collision.score,
        answer: ({
          fit: {
            fitMembers: [best],
          },
        }) => best?.score ?? null,
        within: 1.1,
      },
    },
    { act: photograph, until: voted, ask: text.collision.why },
    {
      act: photograph,
      until: found,
      ask: { ...text.collision.when, answer: since, within: 1.05 },
    },
    { act: photograph, until: there, ask: text.collision.compare },
    { act: photograph, until: twice, ask: text.collision.sure },
  ),
  lesson(
    "bars",
    showing("exponential-disc", { haloMass: 0, toomreQ: 1 }, "axis-ratios", turned),
    { ask: { ...text.bars.light, answer: ({ plots: { tracks } }) => flatness(tracks), within: 1.15 } },
    {
      ...showing("disc-in-halo", { toomreQ: 1 }, "axis-ratios", turned),
      ask: { ...text.bars.heavy, answer: ({ plots: { tracks } }) => flatness(tracks), within: 1.15 },
    },
    { ask: text.bars.why },
  ),
  lesson(
    "cost",
    {
      ...scenario("plummer-merger"),
      act: (s) => {
        truth(s);
        s.physics.set({ theta: 1.2 });
      },
      ask: { ...text.cost.wide, answer: work, within: 1.15 },
    },
    { act: (s) => s.physics.set({ theta: 0.3 }), ask: { ...text.cost.narrow, answer: work, within: 1.15 } },
    {
      ask: {
        ...text.cost.error,
        answer: ({ accuracy: { measurement } }) => measurement?.forceError?.p50 ?? null,
        within: 2,
      },
    },
    { ask: text.cost.why },
  ),
];
