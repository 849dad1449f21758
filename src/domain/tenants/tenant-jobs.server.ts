import type { Jobs } from "#platform/jobs.server.ts";
import type { Log } from "#platform/log.server.ts";
import { limited } from "#platform/log-limit.ts";
import { checkAllTenantMails, type MailCheckDeps } from "./register/check-mail.server.ts";

const MAIL_NAME = "tenant-mail-domains";
const MAIL_CRON = "40 5 * * *";

/** Registers what is done for tenants by the clock: each day their mail domains are looked up, long before their digests go out. */
export async function registerTenantJobs(
  jobs: Pick<Jobs, "work" | "schedule">,
  { log, ...deps }: MailCheckDeps & { readonly log: Log },
): Promise<void> {
  const onFailure = (error: unknown) => limited(log).warn("mail-domain", { err: error }, "a mail domain could not be looked up");
  await jobs.work(MAIL_NAME, async (_, signal) => void (await checkAllTenantMails(deps, { onFailure, signal })));
  await jobs.schedule(MAIL_NAME, MAIL_CRON);
}
