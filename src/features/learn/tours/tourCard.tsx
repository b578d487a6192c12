import { type ReactNode, useEffect, useRef, useState } from "react";
import { text as uiText } from "../../../ui/text.ts";
import type { AccuracySlice } from "../../analyse/accuracy/state.ts";
import type { PlotsSlice } from "../../analyse/plots/state.ts";
import type { SideSlice } from "../../kit/panels.ts";
import { useApp } from "../../kit/store.ts";
import type { PhysicsSlice } from "../../run/physics/state.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { AppearanceSlice } from "../../view/appearance/state.ts";
import { Card } from "./card.tsx";
import { LESSONS } from "./lessons/list.ts";
import { text as lessons } from "./lessons/text.ts";
import { perform, TOURS, type Tour } from "./list.ts";
import type { ToursSlice } from "./state.ts";
import { text as t } from "./text.ts";
import { QUESTIONS } from "./worksheet/questions.ts";
import { Worksheet } from "./worksheet/worksheet.tsx";

type Reads = AppearanceSlice &
  PhysicsSlice &
  PlaySlice &
  PlotsSlice &
  SideSlice &
  StatusSlice &
  ToursSlice &
  AccuracySlice;

/** A list of tours, or one stop of the tour that is on. */
export default function TourCard(): ReactNode {
  const { store } = useApp<Reads>();
  const [tour, setTour] = useState<Tour | null>(null);
  const [at, setAt] = useState(0);
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);
  const go = (which: Tour, stop: number) => {
    setTour(which);
    setAt(stop);
    end.current();
    end.current = perform(store, which.stops[stop]!);
  };
  const close = () => store.getState().tours.toggleTours();
  return (
    <Card title={tour ? tour.title : t.all} end={tour ? t.end : uiText.close}>
      {tour ? (
        <>
          <p aria-live="polite">{tour.stops[at]?.words}</p>
          {QUESTIONS[tour.name] ? <Worksheet key={tour.name} questions={QUESTIONS[tour.name]!} /> : null}
          <div className="tour-foot">
            <button
              type="button"
              className="button button-words"
              onClick={() => (at === 0 ? setTour(null) : go(tour, at - 1))}
            >
              {t.back}
            </button>
            <span className="quiet">{t.progress(at + 1, tour.stops.length)}</span>
            <button
              type="button"
              className="button button-strong"
              onClick={() => (at + 1 < tour.stops.length ? go(tour, at + 1) : close())}
            >
              {at + 1 < tour.stops.length ? t.next : t.end}
            </button>
          </div>
        </>
      ) : (
        <>
          <h3>{lessons.list}</h3>
          <p className="quiet small">{lessons.choose}</p>
          <ul className="tour-list">
            {LESSONS.map(({ name, title }) => (
              <li key={name}>
                <button
                  type="button"
                  className="button button-words"
                  onClick={() => store.getState().tours.showLesson(name)}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
          <h3>{t.title}</h3>
          <p className="quiet small">{t.choose}</p>
          <ul className="tour-list">
            {TOURS.map((each) => (
              <li key={each.name}>
                <button type="button" className="button button-words" onClick={() => go(each, 0)}>
                  {each.title}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
