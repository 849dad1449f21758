import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import { rateLimit } from "#api/http/rate-limit.ts";
import { LETTERS, type ListingInquiryDeps, takeInquiry } from "#api/letters/listing-inquiries.ts";
import { words } from "#domain/queries/words/query-words.ts";
import { queriesOfReader, react, settingsOfReader, tenantOfReader } from "#domain/recommendation/index.server.ts";
import { audienceOfRecipient } from "#domain/tenants/index.server.ts";
import { maskedEmail } from "#kernel/fields/masked-email.ts";
import type { Db } from "#platform/db.server.ts";
import { takeOfficeInquiry } from "./office-inquiries.ts";
import { newestFor, ownBatch, ownItem } from "./own-batch.ts";
import { presentHomes, presentSender, presentSuggestion } from "./present.ts";
import type { Audience, AudienceEnv } from "./prove-audience.ts";
import { latestRoute, recommendedHomeRoute, sendReccInquiryRoute } from "./routes.ts";

/** Batches, their homes, and letters about one of them. */
export function addBatches(service: OpenAPIHono<AudienceEnv>, deps: ListingInquiryDeps): void {
  // Of one reader, from however many addresses: whoever holds a link writes in the name of whose message it is.
  service.on(
    "POST",
    "/batches/:id/homes/:position/inquiries",
    rateLimit(LETTERS, deps.clock, (c: Context<AudienceEnv>) => c.var.audience.recipient),
  );
  service.openapi(latestRoute, async (c) => {
    const { audience } = c.var;
    const [batch, about, asked] = await Promise.all([
      newestFor(deps.db, audience),
      aboutReader(deps.db, audience),
      presentSuggestion(deps, audience.recipient),
    ]);
    const shown = batch && {
      ...{ id: batch.id, topic: batch.topic, isSample: batch.isSample },
      ...{ sentAt: batch.sentAt?.toISOString() ?? null, scheduledAt: batch.scheduledAt.toISOString() },
      items: await presentHomes(deps, batch),
    };
    return c.json({ ...about, batch: shown, suggestion: asked }, 200);
  });

  service.openapi(recommendedHomeRoute, async (c) => {
    const { id, position } = c.req.valid("param");
    const batch = await ownBatch(deps.db, c.var.audience, id);
    const item = batch && (await presentHomes(deps, batch)).find((home) => home.position === position);
    if (!item) return problem(c, "not-found");
    const { reader, address, sender } = await aboutReader(deps.db, c.var.audience);
    return c.json({ batchId: id, item, reader, address, sender }, 200);
  });

  service.openapi(sendReccInquiryRoute, async (c) => {
    const { recipient } = c.var.audience;
    const at = c.req.valid("param");
    const { email, ...given } = c.req.valid("json");
    const item = await ownItem(deps, c.var.audience, at);
    if (!item) return problem(c, "not-found");
    const noteAsked = async (status: number) => {
      const kind = given.topic === "visit" ? "visit" : "ask";
      if (status === 201) await react(deps, recipient, { listingId: item.listingId, kind, batchId: at.id, position: at.position });
    };
    const office = audienceOfRecipient(recipient);
    if (office) {
      const asked = await takeOfficeInquiry(c, deps, { audience: office, listingId: item.listingId, letter: given });
      await noteAsked(asked.status);
      return asked;
    }
    const known = email ?? (await settingsOfReader(deps.db, recipient)).mail.address;
    if (known === null)
      return problem(c, "validation", { errors: [{ field: "email", reason: "required", message: "メールアドレスを入力してください" }] });
    const answer = await takeInquiry(c, deps, { listingId: item.listingId, letter: { ...given, email: known } });
    await noteAsked(answer.status);
    return answer;
  });
}

const MAY_READ = ["member", "link"] as const;

/** Whom the page is for, and what they are sent. */
async function aboutReader(db: Db, { recipient, batchId }: Audience) {
  const { mail, choices, digestHour } = await settingsOfReader(db, recipient);
  const [queries, tenant] = await Promise.all([queriesOfReader(db, recipient), tenantOfReader(db, recipient)]);
  const isSent = choices.recommendation.mail || choices.recommendation.line;
  return {
    reader: batchId === null ? MAY_READ[0] : MAY_READ[1],
    address: mail.address === null ? null : maskedEmail(mail.address),
    conditions: queries.filter(({ state }) => state === "active").map(({ id, wish }) => ({ id, words: words(wish) })),
    nextHour: isSent ? digestHour : null,
    sender: tenant && presentSender(tenant),
  };
}
