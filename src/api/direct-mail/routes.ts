import { createRoute, z } from "@hono/zod-openapi";
import { orNull } from "#api/http/or-null.ts";
import { INVALID, jsonAnswer, jsonBody, NOT_FOUND, PREPARING, UNREADABLE } from "#api/http/service.ts";
import { STOP_STEPS } from "#domain/direct-mail/core/types.ts";

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
    counted: z.enum(["all", "single"]).openapi({ description: "数えた世帯。single は、1人で暮らす世帯だけ" }),
    /** Null: nothing is known of this city. */
    source: orNull(z.object({ attribution: z.string(), asOf: z.string().nullable(), isSample: z.boolean() })),
  })
  .openapi("DirectMailTargets");

export const targetsRoute = createRoute({
  method: "get",
  path: "/targets",
  tags,
  summary: "エリアごとの世帯数の目安",
  description:
    "公開された統計だけから数えます。すべての世帯の数がなく、1人で暮らす世帯の数だけがある市区町村では、その数です(counted)。50世帯に満たない町は示しません。",
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

/** As it is printed on a letter, and as people type it. */
const code = z.string().min(1).max(60);

const stopViewSchema = z
  .object({
    companyName: z.string(),
    isSample: z.boolean(),
    isStoppedOfCompany: z.boolean(),
    isStoppedOfAll: z.boolean(),
    canUndo: z.boolean().openapi({ description: "この画面（ブラウザ）で止めてから1日以内で、元に戻せる" }),
  })
  .openapi("LetterStop");

export const lookAtStopRoute = createRoute({
  method: "post",
  path: "/stops/look",
  tags,
  summary: "お手紙の番号が、どの会社の何を止めるか（何も変えません）",
  request: { body: jsonBody(z.strictObject({ code })) },
  responses: { 200: jsonAnswer(stopViewSchema, "停止の状態"), ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const stopLettersRoute = createRoute({
  method: "post",
  path: "/stops",
  tags,
  summary: "お手紙を止める、または1日以内に元に戻す",
  description:
    "画面のフォームからの送信を受け、お手紙の画面へ移ります。スクリプトがなくても働きます。同じ操作を繰り返しても結果は同じです。元に戻せるのは、そのお手紙で止めたブラウザだけです（1日のあいだ有効なCookieで確かめます）。ブラウザのフォームには、断るときも、お手紙の画面で答えます。",
  request: {
    body: {
      required: true,
      content: { "application/x-www-form-urlencoded": { schema: z.object({ code, step: z.enum([...STOP_STEPS, "look"]) }) } },
    },
  },
  responses: { 303: { description: "お手紙の画面へ移ります" }, ...UNREADABLE, ...INVALID },
});

export const directMailRoutes = [targetsRoute, exampleRoute, lookAtStopRoute, stopLettersRoute];
