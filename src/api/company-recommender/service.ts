import type { OpenAPIHono } from "@hono/zod-openapi";
import { needSecondFactor } from "#api/company/prove-staff.ts";
import { readCompanyUpload } from "#api/company/read-upload.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { newService } from "#api/http/service.ts";
import type { AgreementDeps } from "#api/mypage/agreements.ts";
import { mustAgree } from "#api/mypage/must-agree.ts";
import { type MemberEnv, proveMember } from "#api/mypage/prove-member.ts";
import type { FindMember } from "#domain/members/core/types.ts";
import type { IdentityWire } from "#domain/members/index.server.ts";
import type { TenantDeps } from "#domain/tenants/index.server.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import { addApprovals } from "./approvals.ts";
import { addCustomers } from "./customers.ts";
import { addImports } from "./imports.ts";
import { addLeads } from "./leads.ts";
import { addOverview } from "./overview.ts";
import { addSettings, type SettingsDeps } from "./settings.ts";

export type CompanyRecommenderDeps = TenantDeps &
  SettingsDeps &
  AgreementDeps &
  Pick<IdentityWire, "getUser"> & { readonly findMember: FindMember; readonly callerKey: CallerKey };

/** What sends mails to people who are no members. */
const MAILS: Allowance = { capacity: 30, perSecond: 1 / 20 };
const FILES: Allowance = { capacity: 5, perSecond: 1 / 120 };

/** 業者の管理画面: 物件提案. What staff of a company do with its recommender: nobody without a second factor, and everybody in their own company alone. */
export function companyRecommenderService(deps: CompanyRecommenderDeps): OpenAPIHono<MemberEnv> {
  const service = newService<MemberEnv>();
  service.use(proveMember(deps.findMember));
  service.use(needSecondFactor(deps));
  service.use(mustAgree(deps));
  const limit = (allowance: Allowance) => rateLimit(allowance, deps.clock, deps.callerKey);
  service.on("POST", ["/customers", "/imports"], limit(MAILS));
  service.on("POST", "/customers/export", limit(FILES));
  addOverview(service, deps);
  addApprovals(service, deps);
  addLeads(service, deps);
  addSettings(service, deps);
  addCustomers(service, deps);
  service.use(readCompanyUpload(deps));
  addImports(service, deps);
  return service;
}
