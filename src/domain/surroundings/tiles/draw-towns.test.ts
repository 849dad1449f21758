import { describe, expect, it } from "vitest";
import { type Centre, townCells } from "#domain/surroundings/shapes/town-cells.ts";
import type { TileFeature } from "#domain/surroundings/tile-format/tile-feature.ts";
import { tileAt } from "#domain/surroundings/tile-format/tile-square.ts";
import { drawTowns, worldBoxOf } from "./draw-towns.ts";

const PLACE = { lon: 139.83, lat: 35.71 };
const tile = tileAt(PLACE, 13);
const centre = (name: string, dx: number, dy = 0): Centre => ({ cityCode: "13107", name, lon: PLACE.lon + dx, lat: PLACE.lat + dy });
const cells = townCells(
  [centre("八広一丁目", 0), centre("八広二丁目", 0.004), centre("京島一丁目", -0.004), centre("立花", 0, -0.004)],
  worldBoxOf(tile),
  [],
);
const groupOf = ({ name }: Centre) => name.slice(0, 2);
const drawn = drawTowns(tile, cells, {
  groupOf,
  tagsOf: (town) => (groupOf(town) === "八広" ? { t: "墨田区八広", v: 233 } : null),
  nameOf: groupOf,
});

const doubled = (ring: readonly (readonly [number, number])[]) =>
  ring.reduce((sum, [x, y], i) => sum + (ring.at(i - 1)?.[0] ?? 0) * y - x * (ring.at(i - 1)?.[1] ?? 0), 0);
const ringsOf = ({ type, geometry }: TileFeature) => (type === 3 ? geometry : []);

describe("towns of a tile", () => {
  it("are one area each, of all their 丁目, with what is known of them", () => {
    const found = drawn.areas.find(({ tags }) => tags.v === 233);

    expect(drawn.areas).toHaveLength(3);
    expect(found && ringsOf(found)).toHaveLength(2);
  });

  it("of which nothing is known are marked so, by their name", () => {
    expect(drawn.areas.flatMap(({ tags }) => (tags.s === "no_data" ? [tags.t] : [])).toSorted()).toEqual(["京島", "立花"]);
  });

  it("run clockwise on the screen and stay within reach of the tile", () => {
    for (const ring of drawn.areas.flatMap(ringsOf)) {
      expect(doubled(ring)).toBeGreaterThan(0);
      for (const step of ring.flat()) expect(Math.abs(step - 2048)).toBeLessThanOrEqual(2048 + 64);
    }
  });

  it("are parted by lines, but not from themselves", () => {
    const [lines] = drawn.lines;
    const together = drawTowns(tile, cells, { groupOf: () => "墨田区", tagsOf: () => ({ v: 1 }), nameOf: () => "墨田区" });

    expect(lines?.type === 2 && lines.geometry.length).toBeGreaterThan(2);
    expect(together.lines).toEqual([]);
  });

  it("that lie elsewhere are not drawn", () => {
    const far = drawTowns(tileAt({ lon: 135, lat: 34 }, 13), cells, { groupOf, tagsOf: () => null, nameOf: groupOf });

    expect(far).toEqual({ areas: [], lines: [] });
  });
});
