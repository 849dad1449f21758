import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { z } from "zod";
import { comeAgain } from "#api/http/come-again.ts";
import { problem } from "#api/http/problem-answer.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import type { AccessRefusal } from "#domain/companies/index.server.ts";
import type { Mailing, Run } from "#domain/direct-mail/core/types.ts";
import {
  changeMailing,
  isTextFault,
  type ListedMailing,
  listMailings,
  makeAnew,
  makeMailing,
  noteReturned,
  type OpenMailing,
  type OpenMailingKeys,
  type OwnerLetters,
  openMailing,
  orderRun,
  previewLetter,
  stepMailing,
  stopOfCompany,
  takeFile,
  takeRecipientsIn,
  undoStopOfCompany,
} from "#domain/direct-mail/index.server.ts";
import { FILE_ADVICE } from "#domain/direct-mail/recipients/recipients-file.ts";
import type { EngineSource } from "#domain/valuation/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { tableFaultWords } from "#platform/tables/file-refused.ts";
import { MAILING_ROUTES as routes } from "./routes.ts";
import type { madeMailingSchema, mailingsSchema, openMailingSchema } from "./schemas.ts";

export type MailingDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly jobs: Pick<Jobs, "send">;
  readonly engines: EngineSource;
  readonly storage: Storage;
  readonly mailingKeys: OpenMailingKeys;
  /** Draws on a thread of its own. */
  readonly ownerLetters: Pick<OwnerLetters, "pdf">;
  readonly origin: () => string;
};

type Service = OpenAPIHono<MemberEnv>;
const AGAIN_AFTER_SECONDS = 10;

/** オーナーへの手紙 in the console. */
export function addMailings(service: Service, deps: MailingDeps): void {
  addTexts(service, deps);
  addSteps(service, deps);
  addRecipients(service, deps);
  addPrints(service, deps);
  addCompanyStops(service, deps);
}

const NO_ADDRESS = "会社が送ったお手紙の番号か、番地までの住所を入力してください";

function addCompanyStops(service: Service, deps: MailingDeps): void {
  service.openapi(routes.stop, async (c) => {
    const kept = await stopOfCompany(deps, c.var.member, c.req.valid("json"));
    if (kept.ok) return c.json({ done: true } as const, 200);
    return kept.reason === "no-address" ? invalid(c, "letterOrAddress", NO_ADDRESS) : problem(c, kept.reason);
  });
  service.openapi(routes.undoStop, async (c) => {
    const undone = await undoStopOfCompany(deps, c.var.member, c.req.valid("json"));
    if (undone.ok) return undone.value ? c.json({ done: true } as const, 200) : problem(c, "not-found");
    return problem(c, undone.reason);
  });
}

function addTexts(service: Service, deps: MailingDeps): void {
  service.openapi(routes.list, async (c) => {
    const found = await listMailings(deps, c.var.member);
    if (!found.ok) return problem(c, found.reason);
    const { items, allowance } = found.value;
    return c.json({ items: items.map(presentListed), allowance } satisfies z.infer<typeof mailingsSchema>, 200);
  });
  service.openapi(routes.make, async (c) => {
    const made = await makeMailing(deps, c.var.member, c.req.valid("json"));
    if (made.ok) return c.json(presentMade(made.value), 200);
    if (isTextFault(made.reason)) return invalid(c, made.reason.field, made.reason.words);
    return made.reason === "too-many" ? problem(c, "limit-reached") : problem(c, made.reason);
  });
  service.openapi(routes.open, async (c) => {
    const found = await openMailing(deps, c.var.member, c.req.valid("param").id);
    if (found.ok) return c.json(presentOpen(found.value), 200);
    return found.reason === "unknown" ? problem(c, "not-found") : problem(c, found.reason);
  });
  service.openapi(routes.change, async (c) => {
    const changed = await changeMailing(deps, c.var.member, { ...c.req.valid("param"), ...c.req.valid("json") });
    if (changed.ok) return c.json(presentMade(changed.value), 200);
    return isTextFault(changed.reason) ? invalid(c, changed.reason.field, changed.reason.words) : refuse(c, changed.reason);
  });
}

function addSteps(service: Service, deps: MailingDeps): void {
  service.openapi(routes.confirm, async (c) => {
    const confirmed = await stepMailing(deps, c.var.member, { ...c.req.valid("param"), event: "confirm" });
    return confirmed.ok ? c.json(presentMade(confirmed.value), 200) : refuse(c, confirmed.reason);
  });
  service.openapi(routes.close, async (c) => {
    const closed = await stepMailing(deps, c.var.member, { ...c.req.valid("param"), event: "close" });
    return closed.ok ? c.json(presentMade(closed.value), 200) : refuse(c, closed.reason);
  });
  service.openapi(routes.returned, async (c) => {
    const noted = await noteReturned(deps, c.var.member, { ...c.req.valid("param"), ...c.req.valid("json") });
    if (noted.ok) return c.json({ done: true } as const, 200);
    return noted.reason === "no-letter" ? invalid(c, "code", NO_LETTER) : refuse(c, noted.reason);
  });
}

const NO_LETTER = "この送付で印刷したお手紙の番号ではありません";

function addRecipients(service: Service, deps: MailingDeps): void {
  service.openapi(routes.recipients, async (c) => {
    const { file, isDry, withLowGrade } = c.req.valid("form");
    const bytes = new Uint8Array(await file.arrayBuffer());
    const taken = await takeRecipientsIn(deps, c.var.member, {
      ...{ ...c.req.valid("param"), bytes },
      ...{ isDry: isDry === "yes", withLowGrade: withLowGrade === "yes" },
    });
    if (taken.ok) return c.json(taken.value, 200);
    const { reason } = taken;
    if (reason === "preparing") return problem(c, "preparing");
    if (typeof reason === "object" && "file" in reason) return invalid(c, "file", tableFaultWords(reason, FILE_ADVICE));
    return refuse(c, reason);
  });
}

function addPrints(service: Service, deps: MailingDeps): void {
  service.openapi(routes.preview, async (c) => {
    const letter = await previewLetter(deps, c.var.member, c.req.valid("param").id);
    if (!letter.ok) return letter.reason === "preparing" ? problem(c, "preparing") : refuse(c, letter.reason);
    const file = await deps.ownerLetters.pdf(letter.value);
    return file === "too-long" ? comeAgain(c, AGAIN_AFTER_SECONDS) : (c.body(new Uint8Array(file), 200, pdfHeaders("mihon.pdf")) as never);
  });
  service.openapi(routes.order, async (c) => {
    const ordered = await orderRun(deps, c.var.member, c.req.valid("param").id);
    return ordered.ok ? c.json(ordered.value, 200) : refuse(c, ordered.reason);
  });
  service.openapi(routes.anew, async (c) => {
    const { id, run } = c.req.valid("param");
    const freed = await makeAnew(deps, c.var.member, { id, runId: run });
    return freed.ok ? c.json({ letters: freed.value }, 200) : refuse(c, freed.reason);
  });
  service.openapi(routes.file, async (c) => {
    const { id, run, file } = c.req.valid("param");
    const taken = await takeFile(deps, c.var.member, { id, runId: run, number: file });
    if (!taken.ok) return refuse(c, taken.reason);
    return c.body(new Uint8Array(taken.value), 200, pdfHeaders(`tegami-${file}.pdf`)) as never;
  });
}

/** Whatever is in it, a browser saves it and keeps nothing of it. */
function pdfHeaders(name: string): Record<string, string> {
  return {
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${name}"`,
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "cross-origin-resource-policy": "same-origin",
  };
}

const CONFLICTS = {
  "no-recipients": "letters-to-nobody",
  nobody: "letters-to-nobody",
  printing: "letters-printing",
  "month-full": "letters-of-month-full",
  gone: "letters-gone",
  void: "letters-void",
  failed: "letters-failed",
} as const;

function refuse(c: Context, reason: { readonly state: string } | AccessRefusal | "unknown" | keyof typeof CONFLICTS) {
  if (typeof reason === "object") return problem(c, "illegal-transition", reason);
  if (reason === "unknown") return problem(c, "not-found");
  return reason === "not-staff" || reason === "not-allowed" ? problem(c, reason) : problem(c, CONFLICTS[reason]);
}

function invalid(c: Context, field: string, message: string) {
  return problem(c, "validation", { errors: [{ field, reason: "format", message }] });
}

function presentMade({ id, state }: Mailing): z.infer<typeof madeMailingSchema> {
  return { id, state };
}

function presentListed({ companyId: _, madeAt, closedAt, ...mailing }: ListedMailing) {
  return { ...mailing, madeAt: madeAt.toISOString(), closedAt: closedAt?.toISOString() ?? null };
}

function presentOpen({ runs, allowance, ...mailing }: OpenMailing): z.infer<typeof openMailingSchema> {
  return { ...presentListed(mailing), allowance, runs: runs.map(presentRun) };
}

function presentRun({ files, pulled, ...run }: OpenMailing["runs"][number]) {
  const taken = files.map(({ takenAt, ...file }) => ({ ...file, takenAt: takenAt?.toISOString() ?? null }));
  return { ...headOf(run), files: taken, pulled };
}

function headOf({ id, state, letters, leftOut, drawn, madeAt, expiresAt }: Run) {
  return { id, state, letters, leftOut, drawn, madeAt: madeAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
