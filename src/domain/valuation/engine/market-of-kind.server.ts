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
import { type Quarter, quarterIndex } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";
import { learnableRents, learnableSales } from "./learnable.ts";

/**
 * What a kind learns from and shows as comparables: its sales, or rents as sales of a month. Oldest quarter first; `until` belongs to the period. Sales of a city that has too few
 * to be measured are left out: they would move the market of all others, and its own level would be that of the others.
 */
export async function learnableOf(
  db: Db,
  kind: AppraisableKind,
  { until }: { readonly until?: Quarter | undefined } = {},
): Promise<SaleRow[]> {
  if (kind === "rent") return learnableRents(await listRents(db, { until }));
  const sales = await listSales(db, { kind, until });
  const measured = measuredCities(sales.map(({ cityCode, quarter }) => ({ cityCode, quarter: quarterIndex(quarter), sales: 1 })));
  return learnableSales(
    kind,
    sales.filter(({ cityCode }) => measured.has(cityCode)),
  );
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
