import { z } from "@hono/zod-openapi";
import { foundHomeSchema, homeKindSchema } from "#api/estate/homes/schemas.ts";
import { orNull } from "#api/http/or-null.ts";
import { DELIVERY_TOPICS, NOPE_REASONS, REACTIONS } from "#domain/recommendation/core/delivery.ts";

/** 32 bytes in base64url. */
export const visitTokenSchema = z.object({ token: z.string().regex(/^[\w-]{43}$/) }).openapi("RecommendationToken");
export const newLinkSchema = visitTokenSchema.partial().openapi("RecommendationLinkInput");
export const stopLinkInputSchema = z.object({ topic: z.enum(DELIVERY_TOPICS) }).openapi("StopLinkInput");
export const stopLinkSchema = z
  .object({
    ...visitTokenSchema.shape,
    page: z.string().openapi({ description: "停止を押す画面。サイトの先頭からのアドレスで、# のあとが token です" }),
  })
  .openapi("StopLink");
export const doneSchema = z.object({ done: z.literal(true) }).openapi("RecommendationDone");

const batchId = z.string().min(1).max(64);
const position = z.number().int().min(1).max(50);
/** A home of a batch: `position` from 1. */
export const placeSchema = z.object({ batchId, position });
export const placeParams = z.object({ id: batchId, position: z.coerce.number().int().min(1).max(50) });

export const reactionSchema = z
  .object({ kind: z.enum(REACTIONS), reason: orNull(z.enum(NOPE_REASONS)) })
  .openapi("HomeReaction", { description: "nope のときだけ reason があります" });

export const softEdgeSchema = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("price"), overYen: z.number().int() }),
    z.object({ kind: z.literal("walk"), overMinutes: z.number().int() }),
  ])
  .openapi("RecommendationEdge", { description: "条件をわずかに外れているところ" });

const recommendedHomeSchema = z
  .object({
    position,
    /** Its page is /homes/{key}. */
    listingKey: z.string(),
    dwellingKey: z.string(),
    /** What was asked when it was chosen. */
    priceThen: z.number().int(),
    /** Why it was chosen: three at most. */
    reasons: z.array(z.string()).readonly(),
    softEdges: z.array(softEdgeSchema).readonly(),
    reaction: orNull(reactionSchema),
    /** As it is on offer today; null: it is not. */
    home: orNull(foundHomeSchema),
    /** A page of the office's own about it, on a host that it may lead to; null: there is none. */
    ownPage: orNull(z.object({ label: z.string(), target: z.string() }).openapi("OfficePage", { description: "会社のサイトの物件ページ" })),
    /** Of one that is not on offer any more; null: it is, or nothing is left of it. */
    gone: orNull(
      z
        .object({
          title: z.string(),
          state: z.enum(["applied", "sold", "expired"]),
          kind: homeKindSchema,
          cityCode: z.string(),
          /** What was asked last. */
          price: z.number().int(),
        })
        .openapi("GoneHome"),
    ),
  })
  .openapi("RecommendedHome");

const senderSchema = z
  .object({ name: z.string(), licence: z.string(), address: z.string(), colour: z.string(), key: z.string() })
  .openapi("RecommendationSender", { description: "自社の名前で送る会社" });

const batchSchema = z
  .object({
    id: batchId,
    topic: z.enum(DELIVERY_TOPICS),
    sentAt: z.string().nullable(),
    scheduledAt: z.string(),
    isSample: z.boolean(),
    items: z.array(recommendedHomeSchema).readonly(),
  })
  .openapi("RecommendedBatch");

const suggestionSchema = z
  .object({
    queryId: z.string(),
    /** What the last reactions had against the homes. */
    reason: z.enum(NOPE_REASONS),
    /** `駅から遠い物件が3件続きました。駅徒歩を7分以内に変えますか。` */
    question: z.string(),
  })
  .openapi("RecommendationSuggestion");

export const recommendationsSchema = z
  .object({
    /** Who reads: a member who is signed in, or the holder of a link. */
    reader: z.enum(["member", "link"]),
    /** Where messages go, masked: `t***@e***`; null: nowhere. */
    address: z.string().nullable(),
    /** Null: nothing was recommended yet. */
    batch: orNull(batchSchema),
    /** What is looked for, in words. */
    conditions: z.array(z.object({ id: z.string(), words: z.string() })).readonly(),
    /** 0–23 in Japan, when the next list of the day comes; null: none comes. */
    nextHour: z.number().int().nullable(),
    suggestion: orNull(suggestionSchema),
    /** In whose name it was sent; null: the site's own. */
    sender: orNull(senderSchema),
  })
  .openapi("Recommendations");

export const oneHomeSchema = z
  .object({
    ...{ batchId, item: recommendedHomeSchema, address: z.string().nullable(), reader: z.enum(["member", "link"]) },
    sender: orNull(senderSchema),
  })
  .openapi("OneRecommendedHome");

/** What one tap says. 質問 and 見学 are told by the inquiry that is sent. */
export const reactSchema = placeSchema
  .extend({ kind: z.enum(["like", "nope", "hide"]), reason: z.enum(NOPE_REASONS).optional() })
  .refine(({ kind, reason }) => reason === undefined || kind === "nope", { path: ["reason"] })
  .openapi("HomeReactionInput");

export const reactedSchema = z.object({ reaction: orNull(reactionSchema), suggestion: orNull(suggestionSchema) }).openapi("HomeReacted");

const MOST_DWELL_SECONDS = 3600;
export const eventSchema = z
  .object({
    batchId,
    position: position.optional(),
    kind: z.enum(["open", "click", "dwell"]),
    dwellSeconds: z.number().int().min(1).max(MOST_DWELL_SECONDS).optional(),
  })
  .refine(({ kind, dwellSeconds }) => (kind === "dwell") === (dwellSeconds !== undefined), { path: ["dwellSeconds"] })
  .openapi("RecommendationEvent");

export const answerSchema = z
  .object({ queryId: z.string().max(64), reason: z.enum(NOPE_REASONS), answer: z.enum(["yes", "no"]) })
  .openapi("SuggestionAnswer");

export type RecommendedHomeResponse = z.infer<typeof recommendedHomeSchema>;
export type RecommendationsResponse = z.infer<typeof recommendationsSchema>;
