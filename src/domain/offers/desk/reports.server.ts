import type { Member } from "#domain/members/core/types.ts";
import { MOST_A_DAY } from "#domain/offers/core/limits.ts";
import type { ReportReason } from "#domain/offers/core/member-choices.ts";
import { isEnded } from "#domain/offers/core/offer-states.ts";
import type { OfferState, Side } from "#domain/offers/core/types.ts";
import { type OfferDeps, withOffer } from "#domain/offers/threads/act.server.ts";
import { addNotices } from "#domain/offers/threads/notice-store.server.ts";
import { days } from "#kernel/duration.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import {
  type Appeal,
  addReport,
  auditDesk,
  closeReportRow,
  countOpenReports,
  countReportsOf,
  countWaitingAppeals,
  type DeskCount,
  type DeskSpan,
  decideMessage,
  type OfferReport,
  openReports,
  waitingAppeals,
} from "./desk-store.server.ts";
import { type DeskRefusal, deskMove, holdForDesk } from "./hand-over.server.ts";

export type ToReport = { readonly reason: ReportReason; readonly note: string | null; readonly messageNo: number | null };

/** A member tells the desk of what is not right in a thread; the other side hears nothing of it. */
export function reportOffer(
  deps: OfferDeps,
  member: Member,
  id: string,
  report: ToReport,
): Promise<Result<null, "gone" | "unknown" | "too-many">> {
  return withOffer<null, "too-many">(deps, member, id, async ({ tx, offer, side, at }) => {
    if ((await countReportsOf(tx, member.sub, new Date(at.getTime() - days(1)))) >= MOST_A_DAY.reports) return refused("too-many");
    await addReport(tx, { ...report, id: opaqueId(deps.randomBytes), offerId: offer.id, side, at });
    return ok(null);
  });
}

/** Reports that nobody has dealt with. */
export function offersReported(db: Db, span: DeskSpan): Promise<OfferReport[]> {
  return openReports(db, span);
}

export function countReported(db: Db, lateBefore: Date): Promise<DeskCount> {
  return countOpenReports(db, lateBefore);
}

type Closing = { readonly id: string; readonly operator: string; readonly outcome: string };

/** Ends a report with what was done about it. */
export function closeReport(
  { db, clock }: Pick<OfferDeps, "db" | "clock">,
  { id, operator, outcome }: Closing,
): Promise<Result<null, "unknown">> {
  return inTransaction<Result<null, "unknown">>(db, async (tx) => {
    const at = clock.now();
    if (!(await closeReportRow(tx, id, { by: operator, outcome, at }))) return refused("unknown");
    await auditDesk(tx, "offer_report", { id, from: "open", to: "closed", actor: operator, reason: outcome, at });
    return ok(null);
  });
}

/**
 * Ends the offer that a report is about, and the report with it: both sides are told that the desk ended it, and neither who reported. What a company has, or what is over, is
 * not ended so.
 */
export function endReportedOffer(
  { db, clock }: Pick<OfferDeps, "db" | "clock">,
  { id, operator, outcome }: Closing,
): Promise<Result<null, DeskRefusal>> {
  return inTransaction<Result<null, DeskRefusal>>(db, async (tx) => {
    const [report] = await openReports(tx, { id });
    if (!report) return refused("unknown");
    const at = clock.now();
    const ended = await deskMove(tx, report.offerId, { kind: "void", by: "operator", why: "desk" }, at);
    if (!ended.ok) return ended;
    if (!(await closeReportRow(tx, id, { by: operator, outcome, at }))) throw new Error("A report was closed while its offer was ended");
    await auditDesk(tx, "offer_report", { id, from: "open", to: "offer-ended", actor: operator, reason: outcome, at });
    return ok(null);
  });
}

/** Messages that were refused and whose writers asked for a look. */
export async function appealsWaiting(db: Db, span: DeskSpan): Promise<AppealAtDesk[]> {
  return (await waitingAppeals(db, span)).map(({ offerState, ...appeal }) => ({ ...appeal, isOver: isEnded(offerState) }));
}

/** `isOver`: nothing is delivered any more. */
type AppealAtDesk = Omit<Appeal, "offerState"> & { readonly isOver: boolean };

export function countAppeals(db: Db, lateBefore: Date): Promise<DeskCount> {
  return countWaitingAppeals(db, lateBefore);
}

type AppealRefusal = "unknown" | { readonly over: OfferState };
type Judged = { readonly offerId: string; readonly no: number; readonly passes: boolean; readonly operator: string };

/**
 * Lets a message pass, or not; its writer is told, and where it passes the other side as of any message. What is over takes no messages: there it is only kept back. Under the
 * locks that every move takes: a message is decided before its offer ends, or after.
 */
export function decideAppeal(
  { db, clock }: Pick<OfferDeps, "db" | "clock">,
  { offerId, no, passes, operator }: Judged,
): Promise<Result<null, AppealRefusal>> {
  return inTransaction<Result<null, AppealRefusal>>(db, async (tx) => {
    const at = clock.now();
    const held = await holdForDesk(tx, offerId);
    if (!held) return refused("unknown");
    const { state, isCutOff } = held.offer.negotiation;
    if (passes && isEnded(state)) return refused({ over: state });
    const writer = await decideMessage(tx, { offerId, no, passes, by: operator, at });
    if (writer === null) return refused("unknown");
    await addNotices(
      tx,
      [
        { offerId, side: writer, kind: passes ? "message-passed" : "message-refused", number: no },
        ...(passes ? readersOf(writer, isCutOff).map((side) => ({ offerId, side, kind: "message" as const, number: no })) : []),
      ],
      at,
    );
    const step = { id: `${offerId} ${no}`, from: "waiting", to: passes ? "sent" : "refused", actor: operator, reason: "appeal", at };
    await auditDesk(tx, "offer_message", step);
    return ok(null);
  });
}

/** Whom a message reaches. */
function readersOf(writer: Side, isCutOff: boolean): readonly Side[] {
  if (writer === "owner") return ["buyer"];
  return isCutOff ? [] : ["owner"];
}
