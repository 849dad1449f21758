import { type RawBuilder, sql } from "kysely";
import { UNUSUAL_CIRCUMSTANCES } from "./sale-circumstances.ts";

/** Of a row of `sale`: its price says something about the market. */
export function isOrdinary(): RawBuilder<boolean> {
  return sql<boolean>`(remarks is null or remarks !~ ${UNUSUAL_CIRCUMSTANCES.join("|")})`;
}
