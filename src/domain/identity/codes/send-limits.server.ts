import { type CodeKind, type SendLimit, sendLimits } from "#domain/identity/core/code-rules.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import { mailboxKey } from "#kernel/email-address.ts";
import { countedAddress, isLoopback } from "#platform/caller-address.server.ts";
import { type Allowance, hiddenKey, returnAllowances, takeAllowances } from "./limits.server.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "secrets">;

export type Sending = {
  readonly kind: CodeKind;
  /** The sub; for a name that no account has, the name. */
  readonly account: string;
  /** Null: nothing will be sent. */
  readonly address: string | null;
};

/** Counts one message for its account, its address and the caller's address. Refuses when one of them has had enough of them lately. */
export async function takeSendAllowance(service: Needs, sending: Sending, caller: Caller): Promise<void> {
  if (!(await takeAllowances(service.db, allowancesOf(service, sending, caller), service.clock.now()))) throw refuse.attemptLimit();
}

/** Takes back what was counted for a message that is not sent after all. */
export async function returnSendAllowance(service: Needs, sending: Sending, caller: Caller): Promise<void> {
  await returnAllowances(service.db, allowancesOf(service, sending, caller));
}

function allowancesOf(service: Needs, sending: Sending, caller: Caller): Allowance[] {
  return sendLimits(sending.kind).flatMap((limit) => allowanceOf(service, limit, sending, caller));
}

function allowanceOf({ secrets }: Needs, { of, name, limit, windowSeconds }: SendLimit, sending: Sending, { ip }: Caller): Allowance[] {
  // This machine itself: limiting it would limit a test, and whoever operates it. A proxy on it tells for whom it asks.
  const caller = ip === null || isLoopback(ip) ? null : countedAddress(ip);
  const address = sending.address === null ? null : mailboxKey(sending.address);
  const value = { account: sending.account, address, ip: caller }[of];
  return value === null ? [] : [{ key: hiddenKey(secrets, name, value), limit, windowSeconds }];
}
