import type { Member } from "#domain/members/core/types.ts";
import type { DeliveryBatch } from "#domain/recommendation/core/delivery.ts";
import { findBatch } from "#domain/recommendation/deliver/batch-store.server.ts";
import { readBatch } from "#domain/recommendation/deliver/read-again.server.ts";
import { removedFrom } from "#domain/recommendation/deliver/removed-store.server.ts";
import { APPROVAL_FOR } from "#domain/recommendation/deliver/windows.ts";
import { batchHomes } from "#domain/recommendation/slates/look-at-batch.server.ts";
import type { BatchHome } from "#domain/recommendation/slates/types.ts";
import type { HomeSearchDeps } from "#domain/search/index.server.ts";
import { audienceOfRecipient, type ConsoleRefusal, customersById, type TenantHere, tenantHere } from "#domain/tenants/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { isOfTenant, type WaitingForOffice, waitingOf } from "./office-store.server.ts";
import type { Approval, ApprovalHome } from "./types.ts";

type Who = Pick<Member, "sub">;

/** A page of messages to look at: more than that nobody decides at one sitting. */
const MOST_APPROVALS = 50;

/** What waits for the office of a member, whose time ends first in front. */
export async function officeApprovals(deps: HomeSearchDeps, member: Who): Promise<Result<readonly Approval[], ConsoleRefusal>> {
  const here = await tenantHere(deps.db, { member, asked: "decide-approvals" });
  if (!here.ok) return here;
  const { key } = here.value.tenant;
  const waiting = await withTenant(deps.db, key, (tx) => waitingOf(tx, key, MOST_APPROVALS));
  const approvals: Approval[] = [];
  // One after the other: all at once they would take every connection from everybody else.
  for (const one of await withCustomers(deps.db, key, waiting)) approvals.push(await approvalOf(deps, one));
  return ok(approvals);
}

type WithCustomer = { readonly batch: WaitingForOffice; readonly customer: Approval["customer"] };

async function withCustomers(db: Db, key: string, batches: readonly WaitingForOffice[]): Promise<WithCustomer[]> {
  const ids = batches.map(({ recipient }) => audienceOfRecipient(recipient)?.customer ?? "");
  const known = await withTenant(db, key, (tx) => customersById(tx, ids));
  return batches.map((batch, index) => {
    const { id, name, email } = known.get(ids[index] ?? "") ?? { id: ids[index] ?? "", name: null, email: null };
    return { batch, customer: { id, name, email } };
  });
}

async function approvalOf(deps: HomeSearchDeps, { batch, customer }: WithCustomer): Promise<Approval> {
  const { id, recipient, channel, madeAt } = batch;
  const [homes, removed, going] = await Promise.all([batchHomes(deps, { id, recipient }), removedFrom(deps.db, id), goingNow(deps, id)]);
  const endsAt = new Date(madeAt.getTime() + APPROVAL_FOR);
  return { id, customer, channel, madeAt, endsAt, homes: homes.map((home) => homeOf(home, going)), removed };
}

/** The places whose homes would be told if the message went out now. */
async function goingNow(deps: HomeSearchDeps, id: string): Promise<ReadonlySet<number>> {
  const batch = await findBatch(deps.db, id);
  const ready = batch && (await readBatch(deps, batch));
  return new Set(ready && "items" in ready ? ready.items.map(({ item }) => item.position) : []);
}

function homeOf({ item, home, since }: BatchHome, going: ReadonlySet<number>): ApprovalHome {
  const { position, priceYen, reasons, softEdges } = item;
  const isLeftOut = since !== "gone" && !going.has(position);
  return { position, title: home?.title ?? null, priceYen, reasons, softEdges, since: isLeftOut ? "left-out" : since };
}

/** A batch of the tenant that a member's company runs; one of another tenant is not there. */
export async function ownBatch(
  db: Db | Tx,
  member: Who,
  id: string,
): Promise<Result<TenantHere & { readonly batch: DeliveryBatch }, ConsoleRefusal | "unknown">> {
  const here = await tenantHere(db, { member, asked: "decide-approvals" });
  if (!here.ok) return here;
  const { key } = here.value.tenant;
  const batch = await withTenant(db, key, async (tx) => ((await isOfTenant(tx, key, id)) ? findBatch(tx, id) : null));
  return batch ? ok({ ...here.value, batch }) : refused("unknown");
}
