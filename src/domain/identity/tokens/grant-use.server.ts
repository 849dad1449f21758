import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Grant } from "#domain/identity/core/types.ts";
import { minutes } from "#kernel/duration.ts";
import { noteGrantUse } from "./grant-store.server.ts";

/** How rough the last use of a sign-in is. A busy one costs one small write in so long; every other call only compares two times. */
const USE_NOTED_EVERY_MS = minutes(5);

/** Notes that a sign-in was used just now, unless that was noted a little while ago. */
export async function noteUse(
  { db, clock }: Pick<IdentityService, "db" | "clock">,
  { id, lastUsedAt }: Pick<Grant, "id" | "lastUsedAt">,
): Promise<void> {
  const at = clock.now();
  const before = new Date(at.getTime() - USE_NOTED_EVERY_MS);
  if (lastUsedAt === null || lastUsedAt < before) await noteGrantUse(db, id, { at, before });
}
