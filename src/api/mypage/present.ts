import type { ConsentRecord, KeptEstimate, KeptSearch, KeptWeights, UserInfo } from "#domain/members/core/types.ts";
import type { ConsentedProfile, Looked } from "#domain/members/index.server.ts";
import type { Overview } from "#domain/members/overview.ts";
import { completenessOf } from "#domain/members/profile.ts";
import type { City } from "#domain/properties/types.ts";
import type { Estimate } from "#domain/valuation/estimates/request.ts";
import type {
  ConsentResponse,
  MergeInput,
  MergeResponse,
  OverviewResponse,
  ProfileResponse,
  RiskWeightsResponse,
  UserInfoResponse,
} from "./schemas.ts";

export function presentProfile(profile: ConsentedProfile): ProfileResponse {
  const { icon, consentAt, updatedAt, ...rest } = profile;
  return {
    ...rest,
    icon: icon && { ...icon },
    completeness: completenessOf(profile),
    consentAt: consentAt?.toISOString() ?? null,
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

export function presentUserInfo(info: UserInfo, cities: readonly City[]): UserInfoResponse {
  const { updatedAt, prefCode, cityCode, ...rest } = info;
  return {
    ...rest,
    ...{ prefCode, cityCode },
    prefecture: cities.find(({ code }) => prefCode !== null && code.startsWith(prefCode))?.prefecture ?? null,
    city: cities.find(({ code }) => code === cityCode)?.name ?? null,
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

export function presentConsent({ id, purpose, textVersion, channel, givenAt, withdrawnAt }: ConsentRecord): ConsentResponse {
  return {
    ...{ id, purpose, textVersion, channel },
    givenAt: givenAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}

export function lookedOf({ searches, estimates, riskWeights = null }: MergeInput): Looked {
  return {
    searches: searches.map(({ searchedAt, ...rest }) => ({ ...rest, searchedAt: new Date(searchedAt) })),
    estimates: estimates.map(({ estimateId, seenAt }) => ({ estimateId, seenAt: new Date(seenAt) })),
    riskWeights: riskWeights && { w: riskWeights.w, movedAt: new Date(riskWeights.movedAt) },
  };
}

export function presentLooked({ searches, estimates, riskWeights }: Looked): MergeResponse {
  return {
    searches: searches.map(presentSearch),
    estimates: estimates.map(({ estimateId, seenAt }) => ({ estimateId, seenAt: seenAt.toISOString() })),
    riskWeights: presentRiskWeights(riskWeights),
  };
}

export function presentRiskWeights(kept: KeptWeights | null): RiskWeightsResponse["riskWeights"] {
  return kept && { w: kept.w, movedAt: kept.movedAt.toISOString() };
}

function presentSearch({ label, draft, searchedAt }: KeptSearch): MergeResponse["searches"][number] {
  return { label, draft: { ...draft }, searchedAt: searchedAt.toISOString() };
}

/** `estimates`: those of the overview that are still there, by id. */
export function presentOverview(overview: Overview, estimates: ReadonlyMap<string, Estimate>, now: Date): OverviewResponse {
  const { greetingName, icon, todos, profile, searches } = overview;
  return {
    greetingName,
    icon: icon && { ...icon },
    todos: [...todos],
    profile: { ...profile },
    searches: searches.map(presentSearch),
    estimates: overview.estimates.map((seen) => presentSeen(seen, estimates.get(seen.estimateId) ?? null, now)),
  };
}

type SeenEstimate = OverviewResponse["estimates"][number];

function presentSeen({ estimateId, seenAt }: KeptEstimate, estimate: Estimate | null, now: Date): SeenEstimate {
  const seen = { estimateId, seenAt: seenAt.toISOString() };
  if (!estimate) return { ...seen, label: null, value: null, band: null, grade: null, state: "gone" };
  const { outcome, subject, apartmentName, expiresAt } = estimate;
  return {
    ...seen,
    label: apartmentName ?? `${subject.cityName}${subject.town}`,
    value: outcome.estimated ? outcome.point : null,
    band: outcome.estimated ? { low: outcome.low, high: outcome.high } : null,
    grade: outcome.grade,
    state: now >= expiresAt ? "expired" : "current",
  };
}
