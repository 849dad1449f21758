import {
  isLinkWanted,
  makeLink,
  RECC_PAGE,
  type RegisteredMail,
  registerPreparedMail,
  takeBackLink,
} from "#domain/notifications/index.server.ts";
import { tenantOfReader } from "#domain/recommendation/deliver/reader.server.ts";
import { loadingUrl } from "#domain/recommendation/messages/home-of-message.ts";
import { audienceOfRecipient, senderOf } from "#domain/tenants/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { RECC_LINK } from "./link-mail.ts";
import { visitOfBatch } from "./visit-store.server.ts";

type MailDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** The mails that lead to what was recommended before. */
export function visitMails(deps: MailDeps): readonly RegisteredMail[] {
  const link = registerPreparedMail(RECC_LINK, async ({ batchId }, { origin }) => {
    const visit = await visitOfBatch(deps.db, batchId);
    // Who has stopped since they asked gets no link any more.
    if (!visit || !(await isLinkWanted(deps.db, RECC_PAGE, batchId))) return null;
    const tenant = await tenantOfReader(deps.db, visit.recipient);
    if (audienceOfRecipient(visit.recipient) && !tenant) return null;
    const token = await makeLink(deps, RECC_PAGE, batchId);
    const added = { url: loadingUrl({ origin, token }, { to: tenant ? "list" : "latest" }), sender: tenant && senderOf(tenant, origin) };
    return { added, headers: {}, takeBack: () => takeBackLink(deps.db, token) };
  });
  return [link];
}
