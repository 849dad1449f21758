import type { Member } from "#domain/members/core/types.ts";
import { queueMail, wakeMailQueue } from "#domain/notifications/index.server.ts";
import { days } from "#kernel/duration.ts";
import { mailboxKey } from "#kernel/email-address.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { actorOf } from "./acting.server.ts";
import type { CompanyDeps } from "./apply.server.ts";
import { auditStep } from "./audit-store.server.ts";
import { type AccessRefusal, authorise, changeAsStaff } from "./authorise.server.ts";
import { STAFF_INVITED } from "./company-mails.ts";
import { expiryOf, isExpired, isInvited, MOST_INVITATIONS_A_DAY, MOST_STAFF } from "./invitation.ts";
import { addInvitation, endInvitation, invitedSince, openInvitations, type StoredInvitation } from "./invitation-store.server.ts";
import { staffOf } from "./staff-store.server.ts";
import type { Invitation, StaffRole } from "./types.ts";

type Deps = Pick<CompanyDeps, "db" | "clock" | "jobs" | "randomBytes">;
export type InviteRefusal = AccessRefusal | "already-staff" | "already-invited" | "invited-often" | "too-many";

/** Those of the member's company that wait, the expired ones among them. */
export async function invitationsOf(db: Db, member: Member): Promise<Result<readonly Invitation[], AccessRefusal>> {
  const here = await authorise(db, member, "manage-staff");
  return here.ok ? ok((await openInvitations(db, here.value.company.id)).map(withExpiry)) : here;
}

/** Invites an address by mail; an invitation of it that has expired ends. `invited-often`: it had as many of these mails as it gets in a day. Answers all that wait. */
export async function inviteStaff(
  { db, clock, jobs, randomBytes }: Deps,
  member: Member,
  { email, role }: { readonly email: string; readonly role: StaffRole },
): Promise<Result<readonly Invitation[], InviteRefusal>> {
  const at = clock.now();
  const invited = await changeAsStaff<readonly Invitation[], InviteRefusal>(
    db,
    { member, asked: "manage-staff" },
    async (tx, { staff, company }) => {
      const everybody = await staffOf(tx, company.id);
      const waiting = await openInvitations(tx, company.id);
      if (everybody.some((one) => isInvited(email, one.email))) return refused("already-staff");
      const same = waiting.find((one) => isInvited(email, one.email));
      if (same && !isExpired(same, at)) return refused("already-invited");
      const today = await invitedSince(tx, company.id, new Date(at.getTime() - days(1)));
      if (today.filter((one) => mailboxKey(one) === mailboxKey(email)).length >= MOST_INVITATIONS_A_DAY) return refused("invited-often");
      if (same) await endInvitation(tx, same.id, { outcome: "revoked", at });
      if (everybody.length + waiting.length - (same ? 1 : 0) >= MOST_STAFF) return refused("too-many");
      const id = opaqueId(randomBytes);
      await addInvitation(tx, { id, companyId: company.id, email, role, madeAt: at, invitedBy: staff.id });
      const facts = { invitationId: id, companyName: company.name, role, invitedBy: staff.name };
      await queueMail(tx, STAFF_INVITED, { to: email, at, facts });
      return ok(await waitingNow(tx, company.id));
    },
  );
  if (invited.ok) await wakeMailQueue(jobs);
  return invited;
}

/** Takes an invitation back: its link opens nothing any more. Answers all that wait. */
export function revokeInvitation(
  { db, clock }: Deps,
  member: Member,
  { id }: { readonly id: string },
): Promise<Result<readonly Invitation[], AccessRefusal | "unknown">> {
  return changeAsStaff<readonly Invitation[], AccessRefusal | "unknown">(
    db,
    { member, asked: "manage-staff" },
    async (tx, { staff, company }) => {
      const waiting = await openInvitations(tx, company.id);
      if (!waiting.some((one) => one.id === id)) return refused("unknown");
      const at = clock.now();
      await endInvitation(tx, id, { outcome: "revoked", at });
      await auditStep(tx, { entity: "company_staff", id, from: "invited", to: "revoked", actor: actorOf({ staff }), at });
      return ok(await waitingNow(tx, company.id));
    },
  );
}

async function waitingNow(tx: Tx, companyId: string): Promise<Invitation[]> {
  return (await openInvitations(tx, companyId)).map(withExpiry);
}

function withExpiry(invitation: StoredInvitation): Invitation {
  return { ...invitation, expiresAt: expiryOf(invitation) };
}
