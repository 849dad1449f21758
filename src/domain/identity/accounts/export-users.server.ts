import { listAccounts } from "#domain/identity/core/account-store.server.ts";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller, Pool } from "#domain/identity/core/types.ts";
import { userCells } from "./user-csv.ts";

const ROWS_PER_READ = 500;

/** The users of a pool as rows of a user import, some hundred at a time. That they were handed out is noted at the end. */
export async function* exportUsers(
  { db, clock }: Pick<IdentityService, "db" | "clock">,
  pool: Pool,
  caller: Caller,
): AsyncGenerator<readonly (readonly string[])[]> {
  let users = 0;
  let after: string | null = null;
  for (;;) {
    const accounts = await listAccounts(db, pool.id, { after, limit: ROWS_PER_READ });
    const last = accounts.at(-1);
    if (!last) break;
    yield accounts.map((account) => userCells(pool, account));
    users += accounts.length;
    after = last.sub;
  }
  const entry = { at: clock.now(), poolId: pool.id, clientId: null, sub: null, event: "users-exported", outcome: "done" };
  await recordAudit(db, { ...entry, detail: { users } }, caller);
}
