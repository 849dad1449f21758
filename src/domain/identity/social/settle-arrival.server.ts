import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Client } from "#domain/identity/core/types.ts";
import type { HostedStep } from "#domain/identity/hosted/hosted-login.server.ts";
import { type Arrival, arrivalNeed } from "#domain/identity/links/arrival.ts";
import { takeArrival } from "#domain/identity/links/arrival-store.server.ts";
import { TERMS_ATTRIBUTE } from "#domain/identity/pools/terms.ts";
import { checkPassword } from "#domain/identity/sign-in/check-password.server.ts";
import { refuseBarred } from "#domain/identity/sign-in/sign-in.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type OpenArrival, ownerOf } from "./arrivals.server.ts";
import { addSocialAccount } from "./social-accounts.server.ts";
import { enterHosted } from "./social-sign-in.server.ts";

type Settling = { readonly open: OpenArrival; readonly client: Client };

/**
 * Links an arrival to the account of its address by that account's password; its second factor is asked before anything is linked. Refuses a
 * wrong password as a login does.
 */
export async function linkByPassword(
  service: IdentityService,
  { open, client, password }: Settling & { readonly password: string },
  caller: Caller,
): Promise<HostedStep> {
  const owner = ownerWith(open, "link-password");
  const account = await checkPassword(service, { pool: open.pool, client, username: owner.username, password }, caller);
  if (account.sub !== owner.sub) throw refuse.invalidSession("the name leads to another account by now");
  return link(service, { open, client, account, passed: "password" }, caller);
}

/** Links an arrival to the account of its address, which has no password, after a code has proved the address. */
export async function linkByCode(service: IdentityService, { open, client }: Settling, caller: Caller): Promise<HostedStep> {
  const account = ownerWith(open, "link");
  refuseBarred(account, new Set(["provider"]));
  return link(service, { open, client, account, passed: "provider" }, caller);
}

function ownerWith({ owner, need }: OpenArrival, wanted: OpenArrival["need"]): Account {
  if (owner === null || need !== wanted) throw refuse.invalidSession("the arrival is to be settled otherwise");
  return owner;
}

type Linking = Settling & { readonly account: Account; readonly passed: "password" | "provider" };

function link(service: IdentityService, { open, client, account, passed }: Linking, caller: Caller): Promise<HostedStep> {
  const { pool, arrival } = open;
  const entering = { pool, client, account, provider: arrival.provider, passed: new Set([passed]), arrivalId: arrival.id };
  return enterHosted(service, entering, caller);
}

/**
 * Makes the account of an arrival whose address is nobody's. `termsVersion`: what the person agreed to; null only where the pool asks nothing.
 * Refuses (session expired) when the arrival is over or something else is to be asked by now, and a name that is taken.
 */
export async function makeArrivalAccount(
  service: IdentityService,
  { open, client, termsVersion }: Settling & { readonly termsVersion: string | null },
  caller: Caller,
): Promise<HostedStep> {
  const { pool } = open;
  if (termsVersion !== (pool.settings.terms?.version ?? null)) throw refuse.invalidSession("the terms are others by now");
  const now = service.clock.now();
  const account = await inTransaction(service.db, async (tx) => {
    const arrival = await takeArrival(tx, open.arrival.id, now);
    const owner = arrival && (await ownerOf(tx, arrival));
    const need = arrival && arrivalNeed({ pool, arrival, owner });
    if (!arrival || (need !== "consent" && need !== "account")) throw refuse.sessionExpired();
    const told = { attributes: attributesOf(arrival, termsVersion), isEmailTold: arrival.emailProof === "provider" };
    const made = await addSocialAccount(tx, { pool, login: arrival, ...told }, now);
    if (!made) throw refuse.userExists();
    const entry = { at: now, poolId: pool.id, clientId: client.id, sub: made.sub, event: "sign-up", outcome: "done" };
    await recordAudit(tx, { ...entry, detail: { provider: arrival.provider, ...(termsVersion && { terms: termsVersion }) } }, caller);
    return made;
  });
  const { provider } = open.arrival;
  return enterHosted(service, { pool, client, account, provider, passed: new Set(["provider"]) }, caller);
}

function attributesOf({ attributes, email, emailProof }: Arrival, termsVersion: string | null): Record<string, string> {
  return {
    ...attributes,
    ...(email !== null && emailProof !== null ? { email, email_verified: "true" } : {}),
    ...(termsVersion === null ? {} : { [TERMS_ATTRIBUTE]: termsVersion }),
  };
}
