import { DOCUMENT_SENT } from "#domain/leads/core/lead-mails.ts";
import { isLeadOpen } from "#domain/leads/core/lead-states.ts";
import { openLead } from "#domain/leads/leads/decide-lead.server.ts";
import { countDownload, lockLead } from "#domain/leads/leads/lead-store.server.ts";
import { stepLead } from "#domain/leads/leads/step-lead.server.ts";
import { openLink, queueMail } from "#domain/notifications/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { DOCUMENT_PAGE } from "./document-page.ts";
import type { Documents } from "./documents.server.ts";

type PageDeps = { readonly db: Db; readonly clock: Clock };
type Taking = PageDeps & { readonly documents: Pick<Documents, "pdf"> };

/** What the link of a mail opens; null: nobody made such a link. */
export async function documentLink(deps: PageDeps, token: string): Promise<"good" | "expired" | null> {
  const link = await openLink(deps, DOCUMENT_PAGE, token);
  if (!link) return null;
  return link.isExpired ? "expired" : "good";
}

/** Hands the document over and counts it: how often, and when first. Only a press comes here, no look at the link. */
export async function takeDocument(
  { documents, ...deps }: Taking,
  token: string,
): Promise<Result<Uint8Array, "unknown" | "expired" | "too-long">> {
  const link = await openLink(deps, DOCUMENT_PAGE, token);
  if (!link) return refused("unknown");
  if (link.isExpired) return refused("expired");
  const file = await documents.pdf();
  if (file === "too-long") return refused(file);
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const lead = await lockLead(tx, link.subject);
    if (!lead) return;
    await countDownload(tx, lead.id, at);
    // Of a lead that is in hand already nothing but the count changes.
    await stepLead(tx, lead, { step: "download", actor: "sender", at });
  });
  return ok(file);
}

/** Mails a new link to the address of a request whose link is over, once a day. Whether it did is told to nobody. */
export async function sendDocumentAgain(deps: PageDeps, token: string): Promise<"unknown" | "done"> {
  const link = await openLink(deps, DOCUMENT_PAGE, token);
  if (!link) return "unknown";
  const open = await openLead(deps.db, link.subject);
  if (!open || !isLeadOpen(open.lead.state)) return "unknown";
  const { letter } = open;
  const at = deps.clock.now();
  const key = `biz-document:${letter.id}:${isoDateInJapan(at)}`;
  await inTransaction(deps.db, (tx) =>
    queueMail(tx, DOCUMENT_SENT, { to: letter.email, at, key, facts: { number: letter.id, dueOn: null } }),
  );
  return "done";
}
