import { type RightCode, spendCode } from "#domain/identity/codes/codes.server.ts";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { type AuditEntry, recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { NO_WRONG_PASSWORDS } from "#domain/identity/core/lockout.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Pool } from "#domain/identity/core/types.ts";
import { deleteBrowserSessionsOf } from "#domain/identity/tokens/browser-session-store.server.ts";
import { revokeGrantsOf } from "#domain/identity/tokens/grant-store.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { addressWithValue } from "./account-addresses.ts";
import { changeAttributes } from "./attribute-store.server.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "passwords">;

type Reset = {
  readonly pool: Pool;
  readonly account: Account;
  readonly code: RightCode;
  readonly password: string;
  readonly entry: Omit<AuditEntry, "outcome">;
};

/**
 * Uses a reset code: the account has a new password, is confirmed and not locked out, and every sign-in of before has ended. Second factors
 * stay as they are.
 */
export async function resetPassword(service: Needs, { pool, account, code, password, entry }: Reset, caller: Caller): Promise<void> {
  const { sub } = account;
  const changes = await service.passwords.replace({ pool, account, password });
  const now = service.clock.now();
  await inTransaction(service.db, async (tx) => {
    await spendCode(tx, code);
    await changeAccount(
      tx,
      sub,
      { ...changes, ...NO_WRONG_PASSWORDS, status: "CONFIRMED", passwordChangedAt: now, temporaryUntil: null },
      now,
    );
    const proved = addressWithValue(account.attributes, code.destination);
    if (proved !== null) await changeAttributes(tx, sub, { set: { [`${proved}_verified`]: "true" }, remove: [] }, now);
    await revokeGrantsOf(tx, sub, { why: "password-reset", now });
    await deleteBrowserSessionsOf(tx, sub);
    await recordAudit(tx, { ...entry, outcome: "done" }, caller);
  });
}
