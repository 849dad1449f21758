import { allTenants, audienceOfRecipient, forgetLeft, putHeats } from "#domain/tenants/index.server.ts";
import { days } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { interestsSince } from "./interest-store.server.ts";

/**
 * Looks again at how much customers of tenants in use are interested, each within the days that their tenant has set, and forgets what came to nothing.
 * Answers how many changed.
 */
export async function warmCustomers({ db, clock }: { readonly db: Db; readonly clock: Clock }, signal?: AbortSignal): Promise<number> {
  let changed = 0;
  for (const tenant of await allTenants(db)) {
    if (signal?.aborted) break;
    await forgetLeft(db, tenant.key, clock.now());
    if (tenant.state !== "live") continue;
    const since = new Date(clock.now().getTime() - days(tenant.hotDays));
    const done = await interestsSince(db, tenant.key, since);
    const interests = new Map(
      done.flatMap(({ recipient, ...interest }) => {
        const audience = audienceOfRecipient(recipient);
        return audience ? [[audience.customer, interest] as const] : [];
      }),
    );
    changed += await putHeats(db, tenant, { since, interests });
  }
  return changed;
}
