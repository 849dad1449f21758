import { createReportDeps, keptRating, type ReportDeps, reportOf } from "#domain/risk/index.server.ts";
import type { Letter, RiskRating } from "#domain/risk/model/types.ts";
import { NOTHING_TOLD } from "#domain/subjects/index.server.ts";
import type { PricedSubject } from "#domain/valuation/core/types.ts";
import { minutes } from "#kernel/duration.ts";
import type { LonLat } from "#kernel/geo.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import type { AssessDeps } from "./assess-deps.ts";
import { keptAnswers } from "./kept-answers.ts";

const MOST_RATINGS = 20_000;
const KEPT_FOR = minutes(10);

export type RiskSummary = {
  /** The building of the register, or its town where none was named: then what is known of the ground and the town alone. */
  readonly of: "building" | "place";
  /** Null: 判定保留. */
  readonly letter: Letter | null;
  readonly lowestLetter: Letter;
  readonly highestLetter: Letter;
  readonly coverage: number;
  readonly isProvisional: boolean;
  readonly modelVersion: string;
};

/** Ratings, each kept for ten minutes: of a building, or of the point or town where a home is. Null: no place of which anything is known. */
export function riskFinder(deps: Pick<AssessDeps, "db" | "clock">) {
  const reports = createReportDeps(deps);
  const kept = keptAnswers<RiskSummary | null>(deps.clock, { most: MOST_RATINGS, keptFor: KEPT_FOR });
  return async ({ apartmentKey, place }: PricedSubject, point: LonLat | undefined): Promise<RiskSummary | null> => {
    if (apartmentKey !== null) return kept(apartmentKey, () => ofBuilding(reports, apartmentKey));
    if (point !== undefined) return kept(keyOf("point", point), () => ofPlace(reports, keyOf("point", point)));
    return place && kept(keyOf("town", place), () => ofPlace(reports, keyOf("town", place)));
  };
}

function keyOf(precision: "point" | "town", place: LonLat): string {
  return placeKeyOf({ precision, place });
}

async function ofBuilding(reports: ReportDeps, key: string): Promise<RiskSummary | null> {
  const rating = (await keptRating(reports.db, key)) ?? (await ratingOf(reports, key));
  return rating && summaryOf("building", rating);
}

async function ofPlace(reports: ReportDeps, key: string): Promise<RiskSummary | null> {
  const rating = await ratingOf(reports, key);
  return rating && summaryOf("place", rating);
}

async function ratingOf(reports: ReportDeps, key: string): Promise<RiskRating | null> {
  const report = await reportOf(reports, key, { floor: null, weights: null, told: NOTHING_TOLD });
  return report.ok ? report.value.rating : null;
}

type Rated = Pick<RiskRating, "letter" | "possible" | "coverage" | "isProvisional" | "modelVersion">;

function summaryOf(of: RiskSummary["of"], { letter, possible, coverage, isProvisional, modelVersion }: Rated): RiskSummary {
  return { of, letter, lowestLetter: possible.lowest, highestLetter: possible.highest, coverage, isProvisional, modelVersion };
}
