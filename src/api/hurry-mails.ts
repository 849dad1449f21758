import { requestMails } from "#domain/risk/index.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";

/** The mails of what was just kept go out at once. Where the queue cannot be reached, the clock of the next minute finds them. */
export async function hurryMails({ jobs }: { readonly jobs: Pick<Jobs, "send"> }): Promise<void> {
  await requestMails(jobs).catch(() => undefined);
}
