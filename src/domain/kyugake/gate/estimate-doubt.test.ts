import { expect, it } from "vitest";
import { doubtOf } from "./estimate-doubt.ts";

type Estimate = Parameters<typeof doubtOf>[0];
const price = (point: number) => ({ point, q05: 1, q10: 1, q90: 1, q95: 1, chance10: 0.5 });
const SIMILAR = { median: 100, count: 20, standing: "inside" } as const;

it.each<[string, Partial<Estimate>, ReturnType<typeof doubtOf>]>([
  ["nothing where similar sales bear it out", {}, "none"],
  ["nothing up to 15 % beside their median", { price: price(115) }, "none"],
  ["nothing down to 15 % under it", { price: price(85) }, "none"],
  ["a little where they sold for more", { price: price(84) }, "unsure"],
  ["a little where it lies outside the middle 80 % of them", { similar: { ...SIMILAR, standing: "outside" } }, "unsure"],
  ["a little where they lie far apart", { similar: { ...SIMILAR, standing: "scattered" } }, "unsure"],
  ["more where they sold for less", { price: price(116) }, "weak"],
  ["more where it is graded lowest", { grade: "D" }, "weak"],
  ["more where few resemble the home, whatever these sold for", { price: price(200), similar: { ...SIMILAR, standing: "few" } }, "weak"],
  ["more where no similar sale is known", { similar: null }, "weak"],
  ["all where they sold for a sixth less", { price: price(121) }, "refuted"],
  [
    "nothing where floor and direction alone take it from them",
    { price: price(130), similar: { ...SIMILAR, pointOfUsualUnit: 104 } },
    "none",
  ],
  ["more where they sold for less than its usual unit", { price: price(104), similar: { ...SIMILAR, pointOfUsualUnit: 118 } }, "weak"],
  ["all of it so, whatever the grade", { price: price(150), grade: "A" }, "refuted"],
])("against an estimate speaks %s", (_, given, doubt) => {
  expect(doubtOf({ price: price(100), grade: "B", similar: SIMILAR, ...given })).toBe(doubt);
});
