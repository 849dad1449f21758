import { expect, it } from "vitest";
import { isInRiverStrip } from "./river-strip.ts";

/** About 35.7° N a pixel is 15.5 m wide and 19 m high. */
const [COLUMN, ROW] = [1_863_000, 316_000];

/** What lies to the west, in a strip of so many pixels, and to the east of it; the same from north to south. */
const depths =
  ({ west, east, wide }: { west: number | undefined; east: number | undefined; wide: number }) =>
  (column: number) =>
    column < COLUMN ? west : column < COLUMN + wide ? 0 : east;

it.each([
  ["between two deep banks", { west: 3, east: 4, wide: 25 }, true],
  ["beside one deep bank only", { west: 3, east: 1, wide: 25 }, false],
  ["on a hill with shallow water on both sides", { west: 2, east: 2, wide: 25 }, false],
  ["wider than any river", { west: 3, east: 3, wide: 80 }, false],
  ["of which nobody looked at the other side", { west: 3, east: undefined, wide: 25 }, false],
])("a strip %s", (_what, strip, isRiver) => {
  expect(isInRiverStrip(depths(strip), COLUMN + 5, ROW)).toBe(isRiver);
});

it("is found whichever way the river runs", () => {
  const slanting = (column: number, row: number) => (Math.abs(column - COLUMN + (row - ROW)) <= 12 ? 0 : 3);

  expect(isInRiverStrip(slanting, COLUMN, ROW)).toBe(true);
  expect(isInRiverStrip((_column, row) => (Math.abs(row - ROW) <= 12 ? 0 : 3), COLUMN, ROW)).toBe(true);
});
