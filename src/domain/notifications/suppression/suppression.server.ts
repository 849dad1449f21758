import { stopMailsTo } from "#domain/notifications/settings/complaint.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { readDsn } from "./read-dsn.ts";
import {
  addBounce,
  addComplaint,
  liftSuppression,
  listSuppressed,
  suppressionOf,
  takeReport,
  wasQueuedFor,
} from "./suppression-store.server.ts";
import type { MailReport, ReportSource, Suppressed, SuppressedAddress } from "./types.ts";

const MOST_LISTED = 500;

/** Why no mail goes to the address; null: mails go. */
export function isSuppressed(db: Db, address: string): Promise<Suppressed | null> {
  return suppressionOf(db, address);
}

/** A server said for good that there is no such mailbox. */
export async function noteRefusal(db: Db, address: string, at: Date): Promise<void> {
  await addBounce(db, { address, isHard: true, source: "smtp", at });
}

/** Addresses that no mail goes to, the latest report first. */
export function suppressedAddresses(db: Db): Promise<SuppressedAddress[]> {
  return listSuppressed(db, MOST_LISTED);
}

/** Lets mails go to an address again. What its owner chose stays as it is. False: nothing held them back. */
export async function allowAddress({ db, clock }: Deps, address: string): Promise<boolean> {
  return inTransaction(db, async (tx) => (await liftSuppression(tx, address, clock.now())) > 0);
}

type Deps = { readonly db: Db; readonly clock: Clock };

/** Writes down what was reported; what was reported before changes nothing. Who complained gets no mails of any topic any more. Answers how many were new. */
export async function takeReports({ db, clock }: Deps, source: ReportSource, reports: readonly MailReport[]): Promise<number> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    let taken = 0;
    for (const { id, address, what } of reports) {
      if (!(await takeReport(tx, { source, id, at }))) continue;
      taken += 1;
      if (what === "complaint") {
        await addComplaint(tx, { address, source, at });
        await stopMailsTo(tx, address, at);
      } else await addBounce(tx, { address, isHard: what === "hard", source, at });
    }
    return taken;
  });
}

/**
 * A report by mail (RFC 3464). Anybody can write one to the address of bounces: only what names a mail of ours and its receiver is believed.
 * Answers how many reports were new.
 */
export async function takeDsn(deps: Deps, raw: string): Promise<number> {
  const { reports, mail } = readDsn(raw);
  if (mail === null) return 0;
  const ours: MailReport[] = [];
  for (const report of reports) if (await wasQueuedFor(deps.db, { ...mail, to: report.address })) ours.push(report);
  return takeReports(deps, "dsn", ours);
}
