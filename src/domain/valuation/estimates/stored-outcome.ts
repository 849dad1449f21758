import type { Appraisal, AppraisalOutcome, BaseHome, Comparable, Headline } from "#domain/valuation/core/types.ts";
import { quarterAt, quarterIndex } from "#kernel/quarter.ts";

/** What an appraisal tells only since some version: null in what was stored before. */
const UNTOLD = { base: null, headline: null, forecast: null, agreement: null, measured: null, parts: null } as const;

type StoredComparable = Omit<Comparable, "broughtForward"> & Partial<Pick<Comparable, "broughtForward">>;

type StoredAppraisal = Omit<Appraisal, keyof typeof UNTOLD | "comparables"> &
  Partial<Pick<Appraisal, "forecast" | "agreement" | "measured" | "parts">> & {
    readonly base?: (Omit<BaseHome, "quarter"> & Partial<Pick<BaseHome, "quarter">>) | null;
    readonly headline?: (Omit<Headline, "knownUntil"> & Partial<Pick<Headline, "knownUntil">>) | null;
    readonly comparables: readonly StoredComparable[];
  };

/** An outcome as any version has stored it. */
export type StoredOutcome = ({ readonly estimated: true } & StoredAppraisal) | Extract<AppraisalOutcome, { estimated: false }>;

/** A stored outcome as the types of now tell it: what its version did not tell yet is null. */
export function outcomeFrom(stored: StoredOutcome): AppraisalOutcome {
  if (!stored.estimated) return stored;
  return {
    ...UNTOLD,
    ...stored,
    base: baseFrom(stored.base),
    headline: headlineFrom(stored.headline),
    comparables: stored.comparables.map((comparable) => ({ ...comparable, broughtForward: comparable.broughtForward ?? null })),
  };
}

/** A base whose quarter is not told explains nothing. */
function baseFrom(stored: StoredAppraisal["base"]): BaseHome | null {
  return stored?.quarter ? { ...stored, quarter: stored.quarter } : null;
}

function headlineFrom(stored: StoredAppraisal["headline"]): Headline | null {
  if (!stored) return null;
  return { ...stored, knownUntil: stored.knownUntil ?? quarterAt(quarterIndex(stored.quarter) - stored.quartersAhead) };
}
