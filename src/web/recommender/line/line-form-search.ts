import { liffValue } from "#web/kit/liff/liff-search.ts";
import { type TenantSearch, tenantSearch } from "#web/recommender/frame/find-tenant.ts";

/** The tenant, in the address or where LINE has put it. */
export function lineFormSearch(search: Record<string, unknown>): TenantSearch {
  return tenantSearch({ t: liffValue(search, "t") });
}
