import { expect, it } from "vitest";
import { NO_FACTS } from "./facts.ts";
import { isValuedOtherwise } from "./valued-facts.ts";

it.each([
  [{ areaM2: 71 }, true],
  [{ floor: 5 }, true],
  [{ totalFloors: 14 }, true],
  [{ direction: "南" }, true],
  [{ isCorner: false }, true],
  [{ structure: "wood" }, true],
  [{ roadWidthM: 4 }, true],
  [{ floorAreaRatioPercent: 200 }, true],
  [{ name: "豊洲レジデンス" }, false],
  [{ managementYen: 12_000 }, false],
] as const)("a home of which %j is told is valued otherwise: %j", (told, isOther) => {
  expect(isValuedOtherwise(NO_FACTS, { ...NO_FACTS, ...told })).toBe(isOther);
});
