import { beforeAll, expect, it } from "vitest";
import type { EstimateInput } from "#domain/valuation/estimates/request.ts";
import { appraiseLocated, type EstimateEngine, locateHome, normaliseInput } from "#domain/valuation/index.server.ts";
import { quarterOf } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { lotEngine } from "#test/support/lot-market.ts";
import { aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import { estimateRows, knownPlaces } from "./estimate-rows.server.ts";
import { type RowCells, readRow } from "./read-row.ts";

const at = new Date("2025-03-10T00:00:00Z");
const ADDRESS = "東京都江東区豊洲";
let db: Db;
let engines: Readonly<Record<string, EstimateEngine>>;

beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertMarket(db, { sales: tenOf(aSale()) });
  const [condo, house] = await Promise.all([lotEngine("condo"), lotEngine("house")]);
  engines = { condo, house };
});

async function pricesOf(...cells: RowCells[]): Promise<(number | null)[]> {
  const rows = cells.map((row) => readRow(row, 2025));
  const deps = { db, engines: { current: async (kind: string) => engines[kind] ?? null } };
  const results = await estimateRows(deps, { rows, places: knownPlaces(), at, isTest: false });
  if (results === "preparing") throw new Error("no engine yet");
  return results.map((result) => (result.ok ? result.price.priceYen : null));
}

async function checked(input: EstimateInput): Promise<number | null> {
  const told = normaliseInput({ ...input, address: ADDRESS });
  const located = await locateHome(db, told);
  const engine = engines[input.kind];
  if (!located.ok || !engine) throw new Error("nowhere");
  const { outcome } = appraiseLocated(engine, { input: told, location: located.value }, { asOf: quarterOf(at) });
  return outcome.estimated ? outcome.point : null;
}

it("a row has the price of the price check with the same answers, which what is told of unit and lot moves", async () => {
  const flat = { kind: "マンション", address: ADDRESS, areaM2: "55", layout: "2LDK", builtYear: "2008" };
  const house = { kind: "一戸建て", address: ADDRESS, areaM2: "60", floorAreaM2: "90", builtYear: "2005" };
  const unit = { floor: "9", totalFloors: "10", direction: "南", isCorner: "はい" };
  const lot = { structure: "木造", frontageM: "8.5", roadDirection: "南", roadWidthM: "12", floorAreaRatioPercent: "400" };

  const [plainFlat, toldFlat, plainHouse, toldHouse] = await pricesOf(flat, { ...flat, ...unit }, house, { ...house, ...lot });

  const ofFlat = { kind: "condo", areaM2: 55, layout: "2LDK", builtYear: 2008 } as const;
  const ofHouse = { kind: "house", areaM2: 60, floorAreaM2: 90, builtYear: 2005 } as const;
  expect(toldFlat).toBe(await checked({ ...ofFlat, floor: 9, totalFloors: 10, direction: "南", isCorner: true }));
  expect(toldHouse).toBe(
    await checked({ ...ofHouse, structure: "wood", frontageM: 8.5, roadDirection: "南", roadWidthM: 12, floorAreaRatioPercent: 400 }),
  );
  expect([plainFlat, plainHouse]).toEqual([await checked(ofFlat), await checked(ofHouse)]);
  expect(toldFlat).toBeGreaterThan(plainFlat ?? Number.NaN);
  expect(toldHouse).toBeGreaterThan(plainHouse ?? Number.NaN);
});
