import { openVisit } from "#domain/recommendation/index.server.ts";
import type { Audience } from "#domain/tenants/core/types.ts";
import { audienceOfRecipient } from "#domain/tenants/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

/** The customer of an office to whom the message was sent that this token opens; null: it opens nothing, or a member's. */
export async function readerOf(deps: { readonly db: Db; readonly clock: Clock }, token: string): Promise<Audience | null> {
  const visit = await openVisit(deps, token);
  return visit.ok ? audienceOfRecipient(visit.value.recipient) : null;
}
