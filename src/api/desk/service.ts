import type { OpenAPIHono } from "@hono/zod-openapi";
import { needSecondFactor } from "#api/company/prove-staff.ts";
import type { MemberEnv } from "#api/http/member-env.ts";
import { newService } from "#api/http/service.ts";
import { proveMember } from "#api/mypage/prove-member.ts";
import { markHomesOfCompany } from "#domain/listings/index.server.ts";
import { endOffersForHome } from "#domain/offers/index.server.ts";
import { addApprovals } from "./approvals.ts";
import type { DeskServiceDeps, GivenDeps } from "./deps.ts";
import { addItems } from "./items.ts";
import { addLists } from "./lists.ts";
import { needFreshSession, needOperator } from "./prove-operator.ts";

/** 運営の画面: what operators decide. For who is in their group, with a second factor, within half an hour of signing in; to everybody else it is not there. */
export function deskService(given: GivenDeps): OpenAPIHono<MemberEnv> {
  const deps: DeskServiceDeps = {
    ...given,
    onHomesChanged: markHomesOfCompany,
    onHomeClosed: (tx, homeId, why) => endOffersForHome(given, tx, homeId, why),
  };
  const service = newService<MemberEnv>();
  service.use(proveMember(deps.findMember));
  service.use(needOperator);
  service.use(needSecondFactor(deps));
  service.use(needFreshSession(deps.clock));
  addLists(service, deps);
  addItems(service, deps);
  addApprovals(service, deps);
  return service;
}
