import { keptMarket } from "#domain/properties/index.server.ts";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { AppraisableKind, Appraisal, CannotEstimate, EstimateMode, Headline, PricedSubject } from "#domain/valuation/core/types.ts";
import { appraiseRent, type RentOutcome } from "#domain/valuation/engine/appraise-rent.ts";
import { appraiseLocated, priceLocated } from "#domain/valuation/estimates/appraise-located.ts";
import type { EstimateInput } from "#domain/valuation/estimates/request.ts";
import { normaliseInput } from "#domain/valuation/estimates/request-input.ts";
import type { Location } from "#domain/valuation/estimates/request-subject.ts";
import { seconds } from "#kernel/duration.ts";
import { contradictionsOf, withBuilding } from "#kernel/fields/home-rules.ts";
import type { FieldIssue } from "#kernel/fields/read-fields.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { LearnableAnswer } from "#kernel/home/missing-answers.ts";
import { yearInJapan } from "#kernel/japanese-date.ts";
import { type Quarter, quarterOf } from "#kernel/quarter.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Yen } from "#kernel/yen.ts";
import type { AssessDeps } from "./assess-deps.ts";
import { keptAnswers } from "./kept-answers.ts";
import { placeFinder } from "./place-finder.ts";
import { type RiskSummary, riskFinder } from "./risk-finder.ts";

/** A home by its building, its town, its address or its point. */
export type HomeInput = Omit<EstimateInput, "placeKey"> & { readonly place?: LonLat | undefined };

/** A home that was found and priced, by what and when. */
export type Priced = {
  readonly subject: PricedSubject;
  readonly prefecture: string;
  readonly apartmentName: string | null;
  readonly mode: EstimateMode;
  readonly priceYen: Yen;
  readonly headline: Headline | null;
  readonly modelVersion: string;
  /** Of what may be told, what not every model reads and this one does. */
  readonly answersRead: readonly LearnableAnswer[];
  /** Last quarter of the sales it was made from, in its prefecture. */
  readonly dataAsOf: Quarter;
  readonly isSample: boolean;
  readonly attributions: readonly string[];
  readonly assessedAt: Date;
};

export type Assessed = Priced & {
  readonly input: HomeInput;
  readonly appraisal: Appraisal;
  /** Of flats. */
  readonly rent: RentOutcome | null;
  /** Null: not asked for, or no such place is known. */
  readonly risk: RiskSummary | null;
};

export type AssessRefusal =
  | { readonly type: "contradiction"; readonly issues: readonly FieldIssue[] }
  | { readonly type: "preparing"; readonly retryAfterSeconds: number }
  | { readonly type: "cannot-estimate"; readonly reason: CannotEstimate | "address-ambiguous"; readonly candidates: readonly string[] };

export type Assessor = {
  /** The price alone. */
  readonly price: (input: HomeInput) => Promise<Result<Priced, AssessRefusal>>;
  /** With what it rests on and the rent; `isRated`: and the risk of the place. */
  readonly assess: (input: HomeInput, wanted: { readonly isRated: boolean }) => Promise<Result<Assessed, AssessRefusal>>;
};

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
export function createAssessor(deps: AssessDeps): Assessor {
  const risks = riskFinder(deps);
  const find = homeFinder(deps);
  return {
    price: async (given) => {
      const found = await find(given);
      if (!found.ok) return found;
      const { home, engine, now, told } = found.value;
      const { outcome, ...of } = priceLocated(engine, home, quarterOf(now));
      if (!outcome.estimated) return cannot(outcome.reason);
      const dataAsOf = engine.dataAsOf(of.subject);
      return ok({ ...told, ...of, priceYen: outcome.point, headline: outcome.headline, dataAsOf });
    },
    assess: async (given, { isRated }) => {
      const found = await find(given);
      if (!found.ok) return found;
      const { home, engine, now, told } = found.value;
      const without = isRated ? (["forecast"] as const) : (["forecast", "factors"] as const);
      const { outcome, ...of } = appraiseLocated(engine, home, { asOf: quarterOf(now), without });
      if (!outcome.estimated) return cannot(outcome.reason);
      const [rent, risk] = await Promise.all([
        of.subject.kind === "condo" ? rentOf(deps, of.subject, now) : null,
        isRated ? risks(of.subject, given.place) : null,
      ]);
      const { point: priceYen, headline } = outcome;
      const dataAsOf = engine.dataAsOf(of.subject);
      return ok({ ...told, ...of, priceYen, headline, dataAsOf, input: given, appraisal: outcome, rent, risk });
    },
  };
}

type Found = {
  readonly home: { readonly input: EstimateInput; readonly location: Location };
  readonly engine: EstimateEngine;
  readonly now: Date;
  readonly told: Omit<Priced, "subject" | "mode" | "priceYen" | "headline" | "dataAsOf">;
};

/** Where a home is, and by which engine it may be priced. */
function homeFinder(deps: AssessDeps): (given: HomeInput) => Promise<Result<Found, AssessRefusal>> {
  const { clock } = deps;
  const places = placeFinder(deps);
  const markets = keptAnswers<Market>(clock, { most: 8, keptFor: MARKET_KEPT_FOR });
  return async ({ place, ...given }) => {
    const input = normaliseInput(given);
    const { engine, retryAfterSeconds, attributions } = await markets(input.kind, () => marketOf(deps, input.kind));
    if (retryAfterSeconds !== null) return refused({ type: "preparing", retryAfterSeconds });
    const located = await places(input, place);
    if (!located.ok) return cannot(located.reason.reason, located.reason.candidates);
    const location = located.value;
    const now = clock.now();
    const issues = contradictionsOf(withBuilding(input, location.apartment), yearInJapan(now));
    if (issues.length > 0) return refused({ type: "contradiction", issues });
    if (!engine) return cannot("no-model");
    const { modelVersion, answersRead, isSample } = engine;
    const told = { ...namesOf(location), modelVersion, answersRead, isSample, attributions, assessedAt: now };
    return ok({ home: { input, location }, engine, now, told });
  };
}

async function marketOf({ db, engines }: AssessDeps, kind: AppraisableKind): Promise<Market> {
  const retryAfterSeconds = (await engines.secondsUntilReady?.(kind)) ?? null;
  const engine = retryAfterSeconds === null ? await engines.current(kind) : null;
  const { attributions } = await keptMarket(db).origin();
  return { engine, retryAfterSeconds, attributions };
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

function namesOf({ apartment, town }: Location): Pick<Priced, "prefecture" | "apartmentName"> {
  return { prefecture: (apartment ?? town).prefecture, apartmentName: apartment?.name ?? null };
}
