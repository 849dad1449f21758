import type { Member } from "#domain/members/core/types.ts";
import type { Db } from "#platform/db.server.ts";
import { listEstimates, listSearches } from "./kept-store.server.ts";
import { type Overview, overviewOf } from "./overview.ts";
import { NO_PROFILE } from "./profile.ts";
import { findProfile } from "./profile-store.server.ts";
import { NO_USER_INFO } from "./user-info.ts";
import { findUserInfo } from "./user-info-store.server.ts";

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
