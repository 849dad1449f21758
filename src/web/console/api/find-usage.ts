import type { ApiClient, CompanyApiClients, CompanyApiUsage } from "#api/client/client.ts";
import type { UsageSearch } from "./usage-search.ts";

export type ShownUsage = {
  readonly clients: CompanyApiClients["items"];
  /** Null: the company has no client. `none`: not that client, or not that month. */
  readonly usage: CompanyApiUsage | "none" | null;
};

/** The use that is asked for: of the client of the address, or the first one. Null: it could not be read. */
export async function findUsage(company: ApiClient["company"], { client, month }: UsageSearch): Promise<ShownUsage | null> {
  const clients = await company.get("/api/clients");
  if (!clients.ok) return null;
  const { items } = clients.value;
  const [first] = items;
  if (first === undefined) return { clients: items, usage: null };
  const clientId = client ?? first.id;
  const usage = await company.get("/api/clients/{clientId}/usage", { path: { clientId }, query: { month } });
  if (usage.ok) return { clients: items, usage: usage.value };
  return usage.problem.status === 404 ? { clients: items, usage: "none" } : null;
}
