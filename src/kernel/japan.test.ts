import { expect, test } from "vitest";
import { isInJapan } from "./japan.ts";

test.each([
  ["沖ノ鳥島", 136.08, 20.42, true],
  ["択捉島", 148.75, 45.55, true],
  ["与那国島", 122.93, 24.45, true],
  ["南鳥島", 153.98, 24.28, true],
  ["豊洲, swapped", 35.65, 139.79, false],
  ["nowhere", 0, 0, false],
  ["no number", Number.NaN, 35, false],
])("%s: %d, %d", (_, lon, lat, isIn) => {
  expect(isInJapan({ lon, lat })).toBe(isIn);
});
