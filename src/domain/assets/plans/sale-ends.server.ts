import { memberHome } from "#domain/assets/homes/edit-home.server.ts";
import { loanHistory } from "#domain/assets/result/loan-history.ts";
import { purchaseMonthOf } from "#domain/assets/result/series-of.ts";
import { saleFactsOf } from "#domain/assets/take-home/from-home.ts";
import { saleTables } from "#domain/assets/take-home/load-tables.server.ts";
import { takeHomeEnds } from "#domain/assets/take-home/take-home.ts";
import type { Member } from "#domain/members/core/types.ts";
import { monthOf } from "#kernel/calendar/month.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

/** What a sale at a price would leave, least and most for what is not known. */
export type SaleEnds = { readonly priceYen: Yen; readonly lowYen: Yen; readonly highYen: Yen };

/** What a sale of a member's home today would leave at each of some prices; those that cannot be reckoned are left out. Null: there is no such home, or it is a draft. */
export async function saleEnds(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  member: Member,
  { id, pricesYen }: { readonly id: string; readonly pricesYen: readonly Yen[] },
): Promise<readonly SaleEnds[] | null> {
  const home = await memberHome(db, member, id);
  if (!home || home.state === "draft") return null;
  const now = clock.now();
  const { loan } = home.facts;
  const owed = loan === null ? null : loanHistory(loan, purchaseMonthOf(home.facts))(monthOf(now));
  const facts = saleFactsOf(home, owed?.yen ?? null);
  return pricesYen.flatMap((priceYen) => {
    const ends = takeHomeEnds(facts, saleTables(), { priceYen, contractOn: isoDateInJapan(now) });
    return ends.ok ? [{ priceYen, lowYen: ends.value.low.takeHomeYen, highYen: ends.value.high.takeHomeYen }] : [];
  });
}
