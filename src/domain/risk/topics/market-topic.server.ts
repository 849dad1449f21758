import { buildingSales, keptMarket, listingFigures, priceHistory } from "#domain/properties/index.server.ts";
import { LIQUIDITY_YEARS } from "#domain/risk/facts/market-measures.ts";
import { salesProvenance } from "#domain/risk/facts/sales-provenance.ts";
import { buildingKeyOf } from "#domain/subjects/index.server.ts";
import type { Subject } from "#domain/subjects/types.ts";
import type { Provenance } from "#domain/surroundings/layers/types.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { quarterAt, quarterIndex, quarterOf } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";
import { type AreaOutlook, areaOutlook } from "./price-outlook.ts";

type Figures = Awaited<ReturnType<typeof listingFigures>>;
type History = Awaited<ReturnType<typeof priceHistory>>;

export type MarketTopic = Figures & {
  /** Of the sales behind prices and liquidity; null: there are none. */
  readonly provenance: Provenance | null;
  readonly topic: "market";
  /** Null: the town has too few sales for a line of its own. */
  readonly town: History["points"] | null;
  readonly city: History["points"] | null;
  /** Where the unit price may stand a year after the last sales. */
  readonly outlook: AreaOutlook;
  /** Sales of the building a year, as a share of its homes. */
  readonly liquidity: { readonly salesPerYear: number; readonly units: number; readonly share: number } | null;
};

/** Prices, supply and how fast homes are sold, of the town and the city, and of the building where the subject is one. */
export async function marketTopic(db: Db, subject: Subject, now: Date): Promise<MarketTopic> {
  const { cityCode, town, units } = subject;
  const key = buildingKeyOf(subject);
  const current = quarterIndex(quarterOf(now));
  const [origin, quarters, ofTown, ofCity, figures, sales] = await Promise.all([
    keptMarket(db).origin(),
    keptMarket(db).quarters(now),
    priceHistory(db, { cityCode, town, kind: "condo", now }),
    priceHistory(db, { cityCode, kind: "condo", now }),
    listingFigures(db, { cityCode, town, apartmentKey: key, asOf: isoDateInJapan(now) }),
    key === null
      ? null
      : buildingSales(db, { apartmentKey: key, from: quarterAt(current - 4 * LIQUIDITY_YEARS), until: quarterAt(current - 1) }),
  ]);
  const lines = {
    town: ofTown.scope === "town" ? ofTown.points : null,
    city: ofCity.points.length > 0 ? ofCity.points : null,
  };
  return {
    topic: "market",
    ...lines,
    outlook: areaOutlook(lines.town, lines.city),
    ...figures,
    isSample: figures.isSample || origin.origin === "sample",
    provenance: salesProvenance({ ...origin, ...quarters }, "町・市区町村"),
    liquidity: sales === null || !units ? null : liquidity(sales / LIQUIDITY_YEARS, units),
  };
}

function liquidity(salesPerYear: number, units: number) {
  return { salesPerYear: Math.round(salesPerYear * 100) / 100, units, share: salesPerYear / units };
}
