import type { OpenAPIHono } from "@hono/zod-openapi";
import type { RiskServiceDeps } from "#api/estate/risk-deps.ts";
import { isForm, readCorrection } from "#api/estate/risk-letter-files.ts";
import { isTrapped, pretendedCorrection, pretendedReceipt } from "#api/estate/risk-letter-traps.ts";
import { addNotices } from "#api/estate/risk-notices.ts";
import { presentCorrection } from "#api/estate/risk-present.ts";
import {
  correctionsRoute,
  interestRoute,
  notesRoute,
  sendCorrectionRoute,
  sendInquiryRoute,
  writeNoteRoute,
} from "#api/estate/risk-routes.ts";
import { hurryMails } from "#api/hurry-mails.ts";
import { problem } from "#api/problem-answer.ts";
import { rateLimit } from "#api/rate-limit.ts";
import { findApartment } from "#domain/properties/index.server.ts";
import { interestIn, notesOf, publicCorrections, sendCorrection, sendInquiry, writeNote } from "#domain/risk/index.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import type { Allowance } from "#kernel/token-bucket.ts";

/** Counts and logs change with every letter: no page keeps them. */
const KEPT_BY_NOBODY = { "cache-control": "no-store" };

/** 訂正・問い合わせ・まちの声: what people write about a building, and what of it is public. */
export function addLetters(service: OpenAPIHono, deps: RiskServiceDeps): void {
  addCorrections(service, deps);
  addInquiries(service, deps);
  addNotes(service, deps);
  addNotices(service, deps);
}

/** Each may leave 15 MB with us until the desk decides. */
const UPLOADS: Allowance = { capacity: 6, perSecond: 1 / 60 };

function addCorrections(service: OpenAPIHono, deps: RiskServiceDeps): void {
  const countUpload = rateLimit(UPLOADS, deps.clock, deps.callerKey);
  service.on("POST", "/risk/:key/corrections", (c, next) => (isForm(c) ? countUpload(c, next) : next()));
  service.openapi(correctionsRoute, async (c) => {
    const corrections = await publicCorrections(deps.db, c.req.valid("param").key);
    if (!corrections) return problem(c, "not-found");
    return c.json({ items: corrections.map(presentCorrection) }, 200, KEPT_BY_NOBODY);
  });

  service.openapi(sendCorrectionRoute, async (c) => {
    const given = await readCorrection(isForm(c) ? c.req.valid("form") : c.req.valid("json"));
    if (!given.ok) return problem(c, "validation", { errors: [given.reason] });
    const { email, leaveEmpty, ...letter } = given.value;
    const { key } = c.req.valid("param");
    if (isTrapped(leaveEmpty)) return c.json(presentCorrection(pretendedCorrection(deps, key, letter.field)), 201, KEPT_BY_NOBODY);
    const correction = await sendCorrection(deps, key, { ...letter, senderEmail: email });
    if (!correction) return problem(c, "not-found");
    await hurryMails(deps);
    return c.json(presentCorrection(correction), 201, KEPT_BY_NOBODY);
  });
}

function addInquiries(service: OpenAPIHono, deps: RiskServiceDeps): void {
  service.openapi(sendInquiryRoute, async (c) => {
    const { kind, apartmentKey = null, email, leaveEmpty, ...given } = c.req.valid("json");
    const details = Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
    );
    const receipt = isTrapped(leaveEmpty) ? pretendedReceipt(deps, kind) : await sendInquiry(deps, { kind, apartmentKey, email, details });
    if (!receipt) return problem(c, "not-found");
    await hurryMails(deps);
    return c.json({ ...receipt, receivedAt: receipt.receivedAt.toISOString() }, 201, KEPT_BY_NOBODY);
  });

  service.openapi(interestRoute, async (c) => {
    const { key } = c.req.valid("param");
    if (!(await findApartment(deps.db, key))) return problem(c, "not-found");
    return c.json(await interestIn(deps.db, key), 200, KEPT_BY_NOBODY);
  });
}

function addNotes(service: OpenAPIHono, deps: RiskServiceDeps): void {
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
