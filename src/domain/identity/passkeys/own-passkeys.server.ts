import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Client } from "#domain/identity/core/types.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { deletePasskey, renamePasskey } from "./passkey-store.server.ts";

type Needs = Pick<IdentityService, "db" | "clock">;
type Own = { readonly account: Account; readonly client: Client; readonly credentialId: string };

/** Removes a passkey of an account. Refuses one that it does not have. */
export async function removePasskey({ db, clock }: Needs, { account, client, credentialId }: Own, caller: Caller): Promise<void> {
  const { sub, poolId } = account;
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const name = await deletePasskey(tx, { sub, credentialId });
    if (name === null) throw refuse.passkeyUnknown();
    const entry = { at, poolId, clientId: client.id, sub, event: "passkey-removed", outcome: "done", detail: { name } };
    await recordAudit(tx, entry, caller);
  });
}

/** Gives a passkey of an account another name. Refuses one that it does not have. */
export async function changePasskeyName(
  { db, clock }: Needs,
  { account, client, credentialId, name }: Own & { readonly name: string },
  caller: Caller,
): Promise<void> {
  const { sub, poolId } = account;
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    if (!(await renamePasskey(tx, { sub, credentialId }, name))) throw refuse.passkeyUnknown();
    const entry = { at, poolId, clientId: client.id, sub, event: "passkey-renamed", outcome: "done", detail: { name } };
    await recordAudit(tx, entry, caller);
  });
}
