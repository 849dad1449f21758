import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { refuseAccess } from "#api/company/prove-staff.ts";
import { orNull } from "#api/http/or-null.ts";
import { jsonAnswer, MEMBERS_ONLY, STAFF_ONLY } from "#api/http/service.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import { officeOverview } from "#domain/recommendation/index.server.ts";
import type { Tenant } from "#domain/tenants/core/types.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { security, tags } from "./frame.ts";

const count = z.number().int();
const mailCheck = z.enum(["unchecked", "ok", "missing", "wrong"]);

const officeSchema = z
  .object({
    key: z.string(),
    name: z.string(),
    state: z.enum(["setup", "live", "suspended"]),
    /** Whether somebody looks at each message before it goes out. */
    approval: z.enum(["auto", "manual"]),
    /** Days that 関心 looks back. */
    hotDays: count,
    isSample: z.boolean(),
    setUp: z.object({
      /** Where links to pages of the office's own may lead. */
      hosts: count,
      /** Null: mails come from ours. */
      mailDomain: z.string().nullable(),
      /** Whether they go out from there now; else from ours, in the name of the office. */
      isMailReady: z.boolean(),
      ...{ spf: mailCheck, dkim: mailCheck, dmarc: mailCheck },
    }),
  })
  .openapi("CompanyRecommender");

const overviewSchema = z
  .object({
    /** Null: the company does not use the recommender. */
    office: orNull(officeSchema),
    /** In each state; and how warm those are who get something. */
    customers: orNull(
      z
        .object({
          ...{ all: count, waiting: count, active: count, stopped: count },
          ...{ red: count, orange: count, yellow: count, none: count },
        })
        .openapi("CompanyRecommenderCounts"),
    ),
    waitingApprovals: count,
    /** Customers who said something that nobody has seen to. */
    openLeads: count,
  })
  .openapi("CompanyRecommenderOverview");

const overviewRoute = createRoute({
  method: "get",
  path: "/overview",
  tags,
  security,
  summary: "物件提案の状態、お客さまの人数、確認を待っている配信",
  description: "物件提案サービスを使っていない会社には、office を null で答えます。",
  responses: { 200: jsonAnswer(overviewSchema, "件数と、設定の状態"), ...MEMBERS_ONLY, ...STAFF_ONLY },
});

export const overviewRoutes = [overviewRoute];

const NONE = { office: null, customers: null, waitingApprovals: 0, openLeads: 0 };

/** What the company's recommender is doing, in numbers. */
export function addOverview(service: OpenAPIHono<MemberEnv>, deps: { readonly db: Db; readonly clock: Clock }): void {
  service.openapi(overviewRoute, async (c) => {
    const found = await officeOverview(deps, c.var.member);
    if (!found.ok) return found.reason === "no-tenant" ? c.json(NONE, 200) : refuseAccess(c, found.reason);
    const { tenant, customers, waitingApprovals, openLeads } = found.value;
    return c.json({ office: presentOffice(tenant), customers, waitingApprovals, openLeads }, 200);
  });
}

function presentOffice({ key, name, state, approval, hotDays, isSample, ...tenant }: Tenant): z.infer<typeof officeSchema> {
  const { allowedHosts, mailDomain, isMailReady, spf, dkim, dmarc } = tenant;
  const shown = state === "live" || state === "suspended" ? state : "setup";
  return {
    key,
    name,
    state: shown,
    approval,
    hotDays,
    isSample,
    setUp: { hosts: allowedHosts.length, mailDomain, isMailReady, spf, dkim, dmarc },
  };
}
