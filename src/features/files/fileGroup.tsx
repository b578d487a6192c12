import type { ReactNode } from "react";
import { grouped } from "../../language/format.ts";
import { Group } from "../../ui/group.tsx";
import { optionsOf } from "../../ui/options.ts";
import { Select } from "../../ui/select.tsx";
import { Slider } from "../../ui/slider.tsx";
import { ToggleButton } from "../../ui/toggleButton.tsx";
import { CommandButton } from "../commandButton.tsx";
import { picturesCommands } from "../pictures/commands.ts";
import type { PicturesSlice } from "../pictures/state.ts";
import { FILM_FORMATS, SIZES } from "../pictures/state.ts";
import { text as picturesText } from "../pictures/text.ts";
import type { StatusSlice } from "../status/state.ts";
import { useApp, useSelect } from "../store.ts";
import { filesCommands } from "./commands.ts";
import type { FilesSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = FilesSlice & PicturesSlice & StatusSlice;

const SIZE_OPTIONS = SIZES.map((s) => ({ value: s.name, label: s.label }));

/** Files in and out, stills and films. */
export function FileGroup(): ReactNode {
  const { store } = useApp<Reads>();
  const empty = useSelect((s: Reads) => s.status.bodies === 0);
  const recording = useSelect((s: Reads) => s.recording);
  const stillSize = useSelect((s: Reads) => s.stillSize);
  const notes = useSelect((s: Reads) => s.stillNotes);
  return (
    <Group title={text.group}>
      <div className="row">
        <CommandButton command={filesCommands.open} icon="open" words />
        <CommandButton command={filesCommands.save} icon="save" words disabled={empty} />
        <CommandButton command={picturesCommands.screenshot} icon="screenshot" words disabled={empty} />
        <CommandButton
          command={picturesCommands.record}
          icon={recording ? "stop" : "record"}
          words
          disabled={empty}
          pressed={recording}
        />
      </div>
      <SnapshotFormat />
      <Select
        {...picturesText.stillSize}
        value={stillSize}
        options={SIZE_OPTIONS}
        onChange={(name) => store.getState().setStillSize(name)}
      />
      <div className="row">
        <ToggleButton
          label={picturesText.stillNotes.label}
          help={picturesText.stillNotes.help}
          pressed={notes}
          onChange={(on) => store.getState().setStillNotes(on)}
        />
      </div>
      <FilmChoices />
    </Group>
  );
}

function SnapshotFormat(): ReactNode {
  const { store } = useApp<Reads>();
  const formats = useSelect((s: Reads) => s.formats);
  const chosen = useSelect((s: Reads) => s.saveFormat);
  const flow = useSelect((s: Reads) => s.status.flow);
  const { label, help } = text.saving;
  if (flow) return <p className="quiet small">{text.saving.flow}</p>;
  return (
    <Select
      label={label}
      help={formats.find((f) => f.name === chosen)?.help ?? help}
      value={chosen}
      options={formats.map((f) => ({ value: f.name, label: f.title }))}
      onChange={(name) => store.getState().setSaveFormat(name)}
    />
  );
}

function FilmChoices(): ReactNode {
  const { store } = useApp<Reads>();
  const film = useSelect((s: Reads) => s.film);
  const { setFilm } = store.getState();
  const t = picturesText.film;
  return (
    <details className="fold">
      <summary>{t.title}</summary>
      <Select {...t.size} value={film.size} options={SIZE_OPTIONS} onChange={(size) => setFilm({ size })} />
      <Select
        {...t.format}
        value={film.format}
        options={optionsOf(t.formats)}
        onChange={(format) => setFilm({ format: FILM_FORMATS.find((known) => known === format) ?? "mp4" })}
      />
      <Slider
        {...t.rate}
        value={film.framesPerSecond}
        min={10}
        max={60}
        initial={30}
        whole
        show={grouped}
        onChange={(framesPerSecond) => setFilm({ framesPerSecond })}
      />
      <Slider
        {...t.steps}
        value={film.stepsPerFrame}
        min={1}
        max={50}
        initial={1}
        whole
        show={grouped}
        onChange={(stepsPerFrame) => setFilm({ stepsPerFrame })}
      />
      <Slider
        {...t.frames}
        value={film.frames}
        min={0}
        max={3600}
        initial={300}
        whole
        show={(v) => (v === 0 ? t.endless : grouped(v))}
        onChange={(frames) => setFilm({ frames })}
      />
    </details>
  );
}
