import { forgetApprovals } from "#domain/desk/approvals/approval-store.server.ts";
import { checkAudit } from "#domain/desk/audit/check-audit.server.ts";
import { forgetClaims } from "#domain/desk/claims/claim-store.server.ts";
import { days } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import type { Log } from "#platform/log.server.ts";

const NIGHTLY = "desk-nightly";
const CRON = "20 5 * * *";
/** Requests for a second operator are done with long before; the audit trail says what came of them. */
const APPROVAL_DAYS = 90;

type DeskJobDeps = { readonly db: Db; readonly clock: Clock; readonly log: Log };

/** Every night the audit trail is followed, and its end written to the log: a row that is cut off later is missed there. */
export async function registerDeskJobs(jobs: Pick<Jobs, "work" | "schedule">, deps: DeskJobDeps): Promise<void> {
  await jobs.work(NIGHTLY, () => tendDesk(deps));
  await jobs.schedule(NIGHTLY, CRON);
}

async function tendDesk({ db, clock, log }: DeskJobDeps): Promise<void> {
  const now = clock.now();
  await forgetClaims(db, now);
  await forgetApprovals(db, new Date(now.getTime() - days(APPROVAL_DAYS)));
  const { brokenAt, end } = await checkAudit(db);
  if (brokenAt === null) log.info({ end }, "the audit trail of the desk holds");
  else log.error({ brokenAt, end }, "the audit trail of the desk does not hold");
}
