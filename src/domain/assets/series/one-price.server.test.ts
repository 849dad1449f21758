import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { type HomeFacts, homeFactsSchema, NO_FACTS } from "#domain/assets/core/facts.ts";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { SaleRow } from "#domain/valuation/core/types.ts";
import { calibrate } from "#domain/valuation/engine/calibrate.ts";
import { createEngine } from "#domain/valuation/engine/engine.ts";
import { untested } from "#domain/valuation/engine/telling/measured.ts";
import { trainBundle } from "#domain/valuation/engine/train-bundle.ts";
import { unitTable } from "#domain/valuation/engine/unit/load-unit-table.server.ts";
import type { EstimateInput } from "#domain/valuation/estimates/request.ts";
import { appraiseLocated, locateHome, normaliseInput } from "#domain/valuation/index.server.ts";
import { NO_ROAD } from "#kernel/fields/lot-fields.ts";
import { quarterOf } from "#kernel/quarter.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { addHome } from "#test/support/asset-homes.ts";
import { testDatabase } from "#test/support/database.ts";
import { aQuickModel, fitQuickly } from "#test/support/quick-model.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import { valueHomes } from "./value-homes.server.ts";

const clock = movableClock(new Date("2025-03-10T00:00:00Z"));
const WIDTHS = [2, 4, 6, 12];
const { cityCode, cityName, town, place } = aSale();

type Lot = NonNullable<SaleRow["lot"]>;

/** Houses and plots sell for more a m² by a wide road and under a high ratio, and for a third less without a road. */
function salesOf(kind: "condo" | "house" | "land"): SaleRow[] {
  return syntheticSales(1200).map((sale, i) => {
    const there = { ...sale, kind, cityCode, cityName, town, place };
    if (kind === "condo") return there;
    const [lot, structure] = [lotOf(i), kind === "house" ? "wood" : null] as const;
    return { ...there, layout: kind === "land" ? null : sale.layout, lot, structure, price: Math.round(sale.price * worthOf(lot)) };
  });
}

function lotOf(i: number): Lot {
  const road =
    i % 5 > 0 ? { roadWidthM: WIDTHS[i % WIDTHS.length] ?? null, roadDirection: "南" } : { roadWidthM: null, roadDirection: NO_ROAD };
  const landShape = i % 7 > 1 ? "ほぼ長方形" : "袋地等";
  return { frontageM: 3 + (i % 9), ...road, roadKind: null, landShape, coveragePercent: 60, floorAreaRatioPercent: 100 + (i % 4) * 100 };
}

function worthOf({ roadWidthM, floorAreaRatioPercent }: Lot): number {
  return roadWidthM === null ? 0.66 : 1 + roadWidthM / 30 + (floorAreaRatioPercent ?? 0) / 1000;
}

async function engineOf(kind: "condo" | "house" | "land"): Promise<EstimateEngine> {
  const sales = salesOf(kind);
  const bundle = await trainBundle(sales, fitQuickly);
  const model = await aQuickModel({
    kind,
    version: `${kind}-2025.01-00000000`,
    bundle,
    calibrations: calibrate(bundle, sales.slice(0, 200)),
  });
  return createEngine(model, sales, untested, { units: unitTable() });
}

let db: Db;
let engines: Readonly<Record<string, EstimateEngine>>;

beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertMarket(db, { apartments: [anApartment()], sales: tenOf(aSale()) });
  const [condo, house, land] = await Promise.all([engineOf("condo"), engineOf("house"), engineOf("land")]);
  engines = { condo, house, land };
});

async function checked(input: EstimateInput): Promise<number | null> {
  const told = normaliseInput(input);
  const located = await locateHome(db, told);
  const engine = engines[input.kind];
  if (!located.ok || !engine) throw new Error("nowhere");
  const { outcome } = appraiseLocated(engine, { input: told, location: located.value }, { asOf: quarterOf(clock.now()) });
  return outcome.estimated ? outcome.point : null;
}

async function kept(kind: EstimateInput["kind"], facts: HomeFacts): Promise<number | null> {
  await sql`delete from owned_property`.execute(db);
  await addHome(db, { id: "a", kind, apartmentKey: kind === "condo" ? anApartment().key : null, facts: homeFactsSchema.parse(facts) });
  await valueHomes({ db, clock, engines: { current: async (of) => engines[of] ?? null } }, { isNewOnly: true });
  const { rows } = await sql<{ yen: number }>`select q50::float8 as yen from valuation_point`.execute(db);
  return rows[0]?.yen ?? null;
}

const FLAT = { areaM2: 55, layout: "2LDK", floor: 9, direction: "東" } as const;
const LOT = { landShape: "ほぼ長方形", frontageM: 8.5, roadDirection: "南", roadWidthM: 12, floorAreaRatioPercent: 400 } as const;
const HOUSE = { areaM2: 60, floorAreaM2: 90, builtYear: 2005, layout: "2LDK" } as const;
const PLOT = { areaM2: 60 } as const;

it.each([
  ["a flat at a corner", "condo", FLAT, { isCorner: true }],
  ["a house of wood on a good lot", "house", HOUSE, { ...LOT, structure: "wood", coveragePercent: 60 }],
  ["a house that no road reaches", "house", HOUSE, { landShape: "袋地等", roadDirection: NO_ROAD }],
  ["a plot", "land", PLOT, LOT],
] as const)("%s has the price of the price check when it is kept, which what was told moves", async (_, kind, home, told) => {
  const where = kind === "condo" ? { apartmentKey: anApartment().key } : { cityCode, town };
  const asked = await checked({ kind, ...where, ...home, ...told });

  expect(asked).not.toBeNull();
  expect(await kept(kind, { ...NO_FACTS, ...home, ...told })).toBe(asked);
  expect(await kept(kind, { ...NO_FACTS, ...home })).not.toBe(asked);
});
