import { presentComparable } from "#api/price-checker/present.ts";
import type { RentOutcome } from "#domain/valuation/engine/appraise-rent.ts";
import { absenceOf } from "#domain/valuation/engine/telling/absence.ts";
import { type AskingVerdict, verdictOf } from "#domain/valuation/engine/verdict.ts";
import { unusedAnswers } from "#domain/valuation/estimates/unused-answers.ts";
import { formatQuarter } from "#kernel/quarter.ts";
import type { Assessed, Priced } from "./assess.ts";
import type { AssessmentV1, AssessmentV2, AssessmentV3 } from "./assessment-schemas.ts";

/** What must stand beside an estimate wherever it is shown. */
const ASSESSMENT_NOTICE =
  "AI推定価格は統計的な参考値で、不動産鑑定評価ではありません。室内の状態、眺望、告知事項は分からないため、反映されていません。";

// Fields stand in the order in which somebody reads them: the price and how sure it is, then what it is made of.

/** `isTest`: asked for with a test key, or on the reference page. */
type Marked = { readonly isTest: boolean };

export function presentV1(priced: Priced, { isTest }: Marked): AssessmentV1 {
  const { subject, prefecture, apartmentName, priceYen, headline, mode, modelVersion, dataAsOf, assessedAt, attributions } = priced;
  const { kind, cityCode, cityName, town, apartmentKey } = subject;
  return {
    kind,
    priceYen,
    pricedFor: headline && formatQuarter(headline.quarter),
    location: { prefecture, cityCode, cityName, town, apartmentKey, apartmentName },
    ...{ mode, modelVersion, dataAsOf: formatQuarter(dataAsOf), assessedAt: assessedAt.toISOString() },
    isSample: isTest || priced.isSample,
    attributions: [...attributions],
    notice: ASSESSMENT_NOTICE,
  };
}

export function presentV2(assessed: Assessed, marked: Marked): AssessmentV2 {
  const { appraisal, rent } = assessed;
  const isLet = rent?.estimated === true;
  const { kind, priceYen, ...v1 } = presentV1(assessed, { isTest: marked.isTest || (isLet && rent.isSample) });
  return {
    ...{ kind, priceYen },
    rent: isLet ? presentRent(rent) : null,
    rentAbsence: isLet ? null : (rent?.reason ?? "not-a-flat"),
    grossYield: isLet ? Number(((rent.pointYen * 12) / appraisal.point).toFixed(4)) : null,
    ...v1,
    comparableCount: appraisal.comparableCount,
    comparables: appraisal.comparables.map(presentComparable),
  };
}

function presentRent(rent: Extract<RentOutcome, { readonly estimated: true }>): NonNullable<AssessmentV2["rent"]> {
  const { pointYen, lowYen, highYen, grade, n, modelVersion, dataAsOf } = rent;
  return { monthlyYen: pointYen, lowYen, highYen, grade, count: n, modelVersion, dataAsOf: formatQuarter(dataAsOf) };
}

export function presentV3(assessed: Assessed, marked: Marked): AssessmentV3 {
  const { appraisal, input, answersRead, risk } = assessed;
  const { low, high, withinTenPercent, grade, basePrice, baseLabel, factors, parts = null } = appraisal;
  const { kind, priceYen, ...v2 } = presentV2(assessed, marked);
  return {
    ...{ kind, priceYen },
    band80: { lowYen: low, highYen: high },
    ...{ withinTenPercent, grade, basePriceYen: basePrice, baseLabel },
    factors: factors.map(({ source = null, ...factor }) => ({ ...factor, absence: absenceOf(factor, assessed.subject), source })),
    unusedAnswers: unusedAnswers(input, { answersRead, factors }),
    landAndBuilding: parts,
    asking: input.askingPrice === undefined ? null : presentAsking(verdictOf(input.askingPrice, appraisal)),
    risk: risk && { ...risk },
    ...v2,
  };
}

const STANDINGS = { cheap: "below-band", fair: "in-band", dear: "above-band" } as const;

function presentAsking({ askingPrice, gap, verdict }: AskingVerdict): NonNullable<AssessmentV3["asking"]> {
  return { askingPriceYen: askingPrice, gap: Number(gap.toFixed(4)), standing: STANDINGS[verdict] };
}
