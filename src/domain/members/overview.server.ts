import { listEstimates, listSearches } from "#domain/members/kept-store.server.ts";
import { type Overview, overviewOf } from "#domain/members/overview.ts";
import { NO_PROFILE } from "#domain/members/profile.ts";
import { findProfile } from "#domain/members/profile-store.server.ts";
import type { Member } from "#domain/members/types.ts";
import { NO_USER_INFO } from "#domain/members/user-info.ts";
import { findUserInfo } from "#domain/members/user-info-store.server.ts";
import type { Db } from "#platform/db.server.ts";

/** What マイページ shows of a member. */
export async function memberOverview(db: Db, { sub, isEmailVerified }: Member): Promise<Overview> {
  const [profile, userInfo, searches, estimates] = await Promise.all([
    findProfile(db, sub),
    findUserInfo(db, sub),
    listSearches(db, sub),
    listEstimates(db, sub),
  ]);
  return overviewOf({ isEmailVerified, profile: profile ?? NO_PROFILE, userInfo: userInfo ?? NO_USER_INFO, searches, estimates });
}
