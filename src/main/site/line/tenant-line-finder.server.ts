import { type FindTenantLine, tenantLine, type WholeTenantLine } from "#domain/tenants/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { lineApi } from "#platform/line/line-api.server.ts";
import { lineChannel } from "#platform/line/line-channel.ts";
import type { LineChannel } from "#platform/line/types.ts";
import type { Sealing } from "#platform/sealing/sealing.ts";

/** Finds the channel that a tenant brought, as it is set now; `standIn`: LINE of this machine plays that of tenants, too. */
export function tenantLineFinder(deps: { readonly db: Db; readonly sealing: Sealing }, standIn: LineChannel | undefined): FindTenantLine {
  return async (tenant) => {
    const brought = await tenantLine(deps, tenant);
    if (!brought) return null;
    const channel = channelOf(brought, standIn);
    return { channel, api: lineApi(channel), isStandIn: standIn !== undefined };
  };
}

/** Where it answers: at LINE itself or at what plays it. */
export function channelOf(brought: WholeTenantLine, standIn: LineChannel | undefined): LineChannel {
  const real = lineChannel(brought);
  if (standIn === undefined) return real;
  const { apiUrl, accessUrl, friendUrl, liffUrl } = standIn;
  return { ...real, apiUrl, accessUrl, friendUrl, liffUrl };
}
