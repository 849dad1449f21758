import { expect, it } from "vitest";
import { providerMarkOf } from "./provider-marks.ts";

it.each([
  ["Google", "google"],
  ["LINE", "line"],
  ["Facebook", "facebook"],
  ["Nobody", null],
  ["toString", null],
] as const)("the provider %s has the mark %s", (name, mark) => {
  expect(providerMarkOf(name)).toBe(mark);
});
