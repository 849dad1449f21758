import { ownPagesOf } from "#domain/listings/index.server.ts";
import type { OwnPage, Tenant } from "#domain/tenants/core/types.ts";
import { ownPageLink } from "#domain/tenants/index.server.ts";
import type { Db } from "#platform/db.server.ts";

const NONE: ReadonlyMap<string, OwnPage> = new Map();

/** Of these listings those that the office offers itself, with its page on a host that it may lead to. `tenant` null: the site's own. */
export async function ownPageLinks(db: Db, tenant: Tenant | null, listingIds: readonly string[]): Promise<ReadonlyMap<string, OwnPage>> {
  if (tenant === null || tenant.companyId === null) return NONE;
  const pages = await ownPagesOf(db, tenant.companyId, listingIds);
  return new Map(
    [...pages].flatMap(([home, page]) => {
      const link = ownPageLink(tenant, { home, page });
      return link ? [[home, link] as const] : [];
    }),
  );
}
