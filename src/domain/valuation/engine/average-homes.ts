import type { Lot } from "#domain/properties/types.ts";
import type { SaleRow } from "#domain/valuation/core/types.ts";
import { quantileOf } from "#domain/valuation/engine/boosting/loss.ts";
import type { Home } from "#domain/valuation/engine/features/home.ts";

/**
 * The average home of each city, from which factors start: the median of what is a number, the commonest of what is not. It stands in no town
 * in particular, so that its place is worth what the whole city is worth on average.
 */
export function averageHomes(sales: readonly SaleRow[]): Map<string, Home> {
  return new Map([...Map.groupBy(sales, (sale) => sale.cityCode)].map(([cityCode, ofCity]) => [cityCode, averageHome(ofCity)]));
}

/** The average of some sales, standing in no town in particular. */
export function averageHome(sales: readonly SaleRow[]): Home {
  const latest = sales.at(-1) as SaleRow;
  return {
    kind: latest.kind,
    cityCode: latest.cityCode,
    cityName: latest.cityName,
    town: "",
    apartmentKey: null,
    place: middleOf(sales),
    areaM2: median(sales, (sale) => sale.areaM2) ?? latest.areaM2,
    floorAreaM2: median(sales, (sale) => sale.floorAreaM2),
    layout: commonest(sales.map((sale) => sale.layout)),
    builtYear: rounded(median(sales, (sale) => sale.builtYear)),
    renovated: null,
    zoning: commonest(sales.map((sale) => sale.zoning)),
    structure: commonest(sales.map((sale) => sale.structure)),
    lot: averageLot(sales),
    stationName: null,
    walkMinutes: rounded(median(sales, (sale) => sale.walkMinutes)),
  };
}

function averageLot(sales: readonly SaleRow[]): Home["lot"] {
  const lots = sales.map(({ lot }) => lot).filter((lot) => lot !== null);
  if (lots.length === 0) return null;
  const middle = (of: (lot: Lot) => number | null) => middleNumber(lots.map(of));
  const usual = (of: (lot: Lot) => string | null) => commonest(lots.map(of));
  return {
    frontageM: middle((lot) => lot.frontageM),
    roadWidthM: middle((lot) => lot.roadWidthM),
    roadDirection: usual((lot) => lot.roadDirection),
    roadKind: usual((lot) => lot.roadKind),
    landShape: usual((lot) => lot.landShape),
    coveragePercent: middle((lot) => lot.coveragePercent),
    floorAreaRatioPercent: middle((lot) => lot.floorAreaRatioPercent),
  };
}

function median(sales: readonly SaleRow[], of: (sale: SaleRow) => number | null): number | null {
  return middleNumber(sales.map(of));
}

function middleNumber(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : quantileOf(known, 0.5);
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

function middleOf(sales: readonly SaleRow[]): Home["place"] {
  const lon = median(sales, (sale) => sale.place?.lon ?? null);
  const lat = median(sales, (sale) => sale.place?.lat ?? null);
  return lon === null || lat === null ? null : { lon, lat };
}

/** Null where none is known. */
export function commonest<T extends string>(values: readonly (T | null)[]): T | null {
  const groups = Map.groupBy(
    values.filter((value) => value !== null),
    (value) => value,
  );
  return [...groups].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}
