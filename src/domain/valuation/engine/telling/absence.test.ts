import { expect, it } from "vitest";
import type { FactorGroup } from "#domain/valuation/core/types.ts";
import { absenceOf } from "./absence.ts";

const nothing = { floor: null, direction: null, stationName: null, walkMinutes: null };

it.each([
  ["floor", nothing, "not-told"],
  ["floor", { ...nothing, floor: 45 }, "not-used"],
  ["floor", { ...nothing, direction: "南" }, "not-used"],
  ["station", nothing, "not-told"],
  ["station", { ...nothing, stationName: "豊洲" }, "not-used"],
  ["station", { ...nothing, stationName: "豊洲", walkMinutes: 5 }, "not-used"],
  ["station", { ...nothing, walkMinutes: 5 }, "needs-station"],
  ["age", { ...nothing, floor: 45 }, "not-told"],
] as const satisfies readonly (readonly [FactorGroup, object, string])[])("%s without a figure, told %j, is %s", (group, told, absence) =>
  expect(absenceOf({ group, yen: null }, told)).toBe(absence),
);

it("a figure is not absent", () => expect(absenceOf({ group: "floor", yen: 0 }, nothing)).toBeNull());
