import { queueMail } from "#domain/notifications/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import type { CompanyDeps } from "./apply.server.ts";
import { auditStep } from "./audit-store.server.ts";
import { lockCompany } from "./authorise.server.ts";
import { COMPANY_DECIDED } from "./company-mails.ts";
import { type Decision, decided, needsNote } from "./company-state.ts";
import { companiesIn, findCompany, othersWithLicence, putProfile, putState } from "./company-store.server.ts";
import { mailAskedAddress } from "./inquiry-address.server.ts";
import { staffOf } from "./staff-store.server.ts";
import { COMPANY_STATES, type Company, type CompanyProfile, type CompanyState, type Staff } from "./types.ts";

type OperatorDeps = { readonly db: Db; readonly clock: Clock } & Pick<CompanyDeps, "onHomesChanged">;
/** `onClosed`: told inside the transaction that a company is closed, which is for good. */
export type DecideDeps = OperatorDeps & { readonly onClosed: (tx: Tx, companyId: string, at: Date) => Promise<void> };

export type DecideRefusal = "unknown" | "note-missing" | { readonly notFrom: CompanyState };

type Decided = { readonly id: string; readonly decision: Decision; readonly note: string };

/** Decides about a company and mails its owners. The note goes to them as it is. `notFrom`: the state that forbids it. */
export function decideCompany(
  { db, clock, onHomesChanged, onClosed }: DecideDeps,
  { id, decision, note: written }: Decided,
): Promise<Result<Company, DecideRefusal>> {
  return inShortTransaction<Result<Company, DecideRefusal>>(db, async (tx) => {
    await lockCompany(tx, id);
    const company = await findCompany(tx, id);
    if (!company) return refused("unknown");
    const note = written.trim() || null;
    if (note === null && needsNote(decision)) return refused("note-missing");
    const state = decided(company.state, decision);
    if (state === null || state === "applied") return refused({ notFrom: company.state });
    const at = clock.now();
    await putState(tx, id, { state, note, at });
    await auditStep(tx, { entity: "company", id, from: company.state, to: state, actor: "operator", reason: note, at });
    await onHomesChanged(tx, id, at);
    if (state === "closed") await onClosed(tx, id, at);
    if (decision === "approve") await mailAskedAddress(tx, company, at);
    for (const email of ownersOf(await staffOf(tx, id)))
      await queueMail(tx, COMPANY_DECIDED, { to: email, at, facts: { companyName: company.name, state, note } });
    return ok({ ...company, state, decisionNote: note, updatedAt: at });
  });
}

/** Changes what a company may not change itself: its name, and a licence that was renewed. */
export function renameCompany(
  { db, clock, onHomesChanged }: OperatorDeps,
  { id, ...changes }: { readonly id: string } & Partial<Pick<CompanyProfile, "name" | "licence">>,
): Promise<Result<Company, "unknown">> {
  return inShortTransaction<Result<Company, "unknown">>(db, async (tx) => {
    await lockCompany(tx, id);
    const company = await findCompany(tx, id);
    if (!company) return refused("unknown");
    const now = { ...company, ...changes };
    const at = clock.now();
    await putProfile(tx, id, { ...now, at });
    const reason = `${company.name} ${company.licence} -> ${now.name} ${now.licence}`;
    await auditStep(tx, { entity: "company", id, from: company.state, to: company.state, actor: "operator", reason, at });
    await onHomesChanged(tx, id, at);
    return ok({ ...now, updatedAt: at });
  });
}

/** A company as an operator looks at it. */
export type ReviewedCompany = {
  readonly company: Company;
  readonly staff: readonly Staff[];
  /** Names of other companies with the same licence. */
  readonly sameLicence: readonly string[];
};

/** Companies in these states, or in any; those that have waited longest first. */
export async function reviewedCompanies(db: Db, states: readonly CompanyState[] = COMPANY_STATES): Promise<ReviewedCompany[]> {
  const companies = await companiesIn(db, states);
  return Promise.all(companies.map((company) => reviewed(db, company)));
}

/** One company as an operator looks at it; null: there is none. */
export async function reviewedCompany(db: Db, id: string): Promise<ReviewedCompany | null> {
  const company = await findCompany(db, id);
  return company && reviewed(db, company);
}

async function reviewed(db: Db, company: Company): Promise<ReviewedCompany> {
  return { company, staff: await staffOf(db, company.id), sameLicence: await othersWithLicence(db, company) };
}

function ownersOf(staff: readonly Staff[]): string[] {
  return staff.flatMap(({ role, email }) => (role === "owner" ? [email] : []));
}
