import type { OpenAPIHono } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { newService } from "#api/http/service.ts";
import type { ListingInquiryDeps } from "#api/letters/listing-inquiries.ts";
import type { AgreementDeps } from "#api/mypage/agreements.ts";
import type { FindMember } from "#domain/members/core/types.ts";
import type { Clock } from "#platform/clock.ts";
import { addBatches } from "./batches.ts";
import { addOfficeInquiries } from "./office-inquiries.ts";
import { type AudienceEnv, proveAudience } from "./prove-audience.ts";
import { addReactions } from "./reactions.ts";
import { addVisits } from "./visits.ts";

export type RecommendationDeps = AgreementDeps & ListingInquiryDeps & { readonly findMember: FindMember; readonly clock: Clock };

/** おすすめ: what was recommended, to whom it was, by a session of theirs or by the link of a message. */
export function recommendationService(deps: RecommendationDeps): OpenAPIHono<AudienceEnv> {
  const service = newService<AudienceEnv>();
  service.use(keptByNobody);
  addVisits(service, deps);
  service.use(proveAudience(deps));
  addBatches(service, deps);
  addOfficeInquiries(service, deps);
  addReactions(service, deps);
  return service;
}

const keptByNobody: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("Cache-Control", "private, no-store");
};
