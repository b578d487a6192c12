import type { Slice } from "../../kit/slice.ts";

/** Seconds that a kiosk shows each stop. */
export const KIOSK_PACE = { min: 1, max: 3600, default: 25 };

/** An answer that was kept, and what was measured then; null: nothing is. */
export interface Kept {
  readonly answer: string;
  readonly measured: number | null;
  readonly right: boolean | null;
}

export interface ToursState {
  /** Name of the lesson that is open, and its page, from 0 on; null: none. */
  lesson: string | null;
  lessonPage: number;
  /** By lesson and page. */
  answers: Readonly<Record<string, Kept>>;
  /** Does a link of this lesson fix the settings, and are they fixed here by one? */
  fixes: boolean;
  fixed: boolean;
  showLesson(name: string | null, page?: number): void;
  keepAnswer(lesson: string, page: number, kept: Kept): void;
  setFixes(fixes: boolean): void;
  toursOpen: boolean;
  /** Height of the card on the page in CSS pixels; 0: there is none. */
  cardHeight: number;
  /** The page goes on by itself, so many seconds a stop; null: it is people's. */
  kiosk: number | null;
  toggleTours(): void;
  setCardHeight(cardHeight: number): void;
  leaveKiosk(): void;
}

export interface ToursSlice {
  readonly tours: ToursState;
}

export const createTours: Slice<ToursSlice> = (set) => ({
  lesson: null,
  lessonPage: 0,
  answers: {},
  fixes: false,
  fixed: false,
  showLesson: (lesson, lessonPage = 0) => set({ lesson, lessonPage, ...(lesson !== null && { toursOpen: true }) }),
  keepAnswer: (lesson, page, kept) => set((s) => ({ answers: { ...s.answers, [`${lesson} ${page}`]: kept } })),
  setFixes: (fixes) => set({ fixes }),
  toursOpen: false,
  cardHeight: 0,
  kiosk: null,
  toggleTours: () => set((s) => ({ toursOpen: !s.toursOpen, lesson: null })),
  setCardHeight: (cardHeight) => set({ cardHeight }),
  leaveKiosk: () => set({ kiosk: null }),
});
