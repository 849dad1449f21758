import type { MarketKind, SquarePrice } from "#domain/properties/types.ts";
import { manYenPerTsubo } from "#kernel/area.ts";
import { FEW } from "./map-layers.ts";
import { kilometreCode } from "./mesh-square.ts";
import type { Tags } from "./tile-feature.ts";

/** A value with how many cases it is made of. */
type Figure = { readonly value: number; readonly n: number };
export type YearFigures = { readonly mesh: number; readonly name: string | null; readonly years: ReadonlyMap<number, Figure> };

const RISE_YEARS = 3;

/** 坪単価 in 万円 by mesh and year. */
export function priceFigures(prices: readonly SquarePrice[], kind: MarketKind): YearFigures[] {
  const ofKind = prices.filter((price) => price.kind === kind);
  const byMesh = Map.groupBy(ofKind, ({ column, row }) => kilometreCode(column, row));
  return [...byMesh].map(([mesh, years]) => ({
    mesh,
    name: years.reduce((most, year) => (year.n > most.n ? year : most)).name,
    years: new Map(years.map(({ year, n, medianYenPerM2 }) => [year, { value: manYenPerTsubo(medianYenPerM2), n }])),
  }));
}

/** Percent by which the price of a year is above that of three years before; of as many cases as the smaller of the two. */
export function riseFigures(prices: readonly YearFigures[]): YearFigures[] {
  return prices.flatMap(({ mesh, name, years }) => {
    const risen = [...years].flatMap(([year, now]): [number, Figure][] => {
      const before = years.get(year - RISE_YEARS);
      return before && before.value > 0
        ? [[year, { value: oneDecimal((now.value / before.value - 1) * 100), n: Math.min(now.n, before.n) }]]
        : [];
    });
    return risen.length > 0 ? [{ mesh, name, years: new Map(risen) }] : [];
  });
}

type SquareRent = Pick<SquarePrice, "column" | "row" | "year" | "medianYenPerM2" | "n">;

/** 表面利回り in percent by mesh and year: a year of the median rent for each m² over the median price; of as many cases as the fewer of the two. */
export function yieldFigures(prices: readonly SquarePrice[], rents: readonly SquareRent[]): YearFigures[] {
  const key = ({ column, row, year }: SquareRent) => `${column}/${row}/${year}`;
  const rentOf = new Map(rents.map((rent) => [key(rent), rent]));
  const found = prices.flatMap((price) => {
    const rent = price.kind === "condo" ? rentOf.get(key(price)) : undefined;
    if (!rent) return [];
    const value = oneDecimal(((rent.medianYenPerM2 * 12) / price.medianYenPerM2) * 100);
    return [{ mesh: kilometreCode(price.column, price.row), name: price.name, year: price.year, value, n: Math.min(rent.n, price.n) }];
  });
  return [...Map.groupBy(found, ({ mesh }) => mesh)].map(([mesh, years]) => ({
    mesh,
    name: years.reduce((most, year) => (year.n > most.n ? year : most)).name,
    years: new Map(years.map(({ year, value, n }) => [year, { value, n }])),
  }));
}

/** Percent by which the people of a mesh change since the first year; of as many people as lived there then. `{ "2020": 812, "2025": 840 }`. */
export function changeFigures(mesh: number, data: Readonly<Record<string, unknown>>): YearFigures | null {
  const counts = Object.entries(data).filter(
    (entry): entry is [string, number] => /^\d{4}$/.test(entry[0]) && typeof entry[1] === "number",
  );
  const [first, ...later] = counts.toSorted(([a], [b]) => Number(a) - Number(b));
  if (!first || first[1] <= 0) return null;
  const n = Math.round(first[1]);
  const years = later.map(([year, people]): [number, Figure] => [Number(year), { value: oneDecimal((people / first[1] - 1) * 100), n }]);
  return { mesh, name: null, years: new Map(years) };
}

/** `v2024` the value and `n2024` its cases, for each year; `t` the name. */
export function tagsOfYears({ name, years }: YearFigures): Tags {
  const tags: Record<string, string | number> = name === null ? {} : { t: name };
  for (const [year, { value, n }] of years) {
    tags[`v${year}`] = value;
    tags[`n${year}`] = n;
  }
  return tags;
}

export function isFew(n: number | null): boolean {
  return n !== null && n < FEW;
}

export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
