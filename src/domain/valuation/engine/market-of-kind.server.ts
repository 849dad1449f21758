import {
  listRents,
  listSales,
  marketOrigin,
  marketRevision,
  measuredCities,
  rentOrigin,
  rentRevision,
} from "#domain/properties/index.server.ts";
import type { AppraisableKind, SaleRow } from "#domain/valuation/core/types.ts";
import { type Quarter, quarterAt, quarterIndex, quarterOf } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";
import { besideOf, learnableRents, learnableSales } from "./learnable.ts";

export type MarketWanted = {
  /** Nothing after its quarter is learnt from, whatever the database holds. */
  readonly now: Date;
  /** Belongs to the period. */
  readonly until?: Quarter | undefined;
  /** As the market was after this load, but for what newer ones have changed: that is left out. */
  readonly newestLoad?: number | undefined;
};

/**
 * What a kind learns from and shows as comparables: its sales, or rents as sales of a month. Oldest quarter first. Sales of a city that has too few
 * to be measured are left out: they would move the market of all others, and its own level would be that of the others.
 */
export async function learnableOf(db: Db, kind: AppraisableKind, wanted: MarketWanted): Promise<SaleRow[]> {
  const known = { until: knownUntil(wanted), newestLoad: wanted.newestLoad };
  if (kind === "rent") return learnableRents(await listRents(db, known));
  const sales = await listSales(db, { kind, ...known });
  const measured = measuredCities(sales.map(({ cityCode, quarter }) => ({ cityCode, quarter: quarterIndex(quarter), sales: 1 })));
  return learnableSales(
    kind,
    sales.filter(({ cityCode }) => measured.has(cityCode)),
  );
}

function knownUntil({ now, until }: MarketWanted): Quarter {
  const present = quarterIndex(quarterOf(now));
  return quarterAt(until ? Math.min(quarterIndex(until), present) : present);
}

/** The sales that a kind learns from beside its own. */
export async function learntBeside(db: Db, kind: AppraisableKind, wanted: MarketWanted): Promise<SaleRow[]> {
  const beside = besideOf(kind);
  return beside === null ? [] : learnableOf(db, beside, wanted);
}

/** The newest load that changed what a kind learns from; null before the first. */
export function revisionOf(db: Db, kind: AppraisableKind): Promise<number | null> {
  return kind === "rent" ? rentRevision(db) : marketRevision(db);
}

/** Whether what a kind learns from is invented; null where there is nothing. */
export async function isSampleOf(db: Db, kind: AppraisableKind): Promise<boolean | null> {
  const { origin } = await (kind === "rent" ? rentOrigin(db) : marketOrigin(db));
  return origin === "none" ? null : origin === "sample";
}
