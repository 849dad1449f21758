import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { AppraisalOutcome, EstimateMode, PricedSubject } from "#domain/valuation/core/types.ts";
import type { Quarter } from "#kernel/quarter.ts";
import type { EstimateInput } from "./request.ts";
import { checkAppraisal } from "./request-check.ts";
import { type Location, subjectOf } from "./request-subject.ts";

/** Facts that only an owner or a viewer knows make it informed. */
export function modeOf({ renovated, floor, direction }: EstimateInput): EstimateMode {
  return renovated === undefined && floor === undefined && direction === undefined ? "blind" : "informed";
}

export type LocatedAppraisal = { readonly subject: PricedSubject; readonly mode: EstimateMode; readonly outcome: AppraisalOutcome };

/** The price of a home whose place is known, as the site tells it for the same input: checked, and never having seen an asking price. */
export function appraiseLocated(
  engine: EstimateEngine,
  { input, location }: { readonly input: EstimateInput; readonly location: Location },
  asOf: Quarter,
): LocatedAppraisal {
  const [subject, mode] = [subjectOf(input, location), modeOf(input)];
  const outcome = engine.appraise(subject, { asOf, mode });
  if (!outcome.estimated) return { subject, mode, outcome };
  return { subject, mode, outcome: { ...checkAppraisal(outcome, input.areaM2).appraisal, estimated: true } };
}
