import { createRoute, z } from "@hono/zod-openapi";
import { orNull } from "#api/http/or-null.ts";
import { jsonAnswer, MEMBERS_ONLY, NOT_FOUND } from "#api/http/service.ts";
import { reactionSchema } from "#api/recommendation/schemas.ts";
import { DELIVERY_TOPICS } from "#domain/recommendation/core/delivery.ts";

const toldHomeSchema = z
  .object({
    /** In the list, from 1. */
    position: z.number().int(),
    /** Its page is /homes/{key}; null: it is not on offer any more. */
    key: z.string().nullable(),
    /** Null: nothing is left of it. */
    title: z.string().nullable(),
    /** What was asked when it was told. */
    priceThen: z.number().int(),
    /** What is asked today; null: it is not on offer any more. */
    price: z.number().int().nullable(),
    reaction: orNull(reactionSchema),
  })
  .openapi("ToldHome");

const toldSchema = z
  .object({
    items: z
      .array(
        z.object({
          id: z.string(),
          topic: z.enum(DELIVERY_TOPICS),
          channel: z.enum(["mail", "line", "web"]),
          at: z.iso.datetime(),
          homes: z.array(toldHomeSchema).readonly(),
        }),
      )
      .readonly(),
  })
  .openapi("ToldForQuery");

export type ToldAnswer = z.infer<typeof toldSchema>;

export const toldRoute = createRoute({
  method: "get",
  path: "/queries/{id}/told",
  tags: ["mypage"],
  security: [{ accessToken: [] }],
  summary: "保存した条件でお知らせした物件",
  description: "新しいものから10回分です。",
  request: { params: z.object({ id: z.string().max(40) }) },
  responses: { 200: jsonAnswer(toldSchema, "お知らせした物件"), ...MEMBERS_ONLY, ...NOT_FOUND },
});
