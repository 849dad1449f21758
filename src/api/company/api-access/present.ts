import type { z } from "@hono/zod-openapi";
import type { ClientWithKeys } from "#domain/api-access/index.server.ts";
import { monthsSince, usageCsv } from "#domain/api-access/invoices/usage-csv.ts";
import { scopesOf } from "#domain/api-access/plans.ts";
import type { ApiClient, ApiKey, Usage } from "#domain/api-access/types.ts";
import type { accessSchema, usageSchema } from "./schemas.ts";

export function presentClient({ id, name, plan, endsAt, madeAt }: ApiClient) {
  return { id, name, plan, endsAt: endsAt?.toISOString() ?? null, madeAt: madeAt.toISOString() };
}

export function presentAccess(clients: readonly ClientWithKeys[]): z.infer<typeof accessSchema> {
  return {
    items: clients.map(({ client, keys }) => ({
      ...presentClient(client),
      scopes: [...scopesOf(client.plan)],
      keys: keys.map(presentKey),
    })),
  };
}

function presentKey({ clientId: _client, replacedBy: _next, madeAt, lastUsedAt, endsAt, revokedAt, scopes, hosts, ips, ...key }: ApiKey) {
  return {
    ...key,
    ...{ scopes: [...scopes], hosts: [...hosts], ips: [...ips] },
    madeAt: madeAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

/** `since` and `thisMonth`: the first month of the client, and the month it is. */
export function presentUsage(
  client: ApiClient,
  { lines, ...usage }: Usage,
  { since, thisMonth }: { readonly since: string; readonly thisMonth: string },
): z.infer<typeof usageSchema> {
  const scopes = [...Map.groupBy(lines, ({ scope }) => scope)].map(([scope, some]) => ({
    scope,
    calls: some.reduce((sum, { calls }) => sum + calls, 0),
    testCalls: some.reduce((sum, { testCalls }) => sum + testCalls, 0),
  }));
  return {
    ...usage,
    client: presentClient(client),
    months: monthsSince(since, thisMonth),
    days: [...usage.days],
    keys: [...usage.keys],
    scopes,
    csv: usageCsv(client, { ...usage, lines }),
  };
}
