import { describe, expect, it } from "vitest";
import { foundHome } from "#domain/search/homes/ask/page.ts";
import { seededRandom } from "#kernel/random.ts";
import { DRAWN_TODAY, drawOffer, drawOffers } from "#test/support/drawn-homes.ts";
import { besideEachOther, squareOf } from "./beside-each-other.ts";
import { dayNumber, isoDayOf, monthNumber } from "./days.ts";
import { newHomeTable, putHome, setDay, visibleOffers } from "./home-table.ts";
import type { HomeTable } from "./types.ts";

const base = { ...drawOffer(seededRandom(5), 1, 1), dwellingKey: "home", nextUpdateOn: DRAWN_TODAY, updatedOn: "2026-11-10" };
const offer = (key: string, changes: Partial<typeof base>) => ({ ...base, key, ...changes });
const speaker = (table: ReturnType<typeof newHomeTable>) => table.offers.find((_, row) => table.columns.speaks[row] === 1)?.key;

describe("the offers of a home", () => {
  it.each([
    ["the lowest", [offer("a", { price: 50 }), offer("b", { price: 40 })], "b"],
    ["of equal ones the newest", [offer("a", { price: 40 }), offer("b", { price: 40, updatedOn: "2026-11-12" })], "b"],
    ["of equal ones of a day the first by key", [offer("b", { price: 40 }), offer("a", { price: 40 })], "a"],
    ["none that has run out", [offer("a", { price: 50 }), offer("b", { price: 40, nextUpdateOn: "2026-11-20" })], "a"],
  ])("are spoken for by %s", (_, offers, key) => {
    const table = newHomeTable();
    putHome(table, "home", offers);
    setDay(table, DRAWN_TODAY);

    expect(speaker(table)).toBe(key);
  });

  it("all tell since when the home is on offer, also those that do not speak for it", () => {
    const table = newHomeTable();
    setDay(table, DRAWN_TODAY);
    putHome(table, "home", [
      offer("a", { price: 50, firstSeenOn: "2026-10-23" }),
      offer("b", { price: 40, firstSeenOn: "2026-11-02" }),
      offer("c", { price: 60, firstSeenOn: "2026-09-01", nextUpdateOn: "2026-11-20" }),
    ]);

    expect([0, 1].map((row) => foundHome(table, row)?.firstSeenOn)).toEqual(["2026-10-23", "2026-10-23"]);
  });

  it("are told anew as a whole, and speak by the day that is asked for", () => {
    const table = newHomeTable();
    setDay(table, "2026-11-20");
    putHome(table, "home", [offer("a", { price: 50 }), offer("b", { price: 40, nextUpdateOn: "2026-11-20" })]);
    expect([speaker(table), visibleOffers(table, "home").length]).toEqual(["b", 2]);

    setDay(table, DRAWN_TODAY);
    expect([speaker(table), visibleOffers(table, "home").length]).toEqual(["a", 1]);
    putHome(table, "home", [offer("c", {})]);
    expect([speaker(table), table.dead]).toEqual(["c", 2]);
    putHome(table, "home", []);
    expect([speaker(table), table.dwellings.size]).toEqual([undefined, 0]);
  });
});

it("from day to day the same is visible and as old as in a table made for that day", () => {
  const offers = drawOffers(seededRandom(8), { offers: 300, homes: 200 });
  const homes = [...Map.groupBy(offers, ({ dwellingKey }) => dwellingKey)];
  const tableOn = (day: string) => {
    const table = newHomeTable();
    setDay(table, day);
    for (const [key, of] of homes) putHome(table, key, of);
    return table;
  };
  const told = ({ columns: { speaks, since, age } }: HomeTable) =>
    offers.map((_, row) => speaks[row] === 1 && [row, since[row], age[row]]).filter((home) => home !== false);
  const going = tableOn("2026-11-20");

  const counts = ["2026-11-21", "2026-11-24", "2026-12-01", "2026-12-05", "2027-02-01", "2026-11-22"].map((day) => {
    setDay(going, day);
    expect(told(going)).toEqual(told(tableOn(day)));
    return told(going).length;
  });
  expect(counts[0]).toBeGreaterThan(100);
  expect(counts[4]).toBe(0);
});

it("neighbours stand beside each other, and all come back", () => {
  const at = (lon: number) => squareOf([offer("x", { place: { lon, lat: 35.6 } })]);

  expect([...besideEachOther([at(135), at(140), at(135.001), squareOf([])])]).toEqual([3, 0, 2, 1]);
});

it("days and months are counted from their beginnings", () => {
  expect([dayNumber("1970-01-02"), isoDayOf(dayNumber("2026-11-21")), monthNumber("2026-11-21")]).toEqual([1, "2026-11-21", 24_323]);
});
