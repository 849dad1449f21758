import { keptMarket } from "#domain/properties/index.server.ts";
import type { EngineSource, EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { AppraisableKind, Appraisal, CannotEstimate, EstimateMode, PricedSubject } from "#domain/valuation/core/types.ts";
import { appraiseRent, type RentOutcome } from "#domain/valuation/engine/appraise-rent.ts";
import { appraiseLocated } from "#domain/valuation/estimates/appraise-located.ts";
import type { EstimateInput } from "#domain/valuation/estimates/request.ts";
import { normaliseInput } from "#domain/valuation/estimates/request-input.ts";
import type { Location } from "#domain/valuation/estimates/request-subject.ts";
import { seconds } from "#kernel/duration.ts";
import { contradictionsOf, withBuilding } from "#kernel/fields/home-rules.ts";
import type { FieldIssue } from "#kernel/fields/read-fields.ts";
import type { LonLat } from "#kernel/geo.ts";
import { yearInJapan } from "#kernel/japanese-date.ts";
import { type Quarter, quarterOf } from "#kernel/quarter.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { keptAnswers } from "./kept-answers.ts";
import { placeFinder } from "./place-finder.ts";
import { type RiskSummary, riskFinder } from "./risk-finder.ts";

export type AssessDeps = { readonly db: Db; readonly clock: Clock; readonly engines: EngineSource };

/** A home by its building, its town, its address or its point. */
export type HomeInput = Omit<EstimateInput, "placeKey"> & { readonly place?: LonLat | undefined };

/** What is wanted beside the price. */
export type Wanted = { readonly rent: boolean; readonly risk: boolean };

export type Assessed = {
  readonly input: HomeInput;
  readonly subject: PricedSubject;
  readonly prefecture: string;
  readonly apartmentName: string | null;
  readonly mode: EstimateMode;
  readonly appraisal: Appraisal;
  /** Of flats, where it was asked for. */
  readonly rent: RentOutcome | null;
  /** Null: not asked for, or no such place is known. */
  readonly risk: RiskSummary | null;
  readonly modelVersion: string;
  readonly dataAsOf: Quarter;
  readonly isSample: boolean;
  readonly attributions: readonly string[];
  readonly assessedAt: Date;
};

export type AssessRefusal =
  | { readonly type: "contradiction"; readonly issues: readonly FieldIssue[] }
  | { readonly type: "preparing"; readonly retryAfterSeconds: number }
  | { readonly type: "cannot-estimate"; readonly reason: CannotEstimate | "address-ambiguous"; readonly candidates: readonly string[] };

export type Assess = (input: HomeInput, wanted: Wanted) => Promise<Result<Assessed, AssessRefusal>>;

/** The engine that answers, and whose data it is made of, are asked for this often. */
const MARKET_KEPT_FOR = seconds(2);

type Market = {
  readonly engine: EstimateEngine | null;
  readonly retryAfterSeconds: number | null;
  readonly attributions: readonly string[];
};

/**
 * Assesses homes as the site does, without an order that is kept: place, price, and what else is wanted. What many calls have in common (engine, places of
 * addresses, ratings of buildings) is kept for moments, so that most calls ask the database nothing.
 */
export function createAssessor(deps: AssessDeps): Assess {
  const { clock } = deps;
  const places = placeFinder(deps);
  const risks = riskFinder(deps);
  const markets = keptAnswers<Market>(clock, { most: 8, keptFor: MARKET_KEPT_FOR });
  return async (given, wanted) => {
    const { place, ...home } = given;
    const input = normaliseInput(home);
    const market = await markets(input.kind, () => marketOf(deps, input.kind));
    if (market.retryAfterSeconds !== null) return refused({ type: "preparing", retryAfterSeconds: market.retryAfterSeconds });
    const located = await places(input, place);
    if (!located.ok) return cannot(located.reason.reason, located.reason.candidates);
    const now = clock.now();
    const issues = contradictionsOf(withBuilding(input, located.value.apartment), yearInJapan(now));
    if (issues.length > 0) return refused({ type: "contradiction", issues });
    const priced = priceOf(market, { input, location: located.value }, now);
    if (!priced.ok) return priced;
    const { subject } = priced.value;
    const [rent, risk] = await Promise.all([
      wanted.rent && input.kind === "condo" ? rentOf(deps, subject, now) : null,
      wanted.risk ? risks(subject, place) : null,
    ]);
    return ok({ ...priced.value, input: given, ...namesOf(located.value), rent, risk, attributions: market.attributions, assessedAt: now });
  };
}

async function marketOf({ db, engines }: AssessDeps, kind: AppraisableKind): Promise<Market> {
  const retryAfterSeconds = (await engines.secondsUntilReady?.(kind)) ?? null;
  const engine = retryAfterSeconds === null ? await engines.current(kind) : null;
  const { attributions } = await keptMarket(db).origin();
  return { engine, retryAfterSeconds, attributions };
}

function priceOf({ engine }: Market, of: { readonly input: EstimateInput; readonly location: Location }, now: Date) {
  if (!engine) return cannot("no-model");
  const { outcome, ...rest } = appraiseLocated(engine, of, quarterOf(now));
  if (!outcome.estimated) return cannot(outcome.reason);
  const { modelVersion, dataAsOf, isSample } = engine;
  return ok({ ...rest, appraisal: outcome, modelVersion, dataAsOf, isSample });
}

function cannot(
  reason: Extract<AssessRefusal, { readonly type: "cannot-estimate" }>["reason"],
  candidates: readonly string[] = [],
): { readonly ok: false; readonly reason: AssessRefusal } {
  return refused({ type: "cannot-estimate", reason, candidates });
}

function rentOf({ engines }: AssessDeps, subject: PricedSubject, now: Date): Promise<RentOutcome> {
  return appraiseRent(engines, { of: subject, areaM2: subject.areaM2, layout: subject.layout }, quarterOf(now));
}

function namesOf({ apartment, town }: Location): Pick<Assessed, "prefecture" | "apartmentName"> {
  return { prefecture: (apartment ?? town).prefecture, apartmentName: apartment?.name ?? null };
}
