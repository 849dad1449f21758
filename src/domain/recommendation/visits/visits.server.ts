import { openLink, queueMail, RECC_PAGE } from "#domain/notifications/index.server.ts";
import { settingsOfReader, tenantOfReader } from "#domain/recommendation/deliver/reader.server.ts";
import { audienceOfRecipient } from "#domain/tenants/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { RECC_LINK } from "./link-mail.ts";
import type { Visit } from "./types.ts";
import { visitOfBatch } from "./visit-store.server.ts";

type VisitDeps = { readonly db: Db | Tx; readonly clock: Clock };

/**
 * What the token of a link opens now. It is asked again with every call, so that a link that was taken back opens nothing from then on.
 * `unknown`: there is no such link, or it was taken back; or its tenant is not in use now, or its customer has stopped everything.
 */
export async function openVisit({ db, clock }: VisitDeps, token: string): Promise<Result<Visit, "unknown" | "expired">> {
  const link = await openLink({ db, clock }, RECC_PAGE, token);
  const visit = link && (await visitOfBatch(db, link.subject));
  if (!visit || link.state === "revoked") return refused("unknown");
  if (audienceOfRecipient(visit.recipient) && !(await tenantOfReader(db, visit.recipient))) return refused("unknown");
  return link.state === "expired" ? refused("expired") : ok(visit);
}

/** Mails another link to the batch of an old one, to where messages of its owner go now. A token that opens nothing sends nothing, and nobody is told. */
export function sendNewLink({ db, clock }: { readonly db: Db; readonly clock: Clock }, token: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const link = await openLink({ db: tx, clock }, RECC_PAGE, token);
    const visit = link && link.state !== "revoked" ? await visitOfBatch(tx, link.subject) : null;
    const to = visit && (await settingsOfReader(tx, visit.recipient)).mail.address;
    if (to) await queueMail(tx, RECC_LINK, { to, at: clock.now(), facts: { batchId: visit.batchId } });
  });
}
