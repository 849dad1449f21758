import type { Icon, KeptEstimate, KeptSearch } from "#domain/members/core/types.ts";
import { type Completeness, completenessOf, type ProfileFields } from "./profile.ts";
import { greetingName, isEmptyUserInfo, type UserInfoFields } from "./user-info.ts";

/** やること, in the order in which they are shown. */
export const NEXT_STEP_CODES = ["verify-mail", "finish-profile", "enter-user-info", "check-price"] as const;
type NextStep = (typeof NEXT_STEP_CODES)[number];

type Known = {
  readonly isEmailVerified: boolean;
  readonly profile: ProfileFields;
  readonly userInfo: UserInfoFields;
  readonly searches: readonly KeptSearch[];
  readonly estimates: readonly KeptEstimate[];
};

export type Overview = {
  readonly greetingName: string | null;
  readonly icon: Icon | null;
  readonly todos: readonly NextStep[];
  readonly profile: Completeness;
  readonly searches: readonly KeptSearch[];
  readonly estimates: readonly KeptEstimate[];
};

/** So many of each are shown. */
const RECENT = 6;

/** What マイページ shows of a member. */
export function overviewOf({ isEmailVerified, profile, userInfo, searches, estimates }: Known): Overview {
  const completeness = completenessOf(profile);
  const open: Readonly<Record<NextStep, boolean>> = {
    "verify-mail": !isEmailVerified,
    "finish-profile": completeness.answered < completeness.total,
    "enter-user-info": isEmptyUserInfo(userInfo),
    "check-price": searches.length === 0 && estimates.length === 0,
  };
  return {
    greetingName: greetingName(userInfo),
    icon: profile.icon,
    todos: NEXT_STEP_CODES.filter((code) => open[code]),
    profile: completeness,
    searches: searches.slice(0, RECENT),
    estimates: estimates.slice(0, RECENT),
  };
}
