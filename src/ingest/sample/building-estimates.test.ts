import { beforeAll, expect, it } from "vitest";
import type { SaleRow } from "#domain/valuation/core/types.ts";
import { bringForward } from "#domain/valuation/engine/brought-forward.ts";
import { fitFeatureSpace } from "#domain/valuation/engine/features/feature-space.ts";
import { learnableSales } from "#domain/valuation/engine/learnable.ts";
import type { Bundle } from "#domain/valuation/engine/model.ts";
import { predictPoint } from "#domain/valuation/engine/predict.ts";
import { fitForestHere } from "#domain/valuation/engine/train-bundle.ts";
import { NO_CURVE } from "#domain/valuation/engine/vertical-equity/curve.ts";
import { seededRandom } from "#kernel/random.ts";
import { generateMarket } from "./generate-market.ts";
import { LAST_QUARTER } from "./generate-sales.ts";
import { SEED } from "./load/load-market.server.ts";
import { readPlaces } from "./read-places.server.ts";

let name: Map<string, string>;
let sales: readonly SaleRow[];
let bundle: Pick<Bundle, "space" | "verticalEquity" | "point">;
beforeAll(async () => {
  const { places } = await readPlaces();
  const market = generateMarket(places, { seed: SEED });
  name = new Map(market.apartments.map((apartment) => [apartment.name, apartment.key]));
  sales = learnableSales(
    "condo",
    market.sales.map((sale, id) => ({ ...sale, id })),
  );
  const { space, matrix, target } = fitFeatureSpace(sales, seededRandom(1));
  bundle = { space, verticalEquity: NO_CURVE, point: fitForestHere({ matrix, target, weights: null }, "point") };
});

it("a flat of サンプルタワー月島3 whose built year is not told is estimated within what its building sold for", () => {
  const apartmentKey = name.get("サンプルタワー月島3") ?? null;
  const own = sales.filter((sale) => sale.apartmentKey === apartmentKey);
  const latest = own.filter(({ areaM2, quarter }) => areaM2 >= 50 && areaM2 <= 75 && quarter.year >= 2024);
  const prices = latest.map((sale) => bringForward(bundle.space, sale, LAST_QUARTER).price / sale.areaM2);
  const home = { ...(own[0] as SaleRow), areaM2: 60, layout: "2LDK", builtYear: null, renovated: null };
  const unitPrice = (of: typeof bundle) => Math.exp(predictPoint(of, { home, quarter: LAST_QUARTER, category: "contract" }));
  const alone = unitPrice({ ...bundle, space: { ...bundle.space, buildings: new Map() } });

  expect(prices.length).toBeGreaterThanOrEqual(3);
  expect(alone).toBeGreaterThan(1.1 * Math.max(...prices));
  expect(unitPrice(bundle)).toBeGreaterThan(Math.min(...prices));
  expect(unitPrice(bundle)).toBeLessThanOrEqual(Math.max(...prices) + 1000);
});
