import { type RawBuilder, sql } from "kysely";
import { UNUSUAL_CIRCUMSTANCES } from "./sale-circumstances.ts";

/** Days after its next update was due when an active listing counts as expired (state machine C10). */
const EXPIRY_DAYS = 14;

/** Of a row of `listing`: on sale on the day `asOf` (ISO date). */
export function isOnSale(asOf: string): RawBuilder<boolean> {
  return sql<boolean>`(listing.state = 'active' and listing.next_update_on + ${EXPIRY_DAYS}::integer >= ${asOf}::date)`;
}

/** Of a row of `sale`: its price says something about the market. */
export function isOrdinary(): RawBuilder<boolean> {
  return sql<boolean>`(remarks is null or remarks !~ ${UNUSUAL_CIRCUMSTANCES.join("|")})`;
}
