import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rentOrigin } from "#domain/properties/index.server.ts";
import { topicOf } from "#domain/risk/index.server.ts";
import { NOTHING_TOLD } from "#domain/subjects/subject-of.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { asSubject } from "#test/support/subjects.ts";
import { anApartment, aSale, insertMarket } from "#test/support/typed-market.ts";
import { buildingTopic } from "./building-topic.server.ts";
import { marketTopic } from "./market-topic.server.ts";
import { TOPICS } from "./topic-names.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
const HOME = anApartment({ builtYear: 1998, builtMonth: 3, floors: 14, units: 100 });

let db: Db;
beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { apartments: [HOME, anApartment({ key: "other" })] });
});

describe("what is known of a building", () => {
  const keep = async (values: Readonly<Record<string, string | number | boolean>>) => {
    for (const [field, value] of Object.entries(values)) {
      await sql`insert into building_fact values (${HOME.key}, ${field}, ${JSON.stringify(value)}::jsonb, '管理会社の資料', '2025', null)`.execute(
        db,
      );
    }
  };
  const ask = (changes: Partial<typeof HOME> = {}) =>
    buildingTopic(db, asSubject({ ...HOME, ...changes }), { now: NOW, told: NOTHING_TOLD });
  beforeEach(async () => {
    await sql`delete from building_fact`.execute(db);
  });

  it("is the fields that are kept, with who wrote them", async () => {
    await keep({ managementFeeYenPerM2: 210, confirmedOn: "1997-05-01" });

    expect((await ask()).fields).toMatchObject([
      { field: "confirmedOn", value: "1997-05-01", source: "管理会社の資料", asOf: "2025" },
      { field: "managementFeeYenPerM2", value: 210 },
    ]);
  });

  it.each([
    [{}, {}, "new", "新耐震基準(1981年6月以降)"],
    [{ confirmedOn: "2001-04-01" }, {}, "since2000", "2000年6月以降の基準"],
    [{ seismicDiagnosis: "sound" }, { builtYear: 1975 }, "old", "旧耐震基準。耐震診断または改修で基準を満たす"],
    [{}, { builtYear: 1982 }, "unclear", "建築確認日が未確認のため、旧耐震基準として計算。耐震診断の有無は未確認"],
  ] as const)("is the code it was built by: %o %o", async (values, changes, id, words) => {
    await keep(values);

    expect((await ask(changes)).code).toEqual({ id, words });
  });

  it("is what it lays aside against the guideline of its size, with the guideline's own date", async () => {
    await keep({ reserveFundYenPerM2: 178, floorAreaM2: 12_000 });

    expect((await ask()).reserveFund).toEqual({
      yenPerM2: 178,
      ratio: 0.66,
      guideline: {
        ...{ mean: 271, low: 200, high: 330, sizedBy: "floor-area", asOf: "2021-09" },
        source: "国土交通省「マンションの修繕積立金に関するガイドライン」",
      },
    });
  });

  it("has no guideline where the size that decides it is not known, and no ratio without either", async () => {
    expect((await ask({ units: null })).reserveFund).toEqual({ yenPerM2: null, guideline: null, ratio: null });
    await keep({ reserveFundYenPerM2: 178 });
    expect((await ask({ units: null })).reserveFund).toEqual({ yenPerM2: 178, guideline: null, ratio: null });
    expect((await ask({ units: 150 })).reserveFund).toMatchObject({ ratio: 0.66, guideline: { mean: 271, sizedBy: "units" } });

    expect((await ask({ floors: 20 })).reserveFund).toMatchObject({ ratio: 0.53, guideline: { mean: 338 } });
  });
});

describe("the market around a building", () => {
  const QUARTERS = Array.from({ length: 20 }, (_, i) => ({ year: 2021 + Math.floor(i / 4), quarter: ((i % 4) + 1) as 1 | 2 | 3 | 4 }));
  const sold = (town: string, quarters: typeof QUARTERS, price: number) =>
    quarters.flatMap((quarter) => Array.from({ length: 3 }, () => aSale({ quarter, town, price })));
  const listings = async (rows: Parameters<typeof aListingRow>[0][]) => insertRows(db, "listing", await aLoad(db), rows.map(aListingRow));
  const ask = (changes: Partial<typeof HOME> = {}) => marketTopic(db, asSubject({ ...HOME, ...changes }), NOW);
  beforeEach(async () => {
    await sql`truncate sale, listing cascade`.execute(db);
  });

  it("is nothing where nothing was sold, and not known where no listing was told", async () => {
    expect(await ask()).toEqual({
      ...{ topic: "market", town: null, city: null, outlook: { state: "no_data", reason: "too-short" }, liquidity: null },
      ...{ onSale: null, daysToSell: null, priceCuts: null, provenance: null, isSample: false },
    });
  });

  it("has a line of the town only from eight quarters on; the outlook is the town's where it carries one", async () => {
    await insertMarket(db, { sales: [...sold("豊洲", QUARTERS, 70_000_000), ...sold("有明", QUARTERS.slice(0, 7), 63_000_000)] });
    const [toyosu, ariake] = [await ask(), await ask({ town: "有明" })];

    expect([toyosu.town?.length, toyosu.city?.length, toyosu.outlook]).toMatchObject([20, 20, { state: "ok", scope: "town" }]);
    expect([ariake.town, ariake.outlook]).toMatchObject([null, { state: "ok", scope: "city" }]);
  });

  it("counts the sales of the building in the last twelve whole quarters for its homes, where sales name buildings", async () => {
    const own = (year: number, quarter: 1 | 3 | 4) => aSale({ quarter: { year, quarter }, apartmentKey: HOME.key });
    await insertMarket(db, { sales: [own(2023, 3), own(2023, 4), own(2026, 3), own(2026, 4)] });

    expect((await ask()).liquidity).toEqual({ salesPerYear: 0.67, units: 100, share: expect.closeTo(2 / 300) });
    expect((await ask({ key: "other" })).liquidity).toEqual({ salesPerYear: 0, units: 100, share: 0 });
    expect([(await ask({ units: null })).liquidity, (await ask({ units: 0 })).liquidity]).toEqual([null, null]);
  });

  it("counts what is on sale today in the building, its town and its city", async () => {
    await listings([
      { apartment_key: HOME.key },
      {},
      { town: "有明" },
      { city_code: "13101" },
      { kind: "house" },
      { state: "sold" },
      { next_update_on: "2026-11-06" },
    ]);

    expect((await ask()).onSale).toEqual({ building: 1, town: 2, city: 3 });
  });

  it("says how long homes took to sell, and how many ask less than at first", async () => {
    await listings([
      { state: "sold", published_on: "2026-08-01", updated_on: "2026-08-31" },
      { state: "sold", published_on: "2026-08-01", updated_on: "2026-10-30" },
      { price: 90_000_000, first_price: 100_000_000 },
      { price: 80_000_000, first_price: 80_000_000 },
      { price: 70_000_000 },
    ]);

    expect(await ask()).toMatchObject({ daysToSell: { median: null, n: 2 }, priceCuts: { share: 0.5, median: 10, n: 2 }, isSample: true });
  });
});

describe("a topic", () => {
  const deps = () => ({
    db,
    clock: movableClock(NOW),
    appraiseRent: async () => ({ estimated: false, reason: "no-model" }) as const,
    rentOrigin: () => rentOrigin(db),
  });

  it.each(TOPICS)("comes with its name and the building: %s", async (topic) => {
    expect(await topicOf(deps(), HOME.key, { topic, areaM2: null })).toMatchObject({ subject: { key: HOME.key }, facts: { topic } });
  });

  it.each(TOPICS)("is nothing for a building that is not there: %s", async (topic) => {
    expect(await topicOf(deps(), "nobody", { topic, areaM2: null })).toBeNull();
  });
});
