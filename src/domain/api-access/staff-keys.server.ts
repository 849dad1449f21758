import { type AccessRefusal, actorOf, authorise, changeAsStaff, staffOf } from "#domain/companies/index.server.ts";
import type { StaffHere } from "#domain/companies/types.ts";
import type { Member } from "#domain/members/core/types.ts";
import { queueMail, wakeMailQueue } from "#domain/notifications/index.server.ts";
import type { Milliseconds } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { API_KEY_MADE } from "./access-mails.ts";
import { clientIdsOfCompany, clientsOfCompany } from "./client-store.server.ts";
import type { AccessDeps } from "./deps.server.ts";
import { countWorkingKeys, keysOfClient } from "./key-store.server.ts";
import { issueKey, type KeyChangeRefusal, type KeyWish, MOST_KEYS, revokeKey, rotateKey } from "./keys.server.ts";
import { isAddressRule, isHostRule } from "./places.server.ts";
import { mayBeFor, scopesOf } from "./plans.ts";
import type { ApiClient, ApiKey, IssuedKey, Usage } from "./types.ts";
import { usageOf } from "./usage.server.ts";

type Deps = AccessDeps & { readonly jobs: Pick<Jobs, "send"> };
type Who = Pick<Member, "sub">;

export type ClientWithKeys = { readonly client: ApiClient; readonly keys: readonly ApiKey[] };

/** The API clients of the member's company with their keys, the last of those taken back among them. */
export async function companyApiKeys(
  { db, clock }: Pick<Deps, "db" | "clock">,
  member: Who,
): Promise<Result<readonly ClientWithKeys[], AccessRefusal>> {
  const here = await authorise(db, member, "manage-keys");
  if (!here.ok) return here;
  const at = clock.now();
  const clients = await clientsOfCompany(db, here.value.company.id, at);
  return ok(await Promise.all(clients.map(async (client) => ({ client, keys: await keysOfClient(db, client.id, at) }))));
}

/** The API clients of the member's company without their keys, also for whoever pays the bills. */
export async function companyApiClients(
  { db, clock }: Pick<Deps, "db" | "clock">,
  member: Who,
): Promise<Result<readonly ApiClient[], AccessRefusal>> {
  const here = await authorise(db, member, "read-billing");
  return here.ok ? ok(await clientsOfCompany(db, here.value.company.id, clock.now())) : here;
}

/** Calls of a month of one of the company's clients, also for whoever pays the bills. Null: no such client then. */
export async function companyApiUsage(
  deps: Deps,
  member: Who,
  asked: { readonly clientId: string; readonly month: string },
): Promise<Result<Usage, AccessRefusal | "unknown">> {
  const here = await authorise(deps.db, member, "read-billing");
  if (!here.ok) return here;
  const isTheirs = (await clientIdsOfCompany(deps.db, here.value.company.id)).includes(asked.clientId);
  const usage = isTheirs ? await usageOf(deps, asked) : null;
  return usage ? ok(usage) : refused("unknown");
}

/** `not-in-plan`: a scope that the plan has not, or that such a key is not for. `no-place`: a host or an address that cannot be read, or a publishable key that names no host. */
export type MakeApiKeyRefusal = AccessRefusal | "unknown" | "too-many" | "not-in-plan" | "no-place";

/** Makes a key and tells every owner by mail. */
export async function makeApiKey(deps: Deps, member: Who, wish: KeyWish): Promise<Result<IssuedKey, MakeApiKeyRefusal>> {
  const made = await changeAsStaff<IssuedKey, MakeApiKeyRefusal>(deps.db, { member, asked: "manage-keys" }, async (tx, here) => {
    const client = await clientHere(tx, here, wish.clientId, deps.clock.now());
    if (!client) return refused("unknown");
    if (!wish.scopes.every((scope) => scopesOf(client.plan).includes(scope) && mayBeFor(wish.kind, scope))) return refused("not-in-plan");
    if (!isPlaced(wish)) return refused("no-place");
    if ((await countWorkingKeys(tx, client.id, deps.clock.now())) >= MOST_KEYS) return refused("too-many");
    return ok(await tellOwners(tx, deps, here, await issueKey(tx, deps, { ...wish, actor: actorOf(here) })));
  });
  if (made.ok) await wakeMailQueue(deps.jobs);
  return made;
}

function isPlaced({ kind, hosts, ips }: KeyWish): boolean {
  return hosts.every(isHostRule) && ips.every(isAddressRule) && (kind === "secret" || hosts.length > 0);
}

type OfKey = { readonly clientId: string; readonly keyId: string };

/** A new key in the place of another, and tells every owner by mail. `overlap`: how long the old one works on. */
export async function rotateApiKey(
  deps: Deps,
  member: Who,
  { clientId, keyId, overlap }: OfKey & { readonly overlap: Milliseconds },
): Promise<Result<IssuedKey, AccessRefusal | KeyChangeRefusal>> {
  const asked = { member, asked: "manage-keys" } as const;
  const made = await changeAsStaff<IssuedKey, AccessRefusal | KeyChangeRefusal>(deps.db, asked, async (tx, here) => {
    if (!(await isHere(tx, here, clientId))) return refused("unknown");
    const issued = await rotateKey(tx, deps, { clientId, keyId, overlap, actor: actorOf(here) });
    return issued.ok ? ok(await tellOwners(tx, deps, here, issued.value)) : issued;
  });
  deps.access.keys.clear();
  if (made.ok) await wakeMailQueue(deps.jobs);
  return made;
}

/** From now on it opens nothing. */
export async function revokeApiKey(
  deps: Deps,
  member: Who,
  { clientId, keyId }: OfKey,
): Promise<Result<null, AccessRefusal | KeyChangeRefusal>> {
  const asked = { member, asked: "manage-keys" } as const;
  const done = await changeAsStaff<null, AccessRefusal | KeyChangeRefusal>(deps.db, asked, async (tx, here) => {
    if (!(await isHere(tx, here, clientId))) return refused("unknown");
    return revokeKey(tx, deps, { clientId, keyId, actor: actorOf(here) });
  });
  deps.access.keys.clear();
  return done;
}

async function clientHere(tx: Tx, { company }: StaffHere, clientId: string, at: Date): Promise<ApiClient | null> {
  return (await clientsOfCompany(tx, company.id, at)).find(({ id }) => id === clientId) ?? null;
}

async function isHere(tx: Tx, { company }: StaffHere, clientId: string): Promise<boolean> {
  return (await clientIdsOfCompany(tx, company.id)).includes(clientId);
}

async function tellOwners(tx: Tx, { clock }: Pick<Deps, "clock">, { staff, company }: StaffHere, issued: IssuedKey): Promise<IssuedKey> {
  const { label, prefix } = issued.row;
  const facts = { companyName: company.name, label, prefix, madeBy: staff.name };
  for (const { role, email } of await staffOf(tx, company.id))
    if (role === "owner") await queueMail(tx, API_KEY_MADE, { to: email, at: clock.now(), facts });
  return issued;
}
