import { expect, it } from "vitest";
import { NAGAGATA_3, points } from "./envelope.ts";
import { shownCount, shownSum } from "./shown-count.ts";

it.each([
  [0, null],
  [49, null],
  [50, 50],
  [1234, 1230],
  [1235, 1240],
])("%i households are shown as %s", (count, shown) => {
  expect(shownCount(count)).toBe(shown);
});

it("the sum is that of what is shown", () => {
  expect(shownSum([50, null, 1230])).toBe(1280);
});

it("the window lies in the first third of a sheet, and says that it is to be held against the envelope", () => {
  expect(points(NAGAGATA_3.topMm + NAGAGATA_3.heightMm)).toBeLessThan(points(99));
  expect(NAGAGATA_3.isVerified).toBe(false);
});
