import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { type IdentityRefusal, refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller, Client } from "#domain/identity/core/types.ts";
import { deleteRecoverySet } from "#domain/identity/recovery/recovery-store.server.ts";
import type { Bearer } from "#domain/identity/tokens/access.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type MfaChanges, type MfaFault, type MfaWishes, wishedMfa } from "./mfa-settings.ts";

const refusals: Readonly<Record<MfaFault, () => IdentityRefusal>> = {
  "sms-not-set-up": () => refuse.smsNotSetUp(),
  "totp-not-set-up": () => refuse.totpNotSetUp(),
  "preferred-but-off": () => refuse.parameter("A preferred MFA method must be enabled"),
  "two-preferred": () => refuse.parameter("Only one MFA method can be preferred"),
  "needed-by-pool": () => refuse.parameter("The user pool requires MFA: the last method cannot be disabled"),
};

/** The client is null where an operator asks. */
type ChangeOf = Pick<Bearer, "account" | "pool"> & { readonly client: Pick<Client, "id"> | null };

/** Writes a user's wishes for second factors; refuses those the account or the pool cannot fulfil. */
export async function changeMfa(
  { db, clock }: Pick<IdentityService, "db" | "clock">,
  { account, pool, client }: ChangeOf,
  wishes: MfaWishes,
  caller: Caller,
): Promise<void> {
  const wished = wishedMfa({ pool, account }, wishes);
  if (!wished.ok) throw refusals[wished.reason]();
  const { smsMfa, totpMfa, preferredMfa } = wished.value;
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await changeAccount(tx, account.sub, wished.value, now);
    const entry = { at: now, poolId: pool.id, clientId: client?.id ?? null, sub: account.sub, event: "second-factors", outcome: "changed" };
    const turned = turnedBetween(account, wished.value);
    if (!smsMfa && !totpMfa) await deleteRecoverySet(tx, account.sub);
    await recordAudit(tx, { ...entry, detail: { smsMfa, totpMfa, preferredMfa, ...turned } }, caller);
  });
}

/** The factors that a change turns on and off: the names of the wire, a space between them. */
function turnedBetween(before: MfaChanges, after: MfaChanges): { readonly turnedOn?: string; readonly turnedOff?: string } {
  const on = ({ smsMfa, totpMfa }: MfaChanges) => [...(smsMfa ? ["SMS_MFA"] : []), ...(totpMfa ? ["SOFTWARE_TOKEN_MFA"] : [])];
  const turnedOn = on(after).filter((factor) => !on(before).includes(factor));
  const turnedOff = on(before).filter((factor) => !on(after).includes(factor));
  return {
    ...(turnedOn.length > 0 ? { turnedOn: turnedOn.join(" ") } : {}),
    ...(turnedOff.length > 0 ? { turnedOff: turnedOff.join(" ") } : {}),
  };
}
