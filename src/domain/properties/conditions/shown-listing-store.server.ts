import { type RawBuilder, sql } from "kysely";

/**
 * How a statement calls the row of `listing` it asks about, and those of `company` and `dwelling` where it has joined them. What is not joined is looked up row by
 * row: right after a large feed the planner knows nothing of the rows, and a join would hold all of them against all.
 */
type Names = { readonly listing?: string; readonly company?: string; readonly dwelling?: string };

/** Whether an advertisement may be shown at all, the one rule of every search, list, map and count: on offer, without a fault, its company admitted, the home not sold. */
export function mayBeShown(names: Names = {}): RawBuilder<boolean> {
  return isSound(names, ["active"]);
}

function isSound({ listing = "l", company, dwelling }: Names, states: readonly string[]): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${listing}.${column}`);
  const companyState = company
    ? sql.ref(`${company}.state`)
    : sql`(select shower.state from company shower where shower.id = ${of("company_id")})`;
  const isUnsold = dwelling
    ? sql`${sql.ref(`${dwelling}.sold_at`)} is null`
    : sql`(select shown.sold_at is null from dwelling shown where shown.key = ${of("dwelling_key")})`;
  return sql<boolean>`(${of("state")} in (${sql.join(states.map((state) => sql.lit(state)))}) and cardinality(${of("faults")}) = 0 and ${of("next_update_on")} is not null
    and ${companyState} = 'live' and ${isUnsold})`;
}

/** Whether it is shown on a day (ISO, Japan): from the day after its next update was due it is not (おとり広告). */
export function isShownOn(day: string, names: Names = {}): RawBuilder<boolean> {
  return sql<boolean>`(${mayBeShown(names)} and ${sql.ref(`${names.listing ?? "l"}.next_update_on`)} >= ${day}::date)`;
}

/** Whether it is shown on a day or would be, were there no application for it (申込あり): its page goes on telling the price beside an estimate. */
export function isAdvertisedOn(day: string, names: Names = {}): RawBuilder<boolean> {
  return sql<boolean>`(${isSound(names, ["active", "applied"])} and ${sql.ref(`${names.listing ?? "l"}.next_update_on`)} >= ${day}::date)`;
}
