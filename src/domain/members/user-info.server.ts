import { changeMember } from "#domain/members/changing/change-member.server.ts";
import type { Member, UserInfo } from "#domain/members/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type KnowsCity, NO_USER_INFO, readUserInfo, type UserInfoFault, type UserInfoFields } from "./user-info.ts";
import { findUserInfo, replaceUserInfo } from "./user-info-store.server.ts";

export async function memberUserInfo(db: Db, { sub }: Pick<Member, "sub">): Promise<UserInfo> {
  return (await findUserInfo(db, sub)) ?? { ...NO_USER_INFO, updatedAt: null };
}

/** 氏名 as the member registered it: `山田 花子`; null where one half of it is not there. */
export async function registeredName(db: Db, of: Pick<Member, "sub">): Promise<string | null> {
  const { familyName, givenName } = await memberUserInfo(db, of);
  return familyName === null || givenName === null ? null : `${familyName} ${givenName}`;
}

export type UserInfoDeps = { readonly db: Db; readonly clock: Clock; readonly knowsCity: KnowsCity };
type UserInfoSave = {
  readonly fields: UserInfoFields;
  /** The `updatedAt` that the member saw. */
  readonly seen: Date | null;
};
/** Or every field that cannot be put right. */
export type UserInfoRefusal = "gone" | "conflict" | readonly UserInfoFault[];

/** Keeps 氏名・住所 as a whole, put right. */
export async function saveUserInfo(
  { db, clock, knowsCity }: UserInfoDeps,
  member: Member,
  { fields, seen }: UserInfoSave,
): Promise<Result<UserInfo, UserInfoRefusal>> {
  const read = readUserInfo(fields, knowsCity);
  if (!read.ok) return read;
  return changeMember<UserInfo, UserInfoRefusal>(db, member, async (tx) => {
    const saved = await replaceUserInfo(tx, member.sub, read.value, { seen, now: clock.now() });
    return saved ? ok(saved) : refused("conflict");
  });
}
