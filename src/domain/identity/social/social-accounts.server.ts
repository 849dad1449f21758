import { randomUUID } from "node:crypto";
import { isAlias, verifiedEmailOf } from "#domain/identity/accounts/account-addresses.ts";
import { changeAttributes } from "#domain/identity/accounts/attribute-store.server.ts";
import { takeAlias } from "#domain/identity/accounts/verified-address.server.ts";
import { findAccount, insertAccount, lockAccount } from "#domain/identity/core/account-store.server.ts";
import { isAddressName } from "#domain/identity/core/addresses.ts";
import { type AuditEntry, recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Client, Pool, ProviderIdentity } from "#domain/identity/core/types.ts";
import { findEmailOwner } from "#domain/identity/links/email-owner-store.server.ts";
import type { VouchedLogin } from "#domain/identity/links/link-login.server.ts";
import { findLoginOwner, insertLogin, noteToldEmail } from "#domain/identity/links/provider-login-store.server.ts";
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
  /** Whether the address among them is the provider's word, and not what its owner has proved here. */
  readonly isEmailTold: boolean;
};

/** Makes the account of somebody at a provider. Null when its name, or the login, belongs to somebody already. */
export async function addSocialAccount(
  db: Db | Tx,
  { pool, login, attributes, isEmailTold }: NewSocialAccount,
  now: Date,
): Promise<Account | null> {
  const { provider, providerType, subject } = login;
  const sub = randomUUID();
  const known: ProviderIdentity = { userId: subject, providerName: provider, providerType, dateCreated: now.getTime() };
  const identity = isEmailTold && attributes.email ? { ...known, toldEmail: attributes.email } : known;
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

type Profiled = { readonly pool: Pool; readonly client: Pick<Client, "id">; readonly account: Account; readonly told: Told };
type Told = { readonly provider: string; readonly profile: SocialProfile };

/**
 * An account brought up to what its provider says. Logins that were linked later change nothing: the account has its own facts. A new mail
 * address is told as any change of it is: to the old one and to the new one.
 */
export async function withProfile({ db, clock }: Needs, { pool, client, account, told }: Profiled, caller: Caller): Promise<Account> {
  if (ownLogin(account, told) === null) return account;
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const current = await lockAccount(tx, account.sub);
    if (!current) throw refuse.userGone();
    const known = ownLogin(current, told);
    if (known === null) return current;
    const { set, toldEmail } = await newFacts(tx, { account: current, known, profile: told.profile });
    if (toldEmail !== undefined && toldEmail !== known.toldEmail) await noteToldEmail(tx, current.sub, toldEmail);
    if (Object.keys(set).length === 0) return current;
    await changeAttributes(tx, current.sub, { set, remove: [] }, now);
    if (set.email) await holdAddress(tx, { pool, sub: current.sub, email: set.email }, now);
    await recordAudit(tx, changeEntry(current, { clientId: client.id, provider: told.provider, set, now }), caller);
    return { ...current, attributes: { ...current.attributes, ...set } };
  });
}

/** The login that an account came by, where it is the one that tells; null: another does. */
function ownLogin({ status, identities }: Account, { provider, profile }: Told): ProviderIdentity | null {
  const first = identities?.[0];
  return status === "EXTERNAL_PROVIDER" && first?.providerName === provider && first.userId === profile.subject ? first : null;
}

type Written = { readonly clientId: string; readonly provider: string; readonly set: Readonly<Record<string, string>>; readonly now: Date };

function changeEntry(account: Account, { clientId, provider, set, now }: Written): AuditEntry {
  const changed = Object.keys(set).filter(isAddressName);
  const detail = { attributes: Object.keys(set).join(" "), provider, ...(changed.length > 0 ? { changed: changed.join(" ") } : {}) };
  const formerEmail = set.email ? verifiedEmailOf(account) : null;
  return { at: now, poolId: account.poolId, clientId, sub: account.sub, event: "attributes-change", outcome: "done", detail, formerEmail };
}

type Facts = { readonly account: Account; readonly known: ProviderIdentity; readonly profile: SocialProfile };

/**
 * What differs from what is known. The address follows the provider only where it is proved there, is nobody else's here, and where the account
 * has it from there: one that its owner has set stays.
 */
async function newFacts(
  tx: Tx,
  { account, known, profile }: Facts,
): Promise<{ set: Record<string, string>; toldEmail: string | undefined }> {
  const { email, email_verified, ...others } = profile.attributes;
  const here = account.attributes;
  const facts: Record<string, string> = { ...others };
  let { toldEmail } = known;
  if (email && email_verified === "true") {
    const isTheirs = here.email === undefined || here.email === toldEmail || here.email === email;
    const owner = isTheirs ? await findEmailOwner(tx, account.poolId, email) : null;
    if (!isTheirs) toldEmail = "";
    else if (owner === null || owner.sub === account.sub) {
      Object.assign(facts, { email, email_verified });
      toldEmail = email;
    }
  }
  return { set: Object.fromEntries(Object.entries(facts).filter(([name, value]) => here[name] !== value)), toldEmail };
}

/** Where people sign in by mail, nobody may sign up with the address a second time; who only claimed it loses it. */
async function holdAddress(tx: Tx, { pool, sub, email }: { pool: Pool; sub: string; email: string }, now: Date): Promise<void> {
  if (isAlias(pool, "email")) await takeAlias(tx, { account: { sub, poolId: pool.id }, name: "email", value: email, isMoved: true }, now);
}
