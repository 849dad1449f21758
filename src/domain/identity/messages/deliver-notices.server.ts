import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Notice } from "#domain/identity/notices/notice-of.ts";
import { endNotice, takeDueNotices } from "#domain/identity/notices/notice-store.server.ts";
import { DatabaseUnreachable } from "#platform/database-unreachable.ts";
import { noticeMessage } from "./notice-texts.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "send" | "directory" | "log">;

const AT_ONCE = 20;
/** With the waits between them, about two days. */
const MOST_TRIES = 16;

/**
 * Sends the notice mails that are due, and answers how many went out. One that is refused or not taken comes again later, and so does one whose
 * process ended in between: each goes out at least once. Given up after {@link MOST_TRIES}, which the log tells.
 */
export async function deliverNotices(service: Needs): Promise<number> {
  const due = await takeDueNotices(service.db, service.clock.now(), AT_ONCE);
  let sent = 0;
  for (const notice of due) if (await deliver(service, notice)) sent += 1;
  return sent;
}

async function deliver(service: Needs, notice: Notice): Promise<boolean> {
  const isSent = await isDelivered(service, notice);
  if (!isSent && notice.tries < MOST_TRIES) return false;
  if (!isSent) service.log.warn({ kind: notice.kind, tries: notice.tries }, "a notice mail could not be sent and was given up");
  await endNotice(service.db, notice, service.clock.now());
  return isSent;
}

/** One that cannot be written, as of a kind that only a later version knows, holds up no other: it comes again as one that was not sent. */
async function isDelivered(service: Needs, notice: Notice): Promise<boolean> {
  const message = await messageOf(service, notice).catch((error: unknown) => {
    if (error instanceof DatabaseUnreachable) throw error;
    service.log.error({ err: error, kind: notice.kind, tries: notice.tries }, "a notice mail could not be written");
    return null;
  });
  return message !== null && (await service.send(message));
}

async function messageOf({ directory }: Needs, notice: Notice) {
  const [pool, client] = await Promise.all([
    directory.pool(notice.poolId),
    notice.clientId === null ? null : directory.client(notice.clientId).catch(() => null),
  ]);
  return noticeMessage({ ...notice, operatorName: pool.name, helpPages: client?.settings.helpPages ?? null });
}
