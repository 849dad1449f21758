import type { ApiClient, CompanyLeadDetail, CompanyLeads } from "#api/client/client.ts";
import { NO_OFFICE } from "#web/console/recommender/find-office.ts";
import type { Colleague } from "./lead.screen.tsx";
import type { LeadsSearch } from "./leads-search.ts";

export type FoundLeads = {
  readonly page: CompanyLeads;
  /** `unknown`: no such customer; null: none was asked for. */
  readonly detail: CompanyLeadDetail | "unknown" | null;
  /** Who may see to a customer. */
  readonly colleagues: readonly Colleague[];
};

/** The list, and who is shown beside it. Null: it could not be read. */
export async function findLeads(
  company: ApiClient["company"],
  { customer, ...query }: LeadsSearch,
): Promise<FoundLeads | typeof NO_OFFICE | null> {
  const [leads, lead, staff] = await Promise.all([
    company.get("/recommender/leads", { query }),
    customer === undefined ? null : company.get("/recommender/leads/{customer}", { path: { customer } }),
    company.get("/staff"),
  ]);
  if (!leads.ok) return leads.problem.status === 404 ? NO_OFFICE : null;
  const colleagues = staff.ok ? staff.value.items.filter(({ role }) => role !== "billing") : [];
  const detail = lead?.ok ? lead.value : null;
  return { page: leads.value, detail: lead && !lead.ok ? "unknown" : detail, colleagues: colleagues.map(({ id, name }) => ({ id, name })) };
}
