import { type TownPrice, townPrices, yearPrices, yearRents } from "#domain/properties/index.server.ts";
import type { MarketKind } from "#domain/properties/types.ts";
import type { Db } from "#platform/db.server.ts";
import { MARKET_KINDS } from "./map-layers.ts";
import { type AreaFigures, priceFigures, riseFigures, yieldFigures } from "./market-figures.ts";

type ByKind = Readonly<Record<MarketKind, ReadonlyMap<string, AreaFigures>>>;
type Measure = "price" | "rise" | "yield";

/** Figures of areas by {@link AreaFigures.key}; yields are of condominiums: rents are known of flats only. */
export type MarketData = Readonly<Record<"towns" | "cities", Readonly<Record<Measure, ByKind>>>>;

/** Unit prices of the whole market, and what rents bring, by 地区名 and by city, each by year. */
export async function loadMarket(db: Db, now: Date): Promise<MarketData> {
  const [prices, rents] = await Promise.all([yearPrices(db, now), yearRents(db)]);
  const isTown = ({ town }: { readonly town: string | null }) => town !== null;
  const isCity = ({ town }: { readonly town: string | null }) => town === null;
  const measures = (isWanted: typeof isTown) => {
    const own = prices.filter(isWanted);
    const price = byKind((kind) => priceFigures(own, kind));
    return {
      price,
      rise: byKind((kind) => riseFigures([...price[kind].values()])),
      yield: byKind((kind) => (kind === "condo" ? yieldFigures(own, rents.filter(isWanted)) : [])),
    };
  };
  return { towns: measures(isTown), cities: measures(isCity) };
}

/** A town with what was sold there in the newest three years. */
export type SalesDot = { readonly lon: number; readonly lat: number; readonly tags: Readonly<Record<string, string | number>> };

export async function loadSalesDots(db: Db, now: Date): Promise<SalesDot[]> {
  const byTown = Map.groupBy(await townPrices(db, now), ({ cityCode, town }) => `${cityCode}/${town}`);
  return [...byTown.values()].flatMap((kinds) => (kinds[0] ? [salesDot(kinds[0], kinds)] : []));
}

function salesDot({ name, cityCode, town, lon, lat }: TownPrice, kinds: readonly TownPrice[]): SalesDot {
  const tags: Record<string, string | number> = { t: name, cityCode, town, n: kinds.reduce((sum, { n }) => sum + n, 0) };
  for (const { kind, n, medianYenPerM2 } of kinds) {
    tags[`${kind}_n`] = n;
    tags[`${kind}_yen_m2`] = Math.round(medianYenPerM2);
  }
  return { lon, lat, tags };
}

function byKind(figures: (kind: MarketKind) => readonly AreaFigures[]): ByKind {
  const [condo, house, land] = MARKET_KINDS.map((kind) => new Map(figures(kind).map((area) => [area.key, area])));
  return { condo: condo ?? new Map(), house: house ?? new Map(), land: land ?? new Map() };
}
