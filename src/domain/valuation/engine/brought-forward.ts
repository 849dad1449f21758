import type { AppraisableKind, BroughtForward, SaleRow } from "#domain/valuation/core/types.ts";
import { type FeatureSpace, saleAt } from "#domain/valuation/engine/features/feature-space.ts";
import { logUnitPrice } from "#domain/valuation/engine/features/home.ts";
import { onMarket } from "#domain/valuation/engine/features/market.ts";
import { inSteps } from "#domain/valuation/engine/telling/price-steps.ts";
import type { Quarter } from "#kernel/quarter.ts";

const KIND_WORDS: Readonly<Record<AppraisableKind, string>> = {
  condo: "中古マンション",
  house: "中古一戸建て",
  land: "土地",
  rent: "賃料",
};

/** `江東区の中古マンションの市況指数(本モデル)`: the index by which sales are brought to another quarter. */
export function marketIndexName({ cityName, kind }: { readonly cityName: string; readonly kind: AppraisableKind }): string {
  return `${cityName}の${KIND_WORDS[kind]}の市況指数(本モデル)`;
}

/**
 * What a sale would have been recorded at as a contract in another quarter: its own price, moved by what the model's market, its city, its class of size and, after
 * the last known quarter, its level have moved between. A price told in a survey is brought to the level of contracts too. The home is as old then as it was.
 */
export function bringForward(space: FeatureSpace, sale: SaleRow, quarter: Quarter): BroughtForward {
  const level = logUnitPrice(sale) - onMarket(space, saleAt(sale), 0);
  const move = onMarket(space, { home: sale, category: "contract", quarter }, level) - logUnitPrice(sale);
  const factor = Math.exp(move);
  const moved = { price: inSteps(sale.price * factor, sale.kind), factor: Number(factor.toFixed(4)) };
  return sale.priceCategory === "contract" ? moved : { ...moved, contractStep: contractStep(space, sale) };
}

/** What lay between the two categories in the quarter of the sale: 0.88 where contracts were recorded at 12 % less than surveys. */
function contractStep(space: FeatureSpace, sale: SaleRow): number {
  const at = saleAt(sale);
  return Number(Math.exp(onMarket(space, { ...at, category: "contract" }, 0) - onMarket(space, at, 0)).toFixed(4));
}
