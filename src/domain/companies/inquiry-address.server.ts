import type { Member } from "#domain/members/core/types.ts";
import { forgetLinks, openLink, queueMail } from "#domain/notifications/index.server.ts";
import { days } from "#kernel/duration.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { actorOf } from "./acting.server.ts";
import { auditStep } from "./audit-store.server.ts";
import { type AccessRefusal, changeAsStaff } from "./authorise.server.ts";
import { ADDRESS_ASKED, ADDRESS_CHANGES } from "./company-mails.ts";
import { mayRename } from "./company-state.ts";
import {
  addressMailsSince,
  askedAddress,
  askedAddressOf,
  dropAskedAddress,
  findCompany,
  putAskedAddress,
  putProfile,
} from "./company-store.server.ts";
import type { Company, Staff } from "./types.ts";

/** What the link in the mail opens. */
export const ADDRESS_PAGE = { name: "inquiry-address", life: days(1) } as const;

/** Mails that a company has sent so in a day, whoever they go to. */
const MOST_A_DAY = 5;

type Asked = { readonly company: Company; readonly email: string; readonly by: Pick<Staff, "name">; readonly at: Date };

/**
 * Asks at an address whether inquiries of a company may go there: until somebody of the company opens the link, they go where they went. Nothing is
 * asked where they go there already, and what was asked before is over. Who reads the old one is told at once. Of a company that is not approved yet the
 * mail waits for that: nobody has looked at its name. `asked-often`: not today.
 */
export async function askForAddress(
  tx: Tx,
  randomBytes: RandomBytes,
  { company, email, by, at }: Asked,
): Promise<Result<null, "asked-often">> {
  if (isSame(email, company.email)) {
    await dropAskedAddress(tx, company.id);
    return ok(null);
  }
  if ((await addressMailsSince(tx, company.id, new Date(at.getTime() - days(1)))) >= MOST_A_DAY) return refused("asked-often");
  const id = opaqueId(randomBytes);
  await putAskedAddress(tx, { companyId: company.id, id, email, at });
  const { name: companyName, email: old, newEmail } = company;
  if (!mayRename(company.state)) await mailAskedAddress(tx, company, at);
  if (newEmail === null || !isSame(email, newEmail))
    await queueMail(tx, ADDRESS_CHANGES, { to: old, at, facts: { companyName, newEmail: email, changedBy: by.name } });
  return ok(null);
}

/** Sends the link to the address that a company wants its inquiries at; nothing where it wants none. */
export async function mailAskedAddress(
  tx: Tx,
  { id: companyId, name: companyName }: Pick<Company, "id" | "name">,
  at: Date,
): Promise<void> {
  const asked = await askedAddressOf(tx, companyId);
  if (asked) await queueMail(tx, ADDRESS_ASKED, { to: asked.email, at, facts: { companyId, companyName, askedId: asked.id } });
}

/** Somebody of the company has the link of the mail: from now on inquiries go there. `unknown`: used, replaced by a newer one, over, or another company's. */
export function confirmAddress(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  member: Member,
  token: string,
): Promise<Result<Company, AccessRefusal | "unknown">> {
  return changeAsStaff<Company, AccessRefusal | "unknown">(db, { member, asked: "belong" }, async (tx, { staff, company }) => {
    const link = await openLink({ db: tx, clock }, ADDRESS_PAGE, token);
    const asked = link && !link.isExpired ? await askedAddress(tx, link.subject) : null;
    if (!asked || asked.companyId !== company.id) return refused("unknown");
    const at = clock.now();
    await putProfile(tx, company.id, { ...company, email: asked.email, at });
    await dropAskedAddress(tx, company.id);
    await forgetLinks(tx, ADDRESS_PAGE, [asked.id]);
    const reason = "inquiry address confirmed";
    await auditStep(tx, {
      entity: "company",
      id: company.id,
      from: company.state,
      to: company.state,
      actor: actorOf({ staff }),
      reason,
      at,
    });
    return ok((await findCompany(tx, company.id)) ?? company);
  });
}

function isSame(email: string, other: string): boolean {
  return email.toLowerCase() === other.toLowerCase();
}
