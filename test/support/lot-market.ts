import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { PricedKind, SaleRow } from "#domain/valuation/core/types.ts";
import { calibrate } from "#domain/valuation/engine/calibrate.ts";
import { createEngine } from "#domain/valuation/engine/engine.ts";
import { untested } from "#domain/valuation/engine/telling/measured.ts";
import { trainBundle } from "#domain/valuation/engine/train-bundle.ts";
import { unitTable } from "#domain/valuation/engine/unit/load-unit-table.server.ts";
import { NO_ROAD } from "#kernel/home/missing-answers.ts";
import { aQuickModel, fitQuickly } from "./quick-model.ts";
import { syntheticSales } from "./synthetic-sales.ts";
import { aSale } from "./typed-market.ts";

const WIDTHS = [2, 4, 6, 12];
const { cityCode, cityName, town, place } = aSale();

type Lot = NonNullable<SaleRow["lot"]>;

/** Houses and plots sell for more a m² by a wide road and under a high ratio, and for a third less without a road. */
export function lotSales(kind: PricedKind): SaleRow[] {
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

/** A small real engine of homes in 豊洲, by whose market a lot, a floor and a corner move a price. */
export async function lotEngine(kind: PricedKind): Promise<EstimateEngine> {
  const sales = lotSales(kind);
  const bundle = await trainBundle(sales, fitQuickly);
  const model = await aQuickModel({
    kind,
    version: `${kind}-2025.01-00000000`,
    bundle,
    calibrations: calibrate(bundle, sales.slice(0, 200)),
  });
  return createEngine(model, sales, untested, { units: unitTable() });
}
