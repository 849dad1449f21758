import { describe, expect, it } from "vitest";
import { generateMarket } from "#ingest/sample/generate-market.ts";
import { readPlaces } from "#ingest/sample/read-places.server.ts";
import { offerLife } from "./offer-life.ts";
import { offersOn, type SampleOffer } from "./offers-on.ts";
import { SAMPLE_COMPANIES } from "./sample-companies.ts";

const { places } = await readPlaces();
const { buildings, sales, apartments } = generateMarket(places, { seed: 1 });
const market = { buildings, places, seed: 1 };
const DAY = "2026-11-21";
const on = (day: string) => offersOn(market, new Date(`${day}T03:00:00Z`));
const offers = on(DAY);
const listings = offers.map(({ listing }) => listing);
const active = listings.filter(({ state }) => state === "active");
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

describe("what is on offer in the sample market", () => {
  it("follows from seed and day, and nothing else", () => {
    expect(on(DAY)).toEqual(offers);
    expect(offersOn({ ...market, seed: 2 }, new Date(`${DAY}T03:00:00Z`))[0]).not.toEqual(offers[0]);
  });

  it("is as large as a sample must be, of every kind", () => {
    const kinds = Map.groupBy(active, ({ kind }) => kind);

    expect(active.length).toBeGreaterThanOrEqual(2_000);
    expect([...kinds].map(([kind, homes]) => [kind, homes.length >= 20])).toEqual(
      ["condo", "new-condo", "house", "land", "building"].map((kind) => [kind, true]),
    );
  });

  it("asks a little more than homes of their building sold for this year, and for some a good deal less", () => {
    const sold = Map.groupBy(
      sales.filter(({ kind, quarter }) => kind === "condo" && quarter.year === 2026),
      ({ apartmentKey }) => apartmentKey,
    );
    const ratios = active.flatMap(({ apartmentKey, price, areaM2 }) => {
      const unitPrices = sold.get(apartmentKey)?.map((sale) => sale.price / sale.areaM2);
      return unitPrices && apartmentKey !== null && areaM2 !== null ? [price / areaM2 / median(unitPrices)] : [];
    });

    expect(ratios.length).toBeGreaterThan(200);
    expect(median(ratios)).toBeGreaterThan(1);
    expect(median(ratios)).toBeLessThan(1.15);
    expect(ratios.filter((ratio) => ratio < 0.9).length).toBeGreaterThan(10);
  });

  it("belongs to a building and a floor of it, where it is a flat of a building that is known", () => {
    const floors = new Map(apartments.map(({ key, floors: count }) => [key, count ?? 0]));
    const known = listings.filter(({ apartmentKey }) => apartmentKey !== null);

    expect(known.length).toBeGreaterThan(1_500);
    expect(known.filter(({ apartmentKey, floor }) => (floor ?? 0) > (floors.get(apartmentKey ?? "") ?? 0))).toEqual([]);
  });

  it("lays aside alike in all homes of a building, and in five of six buildings as much as repairs will cost", () => {
    const rates = listings.flatMap(({ kind, apartmentKey, areaM2, reserveYen }) =>
      kind === "condo" && areaM2 !== null && reserveYen !== null ? [{ apartmentKey, rate: reserveYen / areaM2 }] : [],
    );
    const byBuilding = [...Map.groupBy(rates, ({ apartmentKey }) => apartmentKey).values()].map((same) => same.map(({ rate }) => rate));

    expect(byBuilding.filter((same) => Math.max(...same) / Math.min(...same) > 1.06)).toEqual([]);
    const short = byBuilding.filter(([rate]) => (rate ?? 0) < 240).length / byBuilding.length;
    expect(short).toBeGreaterThan(0.1);
    expect(short).toBeLessThan(0.25);
  });

  it("was published before it was updated, and is due for an update when active", () => {
    const due = active.filter(({ faults }) => !faults.includes("next-update-missing"));

    expect(active.filter(({ publishedOn, updatedOn }) => publishedOn > updatedOn || updatedOn > DAY)).toEqual([]);
    expect(due.filter(({ nextUpdateOn }) => (nextUpdateOn ?? "") < DAY).length).toBeLessThan(due.length / 40);
  });

  it("is offered by companies that cannot be real, some homes by two of them at two prices", () => {
    const homes = [...Map.groupBy(active, ({ dwellingKey }) => dwellingKey).values()].filter((same) => same.length > 1);

    expect(new Set(listings.map(({ companyId }) => companyId))).toEqual(new Set(SAMPLE_COMPANIES.map(({ id }) => id)));
    expect(SAMPLE_COMPANIES.filter(({ name }) => !name.includes("架空"))).toEqual([]);
    expect(homes.length).toBeGreaterThan(100);
    expect(homes.filter((same) => new Set(same.map(({ companyId }) => companyId)).size < same.length)).toEqual([]);
    expect(homes.some(([first, second]) => first?.price !== second?.price)).toBe(true);
  });

  it("tells each price from the day on which it was asked, the last one as the price of now", () => {
    const cut = offers.filter(({ prices }) => prices.length > 1);
    const isFalling = ({ prices }: SampleOffer) => prices.every(({ price }, i) => i === 0 || price < (prices[i - 1]?.price ?? 0));

    expect(cut.length).toBeGreaterThan(200);
    expect(cut.every(isFalling)).toBe(true);
    expect(offers.filter(({ listing, prices }) => listing.price !== prices.at(-1)?.price)).toEqual([]);
  });
});

describe("the life of an offer", () => {
  it("goes on for ever: comes, is looked over, goes, and gives its place to another home", () => {
    const days = Array.from({ length: 400 }, (_, day) => offerLife(3, 20_000 + day, 9));
    const states = days.map(({ state }) => state).filter((state, i, all) => state !== all[i - 1]);

    expect(new Set(days.map(({ generation }) => generation)).size).toBeGreaterThanOrEqual(3);
    expect(states.filter((state) => state === "active").length).toBeGreaterThanOrEqual(3);
    expect(days.filter(({ state, endedOn }) => (endedOn === null) !== (state === "active" || state === "applied"))).toEqual([]);
  });

  it("never looks ahead: what a day shows of prices stays as it was told", () => {
    const at = (day: number) => offerLife(11, 20_000 + day, 9);
    const pairs = Array.from({ length: 300 }, (_, day) => [at(day), at(day + 1)] as const).filter(
      ([today, next]) => today.generation === next.generation,
    );

    expect(pairs.every(([today, next]) => today.cuts.every((cut, i) => cut.on === next.cuts[i]?.on && cut.by === next.cuts[i]?.by))).toBe(
      true,
    );
  });
});
