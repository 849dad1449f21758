import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, anApartmentRow, insertRows } from "#test/support/market.ts";
import { listingFigures } from "./listing-figures-store.server.ts";

let db: Db;
let load: number;
beforeAll(async () => {
  ({ db } = await testDatabase());
  load = await aLoad(db, "sample");
  await insertRows(db, "apartment", load, [anApartmentRow({ key: "tower" })]);
});
beforeEach(() => sql`delete from listing`.execute(db));
const insert = (...rows: Parameters<typeof aListingRow>[0][]) => insertRows(db, "listing", load, rows.map(aListingRow));
const figures = (asOf = "2026-11-21") => listingFigures(db, { cityCode: "13108", town: "豊洲", apartmentKey: "tower", asOf });

describe("without listings", () => {
  it("nothing is known: neither what is on sale nor days and cuts", async () => {
    expect(await figures()).toEqual({
      onSale: null,
      daysToSell: null,
      priceCuts: null,
      isSample: false,
    });
  });
});

describe("what is on sale", () => {
  it("is counted in the building, its town and its city, condominiums alone", async () => {
    await insert(
      { apartment_key: "tower" },
      { town: "豊洲" },
      { town: "東雲" },
      { city_code: "13101", town: "豊洲" },
      { kind: "house" },
      { state: "sold" },
      { state: "suspended", apartment_key: "tower" },
    );

    expect((await figures()).onSale).toEqual({ building: 1, town: 2, city: 3 });
  });

  it("ends the day after the next update was due", async () => {
    await insert({ next_update_on: "2026-11-21", apartment_key: "tower" });

    expect((await figures("2026-11-21")).onSale?.building).toBe(1);
    expect((await figures("2026-11-22")).onSale).toEqual({ building: 0, town: 0, city: 0 });
  });

  it("is marked as a sample where it is one", async () => {
    await insert({ is_sample: false });
    expect((await figures()).isSample).toBe(false);

    await insert({ is_sample: true });
    expect((await figures()).isSample).toBe(true);
  });
});

describe("the days to sell", () => {
  it("are the median from publication to the last update of what was sold, in whole days", async () => {
    const sold = (updated_on: string) => ({ state: "sold", published_on: "2026-10-01", updated_on });
    const five = ["2026-10-11", "2026-10-12", "2026-10-22", "2026-12-30", "2026-12-31"].map(sold);
    await insert(...five, { published_on: "2020-01-01" });
    expect((await figures()).daysToSell).toEqual({ median: 21, n: 5 });

    await insert(sold("2026-10-23"));
    expect((await figures()).daysToSell).toEqual({ median: 22, n: 6 });
  });

  it("have no median under five sales, but say how many there were", async () => {
    await insert(...Array.from({ length: 4 }, () => ({ state: "sold", published_on: "2026-10-01", updated_on: "2026-10-15" })));

    expect((await figures()).daysToSell).toEqual({ median: null, n: 4 });
  });

  it("are those of the city, not of the town alone", async () => {
    await insert({ state: "sold", town: "東雲", published_on: "2026-10-01", updated_on: "2026-10-31" });
    await insert({ state: "sold", city_code: "13101", published_on: "2026-10-01", updated_on: "2026-10-02" });

    expect((await figures()).daysToSell).toEqual({ median: null, n: 1 });
  });
});

describe("price cuts", () => {
  it("are the share of listings that ask less than at first, and the median cut in percent", async () => {
    const first_price = 80_000_000;
    await insert(
      { first_price, price: 72_000_000 },
      { first_price, price: 79_000_000 },
      { first_price, price: 80_000_000 },
      { first_price, price: 88_000_000 },
    );

    expect((await figures()).priceCuts).toEqual({ share: 0.5, median: 5.6, n: 4 });
  });

  it("leave out what is no longer on sale and where the first price is not known", async () => {
    await insert(
      { first_price: null },
      { first_price: 90_000_000, state: "sold" },
      { first_price: 90_000_000, next_update_on: "2026-10-01" },
    );

    expect((await figures()).priceCuts).toBeNull();
  });

  it("have no median where nobody cut", async () => {
    await insert({ first_price: 80_000_000 });

    expect((await figures()).priceCuts).toEqual({ share: 0, median: null, n: 1 });
  });
});
