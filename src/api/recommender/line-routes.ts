import { createRoute, z } from "@hono/zod-openapi";
import { textSchema } from "#api/http/field-schema.ts";
import { orNull } from "#api/http/or-null.ts";
import { BUSY, CHANGED_OR_NOT_NOW, INVALID, jsonAnswer, jsonBody, NOT_FOUND, UNREADABLE, UNSIGNED } from "#api/http/service.ts";
import { wishSchema } from "#api/mypage/queries/answer-schemas.ts";
import { RECOMMENDER_CUSTOMER_FIELDS } from "#kernel/fields/recommender-fields.ts";
import { LINE_CONSENT_VERSION } from "#wire/recommender-consent.ts";
import { savedSchema, tenantKeySchema, visitSchema } from "./schemas.ts";

const tags = ["recommender"];
const tenant = { params: z.object({ key: tenantKeySchema }) };
const idToken = z.string().min(1).max(4096);
const PROVED = { ...UNSIGNED, ...NOT_FOUND, ...UNREADABLE, ...INVALID, ...BUSY };

const tenantLineSchema = z
  .object({
    /** `@mihon-home`. */
    basicId: z.string(),
    /** Where people add the account as a friend. */
    friendUrl: z.string(),
    liff: z
      .object({
        id: z.string(),
        /** Opens the form inside LINE. */
        url: z.string(),
        /** LINE of this machine: its tokens stand behind the # of the address. */
        isStandIn: z.boolean(),
      })
      .nullable()
      .openapi({ description: "LINEの中で開く登録の画面。ないときはnull。" }),
  })
  .openapi("RecommenderLine");

const lineCustomerInputSchema = z
  .object({
    idToken,
    name: textSchema(RECOMMENDER_CUSTOMER_FIELDS.name.kind).optional(),
    answers: wishSchema,
    consentVersion: z.literal(LINE_CONSENT_VERSION),
  })
  .openapi("RecommenderLineCustomerInput");

const lineVisitInputSchema = z.object({ idToken }).openapi("RecommenderLineToken");

const customerLineSchema = z
  .object({
    tenant: tenantKeySchema,
    /** linked: messages reach them. not_linked: the account is not their friend yet. */
    state: z.enum(["not_linked", "linked", "blocked", "unlinked"]),
    friendUrl: z.string().nullable(),
    /** What was saved last; null: nothing is looked for. */
    saved: orNull(savedSchema),
    /** When the next message is made. */
    nextAt: z.string(),
    /** The broker looks at it before it goes out. */
    isApprovedFirst: z.boolean(),
  })
  .openapi("RecommenderCustomerLine");

export const tenantLineRoute = createRoute({
  method: "get",
  path: "/tenants/{key}/line",
  tags,
  summary: "会社のLINE公式アカウント",
  request: tenant,
  responses: { 200: jsonAnswer(tenantLineSchema, "友だち追加とLINEの中の画面"), ...NOT_FOUND },
});

export const lineCustomerRoute = createRoute({
  method: "post",
  path: "/tenants/{key}/line-customers",
  tags,
  summary: "LINEの中から、希望の条件を登録する",
  description:
    "IDトークンをLINEに確かめます。会社のチャネルのものだけを受け取り、続きの操作のための Cookie を付けます。メールの確認はいりません。",
  request: { ...tenant, body: jsonBody(lineCustomerInputSchema) },
  responses: { 201: jsonAnswer(savedSchema, "保存した条件"), ...PROVED, ...CHANGED_OR_NOT_NOW },
});

export const lineVisitRoute = createRoute({
  method: "post",
  path: "/tenants/{key}/line-visits",
  tags,
  summary: "LINEの中から、自分のページを開く",
  description: "IDトークンをLINEに確かめます。登録のない人には404を返します。",
  request: { ...tenant, body: jsonBody(lineVisitInputSchema) },
  responses: { 200: jsonAnswer(visitSchema, "自分のページ"), ...PROVED },
});

export const customerLineRoute = createRoute({
  method: "get",
  path: "/visit/line",
  tags,
  summary: "LINEで届くお知らせ",
  description: "リンクの持ち主(POST /visits、/tenants/{key}/line-customers の Cookie)の、最後に保存した条件と、次のお知らせの時刻です。",
  responses: { 200: jsonAnswer(customerLineSchema, "条件と次のお知らせ"), ...NOT_FOUND },
});

export const recommenderLineRoutes = [tenantLineRoute, lineCustomerRoute, lineVisitRoute, customerLineRoute];
