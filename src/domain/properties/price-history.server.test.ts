import { beforeAll, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aSaleRow, insertRows } from "#test/support/market.ts";
import { priceHistory } from "./price-history.server.ts";

/** So many sales in each of so many quarters from 2022Q1 on. */
function sales(town: string, { quarters, each }: { readonly quarters: number; readonly each: number }) {
  return Array.from({ length: quarters * each }, (_, n) => {
    const at = Math.floor(n / each);
    return aSaleRow({ town, year: 2022 + Math.floor(at / 4), quarter: (at % 4) + 1 });
  });
}

const NOW = new Date("2026-11-21T03:00:00Z");
let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertRows(db, "sale", await aLoad(db), [
    ...sales("二年", { quarters: 8, each: 3 }),
    ...sales("二年弱", { quarters: 7, each: 3 }),
    ...sales("まばら", { quarters: 12, each: 2 }),
    aSaleRow({ town: "二年", year: 2026, quarter: 1 }),
    ...Array.from({ length: 4 }, () => aSaleRow({ town: "二年", year: 2099, quarter: 4 })),
  ]);
});
const history = (town?: string) => priceHistory(db, { cityCode: "13108", town, kind: "condo", now: NOW });

it.each([
  ["二年", "town", 8],
  ["二年弱", "city", 8],
  ["まばら", "city", 8],
  ["知らない町", "city", 8],
  [undefined, "city", 8],
])("of %s is that of the %s, over quarters that have begun with at least three sales", async (town, scope, quarters) => {
  const found = await history(town);

  expect([found.scope, found.points.length]).toEqual([scope, quarters]);
});

it("counts the sales of the other towns where it is the city's", async () => {
  expect((await history("二年")).points.map(({ n }) => n)).toEqual(Array.from({ length: 8 }, () => 3));
  expect((await history("まばら")).points.map(({ n }) => n)).toEqual([8, 8, 8, 8, 8, 8, 8, 5]);
});

it("knows no prices of another kind", async () => {
  expect(await priceHistory(db, { cityCode: "13108", town: "二年", kind: "house", now: NOW })).toEqual({ scope: "city", points: [] });
});
