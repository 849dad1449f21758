import type { z } from "@hono/zod-openapi";
import type { ClientWithKeys } from "#domain/api-access/index.server.ts";
import { monthsSince, usageCsv } from "#domain/api-access/invoices/usage-csv.ts";
import { PLANS, scopesOf } from "#domain/api-access/plans.ts";
import type { ApiClient, ApiKey, Usage } from "#domain/api-access/types.ts";
import type { accessSchema, usageSchema } from "./schemas.ts";

export function presentClient({ id, name, plan, mostCalls, next, endsAt, madeAt }: ApiClient) {
  return {
    ...{ id, name, plan, mostCalls: mostCalls ?? PLANS[plan].mostCalls },
    next: next && { plan: next.plan, beginsAt: next.beginsAt.toISOString() },
    ...{ endsAt: endsAt?.toISOString() ?? null, madeAt: madeAt.toISOString() },
  };
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

/** `since` and `until`: the first month of the client, and its last one so far. */
export function presentUsage(
  client: ApiClient,
  { lines, ...usage }: Usage,
  { since, until }: { readonly since: string; readonly until: string },
): z.infer<typeof usageSchema> {
  const scopes = [...Map.groupBy(lines, ({ scope }) => scope)].map(([scope, some]) => ({
    scope,
    calls: some.reduce((sum, { calls }) => sum + calls, 0),
    testCalls: some.reduce((sum, { testCalls }) => sum + testCalls, 0),
  }));
  return {
    ...usage,
    client: presentClient(client),
    months: monthsSince(since, until),
    days: [...usage.days],
    keys: [...usage.keys],
    scopes,
    csv: usageCsv(client, { ...usage, lines }),
  };
}
