import type { OpenAPIHono } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { isMultipart } from "#api/http/media-type.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { newService } from "#api/http/service.ts";
import { isTrapped } from "#api/http/trap.ts";
import { type LetterDeps, notesOf, sendMailedLetter, sendProposal, writeNote } from "#domain/letters/index.server.ts";
import type { LetterReceipt } from "#domain/letters/types.ts";
import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import { correctionFieldsOf } from "#domain/risk/corrections/correction-field.ts";
import { CORRECTION_LETTER } from "#domain/risk/corrections/correction-fields.ts";
import { publicCorrections, registerForNotices, sendCorrection } from "#domain/risk/index.server.ts";
import { findSubject } from "#domain/subjects/index.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import { readPlaceKey } from "#kernel/place-key.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { placeForUpload, readUpload } from "./bounded-upload.ts";
import { addDataRequests } from "./data-requests.ts";
import { addListingInquiries, LETTERS } from "./listing-inquiries.ts";
import { addNotices } from "./notices.ts";
import { presentCorrection } from "./present.ts";
import { correctionsRoute, notesRoute, sendCorrectionRoute, sendInquiryRoute, sendProposalRoute, writeNoteRoute } from "./routes.ts";
import type { Inquiry } from "./schemas.ts";
import { pretendedCorrection, pretendedProposal, pretendedReceipt } from "./traps.ts";
import { readEvidence } from "./uploaded-files.ts";

export type LetterServiceDeps = LetterDeps & {
  readonly callerKey: CallerKey;
  readonly hashSource: (address: string) => string;
  /** Wakes the queue of mails. */
  readonly jobs: Pick<Jobs, "send">;
};

/** Counts and logs change with every letter: no page keeps them. */
const KEPT_BY_NOBODY = { "cache-control": "no-store" };
/** Each may leave 15 MB with us until the correction is decided. */
const UPLOADS: Allowance = { capacity: 6, perSecond: 1 / 60 };

/** 訂正・問い合わせ・まちの声: what people write to us, and what of it is public. */
export function lettersService(deps: LetterServiceDeps): OpenAPIHono {
  const service = newService();
  const uploads = ["/risk/:key/corrections", "/risk/proposals"];
  const ofUploads = (step: MiddlewareHandler) => service.on("POST", uploads, (c, next) => (isMultipart(c) ? step(c, next) : next()));
  ofUploads(placeForUpload(deps.callerKey));
  service.on("POST", ["/risk/*", "/data-requests", "/homes/:key/inquiries"], rateLimit(LETTERS, deps.clock, deps.callerKey));
  // Nobody reads fifteen megabytes about a building that does not exist.
  service.on("POST", "/risk/:key/corrections", async (c, next) => {
    const isKnown = (await findSubject(deps.db, c.req.param("key"))) !== null;
    return isKnown ? next() : problem(c, "not-found");
  });
  ofUploads(rateLimit(UPLOADS, deps.clock, deps.callerKey));
  ofUploads(readUpload);
  addCorrections(service, deps);
  addProposals(service, deps);
  addInquiries(service, deps);
  addNotes(service, deps);
  addDataRequests(service, deps);
  addNotices(service, deps);
  addListingInquiries(service, deps);
  return service;
}

function addCorrections(service: OpenAPIHono, deps: LetterServiceDeps): void {
  service.openapi(correctionsRoute, async (c) => {
    const corrections = await publicCorrections(deps.db, c.req.valid("param").key);
    if (!corrections) return problem(c, "not-found");
    return c.json({ items: corrections.map(presentCorrection) }, 200, KEPT_BY_NOBODY);
  });

  service.openapi(sendCorrectionRoute, async (c) => {
    const given = await readEvidence(isMultipart(c) ? c.req.valid("form") : c.req.valid("json"));
    if (!given.ok) return problem(c, "validation", { errors: [given.reason] });
    const { leaveEmpty, ...letter } = given.value;
    const { key } = c.req.valid("param");
    if (!correctionFieldsOf(readPlaceKey(key) ? "place" : "building").includes(letter.field))
      return problem(c, "validation", { errors: [fieldError("field", "unknown-choice", CORRECTION_LETTER)] });
    if (isTrapped(leaveEmpty)) return c.json(presentCorrection(pretendedCorrection(deps, letter.field)), 201, KEPT_BY_NOBODY);
    const correction = await sendCorrection(deps, key, letter);
    if (!correction) return problem(c, "not-found");
    await wakeMailQueue(deps.jobs);
    return c.json(presentCorrection(correction), 201, KEPT_BY_NOBODY);
  });
}

function addProposals(service: OpenAPIHono, deps: LetterServiceDeps): void {
  service.openapi(sendProposalRoute, async (c) => {
    const given = await readEvidence(isMultipart(c) ? c.req.valid("form") : c.req.valid("json"));
    if (!given.ok) return problem(c, "validation", { errors: [given.reason] });
    const { leaveEmpty, known = "", ...letter } = given.value;
    const receipt = isTrapped(leaveEmpty) ? pretendedProposal(deps) : await sendProposal(deps, { ...letter, known });
    await wakeMailQueue(deps.jobs);
    const { id, receivedAt, answerDueOn, isRepeated } = receipt;
    return c.json({ id, receivedAt: receivedAt.toISOString(), answerDueOn, isRepeated }, 201, KEPT_BY_NOBODY);
  });
}

function addInquiries(service: OpenAPIHono, deps: LetterServiceDeps): void {
  service.openapi(sendInquiryRoute, async (c) => {
    const { leaveEmpty, ...given } = c.req.valid("json");
    const receipt = isTrapped(leaveEmpty) ? pretendedReceipt(deps, given.kind) : await takeInquiry(deps, given);
    if (!receipt) return problem(c, "not-found");
    await wakeMailQueue(deps.jobs);
    const { id, receivedAt, answerDueOn, isRepeated } = receipt;
    return c.json({ id, kind: given.kind, receivedAt: receivedAt.toISOString(), answerDueOn, isRepeated }, 201, KEPT_BY_NOBODY);
  });
}

/** A letter, or a registration for notices, of which a repeated one looks like a first one: the mail tells its owner. */
async function takeInquiry(
  deps: LetterServiceDeps,
  { kind, apartmentKey, email, ...given }: Omit<Inquiry, "leaveEmpty">,
): Promise<(Omit<LetterReceipt, "answerDueOn"> & { readonly answerDueOn: string | null }) | null> {
  if (kind === "registration") {
    const wants = given.wantsUpdates === true;
    const registered = apartmentKey === undefined ? null : await registerForNotices(deps, { subjectKey: apartmentKey, email, wants });
    return registered && { ...registered, answerDueOn: null, isRepeated: false };
  }
  const fields = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
  return sendMailedLetter(deps, kind, { subjectKey: apartmentKey ?? null, email, fields });
}

function addNotes(service: OpenAPIHono, deps: LetterServiceDeps): void {
  service.openapi(notesRoute, async (c) => {
    const notes = await notesOf(deps.db, c.req.valid("param").key);
    if (!notes) return problem(c, "not-found");
    const items = notes.map(({ writtenAt, ...note }) => ({ ...note, writtenAt: writtenAt.toISOString() }));
    return c.json({ items }, 200, KEPT_BY_NOBODY);
  });

  service.openapi(writeNoteRoute, async (c) => {
    const { leaveEmpty, ...given } = c.req.valid("json");
    const note = isTrapped(leaveEmpty)
      ? { id: opaqueId(deps.randomBytes), writtenAt: deps.clock.now() }
      : await writeNote(deps, c.req.valid("param").key, given);
    if (!note) return problem(c, "not-found");
    const received = { id: note.id, state: "waiting" as const, writtenAt: note.writtenAt.toISOString() };
    return c.json(received, 202, KEPT_BY_NOBODY);
  });
}
