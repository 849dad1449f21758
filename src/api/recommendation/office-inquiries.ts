import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { choiceSchema, neededTextSchema, numberSchema, textSchema } from "#api/http/field-schema.ts";
import { problem } from "#api/http/problem-answer.ts";
import { rateLimit } from "#api/http/rate-limit.ts";
import { AGREED_ONLY, CONFLICT, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";
import { isTrapped } from "#api/http/trap.ts";
import { LETTERS, type ListingInquiryDeps, presentReceipt, pretended } from "#api/letters/listing-inquiries.ts";
import { inquiryReceiptSchema, type knownSenderInquirySchema } from "#api/letters/listing-inquiry-routes.ts";
import { LISTING_INQUIRY_FIELDS } from "#domain/letters/inquiries/inquiry-fields.ts";
import { type AskAboutHomeRefusal, type AskedOffice, askAboutHome, askAboutOwnHome } from "#domain/recommendation/index.server.ts";
import type { Audience } from "#domain/tenants/core/types.ts";
import { audienceOfRecipient } from "#domain/tenants/index.server.ts";
import { HOME_FIELDS, PLACE_FIELDS } from "#kernel/fields/home-fields.ts";
import type { Result } from "#kernel/result.ts";
import type { AudienceEnv } from "./prove-audience.ts";

const { kind, areaM2, builtYear } = HOME_FIELDS;
const { name, message } = LISTING_INQUIRY_FIELDS;

const estimateRequestSchema = z
  .strictObject({
    kind: choiceSchema(kind.kind),
    address: neededTextSchema(PLACE_FIELDS.address.kind),
    areaM2: numberSchema(areaM2.kind),
    builtYear: numberSchema(builtYear.kind).optional(),
    name: neededTextSchema(name.kind),
    message: textSchema(message.kind).default(""),
    /** Of the words beside the tick: without it nothing is passed on. */
    consentVersion: z.string().max(20),
    leaveEmpty: z.string().max(2000).optional().openapi({ description: "空のままにしてください" }),
  })
  .openapi("OfficeEstimateInput");

export const estimateRequestRoute = createRoute({
  method: "post",
  path: "/estimate-requests",
  tags: ["recommendation"],
  security: [{ visit: [] }],
  summary: "今の家の査定を、担当の会社に頼む",
  description:
    "会社の名前で届いたメールのリンクを開いた人だけが使えます。同意した内容だけを、その会社だけに渡します。同じ内容は、24時間は最初の受付番号を返します。",
  request: { body: jsonBody(estimateRequestSchema) },
  responses: {
    201: jsonAnswer(inquiryReceiptSchema, "受け付けた依頼"),
    ...MEMBERS_ONLY,
    ...NOT_FOUND,
    ...AGREED_ONLY,
    ...CONFLICT,
    ...UNREADABLE,
    ...INVALID,
  },
});

const KINDS = { condo: "マンション", house: "一戸建て", land: "土地" } as const;

/** What customers say to the office whose message they had. */
export function addOfficeInquiries(service: OpenAPIHono<AudienceEnv>, deps: ListingInquiryDeps): void {
  service.on(
    "POST",
    "/estimate-requests",
    rateLimit(LETTERS, deps.clock, (c: Context<AudienceEnv>) => c.var.audience.recipient),
  );
  service.openapi(estimateRequestRoute, async (c) => {
    const { kind: of, address, areaM2: size, builtYear: year, leaveEmpty, ...letter } = c.req.valid("json");
    const audience = audienceOfRecipient(c.var.audience.recipient);
    if (!audience) return problem(c, "not-found");
    if (isTrapped(leaveEmpty)) return c.json(presentReceipt(pretended(deps)), 201);
    const home = [KINDS[of], address, `${size}㎡`, ...(year === undefined ? [] : [`${year}年築`])].join(" ");
    return answerOf(c, await askAboutOwnHome(deps, audience, { ...letter, home }));
  });
}

type Sent = {
  readonly audience: Audience;
  readonly listingId: string;
  readonly letter: Omit<z.infer<typeof knownSenderInquirySchema>, "email">;
};

/** A letter about a home of a message that an office sent: to the office, and answered to the address it knows. */
export async function takeOfficeInquiry(c: Context, deps: ListingInquiryDeps, { audience, listingId, letter }: Sent) {
  const { leaveEmpty, contactWay, phone = "", ...said } = letter;
  if (isTrapped(leaveEmpty)) return c.json(presentReceipt(pretended(deps)), 201);
  return answerOf(c, await askAboutHome(deps, audience, { ...said, listingId, phone: contactWay === "phone" ? phone : null }));
}

function answerOf(c: Context, asked: Result<AskedOffice, AskAboutHomeRefusal>) {
  if (!asked.ok) {
    if (asked.reason === "unknown") return problem(c, "not-found");
    if (asked.reason === "not-a-recipient") return problem(c, "validation", { errors: [fieldError("recipients", "unknown-choice")] });
    if (asked.reason === "too-many") return problem(c, "illegal-transition", { state: asked.reason, detail: ENOUGH_TODAY });
    return problem(c, "illegal-transition", { state: asked.reason });
  }
  const { office, isRepeated, ...receipt } = asked.value;
  const names = isRepeated ? { companies: [], askedBefore: [office] } : { companies: [office], askedBefore: [] };
  return c.json(presentReceipt({ ...receipt, ...names, isRepeated }), 201);
}

const ENOUGH_TODAY = "24時間に送れるお問い合わせの数に達しました。時間をおいてお送りください";
