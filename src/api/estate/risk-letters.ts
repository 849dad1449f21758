import type { OpenAPIHono } from "@hono/zod-openapi";
import type { RiskServiceDeps } from "#api/estate/risk-deps.ts";
import { presentCorrection } from "#api/estate/risk-present.ts";
import {
  correctionsRoute,
  interestRoute,
  notesRoute,
  sendCorrectionRoute,
  sendInquiryRoute,
  writeNoteRoute,
} from "#api/estate/risk-routes.ts";
import { problem } from "#api/problem-answer.ts";
import { findApartment } from "#domain/properties/index.server.ts";
import { interestIn, notesOf, publicCorrections, sendCorrection, sendInquiry, writeNote } from "#domain/risk/index.server.ts";

/** Counts and logs change with every letter: no page keeps them. */
const KEPT_BY_NOBODY = { "cache-control": "no-store" };

/** 訂正・問い合わせ・まちの声: what people write about a building, and what of it is public. */
export function addLetters(service: OpenAPIHono, deps: RiskServiceDeps): void {
  addCorrections(service, deps);
  addInquiries(service, deps);
  addNotes(service, deps);
}

function addCorrections(service: OpenAPIHono, deps: RiskServiceDeps): void {
  service.openapi(correctionsRoute, async (c) => {
    const corrections = await publicCorrections(deps.db, c.req.valid("param").key);
    if (!corrections) return problem(c, "not-found");
    return c.json({ items: corrections.map(presentCorrection) }, 200, KEPT_BY_NOBODY);
  });

  service.openapi(sendCorrectionRoute, async (c) => {
    const { email, ...letter } = c.req.valid("json");
    const correction = await sendCorrection(deps, c.req.valid("param").key, { ...letter, senderEmail: email });
    return correction ? c.json(presentCorrection(correction), 201, KEPT_BY_NOBODY) : problem(c, "not-found");
  });
}

function addInquiries(service: OpenAPIHono, deps: RiskServiceDeps): void {
  service.openapi(sendInquiryRoute, async (c) => {
    const { kind, apartmentKey = null, email, ...given } = c.req.valid("json");
    const details = Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
    );
    const receipt = await sendInquiry(deps, { kind, apartmentKey, email, details });
    if (!receipt) return problem(c, "not-found");
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
    const note = await writeNote(deps, c.req.valid("param").key, c.req.valid("json"));
    if (!note) return problem(c, "not-found");
    const received = { id: note.id, state: "waiting" as const, writtenAt: note.writtenAt.toISOString() };
    return c.json(received, 202, KEPT_BY_NOBODY);
  });
}
