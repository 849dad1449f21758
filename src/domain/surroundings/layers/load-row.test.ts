import { expect, it } from "vitest";
import { provenanceOf, scalars } from "./load-row.ts";

const row = { attribution: "国土数値情報", licence: "CC BY 4.0", as_of: "2023", is_sample: false };

it("says of a figure where it is from, of when, how exact its place is, and whether it was invented", () => {
  expect(provenanceOf(row, "17m四方")).toEqual({
    attribution: "国土数値情報",
    licence: "CC BY 4.0",
    asOf: "2023",
    precision: "17m四方",
    isSample: false,
  });
  expect(provenanceOf({ ...row, as_of: null, is_sample: true }, "")).toMatchObject({ asOf: null, isSample: true });
});

it("keeps of stored facts what fits beside a figure: words, numbers, yes and no, and what is known to be empty", () => {
  expect(scalars({ a: "三角州", b: 1.84, c: false, d: null, e: [1, 2], f: { g: 1 }, h: undefined, i: 0, j: "" })).toEqual({
    ...{ a: "三角州", b: 1.84, c: false, d: null, i: 0, j: "" },
  });
  expect(scalars({})).toEqual({});
});
