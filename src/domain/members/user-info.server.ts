import { changeMember } from "#domain/members/changing/change-member.server.ts";
import type { Member, UserInfo } from "#domain/members/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { type KnowsCity, NO_USER_INFO, readUserInfo, type UserInfoFault, type UserInfoFields } from "./user-info.ts";
import { findUserInfo, replaceUserInfo } from "./user-info-store.server.ts";

export async function memberUserInfo(db: Db | Tx, { sub }: Pick<Member, "sub">): Promise<UserInfo> {
  return (await findUserInfo(db, sub)) ?? { ...NO_USER_INFO, updatedAt: null };
}

/** 氏名 as the member registered it: `山田 花子`; null where one half of it is not there. */
export async function registeredName(db: Db | Tx, of: Pick<Member, "sub">): Promise<string | null> {
  return nameIn(await memberUserInfo(db, of));
}

function nameIn({ familyName, givenName }: UserInfoFields): string | null {
  return familyName === null || givenName === null ? null : `${familyName} ${givenName}`;
}

export type UserInfoDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly knowsCity: KnowsCity;
  /** In the same transaction, where 氏名 becomes another, or none: others may have held papers against the one before. */
  readonly onRenamed?: (tx: Tx, sub: string) => Promise<void>;
};
type UserInfoSave = {
  readonly fields: UserInfoFields;
  /** The `updatedAt` that the member saw. */
  readonly seen: Date | null;
};
/** Or every field that cannot be put right. */
export type UserInfoRefusal = "gone" | "conflict" | readonly UserInfoFault[];

/** Keeps 氏名・住所 as a whole, put right. */
export async function saveUserInfo(
  { db, clock, knowsCity, onRenamed }: UserInfoDeps,
  member: Member,
  { fields, seen }: UserInfoSave,
): Promise<Result<UserInfo, UserInfoRefusal>> {
  const read = readUserInfo(fields, knowsCity);
  if (!read.ok) return read;
  return changeMember<UserInfo, UserInfoRefusal>(db, member, async (tx) => {
    const before = await registeredName(tx, member);
    const saved = await replaceUserInfo(tx, member.sub, read.value, { seen, now: clock.now() });
    if (!saved) return refused("conflict");
    if (before !== null && nameIn(saved) !== before) await onRenamed?.(tx, member.sub);
    return ok(saved);
  });
}
