import { readDsn } from "#domain/notifications/suppression/read-dsn.ts";
import { addBounce, addComplaint, takeReport, wasQueuedFor } from "#domain/notifications/suppression/suppression-store.server.ts";
import type { MailReport, ReportSource } from "#domain/notifications/suppression/types.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { stopMailsTo } from "./complaint.server.ts";

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  /** Stops what somebody who complained gets by others than this site, within the transaction of the report. */
  readonly stopElsewhere?: (tx: Tx, address: string) => Promise<void>;
};

/** Writes down what was reported; what was reported before changes nothing. Who complained gets no mails of any topic any more. Answers how many were new. */
export async function takeReports(
  { db, clock, stopElsewhere }: Deps,
  source: ReportSource,
  reports: readonly MailReport[],
): Promise<number> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    let taken = 0;
    for (const { id, address, what } of reports) {
      if (!(await takeReport(tx, { source, id, at }))) continue;
      taken += 1;
      if (what === "complaint") {
        await addComplaint(tx, { address, source, at });
        await stopMailsTo(tx, address, at);
        await stopElsewhere?.(tx, address);
      } else await addBounce(tx, { address, isHard: what === "hard", source, at });
    }
    return taken;
  });
}

/**
 * A report by mail (RFC 3464). Anybody can write one to the address of bounces: only what names a mail of ours by the mark that its receiver alone has had is
 * believed.
 * Answers how many reports were new.
 */
export async function takeDsn(deps: Deps, raw: string): Promise<number> {
  const { reports, mail } = readDsn(raw);
  if (mail === null) return 0;
  const ours: MailReport[] = [];
  for (const report of reports) if (await wasQueuedFor(deps.db, { ...mail, to: report.address })) ours.push(report);
  return takeReports(deps, "dsn", ours);
}
