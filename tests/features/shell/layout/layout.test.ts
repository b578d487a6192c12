import { describe, expect, it } from "vitest";
import { FIRST_SCENE, withFirstScene } from "../../../../src/app/firstScene.ts";
import { GROUPS, type Group, LEVELS, reaches, TABS } from "../../../../src/features/kit/levels.ts";
import { joined } from "../../../../src/features/kit/slice.ts";
import { isHidden } from "../../../../src/features/shell/layout/hiddenState.ts";
import { allFinds, findsOf } from "../../../../src/features/shell/layout/searchState.ts";
import { reachOf } from "../../../../src/features/shell/layout/state.ts";
import { ordinal } from "../../../../src/language/ordinal.ts";
import { newPage } from "../share/page.ts";

const labels = (words: string, address = "?scenario=antennae") =>
  findsOf(allFinds(newPage(address).getState()), words).map(({ label }) => label);

describe("search", () => {
  it("finds every command and every control by its own label, first of all", () => {
    const all = allFinds(newPage("?scenario=antennae").getState());
    for (const { label } of all) expect(findsOf(all, label)[0]!.label.toLowerCase()).toBe(label.toLowerCase());
  });

  it("finds by the beginning of a name, by words in any order, and by what it does", () => {
    expect(labels("sof")[0]).toBe("Softening");
    expect(labels("leaf bodies")[0]).toBe("Bodies per leaf");
    expect(labels("greyscale")).toContain("Saturation");
    expect(labels("no such thing")).toEqual([]);
  });

  it("offers what can be set in this run alone", () => {
    expect(labels("viscosity")).toEqual([]);
    expect(labels("viscosity", "?scenario=antennae&tab=files")).toEqual([]);
  });
});

describe("levels", () => {
  it("show the groups of a tab as a whole, and in the first tab what Play shows", () => {
    for (const group of Object.keys(GROUPS) as Group[])
      for (const tab of TABS) {
        const reach = reachOf({ layout: { level: "study", tab } }, group);
        if (GROUPS[group] === tab) expect(reach).toBe("study");
        else expect(reach).toBe(tab === "scene" ? "play" : null);
      }
    for (const level of ["watch", "play"] as const)
      expect(reachOf({ layout: { level, tab: "files" } }, "camera")).toBe(level);
    expect(LEVELS.map((level) => LEVELS.filter((first) => reaches(level, first)).length)).toEqual([1, 2, 3]);
  });

  it("going to a control raises the level as far as it must, and shows its tab", () => {
    const { getState } = newPage();
    const control = (key: string) => getState().layout.controls.find((one) => one.key === key)!;
    getState().layout.setLevel("watch");
    getState().layout.goTo(control("exposure"));
    expect([getState().layout.level, getState().layout.tab]).toEqual(["play", "scene"]);
    getState().layout.goTo(control("dust"));
    expect([getState().layout.level, getState().layout.tab]).toEqual(["study", "look"]);
    getState().layout.goTo(control("theta"));
    expect([getState().layout.level, getState().layout.tab]).toEqual(["study", "scene"]);
    getState().layout.goTo(control("units"));
    expect(getState().layout.settingsOpen).toBe(true);
  });

  it("a link names level and tab, and says nothing of the usual ones", () => {
    const written = (address: string) => newPage(address).getState().share.addressOf({ camera: null, lasting: false });
    expect(written("?scenario=plummer")).not.toMatch(/level|tab/);
    expect(written("?scenario=plummer&level=study&tab=files")).toContain("&level=study&tab=files");
    expect(written("?scenario=plummer&level=watch")).toContain("level=watch");
    expect(newPage().getState().share.choicesOf("?scenario=plummer").choices).not.toHaveProperty("layout.level");
  });

  it("know what a link sets that is not seen: by other values than the defaults alone", () => {
    const hidden = (address: string, level: "watch" | "play" | "study") => {
      const state = joined(newPage(address).getState(), { layout: { level } });
      return state.layout.controls
        .filter((one) => isHidden(state, one, new URLSearchParams(address)))
        .map(({ key }) => key);
    };
    const link = "?scenario=antennae&theta=0.9&leaf=4&rebuild=1&dust=2&engine=cpu&eta=0.01&exposure=1";
    expect(hidden(link, "watch").sort()).toEqual(["dust", "exposure", "leafSize", "theta"]);
    expect(hidden(link, "play").sort()).toEqual(["dust", "leafSize"]);
    expect(hidden(link, "study")).toEqual([]);
  });
});

describe("the first scene", () => {
  it("is shown where a link names none, with what the link says itself", () => {
    const first = new URLSearchParams(withFirstScene("?n=300&look=eye", false));
    expect(Object.fromEntries(first)).toEqual({ ...FIRST_SCENE, n: "300", look: "eye" });
    expect(withFirstScene("?scenario=plummer&n=300", true)).toBe("?scenario=plummer&n=300");
    const { problems, choices } = newPage().getState().share.choicesOf(withFirstScene("", true));
    expect(problems).toEqual([]);
    expect(choices).toMatchObject({
      play: { scenario: "antennae", values: { timeBefore: 60 } },
      appearance: { view: { colour: "population" } },
    });
  });
});

it("ordinals are those of English", () => {
  const some = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111];
  expect(some.map(ordinal)).toEqual([
    ...["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "23rd", "101st", "111th"],
  ]);
});
