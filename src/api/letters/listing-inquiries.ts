import type { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import type { CallerKey } from "#api/http/rate-limit.ts";
import { isTrapped } from "#api/http/trap.ts";
import { answerDueOn } from "#domain/letters/due/answer-due.ts";
import { type InquiryDeps, inquiryHome, sendInquiry } from "#domain/letters/index.server.ts";
import { INQUIRY_CONSENT } from "#domain/letters/inquiries/inquiry-consent.ts";
import { LISTING_INQUIRY } from "#domain/letters/inquiries/inquiry-fields.ts";
import type { InquiryHome, InquiryReceipt } from "#domain/letters/inquiries/types.ts";
import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import { spokenNumber } from "#kernel/ids.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { inquiryHomeRoute, type listingInquirySchema, sendListingInquiryRoute } from "./listing-inquiry-routes.ts";

export type ListingInquiryDeps = InquiryDeps & {
  readonly jobs: Pick<Jobs, "send">;
  readonly callerKey: CallerKey;
  /** A network address as a hash that nobody turns back without a key. */
  readonly hashSource: (address: string) => string;
};

/** Letters of one caller, on whatever page: a person writes a few. */
export const LETTERS: Allowance = { capacity: 10, perSecond: 1 / 20 };

const KEPT_BY_NOBODY = { "cache-control": "no-store" };

/** 物件のお問い合わせ: to companies that were ticked one by one. */
export function addListingInquiries(service: OpenAPIHono, deps: ListingInquiryDeps): void {
  service.openapi(inquiryHomeRoute, async (c) => {
    const home = await inquiryHome(deps, c.req.valid("param").key);
    return home ? c.json(presentHome(home), 200, KEPT_BY_NOBODY) : problem(c, "not-found");
  });

  service.openapi(sendListingInquiryRoute, (c) =>
    takeInquiry(c, deps, { listingId: c.req.valid("param").key, letter: c.req.valid("json") }),
  );
}

/** A letter about a home, of which page ever: what it says was checked by its schema. */
export async function takeInquiry(
  c: Context,
  deps: ListingInquiryDeps,
  { listingId, letter }: { readonly listingId: string; readonly letter: z.infer<typeof listingInquirySchema> },
) {
  const { leaveEmpty, recipients, phone = "", ...given } = letter;
  if (isTrapped(leaveEmpty)) return c.json(presentReceipt(pretended(deps)), 201, KEPT_BY_NOBODY);
  const sent = await sendInquiry(deps, {
    ...given,
    ...{ listingId, companyIds: recipients, phone: phone === "" ? null : phone, sourceHash: sourceOf(c, deps) },
  });
  if (sent.ok) {
    await wakeMailQueue(deps.jobs);
    return c.json(presentReceipt(sent.value), 201, KEPT_BY_NOBODY);
  }
  if (sent.reason === "unknown") return problem(c, "not-found");
  if (sent.reason === "not-a-recipient") return problem(c, "validation", { errors: [fieldError("recipients", "unknown-choice")] });
  // What was agreed to is not what is asked for now, or nobody offers the home any more: the page is to be read anew.
  return problem(c, "illegal-transition", { state: sent.reason });
}

function presentHome({ listingId, apartmentKey: _, recipients, ...home }: InquiryHome) {
  const shown = recipients.map(({ listingId: __, ...recipient }) => recipient);
  return { ...home, key: listingId, recipients: shown, consentVersion: INQUIRY_CONSENT.version };
}

export function presentReceipt({ receivedAt, ...receipt }: InquiryReceipt) {
  return { ...receipt, receivedAt: receivedAt.toISOString() };
}

/** A program that filled in what people do not see is answered like anybody, and nothing is sent. */
export function pretended({ clock, randomBytes }: InquiryDeps): InquiryReceipt {
  const receivedAt = clock.now();
  const dueOn = answerDueOn(LISTING_INQUIRY, receivedAt);
  return { id: spokenNumber(randomBytes), receivedAt, answerDueOn: dueOn, isRepeated: false, companies: [], askedBefore: [] };
}

function sourceOf(c: Context, { callerKey, hashSource }: ListingInquiryDeps): string | null {
  const address = callerKey(c);
  return address === null ? null : hashSource(address);
}
