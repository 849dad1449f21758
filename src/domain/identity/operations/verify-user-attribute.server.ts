import { z } from "zod";
import { isAlias, isKeptUntilVerified, verifiedEmailOf } from "#domain/identity/accounts/account-addresses.ts";
import { changeAttributes } from "#domain/identity/accounts/attribute-store.server.ts";
import { takeAlias } from "#domain/identity/accounts/verified-address.server.ts";
import { checkCode, type RightCode, spendCode } from "#domain/identity/codes/codes.server.ts";
import { type AddressName, isAddressName } from "#domain/identity/core/addresses.ts";
import { auditRefusals } from "#domain/identity/core/audit-refusals.server.ts";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { accessToken, attributeName, confirmationCode } from "#domain/identity/core/shapes.ts";
import { authenticate, type Bearer } from "#domain/identity/tokens/access.server.ts";
import type { Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/** Takes the code of an address: it is verified, and signs in where the pool lets it. One that was kept back takes the place of the old one. */
export const verifyUserAttribute = operation({
  name: "VerifyUserAttribute",
  input: z.object({ AccessToken: accessToken, AttributeName: attributeName, Code: confirmationCode }),
  handle: async (service, { AccessToken, AttributeName, Code }, caller) => {
    const bearer = await authenticate(service, AccessToken);
    if (!isAddressName(AttributeName)) throw refuse.notVerifiable(AttributeName);
    const { account, client } = bearer;
    const { sub, poolId } = account;
    const now = service.clock.now();
    const entry = { at: now, poolId, clientId: client.id, sub, event: "verify-attribute", detail: { attribute: AttributeName } };
    await auditRefusals(service.db, entry, caller, async () => {
      const code = await checkCode(service, { sub, purpose: `attribute:${AttributeName}`, code: Code });
      await inTransaction(service.db, async (tx) => {
        await takeAddress(tx, bearer, { name: AttributeName, code }, now);
        const known = account.attributes[AttributeName];
        const changed = { changed: AttributeName, ...(known === undefined ? { added: AttributeName } : {}) };
        const detail = { ...entry.detail, ...(code.destination === known ? {} : changed) };
        await recordAudit(tx, { ...entry, outcome: "done", detail, formerEmail: verifiedEmailOf(account) }, caller);
      });
    });
    return {};
  },
});

type Proof = { readonly name: AddressName; readonly code: RightCode };

async function takeAddress(tx: Tx, { account, pool }: Bearer, { name, code }: Proof, now: Date): Promise<void> {
  await spendCode(tx, code);
  const value = code.destination;
  // A code proves the address it went to, and no other that has taken its place since.
  if (value !== account.attributes[name] && !isKeptUntilVerified(pool, account, name)) throw refuse.codeExpired();
  await changeAttributes(tx, account.sub, { set: { [name]: value, [`${name}_verified`]: "true" }, remove: [] }, now);
  if (isAlias(pool, name)) await takeAlias(tx, { account, name, value, isMoved: false }, now);
}
