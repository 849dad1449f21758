import { createRoute, z } from "@hono/zod-openapi";
import { inWordsOf, neededTextSchema, textSchema } from "#api/http/field-schema.ts";
import { INVALID, jsonAnswer, jsonBody, UNREADABLE } from "#api/http/service.ts";
import { DATA_REQUEST_FIELDS, DATA_REQUESTS, type DataRequest } from "#domain/letters/data-request-fields.ts";

const fields = DATA_REQUEST_FIELDS;

const dataRequestInputSchema = inWordsOf(
  fields,
  z.object({
    request: z.enum(Object.keys(DATA_REQUESTS) as [DataRequest, ...DataRequest[]]),
    message: neededTextSchema(fields.message.kind),
    name: textSchema(fields.name.kind).optional(),
    /** Where the answer goes. */
    email: neededTextSchema(fields.email.kind).openapi({ format: "email" }),
    /** Of the account it is about, where that is another address. */
    accountEmail: textSchema(fields.accountEmail.kind).optional().openapi({ format: "email" }),
    leaveEmpty: z.string().max(2000).optional().openapi({ description: "空のままにしてください" }),
  }),
).openapi("DataRequestInput");

const dataRequestSchema = z
  .object({
    id: z.string(),
    receivedAt: z.string(),
    /** Calendar day. */
    answerDueOn: z.string(),
    /** True: the same request came within a day before; this is the number of the first. */
    isRepeated: z.boolean(),
  })
  .openapi("DataRequest");

export const dataRequestRoute = createRoute({
  method: "post",
  path: "/data-requests",
  tags: ["letters"],
  summary: "保有個人データについて請求する",
  description: "開示、訂正、利用停止、削除などの請求です。受付番号をメールで送り、ご本人であることを確かめてからお返事します。",
  request: { body: jsonBody(dataRequestInputSchema) },
  responses: { 201: jsonAnswer(dataRequestSchema, "受け付けた請求"), ...UNREADABLE, ...INVALID },
});
