import { type BaseMap, baseMap, squarePrices, squareRents, type TownPrice, townPrices } from "#domain/properties/index.server.ts";
import type { MarketKind } from "#domain/properties/types.ts";
import type { Db } from "#platform/db.server.ts";
import { type GeoFeature, shapeIndex } from "./encode-tile.server.ts";
import { MARKET_KINDS } from "./map-layers.ts";
import { priceFigures, riseFigures, type YearFigures, yieldFigures } from "./market-figures.ts";

export type MarketData = {
  readonly price: Readonly<Record<MarketKind, readonly YearFigures[]>>;
  readonly rise: Readonly<Record<MarketKind, readonly YearFigures[]>>;
  /** Of condominiums: rents are known of flats only. */
  readonly yield: Readonly<Record<MarketKind, readonly YearFigures[]>>;
};

/** Unit prices of the whole market, and what rents bring, by mesh and year. */
export async function loadMarket(db: Db): Promise<MarketData> {
  const [prices, rents] = await Promise.all([squarePrices(db), squareRents(db)]);
  const price = byKind((kind) => priceFigures(prices, kind));
  return { price, rise: byKind((kind) => riseFigures(price[kind])), yield: { condo: yieldFigures(prices, rents), house: [], land: [] } };
}

/** A town with what was sold there in the newest three years. */
export type SalesDot = { readonly lon: number; readonly lat: number; readonly tags: Readonly<Record<string, string | number>> };

export async function loadSalesDots(db: Db): Promise<SalesDot[]> {
  const byTown = Map.groupBy(await townPrices(db), ({ cityCode, town }) => `${cityCode}/${town}`);
  return [...byTown.values()].flatMap((kinds) => (kinds[0] ? [salesDot(kinds[0], kinds)] : []));
}

export type BaseShapes = Omit<BaseMap, "boundaries"> & { readonly boundaries: ReturnType<typeof shapeIndex> };

export async function loadBase(db: Db): Promise<BaseShapes> {
  const { boundaries, stations, towns } = await baseMap(db);
  const shapes = boundaries.map(
    ({ code, name, geometry }): GeoFeature => ({ geometry, tags: { code, name, prefecture: code.length === 2 } }),
  );
  return { boundaries: shapeIndex(shapes), stations, towns };
}

function salesDot({ name, cityCode, town, lon, lat }: TownPrice, kinds: readonly TownPrice[]): SalesDot {
  const tags: Record<string, string | number> = { t: name, cityCode, town, n: kinds.reduce((sum, { n }) => sum + n, 0) };
  for (const { kind, n, medianYenPerM2 } of kinds) {
    tags[`${kind}_n`] = n;
    tags[`${kind}_yen_m2`] = Math.round(medianYenPerM2);
  }
  return { lon, lat, tags };
}

function byKind(figures: (kind: MarketKind) => readonly YearFigures[]): MarketData["price"] {
  const [condo, house, land] = MARKET_KINDS.map(figures);
  return { condo: condo ?? [], house: house ?? [], land: land ?? [] };
}
