import { randomUUID } from "node:crypto";
import { changeAccount, findAccount, findAccountByName, insertAccount } from "#domain/identity/core/account-store.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Pool, ProviderIdentity } from "#domain/identity/core/types.ts";
import type { Provider } from "./provider-store.server.ts";
import { type SocialProfile, socialUsername } from "./social-profile.ts";

type Needs = Pick<IdentityService, "db" | "clock">;
type Vouched = { readonly pool: Pool; readonly provider: Provider; readonly profile: SocialProfile };

/**
 * The account of somebody a provider vouches for, made at the first time. It is bound to the provider's subject and to nothing else: an equal
 * e-mail address leads to no other account. Null when its name belongs to somebody who did not come from there.
 */
export async function socialAccount(service: Needs, vouched: Vouched): Promise<Account | null> {
  const found = (await ownAccount(service, vouched)) ?? (await addAccount(service, vouched)) ?? (await ownAccount(service, vouched));
  return found && isVouchedFor(found, vouched) ? withProfile(service, found, vouched.profile) : null;
}

async function ownAccount({ db }: Needs, { pool, provider, profile }: Vouched): Promise<Account | null> {
  const username = socialUsername(provider.name, profile.subject);
  const account = await findAccountByName(db, pool, username);
  return account?.username.toLowerCase() === username.toLowerCase() ? account : null;
}

/** Null when another call was first. */
async function addAccount({ db, clock }: Needs, { pool, provider, profile }: Vouched): Promise<Account | null> {
  const sub = randomUUID();
  const now = clock.now();
  const identity: ProviderIdentity = {
    userId: profile.subject,
    providerName: provider.name,
    providerType: provider.settings.type,
    dateCreated: now.getTime(),
  };
  const isNew = await insertAccount(db, pool, {
    sub,
    poolId: pool.id,
    username: socialUsername(provider.name, profile.subject),
    status: "EXTERNAL_PROVIDER",
    attributes: profile.attributes,
    identities: [identity],
    groups: [`${pool.id}_${provider.name}`],
    createdAt: now,
  });
  return isNew ? findAccount(db, sub) : null;
}

/** Pools may fold the case of names; subjects are told apart by it. */
function isVouchedFor({ status, identities }: Account, { provider, profile }: Vouched): boolean {
  const isSame = ({ providerName, userId }: ProviderIdentity) => providerName === provider.name && userId === profile.subject;
  return status === "EXTERNAL_PROVIDER" && (identities ?? []).some(isSame);
}

async function withProfile({ db, clock }: Needs, account: Account, { attributes }: SocialProfile): Promise<Account> {
  const isKnown = Object.entries(attributes).every(([name, value]) => account.attributes[name] === value);
  if (isKnown) return account;
  const merged = { ...account.attributes, ...attributes };
  await changeAccount(db, account.sub, { attributes: merged }, clock.now());
  return { ...account, attributes: merged };
}
