import type { Member } from "#domain/members/core/types.ts";
import { changeMember, type IdentityWire } from "#domain/members/index.server.ts";
import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { type Connection, connectionOf } from "./connection-of.server.ts";
import type { OwnedUnit } from "./owner-registration.ts";
import { endOwnerRegistration, registerOwner } from "./owner-registrations.server.ts";
import { type ConnectFault, conditionFaults, noteFaults, type WaitingConditions } from "./waiting.ts";
import { type ChangeDeps, joinWaitingList, leaveWaitingList } from "./waiting-list.server.ts";

export type ConnectDeps = Pick<IdentityWire, "getUser"> & {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  /** Wakes the queue of mails. */
  readonly jobs: Pick<Jobs, "send">;
};

/** `gone`: the account ends. `notFrom`: the state in which it cannot be withdrawn. */
export type ChangeRefusal = "gone" | "unknown" | "too-many" | "conflict" | "not-now" | { readonly notFrom: string };

/** `unreached`: the identity service could not be asked for the address. */
export type SaveRefusal =
  | ChangeRefusal
  | "unreached"
  | { readonly faults: readonly (ConnectFault | { readonly field: "wantsMail"; readonly reason: "unverified" })[] };

type Changed = Promise<Result<Connection, ChangeRefusal>>;
type Saved = Promise<Result<Connection, SaveRefusal>>;
type Asked = { readonly member: Member; readonly apartmentKey: string };

/** A member waits to buy in a building, as `joinWaitingList` says; `wantsMail`: at the account's address, which must be verified. */
export async function saveWaiting(
  deps: ConnectDeps,
  asked: Asked,
  given: { readonly conditions: WaitingConditions; readonly wantsMail: boolean; readonly seen: Date | null },
): Saved {
  const conditions = { ...given.conditions, note: trimmed(given.conditions.note) };
  const faults = conditionFaults(conditions);
  if (faults.length > 0) return refused({ faults });
  const mail = given.wantsMail ? await verifiedAddress(deps, asked.member) : ok(null);
  if (!mail.ok) return refused(mail.reason === "unverified" ? { faults: [{ field: "wantsMail", reason: mail.reason }] } : mail.reason);
  const save = { conditions, mailTo: mail.value, seen: given.seen };
  return change(deps, asked, (change) => joinWaitingList(change, placeOf(asked), save));
}

export function withdrawWaiting(deps: ConnectDeps, asked: Asked): Changed {
  return change(deps, asked, (change) => leaveWaitingList(change, placeOf(asked)));
}

/** A member is an owner in a building, as `registerOwner` says. The receipt goes to the account's address, if it is verified. */
export async function saveOwner(deps: ConnectDeps, asked: Asked, given: { readonly unit: OwnedUnit; readonly seen: Date | null }): Saved {
  const unit = { ...given.unit, note: trimmed(given.unit.note) };
  const faults = noteFaults(unit.note);
  if (faults.length > 0) return refused({ faults });
  const receipt = await verifiedAddress(deps, asked.member);
  const save = { unit, receiptTo: receipt.ok ? receipt.value : null, seen: given.seen };
  return change(deps, asked, (change) => registerOwner(change, placeOf(asked), save));
}

export function withdrawOwner(deps: ConnectDeps, asked: Asked): Changed {
  return change(deps, asked, (change) => endOwnerRegistration(change, placeOf(asked)));
}

/** Changes inside the transaction that holds the member, sends what mails came of it, and answers what there is now. */
async function change<Reason extends ChangeRefusal>(
  { db, clock, randomBytes, jobs }: ConnectDeps,
  asked: Asked,
  work: (deps: ChangeDeps) => Promise<Result<unknown, Reason>>,
): Changed {
  const changed = await changeMember(db, asked.member, (tx) => work({ tx, now: clock.now(), randomBytes }));
  if (!changed.ok) return changed;
  await wakeMailQueue(jobs);
  const connection = await connectionOf(db, placeOf(asked));
  return connection ? ok(connection) : refused("unknown");
}

function placeOf({ member, apartmentKey }: Asked) {
  return { apartmentKey, sub: member.sub };
}

/** The address of the account, if its owner has shown that it is theirs. */
async function verifiedAddress(
  { getUser }: ConnectDeps,
  { accessToken }: Member,
): Promise<Result<string, "unreached" | "gone" | "unverified">> {
  const user = await getUser(accessToken);
  if (user === "unreached" || user === null) return refused(user ?? "gone");
  const { email = "", email_verified } = user.attributes;
  return email !== "" && email_verified === "true" ? ok(email) : refused("unverified");
}

function trimmed(text: string | null): string | null {
  return text?.trim() || null;
}
