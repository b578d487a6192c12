import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { barriers } from "./access.ts";
import { PATIENT, type Stage, setStage } from "./browser.ts";
import { button, untilRuns } from "./handle.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

test("ruler and protractor measure what is seen, by mouse and by keys, and follow the camera", async () => {
  const height = 600;
  const page = await stage.open("?scenario=plummer&n=300&engine=cpu&paused=1&units=own&view=0,-10,0,0,0,0&tab=tree", {
    width: 1000,
    height,
  });
  await untilRuns(page, 300);
  await button(page, "Ruler").click();
  // At a distance of 10 the page's height shows 2 x 10 tan(22.5 deg).
  const pixel = (20 * Math.tan(Math.PI / 8)) / height;
  const first = page.getByRole("button", { name: /^First end/ });
  const second = page.getByRole("button", { name: /^Second end/ });
  const said = async () => Number(/Length ([\d.]+)/.exec((await first.getAttribute("aria-label"))!)?.[1]);
  await expect.poll(said, PATIENT).toBeGreaterThan(0);
  const middle = async (handle: typeof first) => {
    const { x, y, width, height: high } = (await handle.boundingBox())!;
    return { x: x + width / 2, y: y + high / 2 };
  };
  const from = await middle(first);
  // Numbers are said with three digits.
  const near = (length: number) => expect.poll(async () => Math.abs((await said()) / length - 1), PATIENT);
  await near(pixel * ((await middle(second)).x - from.x)).toBeLessThan(5e-3);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(200, 150, { steps: 3 });
  await page.mouse.up();
  await second.focus();
  for (let k = 0; k < 4; k++) await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("ArrowLeft");
  const [a, b] = [await middle(first), await middle(second)];
  expect([a.x, a.y]).toEqual([200, 150]);
  expect(b.y).toBe(from.y + 40);
  const length = pixel * Math.hypot(a.x - b.x, a.y - b.y);
  await near(length).toBeLessThan(5e-3);
  expect(await barriers(page)).toEqual([]);
  // Closer, a pixel shows less.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("+");
  await near(length / 1.15).toBeLessThan(1e-2);

  await button(page, "Protractor").click();
  const corner = page.getByRole("button", { name: /^Corner/ });
  await corner.waitFor();
  expect(await first.count()).toBe(0);
  const arms = [
    page.getByRole("button", { name: /^First arm/ }),
    corner,
    page.getByRole("button", { name: /^Second arm/ }),
  ];
  const [p, q, r] = (await Promise.all(arms.map(middle))) as [typeof a, typeof a, typeof a];
  const turn = (to: typeof a) => Math.atan2(to.y - q.y, to.x - q.x);
  const angle = Math.abs(((turn(r) - turn(p)) * 180) / Math.PI);
  expect(await corner.getAttribute("aria-label")).toBe(`Corner: Angle ${angle.toFixed(1)}°`);
  await corner.press("Escape");
  expect(await corner.count()).toBe(0);
});
