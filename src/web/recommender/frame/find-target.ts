import { type ApiClient, apiClient, type RecommenderTarget, type RecommenderTenant } from "#api/client/client.ts";
import { knownFields } from "#wire/known-fields.ts";
import { findTenant, type TenantSearch, tenantSearch } from "./find-tenant.ts";

/** `to`: a page of the tenant's own. */
export type RedirectSearch = TenantSearch & {
  readonly to?: string | undefined;
  readonly home?: string | undefined;
};

const text = (name: string, given: unknown) => (typeof given === "string" ? { [name]: given } : {});

export function redirectSearch(search: Record<string, unknown>): RedirectSearch {
  const found = { ...text("to", search.to), ...text("home", search.home) };
  return { ...tenantSearch(search), ...knownFields<Omit<RedirectSearch, "t">>(["to", "home"], found) };
}

/** `unknown`: no such tenant, or no host of it. */
export async function findTarget(
  search: RedirectSearch,
  services: Pick<ApiClient, "recommender"> = apiClient(),
): Promise<{ readonly tenant: RecommenderTenant; readonly target: RecommenderTarget } | "unknown" | "failed"> {
  const tenant = await findTenant(search, services);
  if (typeof tenant === "string") return tenant;
  if (search.to === undefined) return "unknown";
  const answer = await services.recommender.get("/tenants/{key}/target", { path: { key: tenant.key }, query: { to: search.to } });
  if (answer.ok) return { tenant, target: answer.value };
  return answer.problem.status >= 500 || answer.problem.status === 0 ? "failed" : "unknown";
}
