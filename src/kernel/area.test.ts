import { expect, it } from "vitest";
import { formatArea, formatM2, manYenPerTsubo, tsubo } from "./area.ts";

it("converts to 坪 with 400/121 m², not 3.3025", () => {
  expect(tsubo(65.32)).toBeCloseTo(19.7593, 4);
  expect(tsubo(400 / 121)).toBeCloseTo(1, 3);
});

it.each([
  [65.32, "65.32㎡(19.75坪)"],
  [70, "70㎡(21.17坪)"],
  [55.55, "55.55㎡(16.8坪)"],
  [65.329, "65.32㎡(19.76坪)"],
])("writes %d with decimals cut, never rounded up: %s", (areaM2, text) => {
  expect(formatArea(areaM2)).toBe(text);
});

it("writes square metres alone", () => {
  expect(formatM2(70)).toBe("70㎡");
});

it.each([
  [1_000_000, 331],
  [302_500, 100],
  [0, 0],
])("tells %d yen for each m² as %d 万円 a 坪", (yenPerM2, manYen) => {
  expect(manYenPerTsubo(yenPerM2)).toBe(manYen);
});
