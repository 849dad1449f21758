import { type CodeKind, isOwnMachine, type SendLimit, sendLimits } from "#domain/identity/code-rules.ts";
import { type Allowance, hiddenKey, takeAllowances } from "#domain/identity/limits.server.ts";
import { refuse } from "#domain/identity/refusals.ts";
import type { IdentityService } from "#domain/identity/service.server.ts";
import type { Caller } from "#domain/identity/types.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "secrets">;

type Sending = {
  readonly kind: CodeKind;
  /** The sub; for a name that no account has, the name. */
  readonly account: string;
  /** Null: nothing will be sent. */
  readonly address: string | null;
};

/** Counts one message for its account, its address and the caller's address. Refuses when one of them has had enough of them lately. */
export async function takeSendAllowance(service: Needs, sending: Sending, caller: Caller): Promise<void> {
  const allowances = sendLimits(sending.kind).flatMap((limit) => allowanceOf(service, limit, sending, caller));
  if (!(await takeAllowances(service.db, allowances, service.clock.now()))) throw refuse.attemptLimit();
}

function allowanceOf({ secrets }: Needs, { of, name, limit, windowSeconds }: SendLimit, sending: Sending, { ip }: Caller): Allowance[] {
  const value = { account: sending.account, address: sending.address, ip: ip !== null && isOwnMachine(ip) ? null : ip }[of];
  return value === null ? [] : [{ key: hiddenKey(secrets, name, value), limit, windowSeconds }];
}
