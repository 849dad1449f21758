import { findCompany } from "#domain/companies/index.server.ts";
import type { Company } from "#domain/companies/types.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { CONTRACT_CHANGED } from "./access-mails.ts";
import { ownersOfClient } from "./by-client.server.ts";
import {
  addTerm,
  auditStep,
  type ContractingCompany,
  clientsOfCompanies,
  contractingCompanies,
  countContracting,
  dropTermsAfter,
  findClient,
  putEnd,
  putMostCalls,
  putPlan,
} from "./client-store.server.ts";
import { heldTrial, openClient, type TrialClientRefusal } from "./clients.server.ts";
import { type Contract, type ContractChange, isRunning, limitSpan, nextMonth, stepOf } from "./contract-rules.ts";
import type { PaidPlan } from "./types.ts";

type Deps = { readonly db: Db | Tx; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** Contracts of a company that run, oldest first. */
export function companyContracts({ db, clock }: Pick<Deps, "db" | "clock">, companyId: string): Promise<Contract[]> {
  return runningContracts(db, companyId, clock.now());
}

async function runningContracts(db: Db | Tx, companyId: string, at: Date): Promise<Contract[]> {
  return (await clientsOfCompanies(db, [companyId], at)).filter((client) => isRunning(client, at));
}

/** Companies that have a contract or may have one, those that have one first, each with its contracts. */
export async function companiesWithContracts(
  deps: Pick<Deps, "db" | "clock">,
  span: { readonly offset: number; readonly limit: number },
): Promise<readonly (ContractingCompany & { readonly contracts: readonly Contract[] })[]> {
  const at = deps.clock.now();
  const companies = await contractingCompanies(deps.db, { at, ...span });
  const clients = await clientsOfCompanies(
    deps.db,
    companies.map(({ id }) => id),
    at,
  );
  const contracts = Map.groupBy(
    clients.filter((client) => isRunning(client, at)),
    ({ companyId }) => companyId,
  );
  return companies.map((company) => ({ ...company, contracts: contracts.get(company.id) ?? [] }));
}

/** How many companies have a contract or may have one. */
export function countContracts({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  return countContracting(db, clock.now());
}

/** Why no contract begins. `has-contract`: one runs already. */
export type OpenRefusal = "unknown-company" | "company-not-live" | "has-contract";

/**
 * `unknown`: the company has no such contract that runs. `ending`: it ends, which is to be taken back first. `same`: it is so already. `out-of-span`: no limit
 * that its plan may have (`limitSpan`).
 */
export type ContractRefusal = OpenRefusal | "unknown" | "ending" | "same" | "out-of-span";
type Changed<Reason = ContractRefusal> = Promise<Result<Contract, Reason>>;
type OfCompany = { readonly companyId: string };
type OfContract = OfCompany & { readonly clientId: string };

/** Opens a contract from now on: the month is charged whole. Owners are told by mail, as of every change below. */
export function openContract(deps: Deps, { companyId, plan }: OfCompany & { readonly plan: PaidPlan }): Changed<OpenRefusal> {
  return begun<OpenRefusal>(deps, companyId, async (tx, { name }) => {
    const clientId = await openClient(tx, deps, { name, companyId, plan, endsAt: null });
    return ok(await told(tx, deps, clientId, { is: "opened", plan }));
  });
}

/** Makes a trial the contract of a company from now on, as `openContract` begins one; its keys stay. */
export function convertTrial(
  deps: Deps,
  { companyId, clientId, plan }: OfContract & { readonly plan: PaidPlan },
): Changed<OpenRefusal | TrialClientRefusal> {
  return begun<OpenRefusal | TrialClientRefusal>(deps, companyId, async (tx) => {
    const at = deps.clock.now();
    const held = await heldTrial(tx, clientId, at);
    if (!held.ok) return held;
    await putPlan(tx, { clientId, companyId, plan, at });
    await auditStep(tx, { entity: "api_client", id: clientId, from: "trial", to: plan, actor: "operator", at });
    return ok(await told(tx, deps, clientId, { is: "converted", plan }));
  });
}

type Begin<Reason> = (tx: Tx, company: Company) => Changed<Reason>;

/** Begins a contract of a company that is live and has none. */
function begun<Reason>(deps: Deps, companyId: string, work: Begin<Reason>): Changed<Reason | OpenRefusal> {
  return heldCompany<Reason | OpenRefusal>(deps, companyId, async (tx) => {
    const company = await findCompany(tx, companyId);
    if (!company) return refused("unknown-company");
    if (company.state !== "live") return refused("company-not-live");
    if ((await companyContracts({ ...deps, db: tx }, companyId)).length > 0) return refused("has-contract");
    return work(tx, company);
  });
}

/** Another plan from next month on, with its own limit: this month is charged by the plan of now. */
export function changePlan(deps: Deps, { plan, ...of }: OfContract & { readonly plan: PaidPlan }): Changed {
  return changed(deps, of, async (tx, contract, at) => {
    if (contract.endsAt !== null) return refused("ending");
    if (plan === (contract.next?.plan ?? contract.plan)) return refused("same");
    const beginsAt = nextMonth(at);
    await dropTermsAfter(tx, { clientId: contract.id, after: at });
    if (plan !== contract.plan) await addTerm(tx, { clientId: contract.id, plan, beginsAt });
    return ok(plan === contract.plan ? { is: "kept", plan } : { is: "plan", plan, from: beginsAt.toISOString() });
  });
}

/** Ends a contract with the month: its keys work until then, and the month is charged whole. */
export function endContract(deps: Deps, of: OfContract): Changed {
  return changed(deps, of, async (tx, contract, at) => {
    if (contract.endsAt !== null) return refused("same");
    const endsAt = nextMonth(at);
    await dropTermsAfter(tx, { clientId: contract.id, after: at });
    await putEnd(tx, { clientId: contract.id, endsAt });
    return ok({ is: "ends", endsAt: endsAt.toISOString() });
  });
}

/** Takes back an end or another plan that was to come. */
export function keepContract(deps: Deps, of: OfContract): Changed {
  return changed(deps, of, async (tx, contract, at) => {
    if (contract.endsAt === null && contract.next === null) return refused("same");
    await dropTermsAfter(tx, { clientId: contract.id, after: at });
    await putEnd(tx, { clientId: contract.id, endsAt: null });
    return ok({ is: "kept", plan: contract.plan });
  });
}

/** Where calls of a month stop, from now on and as long as the plan is this one: other processes know it within five seconds. */
export function raiseLimit(deps: Deps, { mostCalls, ...of }: OfContract & { readonly mostCalls: number }): Changed {
  return changed(deps, of, async (tx, { id: clientId, plan, ...contract }, at) => {
    const { least, most } = limitSpan(plan);
    if (!Number.isInteger(mostCalls) || mostCalls < least || mostCalls > most) return refused("out-of-span");
    if (mostCalls === (contract.mostCalls ?? least)) return refused("same");
    await putMostCalls(tx, { clientId, mostCalls: mostCalls === least ? null : mostCalls, at });
    return ok({ is: "limit", mostCalls });
  });
}

/**
 * Ends at once what a company pays for that is closed, in the transaction that closes it: its keys open nothing from then on, its month is charged whole, and no
 * other. Owners are told.
 */
export async function endContractsOfClosed(tx: Tx, companyId: string, at: Date): Promise<void> {
  await holdContracts(tx, companyId);
  for (const { id: clientId, plan } of await runningContracts(tx, companyId, at)) {
    await dropTermsAfter(tx, { clientId, after: at });
    await putEnd(tx, { clientId, endsAt: at });
    const change: ContractChange = { is: "closed" };
    await auditStep(tx, { entity: "api_client", id: clientId, from: plan, to: stepOf(change), actor: "operator", at });
    await tellOwners(tx, { clientId, change, at });
  }
}

function heldCompany<Reason>(deps: Deps, companyId: string, work: (tx: Tx) => Changed<Reason>): Changed<Reason> {
  return inTransaction<Result<Contract, Reason>>(deps.db, async (tx) => {
    await holdContracts(tx, companyId);
    return work(tx);
  });
}

/** One change of a company's contracts at a time, so that no two are opened. Whoever holds the company too holds it before. */
function holdContracts(tx: Tx, companyId: string): Promise<void> {
  return takeLock(tx, `api contracts ${companyId}`);
}

type Change = (tx: Tx, contract: Contract, at: Date) => Promise<Result<ContractChange, ContractRefusal>>;

function changed(deps: Deps, { companyId, clientId }: OfContract, work: Change): Changed {
  return heldCompany<ContractRefusal>(deps, companyId, async (tx) => {
    const contract = (await companyContracts({ ...deps, db: tx }, companyId)).find(({ id }) => id === clientId);
    if (!contract) return refused("unknown");
    const at = deps.clock.now();
    const done = await work(tx, contract, at);
    if (!done.ok) return done;
    await auditStep(tx, { entity: "api_client", id: clientId, from: contract.plan, to: stepOf(done.value), actor: "operator", at });
    return ok(await told(tx, deps, clientId, done.value));
  });
}

async function told(tx: Tx, { clock }: Pick<Deps, "clock">, clientId: string, change: ContractChange): Promise<Contract> {
  const at = clock.now();
  await tellOwners(tx, { clientId, change, at });
  const contract = await findClient(tx, clientId, at);
  if (!contract || !isRunning(contract, at)) throw new Error(`the contract ${clientId} does not run after it was changed`);
  return contract;
}

type Told = { readonly clientId: string; readonly change: ContractChange; readonly at: Date };

async function tellOwners(tx: Tx, { clientId, change, at }: Told): Promise<void> {
  for (const { email, companyName } of await ownersOfClient(tx, clientId))
    await queueMail(tx, CONTRACT_CHANGED, { to: email, at, facts: { companyName, change } });
}
