import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { SourceDeps } from "#api/http/consent-source.ts";
import { fieldError } from "#api/http/field-errors.ts";
import { type MemberEnv, notSignedIn } from "#api/http/member-env.ts";
import type { FieldError } from "#api/http/problem.ts";
import { problem } from "#api/http/problem-answer.ts";
import { rateLimit } from "#api/http/rate-limit.ts";
import type { Member } from "#domain/members/core/types.ts";
import { DISCLOSURE_TEXT } from "#domain/offers/core/consent-text.ts";
import { priceRangeWords } from "#domain/offers/core/offer-price.ts";
import {
  type ActRefusal,
  blockBuyer,
  blocksOf,
  buildingReach,
  type CampaignDeps,
  type ConsentRefusal,
  consent,
  type MoveRefusal,
  makeMove,
  memberOfferSummary,
  memberOffers,
  memberThread,
  ownContact,
  readThread,
  reportOffer,
  type SendRefusal,
  sendMessage,
  unblockBuyer,
  wakeOffers,
} from "#domain/offers/index.server.ts";
import { type BannedFound, bannedText } from "#kernel/message-filter/message-words.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { addCampaigns } from "./campaigns.ts";
import { presentOffers, presentThread } from "./present.ts";
import {
  blockOfferRoute,
  blocksRoute,
  consentOfferRoute,
  moveOfferRoute,
  offerReachRoute,
  offerRoute,
  offerSummaryRoute,
  offersRoute,
  ownContactRoute,
  readOfferRoute,
  reportOfferRoute,
  sendMessageRoute,
  unblockRoute,
} from "./routes.ts";

export type OfferServiceDeps = CampaignDeps & SourceDeps & { readonly jobs: Pick<Jobs, "send"> };

/** Somebody who talks sends a message a minute; more is a script. */
const CHANGES_OF_MEMBER: Allowance = { capacity: 60, perSecond: 1 / 5 };

/** ダイレクトオファー: what buyers sent, what owners got, and what they say to each other. */
export function addOffers(service: OpenAPIHono<MemberEnv>, deps: OfferServiceDeps): void {
  service.on(
    ["POST", "DELETE"],
    ["/offers/*", "/offer-campaigns/*", "/offer-blocks/*", "/offer-notices/*"],
    rateLimit(CHANGES_OF_MEMBER, deps.clock, subOf),
  );
  addReading(service, deps);
  addMoves(service, deps);
  addTalk(service, deps);
  addBlocks(service, deps);
  addCampaigns(service, deps);
}

function addReading(service: OpenAPIHono<MemberEnv>, deps: OfferServiceDeps): void {
  service.openapi(offersRoute, async (c) => c.json(presentOffers(await memberOffers(deps, c.var.member, c.req.valid("query"))), 200));

  service.openapi(offerSummaryRoute, async (c) => {
    const { buyer, owner } = await memberOfferSummary(deps, c.var.member);
    return c.json({ buyer: { ...buyer }, owner: { ...owner } }, 200);
  });

  service.openapi(offerReachRoute, async (c) => {
    const owners = await buildingReach(deps.db, c.var.member, c.req.valid("query").apartmentKey);
    return c.json({ owners: { ...owners } }, 200);
  });

  service.openapi(offerRoute, async (c) => {
    const thread = await memberThread(deps, c.var.member, c.req.valid("param").id);
    return thread ? c.json(presentThread(thread), 200) : problem(c, "not-found");
  });

  service.openapi(ownContactRoute, async (c) => {
    const contact = await ownContact(deps, c.var.member);
    if (contact === "unreached") return problem(c, "unreached");
    const textVersion = DISCLOSURE_TEXT.version;
    if ("missing" in contact) return c.json({ contact: null, missing: contact.missing, textVersion }, 200);
    return c.json({ contact: { ...contact }, missing: null, textVersion }, 200);
  });
}

function addMoves(service: OpenAPIHono<MemberEnv>, deps: OfferServiceDeps): void {
  service.openapi(moveOfferRoute, async (c) => {
    const { version, seenPriceYen, ...wanted } = c.req.valid("json");
    const { id } = c.req.valid("param");
    const moved = await makeMove(deps, c.var.member, id, { ...wanted, seen: { version, priceYen: seenPriceYen } });
    return moved.ok ? c.json(await threadNow(c, deps, id), 200) : moveRefusal(c, moved.reason);
  });

  service.openapi(consentOfferRoute, async (c) => {
    const { id } = c.req.valid("param");
    const agreed = await consent(deps, c.var.member, id, c.req.valid("json"));
    return agreed.ok ? c.json(await threadNow(c, deps, id), 200) : consentRefusal(c, agreed.reason);
  });
}

function addTalk(service: OpenAPIHono<MemberEnv>, deps: OfferServiceDeps): void {
  service.openapi(sendMessageRoute, async (c) => {
    const { id } = c.req.valid("param");
    const sent = await sendMessage(deps, c.var.member, id, c.req.valid("json"));
    return sent.ok ? c.json(await threadNow(c, deps, id), 201) : sendRefusal(c, sent.reason);
  });

  service.openapi(readOfferRoute, async (c) => {
    const read = await readThread(deps, c.var.member, c.req.valid("param").id, c.req.valid("json").upTo);
    if (read.ok) return c.json({ done: true } as const, 200);
    return read.reason === "gone" ? notSignedIn(c) : problem(c, "not-found");
  });

  service.openapi(reportOfferRoute, async (c) => {
    const told = await reportOffer(deps, c.var.member, c.req.valid("param").id, c.req.valid("json"));
    if (told.ok) return c.json({ done: true } as const, 200);
    if (told.reason === "too-many") return problem(c, "limit-reached");
    return told.reason === "gone" ? notSignedIn(c) : problem(c, "not-found");
  });
}

function addBlocks(service: OpenAPIHono<MemberEnv>, deps: OfferServiceDeps): void {
  service.openapi(blockOfferRoute, async (c) => {
    const blocked = await blockBuyer(deps, c.var.member, c.req.valid("param").id);
    await wakeOffers(deps.jobs);
    if (blocked.ok) return c.json({ done: true } as const, 200);
    return blocked.reason === "gone" ? notSignedIn(c) : problem(c, "not-found");
  });

  service.openapi(blocksRoute, async (c) => {
    const blocks = await blocksOf(deps.db, c.var.member.sub);
    return c.json({ items: blocks.map(({ id, alias, blockedAt }) => ({ id, alias, blockedAt: blockedAt.toISOString() })) }, 200);
  });

  service.openapi(unblockRoute, async (c) => {
    const dropped = await unblockBuyer(deps, c.var.member, c.req.valid("param").id);
    if (dropped.ok) return c.json({ done: true } as const, 200);
    return dropped.reason === "gone" ? notSignedIn(c) : problem(c, "not-found");
  });
}

/** The thread after a change, which its member may still see; the other side is told at once. */
async function threadNow(c: Context, deps: OfferServiceDeps, id: string) {
  await wakeOffers(deps.jobs);
  const thread = await memberThread(deps, c.get("member"), id);
  if (!thread) throw new Error("A thread is gone after a change by its member");
  return presentThread(thread);
}

function moveRefusal(c: Context, reason: MoveRefusal) {
  if (reason === "price-missing") return problem(c, "validation", { errors: [fieldError("priceYen", "required")] });
  if (typeof reason === "object" && "faults" in reason) return problem(c, "validation", { errors: faultErrors("note", reason.faults) });
  if (typeof reason === "object" && "outOfRange" in reason)
    return problem(c, "validation", {
      errors: [{ field: "priceYen", reason: "out-of-range", message: priceRangeWords(reason.outOfRange) }],
    });
  return actRefusal(c, reason);
}

function consentRefusal(c: Context, reason: ConsentRefusal) {
  if (reason === "unreached") return problem(c, "unreached");
  if (reason === "unknown-text") return problem(c, "validation", { errors: [fieldError("textVersion", "unknown-choice")] });
  if (typeof reason === "object" && "missing" in reason) return problem(c, "validation", { errors: [MISSING[reason.missing]] });
  return actRefusal(c, reason);
}

const MISSING: Readonly<Record<"name" | "email" | "phone", FieldError>> = {
  name: { field: "name", reason: "required", message: "プロフィールで氏名を登録してから、もう一度お試しください" },
  email: { field: "email", reason: "unverified", message: "アカウント設定でメールアドレスを確認してから、もう一度お試しください" },
  phone: { field: "sharesPhone", reason: "unverified", message: "アカウント設定で電話番号を確認してから、もう一度お試しください" },
};

function sendRefusal(c: Context, reason: SendRefusal) {
  if (reason === "too-many") return problem(c, "limit-reached");
  if (typeof reason === "object" && "faults" in reason) return problem(c, "validation", { errors: faultErrors("text", reason.faults) });
  return actRefusal(c, reason);
}

function faultErrors(field: string, faults: readonly BannedFound[]): FieldError[] {
  return faults.map((fault) => ({ field, reason: fault.kind, message: bannedText(fault) }));
}

function actRefusal(c: Context, reason: ActRefusal) {
  if (reason === "gone") return notSignedIn(c);
  if (reason === "unknown") return problem(c, "not-found");
  const { why, state, version } = reason;
  if (why === "same-price") return problem(c, "validation", { errors: [fieldError("priceYen", "unknown-choice")] });
  if (why === "too-many-rounds") return problem(c, "limit-reached", { state, version });
  return problem(c, why === "stale" ? "conflict" : "illegal-transition", { state, version });
}

function subOf(c: Context): string {
  const { sub }: Member = c.get("member");
  return sub;
}
