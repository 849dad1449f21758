import type { TransactionResponse } from "#api/client.ts";

/** Built so many years apart at most, sales tell about the building. */
const YEARS_APART = 5;
const SHOWN = 10;

export type SimilarSales = { readonly sales: readonly TransactionResponse[]; readonly isByAge: boolean };

/** Sales of the town that come near the building's age; where there are none, the newest of any age. */
export function similarSales(sales: readonly TransactionResponse[], builtYear: number): SimilarSales {
  const near = sales.filter((sale) => sale.builtYear !== null && Math.abs(sale.builtYear - builtYear) <= YEARS_APART);
  return near.length > 0 ? { sales: near.slice(0, SHOWN), isByAge: true } : { sales: sales.slice(0, SHOWN), isByAge: false };
}
