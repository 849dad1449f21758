import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import { proceed } from "#domain/identity/sign-in/complete-sign-in.server.ts";
import { withFactor } from "#domain/identity/sign-in/sign-in.server.ts";
import { countTry, spendTicket } from "#domain/identity/tickets/tickets.server.ts";
import type { OpenStep } from "./open-step.server.ts";

/** The second factor was right: its session is used up, and the sign-in goes on. */
export async function passSecondFactor(service: IdentityService, { ticket, signIn }: OpenStep, caller: Caller): Promise<object> {
  await spendTicket(service.db, ticket, service.clock.now());
  return proceed(service, withFactor(signIn, "mfa"), caller);
}

/** A wrong code: the session stays good for a few more, because some clients never take up a new one. */
export async function countWrongFactor(
  service: Pick<IdentityService, "db" | "clock">,
  { ticket, signIn }: OpenStep,
  caller: Caller,
): Promise<void> {
  const now = service.clock.now();
  await countTry(service.db, ticket, now);
  const { pool, client, account } = signIn;
  const entry = { at: now, poolId: pool.id, clientId: client.id, sub: account.sub, event: "second-factor", outcome: "wrong" };
  await recordAudit(service.db, { ...entry, detail: { factor: ticket.stage } }, caller);
}
