import type { Wish } from "#domain/queries/core/types.ts";
import { conditionsOf, words } from "#domain/queries/index.server.ts";
import { countHomes, homesKeeping } from "#domain/search/index.server.ts";
import type { TenantDeps } from "#domain/tenants/applications/apply.server.ts";
import type { CustomerQuery, CustomerState, QueryState } from "#domain/tenants/core/types.ts";
import { auditStep } from "#domain/tenants/register/audit-store.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { asSite } from "#platform/tenant-scope.server.ts";
import { addQuery, dropQuery, putCustomer, putQueryState, putWish, queriesOf } from "./customer-store.server.ts";
import { asCustomer, subjectOf, type Visitor, type VisitRefusal } from "./links.server.ts";
import { addChange } from "./query-change-store.server.ts";
import { readWish } from "./read-wish.server.ts";

/** Live conditions of one customer. */
export const MOST_QUERIES = 10;

export type CustomerPage = Visitor & { readonly queries: readonly (CustomerQuery & { readonly words: string })[] };

/** Everything that a customer's pages show. Changes nothing. */
export function customerPage(deps: TenantDeps, token: string): Promise<Result<CustomerPage, VisitRefusal>> {
  return asCustomer<CustomerPage, never>(deps, token, async (tx, visitor) => ok(await pageOf(tx, visitor)));
}

/** The same of a customer who is known already. */
export async function pageOf(tx: Tx, visitor: Visitor): Promise<CustomerPage> {
  const queries = await queriesOf(tx, visitor.customer.id);
  return { ...visitor, queries: queries.map((query) => ({ ...query, words: words(query.wish) })) };
}

const MOST_COUNTED = 100_000;

/** How many homes on offer fit a condition today, of those that this customer is told: their office may tell its own alone. */
export async function matchesToday(deps: TenantDeps, token: string, wish: Wish): Promise<number> {
  const [channel = "normal"] = wish.channels;
  const conditions = conditionsOf(wish, channel);
  const visited = await asCustomer(deps, token, async (_, { tenant }) => ok(tenant));
  const { companyId, listingSource } = visited.ok ? visited.value : { companyId: null, listingSource: "all" };
  if (companyId === null || listingSource !== "own") return countHomes(deps, conditions);
  return (await homesKeeping(deps, conditions, { most: MOST_COUNTED, companyId })).length;
}

export type ChangeRefusal = VisitRefusal | "incomplete" | "limit" | "no-query" | "not-now";

type Told = { readonly answers: unknown; readonly name: string | null; readonly consentVersion: string };

/** A condition told by who came by an agent's mail: the link has shown that the address is theirs, so that it counts at once. */
export async function addOwnQuery(deps: TenantDeps, token: string, told: Told): Promise<Result<CustomerQuery, ChangeRefusal>> {
  const wish = await readWish(deps.db, told.answers);
  if (!wish) return refused("incomplete");
  return asCustomer<CustomerQuery, ChangeRefusal>(deps, token, async (tx, visitor) => {
    const { tenant, customer } = visitor;
    if (liveOnes(await queriesOf(tx, customer.id)) >= MOST_QUERIES) return refused("limit");
    const at = deps.clock.now();
    const id = opaqueId(deps.randomBytes);
    await become(tx, visitor, { to: "active", at, name: told.name, consentVersion: told.consentVersion });
    await addQuery(tx, { tenant: tenant.key, customerId: customer.id, id, state: "active", wish, at });
    await audit(tx, visitor, { id, from: null, to: "active", at });
    return ok({ id, state: "active", wish, version: 1, updatedAt: at });
  });
}

/** Changes a condition: the next version counts from now on. */
export async function editOwnQuery(
  deps: TenantDeps,
  token: string,
  { id, answers }: { readonly id: string; readonly answers: unknown },
): Promise<Result<CustomerQuery, ChangeRefusal>> {
  const wish = await readWish(deps.db, answers);
  if (!wish) return refused("incomplete");
  return withQuery<CustomerQuery>(deps, { token, id }, async (tx, { tenant, customer }, query) => {
    const at = deps.clock.now();
    const version = query.version + 1;
    await putWish(tx, id, { wish, at });
    const [before, after] = [words(query.wish), words(wish)];
    // What their office does not see in words is no change to it.
    if (before !== after) await addChange(tx, { tenant: tenant.key, customer: customer.id, queryId: id, version, before, after, at });
    return ok({ ...query, wish, version, updatedAt: at });
  });
}

const STEPS = {
  confirm: { from: "waiting", to: "active" },
  pause: { from: "active", to: "paused" },
  resume: { from: "paused", to: "active" },
} as const satisfies Readonly<Record<string, { readonly from: QueryState; readonly to: QueryState }>>;
type CustomerStep = keyof typeof STEPS | "delete";

type Stepped = {
  readonly id: string;
  readonly step: CustomerStep;
  /** Of the words beside the button that confirms. */
  readonly consentVersion: string;
};

/**
 * Confirms, pauses, resumes or deletes a condition. The first that is confirmed shows that the address is theirs: the agreement of before was told by whoever
 * filled in the form, and of who was asked by an agent, or had stopped everything, there is none.
 */
export function moveOwnQuery(
  deps: TenantDeps,
  token: string,
  { id, step, consentVersion }: Stepped,
): Promise<Result<QueryState | "deleted", ChangeRefusal>> {
  return withQuery<QueryState | "deleted">(deps, { token, id }, async (tx, visitor, query) => {
    const at = deps.clock.now();
    if (step === "delete") {
      await dropQuery(tx, id);
      await audit(tx, visitor, { id, from: query.state, to: "deleted", at });
      return ok("deleted");
    }
    const { from, to } = STEPS[step];
    if (query.state !== from) return refused("not-now");
    if (step === "confirm" && liveOnes(await queriesOf(tx, visitor.customer.id)) >= MOST_QUERIES) return refused("limit");
    await putQueryState(tx, id, { state: to, at });
    await audit(tx, visitor, { id, from, to, at });
    if (step === "confirm")
      await become(tx, visitor, { to: "active", at, ...(visitor.customer.state === "active" ? {} : { consentVersion }) });
    return ok(to);
  });
}

type QueryWork<T> = (tx: Tx, visitor: Visitor, query: CustomerQuery) => Promise<Result<T, ChangeRefusal>>;

/** A condition of the customer whose link it is: another one's is not there. */
function withQuery<T>(
  deps: TenantDeps,
  { token, id }: { readonly token: string; readonly id: string },
  work: QueryWork<T>,
): Promise<Result<T, ChangeRefusal>> {
  return asCustomer<T, ChangeRefusal>(deps, token, async (tx, visitor) => {
    const query = (await queriesOf(tx, visitor.customer.id)).find((one) => one.id === id);
    return query ? work(tx, visitor, query) : refused("no-query");
  });
}

export function liveOnes(queries: readonly CustomerQuery[]): number {
  return queries.filter(({ state }) => state !== "waiting").length;
}

type Becoming = { readonly to: CustomerState; readonly at: Date; readonly name?: string | null; readonly consentVersion?: string };

async function become(tx: Tx, { tenant, customer }: Visitor, { to, at, ...told }: Becoming): Promise<void> {
  await putCustomer(tx, customer.id, { state: to, at, ...told });
  if (customer.state === to) return;
  const id = subjectOf({ tenant: tenant.key, customer: customer.id });
  await asSite(tx, (site) => auditStep(site, { entity: "tenant_customer", id, from: customer.state, to, actor: "customer", at }));
}

type Step = { readonly id: string; readonly from: string | null; readonly to: string; readonly at: Date };

async function audit(tx: Tx, { tenant }: Visitor, { id, ...step }: Step): Promise<void> {
  await asSite(tx, (site) => auditStep(site, { entity: "tenant_query", id: `${tenant.key}/${id}`, ...step, actor: "customer" }));
}
