import type { OpenAPIHono } from "@hono/zod-openapi";
import { needSecondFactor } from "#api/company/prove-staff.ts";
import { newService } from "#api/http/service.ts";
import type { AgreementDeps } from "#api/mypage/agreements.ts";
import { mustAgree } from "#api/mypage/must-agree.ts";
import { type MemberEnv, proveMember } from "#api/mypage/prove-member.ts";
import type { FindMember } from "#domain/members/core/types.ts";
import type { IdentityWire } from "#domain/members/index.server.ts";
import type { TenantDeps } from "#domain/tenants/index.server.ts";
import { addApprovals } from "./approvals.ts";
import { addLeads } from "./leads.ts";
import { addOverview } from "./overview.ts";
import { addSettings, type SettingsDeps } from "./settings.ts";

export type CompanyRecommenderDeps = TenantDeps &
  SettingsDeps &
  AgreementDeps &
  Pick<IdentityWire, "getUser"> & { readonly findMember: FindMember };

/** 業者の管理画面: 物件提案. What staff of a company do with its recommender: nobody without a second factor, and everybody in their own company alone. */
export function companyRecommenderService(deps: CompanyRecommenderDeps): OpenAPIHono<MemberEnv> {
  const service = newService<MemberEnv>();
  service.use(proveMember(deps.findMember));
  service.use(needSecondFactor(deps));
  service.use(mustAgree(deps));
  addOverview(service, deps);
  addApprovals(service, deps);
  addLeads(service, deps);
  addSettings(service, deps);
  return service;
}
