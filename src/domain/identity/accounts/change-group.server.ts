import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller } from "#domain/identity/core/types.ts";
import { recordAct } from "#domain/identity/operators/operator.server.ts";
import { signOutEverywhere } from "#domain/identity/tokens/revocation.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

type Change = { readonly account: Account; readonly group: string; readonly isMember: boolean };

/**
 * Puts an account into a group, or takes it out. Tokens name the groups of their moment: who is taken out is signed out everywhere, and who is
 * put in has it from the next token on. False: it was so before.
 */
export async function changeGroup(
  service: Pick<IdentityService, "db" | "clock">,
  { account, group, isMember }: Change,
  caller: Caller,
): Promise<boolean> {
  if (account.groups.includes(group) === isMember) return false;
  const groups = isMember ? [...account.groups, group] : account.groups.filter((one) => one !== group);
  const at = service.clock.now();
  await inTransaction(service.db, async (tx) => {
    await changeAccount(tx, account.sub, { groups }, at);
    await recordAct(tx, { account, at, event: isMember ? "group-joined" : "group-left", detail: { group } }, caller);
    if (!isMember) await signOutEverywhere({ ...service, db: tx }, { account, clientId: null, why: `left the group ${group}` }, caller);
  });
  return true;
}
