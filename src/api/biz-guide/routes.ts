import { createRoute, z } from "@hono/zod-openapi";
import { orNull } from "#api/http/or-null.ts";
import { jsonAnswer, NOT_FOUND } from "#api/http/service.ts";
import { API_VERSIONS } from "#domain/api-access/versions.ts";
import { referenceSchema } from "./reference.ts";

const guideSchema = z
  .object({
    samples: z.array(z.object({ id: z.string(), label: z.string(), code: z.string() })).readonly(),
    /** The answer to them now; null: no estimate could be made. */
    answer: orNull(
      z
        .object({
          body: z.string(),
          isSampleMarket: z.boolean().openapi({ description: "サンプル市場による答えか。応答は、試験用のキーへの答えと同じです" }),
        })
        .openapi("BizExampleAnswer"),
    ),
    reference: referenceSchema,
  })
  .openapi("BizGuide");
export type BizGuide = z.infer<typeof guideSchema>;

export const guideRoute = createRoute({
  method: "get",
  path: "/guide/{version}",
  tags: ["biz"],
  summary: "AI査定APIの説明に使う例と一覧",
  description: "例は examples/api のファイル、応答はその例をいま推定したもの、一覧は仕様書から作ります。",
  request: { params: z.object({ version: z.enum(API_VERSIONS) }) },
  responses: { 200: jsonAnswer(guideSchema, "例と一覧"), ...NOT_FOUND },
});

export const guideRoutes = [guideRoute];
