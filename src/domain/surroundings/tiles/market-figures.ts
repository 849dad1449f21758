import type { MarketKind, YearPrice, YearRent } from "#domain/properties/types.ts";
import { areaKey } from "#domain/surroundings/shapes/known-centres.ts";
import type { Tags } from "#domain/surroundings/tile-format/tile-feature.ts";
import { manYenPerTsubo } from "#kernel/area.ts";
import { FEW } from "./map-layers.ts";

/** A value with how many cases it is made of. */
type Figure = { readonly value: number; readonly n: number };
type Years = ReadonlyMap<number, Figure>;

/** Figures of a 地区名 or of a city, by year; `key` by {@link areaKey}. */
export type AreaFigures = {
  readonly key: string;
  readonly name: string;
  readonly cityCode: string;
  readonly lon: number;
  readonly lat: number;
  readonly years: Years;
};
export type MeshFigures = { readonly mesh: number; readonly years: Years };

const RISE_YEARS = 3;

/** 坪単価 in 万円 by area and year. */
export function priceFigures(prices: readonly YearPrice[], kind: MarketKind): AreaFigures[] {
  const byArea = Map.groupBy(
    prices.filter((price) => price.kind === kind),
    ({ cityCode, town }) => areaKey(cityCode, town),
  );
  return [...byArea].map(([key, years]) => ({
    ...placed(key, years),
    years: new Map(years.map(({ year, n, medianYenPerM2 }) => [year, { value: manYenPerTsubo(medianYenPerM2), n }])),
  }));
}

/** Percent by which the price of a year is above that of three years before; of as many cases as the smaller of the two. */
export function riseFigures(prices: readonly AreaFigures[]): AreaFigures[] {
  return prices.flatMap((area) => {
    const risen = [...area.years].flatMap(([year, now]): [number, Figure][] => {
      const before = area.years.get(year - RISE_YEARS);
      return before && before.value > 0
        ? [[year, { value: oneDecimal((now.value / before.value - 1) * 100), n: Math.min(now.n, before.n) }]]
        : [];
    });
    return risen.length > 0 ? [{ ...area, years: new Map(risen) }] : [];
  });
}

/** 表面利回り in percent by area and year: a year of the median rent for each m² over the median price; of as many cases as the fewer of the two. */
export function yieldFigures(prices: readonly YearPrice[], rents: readonly YearRent[]): AreaFigures[] {
  const keyOf = ({ cityCode, town, year }: YearRent) => `${areaKey(cityCode, town)}/${year}`;
  const rentOf = new Map(rents.map((rent) => [keyOf(rent), rent]));
  const condos = prices.filter(({ kind }) => kind === "condo");
  return [...Map.groupBy(condos, ({ cityCode, town }) => areaKey(cityCode, town))].flatMap(([key, own]) => {
    const years = own.flatMap((price): [number, Figure][] => {
      const rent = rentOf.get(keyOf(price));
      const value = rent && oneDecimal(((rent.medianYenPerM2 * 12) / price.medianYenPerM2) * 100);
      return rent && value !== undefined ? [[price.year, { value, n: Math.min(rent.n, price.n) }]] : [];
    });
    return years.length > 0 ? [{ ...placed(key, own), years: new Map(years) }] : [];
  });
}

/** The name and the place of the year with most sales. */
function placed(key: string, years: readonly YearPrice[]): Omit<AreaFigures, "years"> {
  const { cityName, town, cityCode, lon, lat } = years.reduce((most, year) => (year.n > most.n ? year : most));
  return { key, name: `${cityName}${town ?? ""}`, cityCode, lon, lat };
}

/** Percent by which the people of a mesh change since the first year; of as many people as lived there then. `{ "2020": 812, "2025": 840 }`. */
export function changeFigures(mesh: number, data: Readonly<Record<string, unknown>>): MeshFigures | null {
  const counts = Object.entries(data).filter(
    (entry): entry is [string, number] => /^\d{4}$/.test(entry[0]) && typeof entry[1] === "number",
  );
  const [first, ...later] = counts.toSorted(([a], [b]) => Number(a) - Number(b));
  if (!first || first[1] <= 0) return null;
  const n = Math.round(first[1]);
  const years = later.map(([year, people]): [number, Figure] => [Number(year), { value: oneDecimal((people / first[1] - 1) * 100), n }]);
  return { mesh, years: new Map(years) };
}

/** `v2024` the value and `n2024` its cases, for each year. */
export function tagsOfYears(years: Years): Tags {
  const tags: Record<string, number> = {};
  for (const [year, { value, n }] of years) {
    tags[`v${year}`] = value;
    tags[`n${year}`] = n;
  }
  return tags;
}

/** What a map tells of an area: its name `t`, its middle, and its years. */
export function tagsOfArea({ name, lon, lat, years }: AreaFigures): Tags {
  return { t: name, lon: fiveDecimals(lon), lat: fiveDecimals(lat), ...tagsOfYears(years) };
}

export function isFew(n: number | null): boolean {
  return n !== null && n < FEW;
}

export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** About a metre. */
function fiveDecimals(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
