import type { ReactNode } from "react";
import { rounded } from "../../language/format.ts";
import { Group } from "../../ui/group.tsx";
import { optionsOf } from "../../ui/options.ts";
import { Select } from "../../ui/select.tsx";
import { Slider } from "../../ui/slider.tsx";
import type { StatusSlice } from "../status/state.ts";
import { useApp, useQuantity, useSelect } from "../store.ts";
import type { UnitsChoice, UnitsSlice } from "../units/state.ts";
import { text as unitsText } from "../units/text.ts";
import type { PhysicsSlice, SolverInfo } from "./state.ts";
import {
  ENGINE_CHOICES,
  ENGINE_RANGES,
  hasOwnSteps,
  integratorInfo,
  isHere,
  type LiveSetting,
  mostViscosity,
} from "./state.ts";
import { text } from "./text.ts";

type Reads = PhysicsSlice & StatusSlice & UnitsSlice;

const SCALES = { theta: "linear", softening: "log-zero", timestep: "log" } as const;

/** What applies from the next step on. */
export function PhysicsGroup(): ReactNode {
  const flow = useSelect((s: Reads) => s.status.flow);
  if (flow) return <FlowPhysics />;
  return (
    <Group title={text.group}>
      <Setting name="theta" />
      <Setting name="softening" />
      <Setting name="timestep" />
      <Units />
      <Computer />
      <Solver />
      <Integrator />
      <Choices />
    </Group>
  );
}

/** The same of vortices: what moves them has few choices. */
function FlowPhysics(): ReactNode {
  const { store } = useApp<Reads>();
  const direct = useSelect((s: Reads) => s.solver === "direct");
  const graphics = useSelect((s: Reads) => s.status.graphics);
  const t = text.flow;
  return (
    <Group title={text.group}>
      {direct || !graphics ? null : <Setting name="theta" />}
      <Setting name="timestep" />
      <Computer />
      {graphics ? (
        <Select
          {...t.solver}
          value={direct ? "direct" : "tree"}
          options={optionsOf(t.names)}
          onChange={(name) => {
            const { setSolver, solvers } = store.getState();
            setSolver(name === "direct" ? name : solvers[0]!.name);
          }}
        />
      ) : (
        <p className="quiet small use">{t.processor}</p>
      )}
      <FlowChoices />
    </Group>
  );
}

/** What the fluid is like, and how its elements follow it. */
function FlowChoices(): ReactNode {
  const { store } = useApp<Reads>();
  const { stretching, viscosity } = useSelect((s: Reads) => s.engineChoices);
  const lines = useSelect((s: Reads) => s.status.lines);
  const most = useSelect((s: Reads) => mostViscosity(s.ranges));
  const { setEngineChoices } = store.getState();
  const t = text.flow;
  return (
    <>
      {lines ? (
        <Select
          label={t.stretching.label}
          help={t.stretching.help}
          value={stretching}
          options={optionsOf(t.stretching.names)}
          onChange={(name) => setEngineChoices({ stretching: name === "lines" ? name : "classical" })}
        />
      ) : null}
      <Slider
        {...t.viscosity}
        value={viscosity}
        min={0}
        max={Math.max(most, viscosity)}
        initial={0}
        scale="log-zero"
        show={rounded}
        onChange={(value) => setEngineChoices({ viscosity: value })}
      />
    </>
  );
}

function Setting({ name }: { name: LiveSetting }): ReactNode {
  const { store } = useApp<Reads>();
  const value = useSelect((s: Reads) => s.settings[name]);
  const range = useSelect((s: Reads) => s.ranges[name]);
  const flow = useSelect((s: Reads) => s.status.flow);
  const words = { ...text[name], ...(flow && { help: text.flow[name === "theta" ? "theta" : "timestep"] }) };
  const lengths = useQuantity("length");
  const times = useQuantity("time");
  const plain = { factor: 1, unit: "" };
  const quantity = name === "softening" ? lengths : name === "timestep" ? times : plain;
  const ownSteps = useSelect(ownStepsOf);
  // The input holds the bodies' own number, as links do; people read it in their units.
  return (
    <Slider
      label={words.label}
      help={ownSteps && "largest" in words ? words.largest : words.help}
      unit={quantity.unit}
      factor={quantity.factor}
      value={value}
      min={range.min}
      max={range.max}
      initial={range.default}
      scale={SCALES[name]}
      show={(v) => rounded(v * quantity.factor)}
      onChange={(v) => store.getState().set({ [name]: v })}
    />
  );
}

function Computer(): ReactNode {
  const { store } = useApp<Reads>();
  const machine = useSelect((s: Reads) => s.machine);
  return (
    <Select
      label={text.machine.label}
      help={text.machine.help}
      value={machine}
      options={optionsOf(text.machine.names)}
      onChange={(choice) => store.getState().setMachine(choice as PhysicsSlice["machine"])}
    />
  );
}

function Solver(): ReactNode {
  const { store } = useApp<Reads>();
  const solver = useSelect((s: Reads) => s.solver);
  const solvers = useSelect((s: Reads) => s.solvers);
  const support = useSelect((s: Reads) => s.support);
  const chosen = solvers.find((s) => s.name === solver);
  return (
    <>
      <Select
        label={text.solver.label}
        help={chosen?.help ?? text.solver.help}
        value={solver}
        options={solvers
          .filter(({ name }) => isHere({ support }, "solver", name))
          .map((s) => ({ value: s.name, label: s.title }))}
        onChange={(name) => store.getState().setSolver(name)}
      />
      <Use of={chosen} />
    </>
  );
}

/** Do bodies have time steps of their own? */
const ownStepsOf = ({ integrators, engineChoices }: Reads) =>
  hasOwnSteps(integratorInfo(integrators, engineChoices.integrator));

/** What the chosen one is good for. */
function Use({ of }: { of: SolverInfo | undefined }): ReactNode {
  return of?.use ? <p className="quiet small use">{of.use}</p> : null;
}

function Integrator(): ReactNode {
  const { store } = useApp<Reads>();
  const integrators = useSelect((s: Reads) => s.integrators);
  const support = useSelect((s: Reads) => s.support);
  const choices = useSelect((s: Reads) => s.engineChoices);
  const chosen = integratorInfo(integrators, choices.integrator);
  const missing = integrators.filter(({ name }) => !isHere({ support }, "integrator", name));
  const { setEngineChoices } = store.getState();
  return (
    <>
      <Select
        label={text.integrator.label}
        help={chosen?.help ?? text.integrator.help}
        value={choices.integrator}
        options={integrators
          .filter((one) => !missing.includes(one))
          .map(({ name, title }) => ({ value: name, label: title }))}
        onChange={(integrator) => setEngineChoices({ integrator })}
      />
      <Use of={chosen} />
      {missing.length > 0 ? (
        <p className="quiet small use">{text.integrator.here(missing.map(({ title }) => title).join(" · "))}</p>
      ) : null}
      {hasOwnSteps(chosen) ? (
        <>
          <Slider
            {...text.eta}
            value={choices.eta}
            min={Math.min(ENGINE_RANGES.eta.min, choices.eta)}
            max={Math.max(ENGINE_RANGES.eta.max, choices.eta)}
            initial={ENGINE_CHOICES.eta}
            scale="log"
            show={rounded}
            onChange={(eta) => setEngineChoices({ eta })}
          />
          {chosen?.direct || chosen?.cluster ? (
            <Select
              label={text.precision.label}
              help={text.precision.help}
              value={choices.precision}
              options={optionsOf(text.precision.names)}
              onChange={(name) => setEngineChoices({ precision: name === "single" ? "single" : "extended" })}
            />
          ) : null}
        </>
      ) : null}
    </>
  );
}

function Units(): ReactNode {
  const { store } = useApp<Reads>();
  const units = useSelect((s: Reads) => s.units);
  const known = useSelect((s: Reads) => s.scale !== null);
  const assumed = useSelect((s: Reads) => s.scaleAssumed);
  const { label, help, names } = unitsText;
  return (
    <Select
      label={label}
      help={known ? (assumed ? unitsText.assumed : help) : unitsText.none}
      value={known ? units : "own"}
      options={optionsOf(names)}
      onChange={(name) => store.getState().setUnits(name as UnitsChoice)}
    />
  );
}

/** What most people never need. */
function Choices(): ReactNode {
  const { store } = useApp<Reads>();
  const choices = useSelect((s: Reads) => s.engineChoices);
  const support = useSelect((s: Reads) => s.support);
  const buckets = useSelect((s: Reads) => s.solvers.find(({ name }) => name === s.solver)?.buckets);
  const keepEvery = useSelect((s: Reads) => s.keepEvery);
  const { setEngineChoices, setKeepEvery } = store.getState();
  const t = text.engine;
  return (
    <details className="fold">
      <summary>{t.title}</summary>
      <Select
        label={t.kernel.label}
        help={t.kernel.help}
        value={choices.kernel}
        options={optionsOf(t.kernel.names).filter(({ value }) => isHere({ support }, "kernel", value))}
        onChange={(kernel) => setEngineChoices({ kernel: kernel === "spline" ? "spline" : "plummer" })}
      />
      <Select
        label={t.multipole.label}
        help={t.multipole.help}
        value={choices.multipole}
        options={optionsOf(t.multipole.names).filter(({ value }) => isHere({ support }, "multipole", value))}
        onChange={(name) => setEngineChoices({ multipole: name as PhysicsSlice["engineChoices"]["multipole"] })}
      />
      <Slider
        {...t.leafSize}
        value={choices.leafSize}
        {...ENGINE_RANGES.leafSize}
        initial={ENGINE_CHOICES.leafSize}
        scale="linear"
        whole
        show={String}
        onChange={(leafSize) => setEngineChoices({ leafSize: Math.round(leafSize) })}
      />
      {buckets ? (
        <Slider
          {...t.bucketSize}
          value={choices.bucketSize}
          {...ENGINE_RANGES.bucketSize}
          initial={ENGINE_CHOICES.bucketSize}
          scale="linear"
          whole
          show={String}
          onChange={(bucketSize) => setEngineChoices({ bucketSize: Math.round(bucketSize) })}
        />
      ) : null}
      <Slider
        {...t.rebuildInterval}
        value={choices.rebuildInterval}
        {...ENGINE_RANGES.rebuildInterval}
        initial={ENGINE_CHOICES.rebuildInterval}
        scale="linear"
        whole
        show={String}
        onChange={(interval) => setEngineChoices({ rebuildInterval: Math.round(interval) })}
      />
      <Slider
        {...t.keepEvery}
        value={keepEvery}
        min={0}
        max={300}
        initial={30}
        scale="linear"
        whole
        show={String}
        onChange={(seconds) => setKeepEvery(Math.round(seconds))}
      />
    </details>
  );
}
