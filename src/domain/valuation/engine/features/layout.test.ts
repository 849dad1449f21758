import { describe, expect, it } from "vitest";
import { layoutParts } from "./layout.ts";

describe("layoutParts", () => {
  it.each([
    ["1R", 1, 0, 0],
    ["1K", 1, 1, 0],
    ["2DK", 2, 2, 0],
    ["3LDK", 3, 3, 0],
    ["2LDK+S", 2, 3, 1],
    ["1DK+S", 1, 2, 1],
    ["3SLDK", 3, 3, 1],
    ["2LK", 2, 3, 0],
    ["1LD+S", 1, 3, 1],
    ["4K", 4, 1, 0],
  ])("reads %s as %i rooms, kitchen %i, storeroom %i", (layout, rooms, kitchen, storeroom) => {
    expect(layoutParts(layout)).toEqual({ rooms, kitchen, storeroom });
  });

  it.each([null, "", "オープンフロア", "メゾネット"])("knows nothing of %j", (layout) => {
    expect(layoutParts(layout)).toEqual({ rooms: Number.NaN, kitchen: Number.NaN, storeroom: Number.NaN });
  });
});
