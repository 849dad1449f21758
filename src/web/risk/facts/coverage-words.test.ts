import fc from "fast-check";
import { expect, it } from "vitest";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { coverageText } from "./coverage-words.ts";

it.each([
  [0, "0%"],
  [0.004, "0%"],
  [0.29, "29%"],
  [0.58, "58%"],
  [0.8, "80%"],
  [0.999, "99%"],
  [1, "100%"],
])("%d of the data is written %s", (coverage, text) => {
  expect(coverageText(coverage)).toBe(text);
});

it.each(Object.values(RATING_MODEL.coverage))(
  "what misses the limit of %d never reads as if it reached it, and what reaches it does",
  (limit) => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (coverage) => {
        fc.pre(Math.abs(coverage - limit) > 1e-9);

        expect(Number.parseInt(coverageText(coverage), 10) >= limit * 100).toBe(coverage >= limit);
      }),
    );
  },
);

it("every whole percent is written as it is", () => {
  for (let whole = 0; whole <= 100; whole += 1) expect(coverageText(whole / 100)).toBe(`${whole}%`);
});
