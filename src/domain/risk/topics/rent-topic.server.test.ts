import { beforeEach, describe, expect, it } from "vitest";
import { rentOrigin } from "#domain/properties/index.server.ts";
import type { Apartment } from "#domain/properties/types.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aRentRow, insertRows } from "#test/support/market.ts";
import { asSubject } from "#test/support/subjects.ts";
import { anApartment } from "#test/support/typed-market.ts";
import { type AppraiseRent, rentTopic } from "./rent-topic.server.ts";

const now = new Date("2026-11-21T00:00:00Z");
const apartment: Apartment = anApartment();
let db: Db;
let asked: Parameters<AppraiseRent>[];

beforeEach(async () => {
  ({ db } = await testDatabase());
  asked = [];
});

const appraiseRent: AppraiseRent = async (...question) => {
  asked.push(question);
  return { estimated: false, reason: "too-few-comparables" };
};
const ask = (areaM2: number | null = null) =>
  rentTopic(db, asSubject(apartment), { appraiseRent, rentOrigin: () => rentOrigin(db), now, areaM2 });
const insert = async (rows: ReturnType<typeof aRentRow>[]) => insertRows(db, "rent", await aLoad(db, "rents"), rows);

describe("the rent of a building", () => {
  it("is not asked for where no rents were imported, and the answer says why", async () => {
    expect(await ask()).toEqual({
      topic: "rent",
      estimate: null,
      reason: "推定できません",
      why: "賃料のデータを取り込んでいないため、このマンションの賃料を推定できません。",
      town: null,
      city: null,
      provenance: null,
    });
    expect(asked).toEqual([]);
  });

  it("is asked for the usual home of the town in the quarter of today, or for the size that is named", async () => {
    await insert(Array.from({ length: 3 }, () => aRentRow()));

    expect((await ask()).why).toContain("3件に満たない");
    await ask(30);

    expect(asked).toMatchObject([
      [
        { areaM2: 60, layout: "2LDK", of: { apartmentKey: apartment.key } },
        { year: 2026, quarter: 4 },
      ],
      [
        { areaM2: 30, layout: null },
        { year: 2026, quarter: 4 },
      ],
    ]);
  });

  it("comes with how rents went: of the city from two quarters on, of the town from eight, and with their sources", async () => {
    const quarters = Array.from({ length: 8 }, (_, i) => ({ year: 2024 + Math.floor(i / 4), quarter: (i % 4) + 1 }));
    await insert(quarters.slice(0, 7).flatMap((quarter) => Array.from({ length: 5 }, () => aRentRow(quarter))));
    expect(await ask()).toMatchObject({ town: null, city: { length: 7 } });

    await insert(Array.from({ length: 5 }, () => aRentRow({ ...quarters[7], told_by: "別の管理会社" })));
    expect(await ask()).toMatchObject({
      town: { length: 8, 0: { quarter: { year: 2024, quarter: 1 }, medianYenPerM2: 3_500, n: 5 } },
      provenance: { attribution: "見本管理、別の管理会社", asOf: "2025年第4四半期まで", isSample: false },
    });
  });
});
