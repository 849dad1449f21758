import { lockMember, writeDeletion } from "#domain/members/changing/member-lock-store.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { deleteRiskWeights } from "#domain/members/weights/risk-weights-store.server.ts";
import type { IdentityWire } from "#domain/members/wire/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { countConsents, withdrawConsents } from "./consent-store.server.ts";
import { deleteEstimates, deleteSearches } from "./kept-store.server.ts";
import { deleteProfile } from "./profile-store.server.ts";
import { isRecentSignIn } from "./recent-sign-in.server.ts";
import { deleteUserInfo } from "./user-info-store.server.ts";

export type DeletionDeps = Pick<IdentityWire, "getUser" | "deleteUser"> & {
  readonly db: Db;
  readonly clock: Clock;
  /** What other domains keep of a member; each removes its own. */
  readonly alsoForget: readonly ((tx: Tx, sub: string) => Promise<void>)[];
};

/** `keptConsents`: how many records of consent stay until they are due. */
export type Deleted = { readonly at: Date; readonly keptConsents: number };

/**
 * Deletes what we know of a member, takes every consent back, and then deletes the account at the identity service, with its devices and
 * files. When that does not answer, the data is gone, the account is not and takes no new data; asked again, this finishes. A token that was
 * ended seconds ago deletes nothing, and neither does a sign-in that is not of a moment ago, which the service would not take afterwards.
 */
export async function deleteAccount(
  { db, clock, getUser, deleteUser, alsoForget }: DeletionDeps,
  member: Member,
): Promise<Result<Deleted, "unreached" | "not-authorised" | "sign-in-too-old">> {
  if (!isRecentSignIn(member, clock.now())) return refused("sign-in-too-old");
  const user = await getUser(member.accessToken);
  if (user === "unreached" || user === null) return refused(user ?? "not-authorised");
  const deleted = await purge({ db, alsoForget }, member, clock.now());
  const end = await deleteUser(member.accessToken);
  return end === "deleted" ? ok(deleted) : refused(end);
}

function purge({ db, alsoForget }: Pick<DeletionDeps, "db" | "alsoForget">, { sub }: Member, now: Date): Promise<Deleted> {
  return inTransaction(db, async (tx) => {
    await lockMember(tx, sub);
    await deleteUserInfo(tx, sub);
    await deleteProfile(tx, sub);
    await deleteSearches(tx, sub);
    await deleteEstimates(tx, sub);
    await deleteRiskWeights(tx, sub);
    for (const forget of alsoForget) await forget(tx, sub);
    await withdrawConsents(tx, sub, "all", now);
    await writeDeletion(tx, sub, now);
    return { at: now, keptConsents: await countConsents(tx, sub) };
  });
}
