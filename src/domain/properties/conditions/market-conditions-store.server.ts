import { type RawBuilder, sql } from "kysely";
import { UNUSUAL_CIRCUMSTANCES } from "./sale-circumstances.ts";

/** Of a row of `listing`: shown on the day `asOf` (ISO date). From the day after its next update was due it is not (おとり広告). */
export function isOnSale(asOf: string): RawBuilder<boolean> {
  return sql<boolean>`(listing.state = 'active' and cardinality(listing.faults) = 0 and listing.next_update_on >= ${asOf}::date)`;
}

/** Of a row of `sale`: its price says something about the market. */
export function isOrdinary(): RawBuilder<boolean> {
  return sql<boolean>`(remarks is null or remarks !~ ${UNUSUAL_CIRCUMSTANCES.join("|")})`;
}
