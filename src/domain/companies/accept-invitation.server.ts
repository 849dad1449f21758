import type { Member } from "#domain/members/core/types.ts";
import { changeMember } from "#domain/members/index.server.ts";
import { openLink } from "#domain/notifications/index.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { CompanyDeps } from "./apply.server.ts";
import { auditStep } from "./audit-store.server.ts";
import { lockCompany } from "./authorise.server.ts";
import { findCompany } from "./company-store.server.ts";
import { INVITATION_PAGE, isExpired, isInvited } from "./invitation.ts";
import { endInvitation, findInvitation, type StoredInvitation } from "./invitation-store.server.ts";
import { addStaff, staffHere } from "./staff-store.server.ts";
import type { Company, StaffHere } from "./types.ts";
import { verifiedAddress } from "./verified-address.server.ts";

/** What a link in a mail invites to. `open`: it can be accepted. */
export type OpenedInvitation = {
  readonly invitation: Pick<StoredInvitation, "email" | "role">;
  readonly companyName: string;
  readonly state: "open" | "accepted" | "revoked" | "expired";
};

/** Null: nobody made such a link. */
export async function openInvitation(deps: { readonly db: Db; readonly clock: Clock }, token: string): Promise<OpenedInvitation | null> {
  const found = await behindLink(deps, deps.db, token);
  if (!found) return null;
  const { invitation, company } = found;
  return { invitation, companyName: company.name, state: stateOf(found, deps.clock.now()) };
}

export type AcceptRefusal = "unknown" | "ended" | "not-yours" | "already-staff" | "unverified" | "unreached" | "gone";

/**
 * A member joins the company that invited them. `not-yours`: the verified address of the account is another one; `ended`: accepted, taken back or
 * expired, or the company is not working; `already-staff`: they work for a company.
 */
export async function acceptInvitation(
  deps: CompanyDeps,
  member: Member,
  { token, staffName }: { readonly token: string; readonly staffName: string },
): Promise<Result<StaffHere, AcceptRefusal>> {
  const { db, clock, randomBytes } = deps;
  const address = await verifiedAddress(deps, member);
  if (!address.ok) return address;
  return changeMember<StaffHere, AcceptRefusal>(db, member, async (tx) => {
    const linked = await behindLink(deps, tx, token);
    if (!linked) return refused("unknown");
    await lockCompany(tx, linked.company.id);
    const found = await behindLink(deps, tx, token);
    const at = clock.now();
    if (!found || stateOf(found, at) !== "open") return refused("ended");
    const { invitation, company } = found;
    if (!isInvited(invitation.email, address.value)) return refused("not-yours");
    if (await staffHere(tx, member.sub)) return refused("already-staff");
    const staff = {
      ...{ id: opaqueId(randomBytes), sub: member.sub, companyId: company.id, role: invitation.role },
      ...{ name: staffName, email: address.value, joinedAt: at },
    };
    await addStaff(tx, staff);
    await endInvitation(tx, invitation.id, { outcome: "accepted", at });
    await auditStep(tx, { entity: "company_staff", id: staff.id, from: "invited", to: staff.role, actor: "member", at });
    return ok({ staff, company });
  });
}

type Found = { readonly invitation: StoredInvitation; readonly company: Company };

async function behindLink({ clock }: { readonly clock: Clock }, db: Db | Tx, token: string): Promise<Found | null> {
  const link = await openLink({ db, clock }, INVITATION_PAGE, token);
  const invitation = link && (await findInvitation(db, link.subject));
  const company = invitation && (await findCompany(db, invitation.companyId));
  return invitation && company ? { invitation, company } : null;
}

function stateOf({ invitation, company }: Found, now: Date): OpenedInvitation["state"] {
  if (invitation.outcome !== null) return invitation.outcome;
  const isWorking = company.state === "live" || company.state === "suspended";
  if (!isWorking) return "revoked";
  return isExpired(invitation, now) ? "expired" : "open";
}
