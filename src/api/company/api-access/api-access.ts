import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import {
  type AccessDeps,
  companyApiClients,
  companyApiKeys,
  companyApiUsage,
  isAddressRule,
  isHostRule,
  type MakeApiKeyRefusal,
  makeApiKey,
  revokeApiKey,
  rotateApiKey,
} from "#domain/api-access/index.server.ts";
import type { ApiClient, KeyKind } from "#domain/api-access/types.ts";
import { monthOf } from "#kernel/calendar/month.ts";
import { hours } from "#kernel/duration.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { presentAccess, presentClient, presentUsage } from "./present.ts";
import { accessRoute, clientsRoute, makeApiKeyRoute, revokeApiKeyRoute, rotateApiKeyRoute, usageRoute } from "./routes.ts";

export type CompanyApiDeps = AccessDeps & { readonly jobs: Pick<Jobs, "send"> };
type Service = OpenAPIHono<MemberEnv>;

/** AI査定API in the console: what a company has ordered, its keys, and what they were used for. */
export function addApiAccess(service: Service, deps: CompanyApiDeps): void {
  service.openapi(accessRoute, async (c) => {
    const clients = await companyApiKeys(deps, c.var.member);
    return clients.ok ? c.json(presentAccess(clients.value), 200) : problem(c, clients.reason);
  });
  addKeys(service, deps);
  addUsage(service, deps);
}

function addKeys(service: Service, deps: CompanyApiDeps): void {
  /** All of it after a change; who may change it may read it. */
  const after = async (c: Context<MemberEnv>) => {
    const clients = await companyApiKeys(deps, c.var.member);
    return presentAccess(clients.ok ? clients.value : []);
  };

  service.openapi(makeApiKeyRoute, async (c) => {
    const input = c.req.valid("json");
    const made = await makeApiKey(deps, c.var.member, { ...input, ...c.req.valid("param") });
    if (made.ok) return c.json({ key: made.value.key, ...(await after(c)) }, 200);
    return made.reason === "no-place" ? problem(c, "validation", { errors: placeErrors(input) }) : refuseMaking(c, made.reason);
  });

  service.openapi(rotateApiKeyRoute, async (c) => {
    const overlap = hours(c.req.valid("json").overlapHours);
    const made = await rotateApiKey(deps, c.var.member, { ...c.req.valid("param"), overlap });
    return made.ok ? c.json({ key: made.value.key, ...(await after(c)) }, 200) : refuseChange(c, made.reason);
  });

  service.openapi(revokeApiKeyRoute, async (c) => {
    const done = await revokeApiKey(deps, c.var.member, c.req.valid("param"));
    return done.ok ? c.json(await after(c), 200) : refuseChange(c, done.reason);
  });
}

type Places = { readonly kind: KeyKind; readonly hosts: readonly string[]; readonly ips: readonly string[] };

/** What cannot be read of where a key may be used, each line by its name. */
function placeErrors({ kind, hosts, ips }: Places) {
  const host = hosts.find((line) => !isHostRule(line));
  const ip = ips.find((line) => !isAddressRule(line));
  const format = (field: string, message: string) => ({ ...fieldError(field, "format"), message });
  return [
    ...(kind === "publishable" && hosts.length === 0 ? [format("hosts", "公開キーを使えるホストを入力してください")] : []),
    ...(host === undefined ? [] : [format("hosts", `「${host}」はホスト名として読めません。例：www.example.co.jp、localhost:3000`)]),
    ...(ip === undefined ? [] : [format("ips", `「${ip}」はIPアドレスとして読めません。例：203.0.113.7、203.0.113.0/24`)]),
  ];
}

function refuseMaking(c: Context, reason: Exclude<MakeApiKeyRefusal, "no-place">) {
  if (reason === "not-in-plan")
    return problem(c, "validation", {
      errors: [{ ...fieldError("scopes", "unknown-choice"), message: "このキーでは使えない対象が選ばれています" }],
    });
  if (reason === "too-many") return problem(c, "limit-reached");
  return reason === "unknown" ? problem(c, "not-found") : problem(c, reason);
}

function refuseChange(c: Context, reason: Exclude<Awaited<ReturnType<typeof revokeApiKey>>, { ok: true }>["reason"]) {
  if (reason === "unknown") return problem(c, "not-found");
  if (reason === "too-many") return problem(c, "limit-reached");
  return reason === "not-active" ? problem(c, "illegal-transition") : problem(c, reason);
}

/** The month it is, or the one that a contract ended with. */
function lastMonth({ endsAt }: ApiClient, thisMonth: string): string {
  const last = endsAt === null ? thisMonth : monthOf(new Date(endsAt.getTime() - 1));
  return last < thisMonth ? last : thisMonth;
}

function addUsage(service: Service, deps: CompanyApiDeps): void {
  service.openapi(clientsRoute, async (c) => {
    const clients = await companyApiClients(deps, c.var.member);
    return clients.ok ? c.json({ items: clients.value.map(presentClient) }, 200) : problem(c, clients.reason);
  });

  service.openapi(usageRoute, async (c) => {
    const { clientId } = c.req.valid("param");
    const thisMonth = monthOf(deps.clock.now());
    const clients = await companyApiClients(deps, c.var.member);
    if (!clients.ok) return problem(c, clients.reason);
    const client = clients.value.find(({ id }) => id === clientId);
    const until = client ? lastMonth(client, thisMonth) : thisMonth;
    const { month = until } = c.req.valid("query");
    const usage = await companyApiUsage(deps, c.var.member, { clientId, month });
    if (!client || !usage.ok) return usage.ok || usage.reason === "unknown" ? problem(c, "not-found") : problem(c, usage.reason);
    return c.json(presentUsage(client, usage.value, { since: monthOf(client.madeAt), until }), 200);
  });
}
