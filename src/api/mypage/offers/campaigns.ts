import type { OpenAPIHono } from "@hono/zod-openapi";
import { type SourceDeps, sourceOf } from "#api/http/consent-source.ts";
import { fieldError } from "#api/http/field-errors.ts";
import { type MemberEnv, notSignedIn } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import { MOST_LIVE_OFFERS } from "#domain/offers/core/limits.ts";
import {
  beginCampaign,
  beginNotices,
  type CampaignDeps,
  memberCampaigns,
  previewCampaign,
  stepMemberCampaign,
} from "#domain/offers/index.server.ts";
import { presentCampaign } from "./present.ts";
import { beginCampaignRoute, beginNoticesRoute, campaignsRoute, previewCampaignRoute, stepCampaignRoute } from "./routes.ts";

/** Offers to all owners whose homes fit a saved condition. */
export function addCampaigns(service: OpenAPIHono<MemberEnv>, deps: CampaignDeps & SourceDeps): void {
  service.openapi(campaignsRoute, async (c) => {
    const campaigns = await memberCampaigns(deps, c.var.member);
    return c.json({ items: campaigns.map(presentCampaign), mostLive: MOST_LIVE_OFFERS }, 200);
  });

  service.openapi(previewCampaignRoute, async (c) => {
    const preview = await previewCampaign(deps, c.var.member, c.req.valid("json").queryId);
    if (preview.ok) {
      const { owners, prices, ...told } = preview.value;
      return c.json({ ...told, owners: { ...owners }, prices: prices && { ...prices } }, 200);
    }
    return preview.reason === "unknown"
      ? problem(c, "not-found")
      : problem(c, "validation", { errors: [fieldError("queryId", "unknown-choice")] });
  });

  service.openapi(beginCampaignRoute, async (c) => {
    const begun = await beginCampaign(deps, c.var.member, c.req.valid("json"));
    if (begun.ok) return c.json(presentCampaign({ ...begun.value, made: 0, live: 0 }), 201);
    if (begun.reason === "gone") return notSignedIn(c);
    if (begun.reason === "unknown") return problem(c, "not-found");
    if (begun.reason === "too-many") return problem(c, "limit-reached");
    return problem(c, "validation", { errors: [fieldError("queryId", begun.reason === "message-refused" ? "contact" : "unknown-choice")] });
  });

  service.openapi(beginNoticesRoute, async (c) => {
    const begun = await beginNotices(deps, c.var.member, { ...c.req.valid("json"), ...sourceOf(c, deps) });
    return begun.ok ? c.json({ isTurnedOn: begun.value }, 200) : notSignedIn(c);
  });

  service.openapi(stepCampaignRoute, async (c) => {
    const { id } = c.req.valid("param");
    const stepped = await stepMemberCampaign(deps, c.var.member, { id, ...c.req.valid("json"), ...sourceOf(c, deps) });
    if (stepped.ok) return c.json(presentCampaign({ ...stepped.value, made: 0, live: 0 }), 200);
    const { reason } = stepped;
    if (reason === "gone") return notSignedIn(c);
    if (reason === "unknown") return problem(c, "not-found");
    if (reason === "too-many") return problem(c, "limit-reached");
    const { why, state, version } = reason;
    return problem(c, why === "stale" ? "conflict" : "illegal-transition", { state, version });
  });
}
