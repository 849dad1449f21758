import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import { readRecoveryCode } from "#domain/identity/recovery/recovery-code.ts";
import { countRecoveryTry, takeRecoveryCode } from "#domain/identity/recovery/recovery-codes.server.ts";
import { proceed } from "#domain/identity/sign-in/complete-sign-in.server.ts";
import { withFactor } from "#domain/identity/sign-in/sign-in.server.ts";
import { spendTicket } from "#domain/identity/tickets/tickets.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import type { OpenStep } from "./open-step.server.ts";
import { countWrongFactor } from "./second-factor.server.ts";

/**
 * Takes a recovery code where the code of a second factor is asked for, and goes on; null for an answer that does not look like one, which is
 * then held against the factor itself. A right one is used up together with its session.
 */
export async function answerWithRecoveryCode(
  service: IdentityService,
  step: OpenStep,
  given: { readonly typed: string; readonly mismatch: () => Error },
  caller: Caller,
): Promise<object | null> {
  const code = readRecoveryCode(given.typed);
  if (code === null) return null;
  const uncount = await countRecoveryTry(service, step.signIn.account.sub);
  if (await consume(service, step, code, caller)) {
    await uncount();
    return proceed(service, withFactor(step.signIn, "mfa"), caller);
  }
  await countWrongFactor(service, step, caller);
  throw given.mismatch();
}

function consume(service: IdentityService, { ticket, signIn }: OpenStep, code: string, caller: Caller): Promise<boolean> {
  const { account, pool, client } = signIn;
  const now = service.clock.now();
  return inTransaction(service.db, async (tx) => {
    const remaining = await takeRecoveryCode(service, tx, { sub: account.sub, code });
    if (remaining === null) return false;
    await spendTicket(tx, ticket, now);
    const entry = { at: now, poolId: pool.id, clientId: client.id, sub: account.sub, event: "recovery-code", outcome: "used" };
    await recordAudit(tx, { ...entry, detail: { remaining } }, caller);
    return true;
  });
}
