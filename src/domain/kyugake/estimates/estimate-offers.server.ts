import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { BriefOutcome, BriefPrice, PricedKind, PricedSubject } from "#domain/valuation/core/types.ts";
import type { EstimateEngine } from "#domain/valuation/index.server.ts";
import { formatQuarter, type Quarter } from "#kernel/quarter.ts";
import { blindSubject, pricedKindOf } from "./blind-subject.ts";
import type { MadeEstimate, Offer } from "./offer-store.server.ts";

/** The engines of a run, and the day it estimates for. */
export type EstimatingDay = {
  readonly engines: ReadonlyMap<PricedKind, EstimateEngine>;
  readonly today: string;
  readonly quarter: Quarter;
};

/** Homes priced before others get their turn: some milliseconds. */
const AT_ONCE = 32;

type Due = { readonly offer: Offer; readonly subject: PricedSubject; readonly subjectHash: string };

/** The blind estimates that are due among homes on offer: of those without one, described otherwise by now, or estimated by another model or beside other sales. */
export async function estimateOffers(offers: readonly Offer[], day: EstimatingDay): Promise<MadeEstimate[]> {
  const due = Map.groupBy(
    offers.flatMap((offer) => dueOf(offer, day)),
    ({ subject }) => subject.kind,
  );
  const made: MadeEstimate[] = [];
  for (const [kind, ofKind] of due) {
    const engine = day.engines.get(kind);
    if (engine) made.push(...(await estimatesBy(engine, ofKind, day)));
  }
  return made;
}

function dueOf(offer: Offer, { engines, quarter }: EstimatingDay): Due[] {
  const kind = pricedKindOf(offer.kind);
  const engine = kind === null ? undefined : engines.get(kind);
  // As the price check takes the height of a building that it knows.
  const subject = blindSubject({ ...offer, totalFloors: offer.totalFloors ?? offer.registeredFloors });
  if (!engine || !subject) return [];
  const subjectHash = hashOf(subject, { quarter, dataRevision: engine.dataRevision });
  const { estimate } = offer;
  const isKept = estimate !== null && estimate.subjectHash === subjectHash && estimate.modelVersion === engine.modelVersion;
  return isKept ? [] : [{ offer, subject, subjectHash }];
}

/** What is kept of an estimate: counted up when there is more of it, so that those of before are made anew. */
const KEPT_AS = 3;

/** Names what was appraised, for when, and beside which sales. No asking price is among it. */
function hashOf(subject: PricedSubject, { quarter, dataRevision }: { readonly quarter: Quarter; readonly dataRevision: number }): string {
  const text = `${JSON.stringify(subject)} ${formatQuarter(quarter)} ${dataRevision} ${KEPT_AS}`;
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

async function estimatesBy(engine: EstimateEngine, due: readonly Due[], { today, quarter }: EstimatingDay): Promise<MadeEstimate[]> {
  const made: MadeEstimate[] = [];
  for (let from = 0; from < due.length; from += AT_ONCE) {
    const part = due.slice(from, from + AT_ONCE);
    const subjects = part.map(({ subject }) => subject);
    const outcomes = engine.appraiseBriefly(subjects, { asOf: quarter });
    made.push(...part.map((one, i) => madeOf(one, outcomes[i] as BriefOutcome, { engine, today })));
    await setImmediate();
  }
  return made;
}

type Maker = { readonly engine: EstimateEngine; readonly today: string };

function madeOf({ offer, subjectHash }: Due, outcome: BriefOutcome, { engine, today }: Maker): MadeEstimate {
  const of = {
    listingId: offer.id,
    madeOn: today,
    modelVersion: engine.modelVersion,
    subjectHash,
    isSample: engine.isSample,
  };
  if (!outcome.estimated) {
    return { ...of, grade: "E", price: null, refusal: outcome.reason, isTestedHorizon: false, headline: null, similar: null };
  }
  const { estimated: _, grade, isTestedHorizon, headline, agreement, ...price } = outcome;
  const { quarter, knownUntil, quartersAhead } = headline;
  return {
    ...{ ...of, grade, price, refusal: null, isTestedHorizon },
    headline: { quarter: formatQuarter(quarter), knownUntil: formatQuarter(knownUntil), quartersAhead },
    similar: agreement && similarOf(agreement),
  };
}

function similarOf({ median, count, standing, pointOfUsualUnit }: NonNullable<BriefPrice["agreement"]>): MadeEstimate["similar"] {
  return { median, count, standing, ...(pointOfUsualUnit === undefined ? {} : { pointOfUsualUnit }) };
}
