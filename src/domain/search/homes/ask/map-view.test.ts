import { describe, expect, it } from "vitest";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import { newHomeTable, putHome, setDay } from "#domain/search/homes/table/home-table.ts";
import type { Box } from "#domain/search/homes/types.ts";
import { seededRandom } from "#kernel/random.ts";
import { DRAWN_TODAY, drawOffer, keysInOrder } from "#test/support/drawn-homes.ts";
import { askHomes } from "./ask-homes.ts";
import { MOST_PINS, mapView } from "./map-view.ts";

const JAPAN: Box = { west: 122, south: 20, east: 154, north: 46 };
const base = drawOffer(seededRandom(1), 1, 1);
const at = (number: number, lon: number, lat: number, price = 50) => ({
  ...{ ...base, key: `k${number}`, dwellingKey: `d${number}`, place: { lon, lat }, price: price * 1_000_000, nextUpdateOn: DRAWN_TODAY },
});

function tableOf(offers: readonly (typeof base)[]) {
  const table = newHomeTable();
  for (const offer of offers) putHome(table, offer.dwellingKey, [offer]);
  setDay(table, DRAWN_TODAY);
  return table;
}
const view = (table: ReturnType<typeof tableOf>, box: Box, zoom: number) =>
  mapView(table, askHomes(table, { conditions: NO_CONDITIONS, box, reaches: [] }), { box, zoom });

describe("a map of homes", () => {
  it("draws thirty flats of one spot as one pin, with the cheapest of them, and opens them by the box of the spot", () => {
    const table = tableOf(Array.from({ length: 30 }, (_, i) => at(i, 139.7, 35.6, 60 - i)));

    expect(view(table, JAPAN, 10).pins).toMatchObject([{ key: "k29", price: 31_000_000, count: 30 }]);
    const spot = { west: 139.7, south: 35.6, east: 139.7, north: 35.6 };
    const answer = askHomes(table, { conditions: NO_CONDITIONS, box: spot, reaches: [] });
    expect(keysInOrder(table, answer, "price")).toHaveLength(30);
  });

  it("draws squares with their number beyond 300 spots, each with a box that holds its homes", () => {
    const table = tableOf(Array.from({ length: MOST_PINS + 1 }, (_, i) => at(i, 139.5 + (i % 20) / 50, 35.5 + i / 2_000)));
    const { pins, clusters, total } = view(table, { west: 139.4, south: 35.4, east: 140.1, north: 35.8 }, 10);

    expect([pins.length, total]).toEqual([0, MOST_PINS + 1]);
    expect(clusters.length).toBeGreaterThan(1);
    for (const { box, count } of clusters) expect(view(table, box, 10).total).toBe(count);
  });

  it("finds the same homes by the squares of a small box as by looking at all of them, before and after changes", () => {
    const spots = Array.from({ length: 3_000 }, (_, i) => [139 + (i % 211) / 211, 35 + (i % 307) / 307] as const);
    const table = tableOf(spots.map(([lon, lat], i) => at(i, lon, lat)));
    const box = { west: 139.25, south: 35.25, east: 139.5, north: 35.4999 };
    const inside = spots.filter(([lon, lat]) => lon >= box.west && lon <= box.east && lat >= box.south && lat <= box.north);

    expect(inside.length).toBeGreaterThan(100);
    expect(view(table, box, 12).total).toBe(inside.length);
    expect(view(table, JAPAN, 5).total).toBe(3_000);
    putHome(table, "d0", []);
    putHome(table, "d1", [at(1, 139.3, 35.3)]);
    expect(view(table, { west: 139, south: 35, east: 139.001, north: 35.001 }, 12).total).toBe(0);
    expect(view(table, { west: 139.3, south: 35.3, east: 139.3, north: 35.3 }, 12).pins).toMatchObject([{ key: "k1", count: 1 }]);
  });
});
