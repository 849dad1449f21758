import { expect, test } from "vitest";
import { latestBuiltYear } from "./built-year.ts";

test("a building may be finished within three years", () => {
  expect(latestBuiltYear(2026)).toBe(2029);
});
