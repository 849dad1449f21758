import type { AppraiseOptions, EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { AppraisalOutcome, CannotEstimate, EstimateMode, Headline, PricedSubject } from "#domain/valuation/core/types.ts";
import type { Quarter } from "#kernel/quarter.ts";
import type { Yen } from "#kernel/yen.ts";
import type { EstimateInput } from "./request.ts";
import { checkAppraisal } from "./request-check.ts";
import { type Location, subjectOf } from "./request-subject.ts";

/** Informed by what only an owner knows and the model uses. A floor or a direction moves a price, but makes none surer. */
export function modeOf({ renovated }: Partial<EstimateInput>): EstimateMode {
  return renovated === undefined ? "blind" : "informed";
}

type LocatedHome = { readonly input: EstimateInput; readonly location: Location };
type Of = { readonly subject: PricedSubject; readonly mode: EstimateMode };

/** The price of a home whose place is known, as the site tells it for the same input: checked, and never having seen an asking price. */
export function appraiseLocated(
  engine: EstimateEngine,
  { input, location }: LocatedHome,
  { asOf, without = [] }: Omit<AppraiseOptions, "mode">,
): Of & { readonly outcome: AppraisalOutcome } {
  const [subject, mode] = [subjectOf(input, location), modeOf(input)];
  const outcome = engine.appraise(subject, { asOf, mode, without });
  if (!outcome.estimated) return { subject, mode, outcome };
  return { subject, mode, outcome: { ...checkAppraisal(outcome, input.areaM2).appraisal, estimated: true } };
}

/** A price alone, and the quarter it stands for. */
type PriceOutcome =
  | { readonly estimated: true; readonly point: Yen; readonly headline: Headline | null }
  | { readonly estimated: false; readonly reason: CannotEstimate };

/** The same price alone, several times as fast. Of what only an owner knows, a renovation is all that changes the mode. */
export function priceLocated(
  engine: EstimateEngine,
  { input, location }: LocatedHome,
  asOf: Quarter,
): Of & { readonly outcome: PriceOutcome } {
  const [subject, mode] = [subjectOf(input, location), modeOf(input)];
  if (subject.renovated !== null)
    return { subject, mode, outcome: engine.appraise(subject, { asOf, mode, without: ["forecast", "factors"] }) };
  const [outcome] = engine.appraiseBriefly([subject], { asOf, isGradedBySales: false });
  if (!outcome) throw new Error("an engine that answers nothing");
  return { subject, mode, outcome };
}
