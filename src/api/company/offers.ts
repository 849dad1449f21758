import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import { CONFLICT, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, STAFF_ONLY, UNREADABLE } from "#api/http/service.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import type { CompanyDeps } from "#domain/companies/index.server.ts";
import type { AgentOffer } from "#domain/offers/core/agent-view.ts";
import { companyOffer, companyOffers, type OutcomeRefusal, tellOutcome, wakeOffers } from "#domain/offers/index.server.ts";
import { security, tags } from "./company-routes.ts";
import {
  type CompanyOfferBody,
  companyOfferSchema,
  companyOffersQuerySchema,
  companyOffersSchema,
  outcomeInputSchema,
} from "./offer-schemas.ts";
import { refuseAccess } from "./prove-staff.ts";

const params = z.object({ id: z.string().max(40) });
const OFFER = { 200: jsonAnswer(companyOfferSchema, "引き継いだオファー"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...NOT_FOUND };

const offersRoute = createRoute({
  method: "get",
  path: "/offers",
  tags,
  security,
  summary: "引き継いだダイレクトオファー",
  description: "20件ずつ。結果を待っているものを先に、引き継いでから長い順に並べます。名前や連絡先は含みません。",
  request: { query: companyOffersQuerySchema },
  responses: { 200: jsonAnswer(companyOffersSchema, "オファーと件数"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...INVALID },
});

const offerRoute = createRoute({
  method: "get",
  path: "/offers/{id}",
  tags,
  security,
  summary: "引き継いだダイレクトオファーの全記録",
  description: "双方の連絡先を含み、開くたびに記録されます。破談のあとは、連絡先とメッセージを含みません。",
  request: { params },
  responses: OFFER,
});

const outcomeRoute = createRoute({
  method: "post",
  path: "/offers/{id}/outcome",
  tags,
  security,
  summary: "引き継いだダイレクトオファーの結果を知らせる",
  description: "契約になると、同じ物件のほかのオファーは見送りになります。破談になると、ほかのオファーが再開します。元には戻せません。",
  request: { params, body: jsonBody(outcomeInputSchema) },
  responses: { ...OFFER, ...CONFLICT, ...UNREADABLE, ...INVALID },
});

export const companyOfferRoutes = [offersRoute, offerRoute, outcomeRoute];

/** Direct offers that the desk handed to the member's company. */
export function addOffers(service: OpenAPIHono<MemberEnv>, deps: CompanyDeps): void {
  service.openapi(offersRoute, async (c) => {
    const found = await companyOffers(deps.db, c.var.member, c.req.valid("query"));
    if (!found.ok) return refuseAccess(c, found.reason);
    const items = found.value.items.map(({ handedOverAt, ...head }) => ({ ...head, handedOverAt: handedOverAt.toISOString() }));
    return c.json({ ...found.value, items }, 200);
  });

  service.openapi(offerRoute, (c) => offerNow(c, deps, c.req.valid("param").id));

  service.openapi(outcomeRoute, async (c) => {
    const { id } = c.req.valid("param");
    const told = await tellOutcome(deps, c.var.member, { id, ...c.req.valid("json") });
    if (!told.ok) return refuseOutcome(c, told.reason);
    await wakeOffers(deps.jobs);
    return offerNow(c, deps, id);
  });
}

async function offerNow(c: Context<MemberEnv>, deps: CompanyDeps, id: string) {
  const found = await companyOffer(deps, c.var.member, id);
  if (found.ok) return c.json(present(found.value), 200);
  return found.reason === "unknown" ? problem(c, "not-found") : refuseAccess(c, found.reason);
}

function refuseOutcome(c: Context, reason: OutcomeRefusal) {
  if (reason === "unknown") return problem(c, "not-found");
  return typeof reason === "object" ? problem(c, "illegal-transition", { state: reason.state }) : refuseAccess(c, reason);
}

/** Field by field: what the domain has besides does not come out. */
function present({ handedOverAt, steps, messages, contacts, ...offer }: AgentOffer): CompanyOfferBody {
  const { id, state, home, priceYen, estimateYen } = offer;
  return {
    ...{ id, state, home: { ...home }, priceYen, estimateYen, handedOverAt: handedOverAt.toISOString() },
    steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    messages: messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
    contacts: { buyer: contacts.buyer && { ...contacts.buyer }, owner: contacts.owner && { ...contacts.owner } },
  };
}
