import { dropCode, saveCode } from "#domain/identity/codes/code-store.server.ts";
import { deliverCode, type ReservedCode, reserveCode } from "#domain/identity/codes/codes.server.ts";
import { claimAlias, dropAliases } from "#domain/identity/core/account-store.server.ts";
import { type CodeDelivery, isAddressName } from "#domain/identity/core/addresses.ts";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller, Client } from "#domain/identity/core/types.ts";
import type { Bearer } from "#domain/identity/tokens/access.server.ts";
import type { Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { isAlias, verifiedEmailOf } from "./account-addresses.ts";
import { type AddressPlan, planAddressChanges } from "./address-changes.ts";
import { changeAttributes } from "./attribute-store.server.ts";
import type { AttributeChanges } from "./attributes.ts";
import { takeAlias } from "./verified-address.server.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "secrets" | "randomBytes" | "send" | "origin">;

/** Writes a user's own changes and sends the codes they call for; answers where those went. */
export async function changeUserAttributes(
  service: Needs,
  bearer: Bearer,
  changes: AttributeChanges,
  caller: Caller,
): Promise<CodeDelivery[]> {
  const { pool, account, client } = bearer;
  return writeAttributes(service, { pool, account, client, plan: planAddressChanges(pool, account, changes) }, caller);
}

/** The client is null where an operator writes. */
type Planned = Pick<Bearer, "pool" | "account"> & { readonly client: Pick<Client, "id"> | null; readonly plan: AddressPlan };

/** Writes what was planned, all or nothing, and sends the codes that belong to it; answers where those went. */
export async function writeAttributes(service: Needs, planned: Planned, caller: Caller): Promise<CodeDelivery[]> {
  const codes = await inTransaction(service.db, (tx) => writePlan({ ...service, db: tx }, tx, planned, caller));
  return Promise.all(codes.map((code) => deliverCode(service, code, caller)));
}

async function writePlan(service: Needs, tx: Tx, planned: Planned, caller: Caller): Promise<ReservedCode[]> {
  const { pool, account, client, plan } = planned;
  const { sub, poolId } = account;
  const now = service.clock.now();
  await changeAttributes(tx, sub, plan, now);
  for (const name of plan.unaliased) await dropAliases(tx, sub, name);
  for (const name of plan.uncoded) await dropCode(tx, { sub, purpose: `attribute:${name}` });
  for (const proved of plan.vouched) if (isAlias(pool, proved.name)) await takeAlias(tx, { account, ...proved, isMoved: false }, now);
  await changePreferredName(tx, planned);
  const codes = await reserveAddressCodes(service, planned, caller);
  for (const { kept } of codes) await saveCode(tx, kept);
  const names = [...Object.keys(plan.set), ...plan.remove, ...plan.codes.map(({ name }) => name)];
  const changed = [...Object.keys(plan.set), ...plan.remove].filter(
    (name) => isAddressName(name) && plan.set[name] !== account.attributes[name],
  );
  const added = changed.filter((name) => account.attributes[name] === undefined);
  const named = (what: string, list: readonly string[]) => (list.length > 0 ? { [what]: list.join(" ") } : {});
  const removed = changed.filter((name) => plan.set[name] === undefined);
  const detail = {
    attributes: [...new Set(names)].join(" "),
    ...named("changed", changed),
    ...named("added", added),
    ...named("removed", removed),
  };
  const entry = { at: now, poolId, clientId: client?.id ?? null, sub, event: "attributes-change", outcome: "done", detail };
  await recordAudit(tx, { ...entry, formerEmail: changed.includes("email") ? verifiedEmailOf(account) : null }, caller);
  return codes;
}

async function reserveAddressCodes(service: Needs, { pool, client, account, plan }: Planned, caller: Caller): Promise<ReservedCode[]> {
  const codes: ReservedCode[] = [];
  for (const { name, destination } of plan.codes) {
    const request = { pool, client, account, purpose: `attribute:${name}`, attributeName: name, destination } as const;
    codes.push(await reserveCode(service, request, caller));
  }
  return codes;
}

/** A preferred name signs in at once, because nothing has to prove it. Refuses one that is taken. */
async function changePreferredName(tx: Tx, { pool, account, plan: { set, remove } }: Planned): Promise<void> {
  const value = set.preferred_username;
  if (!isAlias(pool, "preferred_username") || (value === undefined && !remove.includes("preferred_username"))) return;
  await dropAliases(tx, account.sub, "preferred_username");
  if (value === undefined) return;
  const alias = { poolId: pool.id, attribute: "preferred_username", value, sub: account.sub, force: false } as const;
  if (!(await claimAlias(tx, alias))) throw refuse.aliasExists("preferred_username");
}
