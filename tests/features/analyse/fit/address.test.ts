import { expect, it } from "vitest";
import type { FitPair } from "../../../../src/features/analyse/fit/state.ts";
import { addressOf, asked, newState } from "../../kit/fixtures.ts";

const PAIR: FitPair = {
  centres: [
    [34, 52.5],
    [58, 42],
  ],
  masks: [
    [10, 12, 3],
    [80, 20, 5.5],
  ],
  kpcPerPixel: 0.8,
  mass: null,
  faster: -120,
};
const picture = { name: "pair.png", width: 96, height: 96, url: "" };

it("keeps centres, masks and what is known of a photograph in a copied link, and nothing in the address bar", () => {
  const store = newState();
  store.setState({ fit: { fitPicture: picture, fitPair: PAIR } });
  expect(addressOf(store)).not.toMatch(/photograph|masks/);
  const link = addressOf(store, true);
  expect(link).toContain("photograph=34,52.5,58,42,0.8,,-120&masks=10,12,3,80,20,5.5");
  const { choices } = asked(link);
  expect(choices).toMatchObject({ fit: { fitLinked: PAIR }, layout: { side: "fit" } });
});

it("takes nothing from a link that says it in another way", () => {
  for (const link of ["?n=100", "?photograph=", "?photograph=1,2,3", "?photograph=1,2,a,4,5", "?masks=1,2,3"])
    expect(asked(link).choices).not.toHaveProperty("fitLinked");
  expect(asked("?photograph=1,2,3,4,5&masks=1,2,x,7,8,9,1").choices).toMatchObject({
    fit: { fitLinked: { masks: [[7, 8, 9]] } },
  });
});
