import { makeLink, RECC_PAGE, type RegisteredMail, registerPreparedMail, takeBackLink } from "#domain/notifications/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { linkToLatest, RECC_LINK } from "./link-mail.ts";
import { visitOfBatch } from "./visit-store.server.ts";

type MailDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** The mails that lead to what was recommended before. */
export function visitMails(deps: MailDeps): readonly RegisteredMail[] {
  const link = registerPreparedMail(RECC_LINK, async ({ batchId }, { origin }) => {
    if (!(await visitOfBatch(deps.db, batchId))) return null;
    const token = await makeLink(deps, RECC_PAGE, batchId);
    return { added: { url: linkToLatest(origin, token) }, headers: {}, takeBack: () => takeBackLink(deps.db, token) };
  });
  return [link];
}
