import type { Member } from "#domain/members/core/types.ts";
import { changeMember, type IdentityWire } from "#domain/members/index.server.ts";
import { queueMail, wakeMailQueue } from "#domain/notifications/index.server.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { actorOf } from "./acting.server.ts";
import { auditStep } from "./audit-store.server.ts";
import { type AccessRefusal, changeAsStaff } from "./authorise.server.ts";
import { COMPANY_APPLIED } from "./company-mails.ts";
import { mayRename } from "./company-state.ts";
import { addCompany, findCompany, putProfile, putState } from "./company-store.server.ts";
import { askForAddress } from "./inquiry-address.server.ts";
import { addStaff, staffHere } from "./staff-store.server.ts";
import type { Company, CompanyProfile } from "./types.ts";
import { verifiedAddress } from "./verified-address.server.ts";

export type CompanyDeps = Pick<IdentityWire, "getUser"> & {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  /** Wakes the queue of mails. */
  readonly jobs: Pick<Jobs, "send">;
  /** Told inside the transaction that what searches say of a company's homes is another now. */
  readonly onHomesChanged: (tx: Tx, companyId: string, at: Date) => Promise<void>;
};

export type ApplyRefusal = "already-staff" | "unverified" | "unreached" | "gone";
type Application = { readonly profile: CompanyProfile; readonly staffName: string };

/**
 * A member applies for a company and becomes its owner. `already-staff`: they work for one; `unverified`: the address of their account is not shown
 * to be theirs, and the answer would reach nobody.
 */
export async function applyForCompany(
  deps: CompanyDeps,
  member: Member,
  { profile, staffName }: Application,
): Promise<Result<Company, ApplyRefusal>> {
  const { db, clock, randomBytes, jobs } = deps;
  const address = await verifiedAddress(deps, member);
  if (!address.ok) return address;
  const id = opaqueId(randomBytes);
  const at = clock.now();
  const applied = await changeMember<Company, "already-staff">(db, member, async (tx) => {
    if (await staffHere(tx, member.sub)) return refused("already-staff");
    // Inquiries go to an address that was shown to be read: until another one is, to that of the account.
    await addCompany(tx, { id, ...profile, email: address.value, state: "applied", isSample: false, at });
    const staff = { id: opaqueId(randomBytes), sub: member.sub, companyId: id, role: "owner", name: staffName } as const;
    await addStaff(tx, { ...staff, email: address.value, joinedAt: at });
    await auditStep(tx, { entity: "company", id, from: null, to: "applied", actor: "member", at });
    await queueMail(tx, COMPANY_APPLIED, { to: address.value, at, facts: { companyName: profile.name, licence: profile.licence } });
    await askForAddress(tx, randomBytes, { company: await company(tx, id), email: profile.email, by: { name: staffName }, at });
    return ok(await company(tx, id));
  });
  if (applied.ok) await wakeMailQueue(jobs);
  return applied;
}

type Save = {
  /** Name and licence stay as they are where they are left out. */
  readonly profile: Omit<CompanyProfile, "name" | "licence"> & {
    readonly name?: string | undefined;
    readonly licence?: string | undefined;
  };
  /** The `updatedAt` that the form was filled from. */
  readonly seen: Date;
};
export type SaveRefusal = AccessRefusal | "conflict" | "not-renamed" | "asked-often";

/**
 * Puts right what a company says of itself; a rejected application is handed in again thereby. `not-renamed`: name and licence of a company that was
 * approved are changed by an operator. A new address for inquiries is asked for there, and counts once it is confirmed.
 */
export async function saveCompany(
  { db, clock, randomBytes, jobs, onHomesChanged }: Omit<CompanyDeps, "getUser">,
  member: Member,
  { profile, seen }: Save,
): Promise<Result<Company, SaveRefusal>> {
  const asked = { member, asked: "change-company" } as const;
  const saved = await changeAsStaff<Company, SaveRefusal>(db, asked, async (tx, { company: before, staff }) => {
    if (before.updatedAt.getTime() !== seen.getTime()) return refused("conflict");
    const { name = before.name, licence = before.licence } = profile;
    const isRenamed = before.name !== name || before.licence !== licence;
    if (isRenamed && !mayRename(before.state)) return refused("not-renamed");
    const at = clock.now();
    const asking = await askForAddress(tx, randomBytes, { company: { ...before, name }, email: profile.email, by: staff, at });
    if (!asking.ok) return asking;
    await putProfile(tx, before.id, { ...profile, email: before.email, name, licence, at });
    if (before.state === "rejected") {
      await putState(tx, before.id, { state: "applied", note: null, at });
      await auditStep(tx, { entity: "company", id: before.id, from: "rejected", to: "applied", actor: actorOf({ staff }), at });
    }
    await onHomesChanged(tx, before.id, at);
    return ok(await company(tx, before.id));
  });
  if (saved.ok) await wakeMailQueue(jobs);
  return saved;
}

/** Of a company that this transaction has just written. */
async function company(tx: Tx, id: string): Promise<Company> {
  const found = await findCompany(tx, id);
  if (!found) throw new Error(`company ${id} is gone inside its own transaction`);
  return found;
}
