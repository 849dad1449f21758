import { quantileOf } from "./boosting/loss.ts";
import type { AverageHome } from "./model.ts";
import type { SaleRow } from "./types.ts";

/** The average home of each city: the median of what is a number, the commonest of what is not. */
export function averageHomes(sales: readonly SaleRow[]): AverageHome[] {
  return [...Map.groupBy(sales, (sale) => sale.cityCode)].map(([cityCode, ofCity]) => ({
    cityCode,
    cityName: ofCity.at(-1)?.cityName ?? "",
    place: middleOf(ofCity),
    areaM2: median(ofCity, (sale) => sale.areaM2) ?? 0,
    floorAreaM2: median(ofCity, (sale) => sale.floorAreaM2),
    layout: commonest(ofCity.map((sale) => sale.layout)),
    builtYear: rounded(median(ofCity, (sale) => sale.builtYear)),
    zoning: commonest(ofCity.map((sale) => sale.zoning)),
    walkMinutes: rounded(median(ofCity, (sale) => sale.walkMinutes)),
  }));
}

function median(sales: readonly SaleRow[], of: (sale: SaleRow) => number | null): number | null {
  const known = sales.map(of).filter((value) => value !== null);
  return known.length === 0 ? null : quantileOf(known, 0.5);
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

function middleOf(sales: readonly SaleRow[]): AverageHome["place"] {
  const lon = median(sales, (sale) => sale.place?.lon ?? null);
  const lat = median(sales, (sale) => sale.place?.lat ?? null);
  return lon === null || lat === null ? null : { lon, lat };
}

function commonest(values: readonly (string | null)[]): string | null {
  const groups = Map.groupBy(
    values.filter((value) => value !== null),
    (value) => value,
  );
  return [...groups].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}
