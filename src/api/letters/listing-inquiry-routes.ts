import { createRoute, z } from "@hono/zod-openapi";
import { choiceSchema, inWordsOf, neededTextSchema, textSchema } from "#api/http/field-schema.ts";
import { CONFLICT, INVALID, jsonAnswer, jsonBody, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";
import { LISTING_INQUIRY_FIELDS } from "#domain/letters/inquiries/inquiry-fields.ts";
import { LISTING_KINDS } from "#domain/listings/types.ts";

const fields = LISTING_INQUIRY_FIELDS;
const MOST_RECIPIENTS = 20;
const params = z.object({ key: z.string().max(64) });

const recipientSchema = z
  .object({
    companyId: z.string(),
    name: z.string(),
    licence: z.string(),
    address: z.string(),
    dealType: z.string(),
    /** What this company asks. */
    price: z.number().int(),
    /** Invented: nobody reads what is written to it. */
    isSample: z.boolean(),
  })
  .openapi("InquiryRecipient");

const inquiryHomeSchema = z
  .object({
    /** The listing that speaks for the home; its page is /homes/{key}. */
    key: z.string(),
    dwellingKey: z.string(),
    kind: z.enum(LISTING_KINDS),
    title: z.string(),
    cityCode: z.string(),
    price: z.number().int(),
    isKyugake: z.boolean(),
    /** Only of a home on offer anybody can ask. */
    state: z.enum(["on-offer", "applied", "sold", "expired"]),
    recipients: z.array(recipientSchema).readonly(),
    /** Which words stand beside the tick of each company. */
    consentVersion: z.string(),
  })
  .openapi("InquiryHome");

/** `email`: needed, but where the address of the sender is known already. */
function inquirySchema<Email extends z.ZodType>(email: Email) {
  return inWordsOf(
    fields,
    z
      .object({
        topic: choiceSchema(fields.topic.kind),
        preferredDates: textSchema(fields.preferredDates.kind).default(""),
        message: textSchema(fields.message.kind).default(""),
        contactWay: choiceSchema(fields.contactWay.kind),
        /** E.164; needed where `contactWay` is `phone`. */
        phone: textSchema(fields.phone.kind).optional(),
        name: neededTextSchema(fields.name.kind),
        email,
        /** The companies that were ticked, one by one. */
        recipients: z.array(z.string().max(40)).min(1).max(MOST_RECIPIENTS),
        consentVersion: z.string().max(20),
        leaveEmpty: z.string().max(2000).optional().openapi({ description: "空のままにしてください" }),
      })
      .superRefine(({ contactWay, phone, topic, message }, context) => {
        if (contactWay === "phone" && !phone) context.addIssue({ code: "custom", path: ["phone"], message: "needed for a call" });
        if (topic === "question" && message === "")
          context.addIssue({ code: "custom", path: ["message"], message: "needed for a question" });
      }),
  );
}

const emailSchema = neededTextSchema(fields.email.kind).openapi({ format: "email" });
export const listingInquirySchema = inquirySchema(emailSchema).openapi("ListingInquiryInput");
export const knownSenderInquirySchema = inquirySchema(
  emailSchema.optional().openapi({ description: "書かないときは、通知の届くアドレスを使います" }),
).openapi("KnownSenderInquiryInput");

export const inquiryReceiptSchema = z
  .object({
    id: z.string(),
    receivedAt: z.string(),
    /** Calendar day. */
    answerDueOn: z.string(),
    /** True: every company was asked about this home within a day before; this is the number of the first letter. */
    isRepeated: z.boolean(),
    companies: z.array(z.string()).readonly(),
    /** Asked within a day before, and not asked again. */
    askedBefore: z.array(z.string()).readonly(),
  })
  .openapi("ListingInquiry");

export const inquiryHomeRoute = createRoute({
  method: "get",
  path: "/homes/{key}/recipients",
  tags: ["letters"],
  summary: "物件の問い合わせ先",
  description: "この住戸をいま掲載している会社です。成約・申込・掲載終了のときは空で、state が理由です。",
  request: { params },
  responses: { 200: jsonAnswer(inquiryHomeSchema, "物件と問い合わせ先"), ...NOT_FOUND },
});

export const sendListingInquiryRoute = createRoute({
  method: "post",
  path: "/homes/{key}/inquiries",
  tags: ["letters"],
  summary: "物件について問い合わせる",
  description:
    "選んだ会社にだけ、選んだ連絡方法の連絡先を渡します。同じ人から同じ住戸・同じ会社への問い合わせは、24時間は最初の受付番号を返します。掲載が終わっているときは409です。",
  request: { params, body: jsonBody(listingInquirySchema) },
  responses: { 201: jsonAnswer(inquiryReceiptSchema, "受け付けた問い合わせ"), ...NOT_FOUND, ...CONFLICT, ...UNREADABLE, ...INVALID },
});

export const listingInquiryRoutes = [inquiryHomeRoute, sendListingInquiryRoute];
