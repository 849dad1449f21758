import type { SaleRow } from "#domain/valuation/core/types.ts";
import { predictRows } from "#domain/valuation/engine/boosting/forest.ts";
import { featuresOf, saleAt } from "#domain/valuation/engine/features/feature-space.ts";
import { logUnitPrice } from "#domain/valuation/engine/features/home.ts";
import { onMarket } from "#domain/valuation/engine/features/market.ts";
import type { Bundle } from "#domain/valuation/engine/model.ts";
import { fitVerticalEquity, type VerticalEquity } from "#domain/valuation/engine/vertical-equity/curve.ts";

/** The curve of a fit, by sales that it has not seen. */
export function verticalEquityOf({ space, point }: Pick<Bundle, "space" | "point">, heldBack: readonly SaleRow[]): VerticalEquity {
  const sold = heldBack.map(saleAt);
  const levels = predictRows(
    point,
    sold.map((at) => featuresOf(space, at)),
  );
  return fitVerticalEquity(
    heldBack.map((sale, i) => {
      const level = levels[i] as number;
      return { price: level + Math.log(sale.areaM2), left: logUnitPrice(sale) - onMarket(space, saleAt(sale), level) };
    }),
  );
}
