import { expect, it } from "vitest";
import { inSteps } from "./price-steps.ts";

it.each([
  ["condo", 81_234_567, 81_230_000],
  ["land", 4_999, 0],
  ["rent", 123_456, 123_000],
] as const)("a price of a %s is told in whole steps: %d is %d", (kind, yen, told) => {
  expect(inSteps(yen, kind)).toBe(told);
});
