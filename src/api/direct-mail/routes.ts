import { createRoute, z } from "@hono/zod-openapi";
import { orNull } from "#api/http/or-null.ts";
import { INVALID, jsonAnswer, NOT_FOUND, PREPARING } from "#api/http/service.ts";

const tags = ["direct-mail"];
const cityCode = z
  .string()
  .regex(/^\d{5}$/)
  .openapi({ example: "13108" });
const citySchema = z.object({ cityCode: z.string(), name: z.string().openapi({ example: "東京都江東区" }) });

const targetsSchema = z
  .object({
    city: citySchema,
    cities: z.array(citySchema),
    /** Most households first. */
    towns: z.array(
      z.object({
        town: z.string(),
        /** 目安 to the nearest ten; null: too few to be shown. */
        households: z.number().int().nullable(),
      }),
    ),
    households: z.number().int(),
    /** Null: nothing is known of this city. */
    source: orNull(z.object({ attribution: z.string(), asOf: z.string().nullable(), isSample: z.boolean() })),
  })
  .openapi("DirectMailTargets");

export const targetsRoute = createRoute({
  method: "get",
  path: "/targets",
  tags,
  summary: "エリアごとの世帯数の目安",
  description: "公開された統計だけから数えます。50世帯に満たない町は示しません。",
  request: { query: z.object({ city: cityCode.optional() }) },
  responses: { 200: jsonAnswer(targetsSchema, "世帯数の目安"), ...NOT_FOUND, ...INVALID },
});

export const exampleRoute = createRoute({
  method: "get",
  path: "/example.pdf",
  tags,
  summary: "お手紙の見本（PDF）",
  description: "取引の多い町の、標準的な住戸のAI推定で作ります。宛名と差出人は見本です。",
  responses: {
    200: { description: "PDFファイル", content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } } },
    ...NOT_FOUND,
    ...PREPARING,
  },
});

export const directMailRoutes = [targetsRoute, exampleRoute];
