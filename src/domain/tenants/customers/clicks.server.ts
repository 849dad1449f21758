import { openLink } from "#domain/notifications/index.server.ts";
import { findHome } from "#domain/search/index.server.ts";
import type { TenantDeps } from "#domain/tenants/applications/apply.server.ts";
import { redirectTarget } from "#domain/tenants/core/redirect-target.ts";
import type { Audience } from "#domain/tenants/core/types.ts";
import { liveTenant } from "#domain/tenants/register/set-up.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import type { Db } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { addClick, customerOf } from "./customer-store.server.ts";
import { audienceOf, CUSTOMER_PAGES } from "./links.server.ts";

type Asked = { readonly tenant: string; readonly to: string };

/** Where a press would lead, without being counted; null: nowhere, for the tenant has no such host or is not in use. */
export async function targetOf(db: Db, { tenant: key, to }: Asked): Promise<URL | null> {
  const tenant = await liveTenant(db, key);
  return tenant && redirectTarget(tenant.allowedHosts, to);
}

type Click = Asked & {
  readonly home: string | null;
  readonly token: string;
  /** Whose message led here; null: nobody's. */
  readonly reader: Audience | null;
};

/**
 * Counts a press that leads to a page of the tenant's own. `isGone`: the home is on offer no more, and nobody is led there. The customer is known by the message
 * that led here, or by the link that this browser opened last, where that is of the same tenant. Null: the tenant has no such host.
 */
export async function countClick(
  deps: TenantDeps,
  { token, home, reader, ...asked }: Click,
): Promise<{ readonly url: URL; readonly isGone: boolean } | null> {
  const url = await targetOf(deps.db, asked);
  if (!url) return null;
  const isGone = home !== null && (await findHome(deps, home))?.state !== "on-offer";
  if (isGone) return { url, isGone };
  const audience = reader ?? (await customerOfLink(deps, token));
  await withTenant(deps.db, asked.tenant, async (tx) => {
    const customer = audience?.tenant === asked.tenant ? await customerOf(tx, audience.customer) : null;
    const click = { id: opaqueId(deps.randomBytes), customerId: customer?.id ?? null, listingId: home, host: url.hostname };
    await addClick(tx, { tenant: asked.tenant, ...click, at: deps.clock.now() });
  });
  return { url, isGone };
}

async function customerOfLink(deps: TenantDeps, token: string): Promise<Audience | null> {
  const link = token === "" ? null : await openLink(deps, CUSTOMER_PAGES, token);
  return link?.state === "good" ? audienceOf(link.subject) : null;
}
