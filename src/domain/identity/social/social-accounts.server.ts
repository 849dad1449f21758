import { randomUUID } from "node:crypto";
import { isAlias } from "#domain/identity/accounts/account-addresses.ts";
import { changeAttributes } from "#domain/identity/accounts/attribute-store.server.ts";
import { takeAlias } from "#domain/identity/accounts/verified-address.server.ts";
import { findAccount, insertAccount } from "#domain/identity/core/account-store.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Pool, ProviderIdentity } from "#domain/identity/core/types.ts";
import { findEmailOwner } from "#domain/identity/links/email-owner-store.server.ts";
import type { VouchedLogin } from "#domain/identity/links/link-login.server.ts";
import { findLoginOwner, insertLogin } from "#domain/identity/links/provider-login-store.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type SocialProfile, socialUsername } from "./social-profile.ts";

type Needs = Pick<IdentityService, "db" | "clock">;

/** The account that a login at a provider leads to, or null. An equal mail address leads to none. */
export async function accountOfLogin(db: Db | Tx, poolId: string, { provider, subject }: VouchedLogin): Promise<Account | null> {
  const sub = await findLoginOwner(db, { poolId, provider, subject });
  return sub === null ? null : findAccount(db, sub);
}

type NewSocialAccount = {
  readonly pool: Pool;
  readonly login: VouchedLogin;
  readonly attributes: Readonly<Record<string, string>>;
};

/** Makes the account of somebody at a provider. Null when its name, or the login, belongs to somebody already. */
export async function addSocialAccount(db: Db | Tx, { pool, login, attributes }: NewSocialAccount, now: Date): Promise<Account | null> {
  const { provider, providerType, subject } = login;
  const sub = randomUUID();
  const identity: ProviderIdentity = { userId: subject, providerName: provider, providerType, dateCreated: now.getTime() };
  return inTransaction(db, async (tx) => {
    const isNew = await insertAccount(tx, pool, {
      sub,
      poolId: pool.id,
      username: socialUsername(provider, subject),
      status: "EXTERNAL_PROVIDER",
      attributes,
      identities: [identity],
      groups: [`${pool.id}_${provider}`],
      createdAt: now,
    });
    if (!isNew || !(await insertLogin(tx, { poolId: pool.id, provider, subject }, sub, now))) return null;
    const { email, email_verified } = attributes;
    if (email && email_verified === "true") await holdAddress(tx, { pool, sub, email }, now);
    return findAccount(tx, sub);
  });
}

/** An account brought up to what its provider says. Logins that were linked later change nothing: the account has its own facts. */
export async function withProfile({ db, clock }: Needs, pool: Pool, account: Account, told: Told): Promise<Account> {
  const [first] = account.identities ?? [];
  const isOwn = account.status === "EXTERNAL_PROVIDER" && first?.providerName === told.provider && first.userId === told.profile.subject;
  if (!isOwn) return account;
  const now = clock.now();
  const changed = await inTransaction(db, async (tx) => {
    const set = await newFacts(tx, account, told.profile);
    if (Object.keys(set).length === 0) return set;
    await changeAttributes(tx, account.sub, { set, remove: [] }, now);
    if (set.email) await holdAddress(tx, { pool, sub: account.sub, email: set.email }, now);
    return set;
  });
  return { ...account, attributes: { ...account.attributes, ...changed } };
}

type Told = { readonly provider: string; readonly profile: SocialProfile };

/** What differs from what is known. The address follows the provider only where it is proved there, and is nobody else's here. */
async function newFacts(tx: Tx, account: Account, { attributes }: SocialProfile): Promise<Record<string, string>> {
  const { email, email_verified, ...others } = attributes;
  const known = account.attributes;
  const facts: Record<string, string> = { ...others };
  if (email && email_verified === "true") {
    const owner = await findEmailOwner(tx, account.poolId, email);
    if (owner === null || owner.sub === account.sub) Object.assign(facts, { email, email_verified });
  }
  return Object.fromEntries(Object.entries(facts).filter(([name, value]) => known[name] !== value));
}

/** Where people sign in by mail, nobody may sign up with the address a second time; who only claimed it loses it. */
async function holdAddress(tx: Tx, { pool, sub, email }: { pool: Pool; sub: string; email: string }, now: Date): Promise<void> {
  if (isAlias(pool, "email")) await takeAlias(tx, { account: { sub, poolId: pool.id }, name: "email", value: email, isMoved: true }, now);
}
