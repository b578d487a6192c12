import { type ComponentName, componentIndex } from "../../bodies/bodies.ts";

/**
 * Bonsai hides an int32 id in `phi` (version 1); the id's range says the component, not the order in the file:
 * disc 0..4e7, glowing disc stars ..5e7, dust ..7e7, glowing dust ..1e8, bulge 1e8..2e8, halo from 2e8 (Bonsai,
 * tools/add_dust/initM31_MW.cpp and runtime/include/octree.h).
 */
export const BULGE_ID = 1e8;
export const HALO_ID = 2e8;
/** No Bonsai halo reaches this id; real potentials stored as positive floats lie above it (as float 1.4e-24). */
const TOP_ID = 4e8;
/** Ids of a second galaxy are shifted by this within each class. */
export const GALAXY_STEP = 5e6;
/** initM31_MW.cpp gives these ids to one disc body near the Sun and to one at Andromeda's centre. */
const SUN_ID = 29_999_999;
const ANDROMEDA_CENTRE_ID = 29_999_998;

const DISC = componentIndex("disc");
const STARS = componentIndex("stars");
const OTHER = componentIndex("other");
const BULGE = componentIndex("bulge");
const HALO = componentIndex("halo");

/** Index of the component that a version 1 id means. */
export function componentOfV1(id: number): number {
  if (id >= HALO_ID) return HALO;
  if (id >= BULGE_ID) return BULGE;
  if (id < 4e7) return DISC;
  return id < 5e7 ? STARS : OTHER;
}

/** Where the class of a version 1 id starts. */
function classStart(id: number): number {
  if (id >= HALO_ID) return HALO_ID;
  if (id >= BULGE_ID) return BULGE_ID;
  if (id < 4e7) return 0;
  if (id < 5e7) return 4e7;
  return id < 7e7 ? 5e7 : 7e7;
}

/** Looks at the words in the potentials' place, one by one in the file's order: are they version 1 ids? */
export class V1Survey {
  private alike = true;
  private words = 0;
  private zeros = 0;
  private readonly survey = new GalaxySurvey();

  add(word: number, dark: boolean): void {
    if (!this.alike) return;
    this.words++;
    if (word === 0) this.zeros++;
    this.alike = (dark ? word >= HALO_ID && word < TOP_ID : word >= 0 && word < HALO_ID) && this.zeros < 2;
    if (this.alike) this.survey.add(word);
  }

  /** Zero words are potentials that were never filled in. */
  get fits(): boolean {
    return this.alike && this.words > this.zeros;
  }

  /** As `GalaxySurvey.found`. */
  galaxies(): readonly number[] | null {
    return this.survey.found();
  }
}

/** Finds the galaxies in version 1 ids. */
export class GalaxySurvey {
  private readonly slots = new Map<number, { low: number; high: number; count: number }>();

  add(id: number): void {
    if (id === SUN_ID || id === ANDROMEDA_CENTRE_ID) return;
    const key = Math.floor(id / GALAXY_STEP);
    const slot = this.slots.get(key);
    if (!slot) this.slots.set(key, { low: id, high: id, count: 1 });
    else {
      if (id < slot.low) slot.low = id;
      if (id > slot.high) slot.high = id;
      slot.count++;
    }
  }

  /**
   * How many steps the ids of each galaxy are shifted by, or null where there is one galaxy. Ids of one galaxy run on from the start of their class, so
   * a jump to a multiple of 5 000 000 after a wide gap starts another galaxy; ids that run through the multiple do not.
   */
  found(): readonly number[] | null {
    const used = new Set<number>();
    for (const [key, slot] of this.slots) {
      used.add(key - classStart(slot.low) / GALAXY_STEP);
      const before = this.slots.get(key - 1);
      if (!before || classStart(before.low) !== classStart(slot.low)) continue;
      const spacing = (before.high - before.low + 1) / before.count;
      if (slot.low - before.high < 100 * spacing) return null;
    }
    const numbers = [...used].sort((a, b) => a - b);
    return numbers.length < 2 || numbers.length > 256 ? null : numbers;
  }
}

/** Number of the galaxy of an id, by the shifts that were found. */
export function galaxyOf(id: number, shifts: readonly number[]): number {
  if (id === SUN_ID) return 0;
  if (id === ANDROMEDA_CENTRE_ID) return 1;
  return shifts.indexOf(Math.floor((id - classStart(id)) / GALAXY_STEP));
}

/** Version 2 ids (64 bit, in place of `eps` and `phi`): disc below 2e18, bulge below 3e18, halo above. */
export function componentOfV2(id: bigint): number {
  return id >= 3_000_000_000_000_000_000n ? HALO : id >= 2_000_000_000_000_000_000n ? BULGE : DISC;
}

/** The first version 1 id of a component, for the writer. */
export function classOfComponent(name: ComponentName): number {
  return name === "halo" ? HALO_ID : name === "bulge" ? BULGE_ID : 0;
}
