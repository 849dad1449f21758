import type { SaleRow } from "#domain/valuation/core/types.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import { type Home, logUnitPrice, townKey } from "./home.ts";
import { fitMoves, type Moves, missOfParts, moveOf } from "./moves.ts";
import { fitSpread, type Spread } from "./spread.ts";
import { levelAt } from "./trend.ts";
import { type Trends, trendOf } from "./trends.ts";

/** How a market parts: its cities, its sizes, and its dear homes from its cheap ones. */
export type Apart = {
  readonly cities: Moves;
  readonly sizes: Moves;
  readonly spread: Spread;
  /** Variance of what a city will move by itself, for each quarter ahead. Not that of sizes: it would hold the changing mix within a class. */
  readonly cityMiss: number;
};

/** Fits all three, and gives what is left of each sale's log unit price beside the market, its city's and its size's moves: what the forests learn. */
export function fitApart(
  sales: readonly SaleRow[],
  trends: Trends,
  last: number,
): { readonly apart: Apart; readonly target: Float32Array } {
  const first = Object.values(trends).reduce((least, trend) => Math.min(least, trend.first), Number.POSITIVE_INFINITY);
  const span = { first, last };
  const rows = sales.map((sale) => {
    const quarter = quarterIndex(sale.quarter);
    const group = groupOverTime(sale);
    return {
      city: sale.cityCode,
      town: townKey(sale),
      group,
      quarter,
      value: logUnitPrice(sale) - levelAt(trendOf(trends, sale.cityCode), sale.priceCategory, quarter),
    };
  });
  const byCity = fitMoves(
    rows.map((row) => ({ ...row, part: row.city })),
    span,
  );
  const beside = rows.map(({ city, quarter, value }) => value - moveOf(byCity.moves, city, quarter));
  const sized = rows.map(({ group, quarter }, i) => {
    const part = sizeClass(sales[i] as SaleRow);
    return { part, group: `${group}/${part}`, quarter, value: beside[i] as number };
  });
  const { moves: sizes } = fitMoves(sized, span);
  const spread = fitSpread(rows, byCity.plain, last - first + 1);
  const target = Float32Array.from(sized, ({ part, quarter, value }) => value - moveOf(sizes, part, quarter));
  return { apart: { cities: byCity.moves, sizes, spread, cityMiss: missOfParts(byCity.plain) }, target };
}

/** What a home's city and size lie away from the market in a quarter. */
export function partsMove({ cities, sizes }: Apart, home: Home, quarter: number): number {
  return moveOf(cities, home.cityCode, quarter) + moveOf(sizes, sizeClass(home), quarter);
}

/** Two classes to a doubling: 27–38 m² -> "10", 53–76 m² -> "12". */
function sizeClass({ areaM2 }: Pick<Home, "areaM2">): string {
  return String(Math.round(2 * Math.log2(areaM2)));
}

/** Homes that are alike at all times: of one town and age, in steps of two years. Not of one built year, which grow older together. */
export function groupOverTime(sale: Pick<SaleRow, "cityCode" | "town" | "builtYear" | "quarter">): string {
  const age = sale.builtYear === null ? "?" : Math.round((quarterIndex(sale.quarter) / 4 - sale.builtYear) / 2);
  return `${townKey(sale)}/${age}`;
}
