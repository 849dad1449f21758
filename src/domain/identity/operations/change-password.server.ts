import { z } from "zod";
import { dropCode } from "#domain/identity/codes/code-store.server.ts";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { NO_WRONG_PASSWORDS } from "#domain/identity/core/lockout.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import type { PasswordChanges } from "#domain/identity/core/parts.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { accessToken, password } from "#domain/identity/core/shapes.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import { passwordWrong, refuseLocked } from "#domain/identity/passwords/password-outcome.server.ts";
import { authenticate, type Bearer } from "#domain/identity/tokens/access.server.ts";
import { deleteBrowserSessionsOf } from "#domain/identity/tokens/browser-session-store.server.ts";
import { revokeGrantsOf } from "#domain/identity/tokens/grant-store.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/** A new password for who knows the old one. Every other sign-in of the account ends. */
export const changePassword = operation({
  name: "ChangePassword",
  input: z.object({ AccessToken: accessToken, PreviousPassword: password.optional(), ProposedPassword: password }),
  handle: async (service, { AccessToken, PreviousPassword, ProposedPassword }, caller) => {
    const bearer = await authenticate(service, AccessToken);
    const { account, pool, client } = bearer;
    if (PreviousPassword === undefined) throw refuse.parameterMissing("PreviousPassword");
    service.passwords.check(pool, ProposedPassword, account.username);
    refuseLocked(service, account, caller);
    const { isRight } = await service.passwords.matches(pool, account, PreviousPassword);
    if (!isRight) return passwordWrong(service, { account, client }, caller);
    await writePassword(service, bearer, await service.passwords.replace({ pool, account, password: ProposedPassword }), caller);
    return {};
  },
});

async function writePassword(
  service: Pick<IdentityService, "db" | "clock">,
  { account, client, grant }: Bearer,
  changes: PasswordChanges,
  caller: Caller,
): Promise<void> {
  const { sub, poolId } = account;
  const now = service.clock.now();
  await inTransaction(service.db, async (tx) => {
    await changeAccount(tx, sub, { ...changes, ...NO_WRONG_PASSWORDS, passwordChangedAt: now }, now);
    await dropCode(tx, { sub, purpose: "reset" });
    await revokeGrantsOf(tx, sub, { why: "password-change", now, except: grant.id });
    await deleteBrowserSessionsOf(tx, sub);
    await recordAudit(tx, { at: now, poolId, clientId: client.id, sub, event: "password-change", outcome: "done" }, caller);
  });
}
