import { randomUUID } from "node:crypto";
import { findAccount } from "#domain/identity/core/account-store.server.ts";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import {
  type Decision,
  decideIdentity,
  isLoginOfPool,
  isSameLogin,
  type KnownIdentity,
  type ProvedLogin,
  providerLogins,
} from "./federation-rules.ts";
import type { Federation } from "./federation-settings.ts";
import { findLoginOwners, insertIdentity, linkLogins, lockLogins } from "./federation-store.server.ts";

type Needs = Pick<IdentityService, "db" | "clock">;

/** Proved logins, and the identity that is asked for with them: null for whichever they lead to. */
type Asked = { readonly federation: Federation; readonly logins: readonly ProvedLogin[]; readonly wanted: KnownIdentity | null };

/**
 * The identity that proved logins lead to: always the same for the same login. One that is new is linked to the identity of the others, or
 * to a fresh one. Refuses logins of different identities, logins none of which is the wanted identity's, and beside a user pool's
 * login one of a provider that its account did not come by: whose it is, the provider's token alone does not say.
 */
export async function identityOfLogins(service: Needs, asked: Asked, caller: Caller): Promise<string> {
  const found = await decide(service.db, asked);
  if (found.kind === "use" && !found.linksNew) return found.identityId;
  if (found.kind === "mismatch" || found.kind === "conflict") {
    const detail = { wanted: asked.wanted?.id ?? null, why: found.kind };
    await recordAudit(service.db, { ...about(service), event: "identity-linked", outcome: "refused", detail }, caller);
  }
  return inTransaction(service.db, async (tx) => {
    await lockLogins(tx, asked.federation.id, asked.logins);
    return settle(service, tx, { ...asked, decision: await decide(tx, asked) }, caller);
  });
}

async function decide(db: Db | Tx, { federation, logins, wanted }: Asked): Promise<Decision> {
  if (!(await areOfOnePerson(db, logins))) return { kind: "mismatch" };
  return decideIdentity(await findLoginOwners(db, federation.id, logins), wanted);
}

async function areOfOnePerson(db: Db | Tx, logins: readonly ProvedLogin[]): Promise<boolean> {
  const atProviders = logins.filter((login) => !isLoginOfPool(login));
  const ofPools = logins.filter(isLoginOfPool);
  if (atProviders.length === 0 || ofPools.length === 0) return true;
  const accounts = await Promise.all(ofPools.map(({ subject }) => findAccount(db, subject)));
  return accounts.every((account) => {
    const known = providerLogins(account?.identities ?? null);
    return atProviders.every((login) => known.some((own) => isSameLogin(own, login)));
  });
}

async function settle(
  service: Needs,
  tx: Tx,
  { federation, logins, decision }: Asked & { readonly decision: Decision },
  caller: Caller,
): Promise<string> {
  if (decision.kind === "mismatch") throw refuse.loginsDoNotMatch();
  if (decision.kind === "conflict") throw refuse.loginTaken();
  const identityId = decision.kind === "use" ? decision.identityId : await newIdentity(service, tx, federation);
  await linkLogins(tx, federation.id, identityId, logins);
  const detail = { identityId, providers: logins.map(({ provider }) => provider).join(" ") };
  await recordAudit(tx, { ...about(service), event: "identity-linked", outcome: "done", detail }, caller);
  return identityId;
}

/** A fresh identity, `ap-northeast-1:` and a UUID as its pool's id. */
export async function newIdentity({ clock }: Pick<Needs, "clock">, db: Db | Tx, { id: federationId }: Federation): Promise<string> {
  const id = `${federationId.split(":")[0]}:${randomUUID()}`;
  await insertIdentity(db, { id, federationId, createdAt: clock.now() });
  return id;
}

/** The part of an audit entry that events of identity pools share: no user pool has a part in them. */
export function about({ clock }: Pick<Needs, "clock">) {
  return { at: clock.now(), poolId: null, clientId: null, sub: null };
}
