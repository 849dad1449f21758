import { type ApiClient, apiClient, type HomeAreas, type RecommenderLine, type RecommenderTenantPage } from "#api/client/client.ts";
import { knownFields } from "#wire/known-fields.ts";

/** The tenant that an address names; empty: none. */
export type TenantSearch = { readonly t?: string | undefined };

export function tenantSearch({ t }: Record<string, unknown>): TenantSearch {
  return knownFields<TenantSearch>(["t"], typeof t === "string" && /^[a-z0-9-]{3,40}$/.test(t) ? { t } : {});
}

/** `unknown`: no such tenant, or it is not in use now. */
export async function findTenant(
  { t }: TenantSearch,
  { recommender }: Pick<ApiClient, "recommender"> = apiClient(),
): Promise<RecommenderTenantPage | "unknown" | "failed"> {
  if (t === undefined) return "unknown";
  const answer = await recommender.get("/tenants/{key}", { path: { key: t } });
  if (answer.ok) return answer.value;
  return answer.problem.status === 404 ? "unknown" : "failed";
}

/** The LINE account of a tenant; null: it has none, or nobody answered. */
export async function findTenantLine(
  { t }: TenantSearch,
  { recommender }: Pick<ApiClient, "recommender"> = apiClient(),
): Promise<RecommenderLine | null> {
  if (t === undefined) return null;
  const answer = await recommender.get("/tenants/{key}/line", { path: { key: t } });
  return answer.ok ? answer.value : null;
}

/** Cities with homes on offer, by prefecture. */
export type AreaGroup = { readonly name: string; readonly cities: HomeAreas["items"] };

/** Prefectures whose cities are offered: those with most homes. */
const MOST_PREFECTURES = 4;

/** Where homes are on offer; null: the service did not answer. */
export async function findAreas({ estate }: Pick<ApiClient, "estate"> = apiClient()): Promise<readonly AreaGroup[] | null> {
  const prefectures = await estate.get("/homes/areas");
  if (!prefectures.ok) return null;
  const most = prefectures.value.items
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_PREFECTURES);
  const groups = await Promise.all(
    most.map(async ({ code, name }): Promise<AreaGroup[]> => {
      const cities = await estate.get("/homes/areas", { query: { parent: code } });
      return cities.ok ? [{ name, cities: cities.value.items.filter(({ count }) => count > 0) }] : [];
    }),
  );
  return groups.flat();
}
