import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { newService } from "#api/http/service.ts";
import { isTrapped } from "#api/http/trap.ts";
import { LEAD_LETTERS, TRIAL_LETTER } from "#domain/leads/core/lead-letters.ts";
import type { LeadKind } from "#domain/leads/core/types.ts";
import { takeLead, takeTrial, wakeDomainCheck } from "#domain/leads/index.server.ts";
import { answerDueOn } from "#domain/letters/due/answer-due.ts";
import type { LetterDeps } from "#domain/letters/index.server.ts";
import type { LetterReceipt } from "#domain/letters/types.ts";
import type { ScreenCounter } from "#domain/measurement/index.server.ts";
import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import { spokenNumber } from "#kernel/ids.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { addLinkPages, type LinkPageDeps } from "./link-pages.ts";
import { contactRoute, directmailRoute, documentRoute, trialRoute } from "./routes.ts";

export type LeadServiceDeps = LetterDeps &
  LinkPageDeps & {
    readonly callerKey: CallerKey;
    /** Wakes the queue of mails, and the look at the domain of who applies. */
    readonly jobs: Pick<Jobs, "send">;
    readonly screens: Pick<ScreenCounter, "countAct">;
  };

/** Letters of one caller: a person writes a few. */
const LETTERS: Allowance = { capacity: 10, perSecond: 1 / 60 };
const KEPT_BY_NOBODY = { "cache-control": "no-store" };

/** 事業者のお問い合わせ・資料請求・DMのお申し込み・トライアル, and the pages that links of their mails open. */
export function leadsService(deps: LeadServiceDeps): OpenAPIHono {
  const service = newService();
  service.on("POST", ["/contact", "/directmail", "/document", "/trial"], rateLimit(LETTERS, deps.clock, deps.callerKey));
  addLetters(service, deps);
  addTrial(service, deps);
  addLinkPages(service, deps);
  return service;
}

function addLetters(service: OpenAPIHono, deps: LeadServiceDeps): void {
  service.openapi(contactRoute, async (c) => answer(c, deps, { kind: "contact", wantsContact: true, ...c.req.valid("json") }));

  service.openapi(directmailRoute, async (c) =>
    answer(c, deps, { kind: "direct-mail", product: "directmail", wantsContact: true, ...c.req.valid("json") }),
  );

  service.openapi(documentRoute, async (c) => answer(c, deps, { kind: "document", ...c.req.valid("json") }));
}

type Given = { readonly [name: string]: string | number | boolean | undefined } & {
  readonly kind: LeadKind;
  readonly email: string;
  readonly company: string;
  readonly product: string;
  readonly wantsContact: boolean;
  readonly seconds?: number | undefined;
  readonly leaveEmpty?: string | undefined;
};

async function answer(c: Context, deps: LeadServiceDeps, { kind, leaveEmpty, seconds, ...given }: Given) {
  const { email, company, product, wantsContact, ...typed } = given;
  const receipt = isTrapped(leaveEmpty)
    ? pretended(deps, LEAD_LETTERS[kind])
    : await takeLead(deps, { kind, email, company, product, wantsContact, fields: written(typed), seconds: seconds ?? null });
  await wakeMailQueue(deps.jobs);
  return c.json(presentReceipt(receipt, wantsContact), 201, KEPT_BY_NOBODY);
}

function addTrial(service: OpenAPIHono, deps: LeadServiceDeps): void {
  service.openapi(trialRoute, async (c) => {
    const { leaveEmpty, seconds, email, company, website, corporateNumber, wantsReminders, termsVersion, ...typed } = c.req.valid("json");
    const sent = { email, company, wantsReminders, termsVersion, website: website || null, corporateNumber: corporateNumber || null };
    const receipt = isTrapped(leaveEmpty)
      ? pretended(deps, TRIAL_LETTER)
      : await takeTrial(deps, { ...sent, fields: written(typed), seconds: seconds ?? null });
    await wakeMailQueue(deps.jobs);
    if (!isTrapped(leaveEmpty)) {
      if (!receipt.isRepeated) deps.screens.countAct("trial-received");
      await wakeDomainCheck(deps.jobs);
    }
    return c.json(presentReceipt(receipt, true), 201, KEPT_BY_NOBODY);
  });
}

/** What was written; what was left empty is not kept. */
function written(typed: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => (typeof text === "string" && text !== "" ? [[name, text]] : [])),
  );
}

function pretended({ clock, randomBytes }: LetterDeps, kind: Parameters<typeof answerDueOn>[0]): LetterReceipt {
  const receivedAt = clock.now();
  return { id: spokenNumber(randomBytes), receivedAt, answerDueOn: answerDueOn(kind, receivedAt), isRepeated: false };
}

function presentReceipt({ id, receivedAt, answerDueOn: dueOn, isRepeated }: LetterReceipt, isAnswered: boolean) {
  return { id, receivedAt: receivedAt.toISOString(), answerDueOn: isAnswered ? dueOn : null, isRepeated };
}
