import { type Month, monthAt, monthIndex } from "#kernel/calendar/month.ts";
import { type Quarter, quarterAt, quarterIndex } from "#kernel/quarter.ts";

/** Nobody follows a home longer back than this. */
const MOST_YEARS = 40;
const MONTHS_OF_A_QUARTER = 3;

type Bounds = {
  readonly builtYear: number | null;
  /** The last quarter that sales of the home's prefecture are known of. */
  readonly dataAsOf: Quarter;
};

/** The quarter of a month. */
export function quarterOfMonth(month: Month): Quarter {
  return quarterAt(Math.floor(monthIndex(month) / MONTHS_OF_A_QUARTER));
}

/**
 * The months for which a home that is new to us is valued: the one it was bought in, the first of each quarter since, and this one for its own quarter. Sales are
 * told by quarters: the months between would say the same again, and so would those of quarters that no sale near the home is known of. Bought 2026-02, now 2026-08 ->
 * 2026-02, 2026-04, 2026-08. Without a purchase this month alone; not before the building was there.
 */
export function backfillMonths(purchase: Month | null, now: Month, { builtYear, dataAsOf }: Bounds): Month[] {
  const last = monthIndex(now);
  const earliest = Math.max(last - MOST_YEARS * 12, builtYear === null ? 0 : monthIndex(`${builtYear}-01`));
  const first = Math.min(last, Math.max(purchase === null ? last : monthIndex(purchase), earliest));
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const beginsQuarter = (index: number) => index % MONTHS_OF_A_QUARTER === 0 && last - index > last % MONTHS_OF_A_QUARTER;
  const isKnown = (index: number) => Math.floor(index / MONTHS_OF_A_QUARTER) <= quarterIndex(dataAsOf);
  return all.filter((index) => index === last || (isKnown(index) && (index === first || beginsQuarter(index)))).map(monthAt);
}
