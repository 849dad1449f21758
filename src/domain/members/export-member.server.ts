import type { KeptEstimate, KeptSearch, KeptWeights, Profile, UserInfo } from "#domain/members/core/types.ts";
import { findRiskWeights } from "#domain/members/weights/risk-weights-store.server.ts";
import type { Tx } from "#platform/db.server.ts";
import { listConsentsOf } from "./consent-store.server.ts";
import { listEstimates, listSearches } from "./kept-store.server.ts";
import { findProfile } from "./profile-store.server.ts";
import { findUserInfo } from "./user-info-store.server.ts";

export type MemberExport = {
  readonly userInfo: UserInfo | null;
  readonly profile: Omit<Profile, "consentAt"> | null;
  /** Everything agreed to, taken back or not, the newest first. */
  readonly consents: readonly {
    readonly purpose: string;
    readonly textVersion: string;
    readonly channel: string;
    readonly givenAt: Date;
    readonly withdrawnAt: Date | null;
  }[];
  readonly searches: readonly KeptSearch[];
  readonly estimates: readonly KeptEstimate[];
  readonly riskWeights: KeptWeights | null;
};

/** All that is known of a member by their own word: for their own eyes. */
export async function exportMember(tx: Tx, sub: string): Promise<MemberExport> {
  const consents = await listConsentsOf(tx, sub);
  return {
    userInfo: await findUserInfo(tx, sub),
    profile: await findProfile(tx, sub),
    consents: consents.map(({ purpose, textVersion, channel, givenAt, withdrawnAt }) => ({
      ...{ purpose, textVersion, channel },
      ...{ givenAt, withdrawnAt },
    })),
    searches: await listSearches(tx, sub),
    estimates: await listEstimates(tx, sub),
    riskWeights: await findRiskWeights(tx, sub),
  };
}
