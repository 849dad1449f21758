import type { AccuracyMetrics } from "#domain/valuation/core/types.ts";
import { accuracyMetrics, type Judged } from "#domain/valuation/evaluation/metrics.ts";
import { type InputProfile, type InputRow, inputShifts, type Shift } from "./drift-inputs.ts";
import { coverageState, type DriftState, errorState, LEAST_FOR_DRIFT, shiftState, worstState } from "./drift-limits.ts";

/** Inputs of some rows against those of the training sales. */
export type InputDrift = {
  readonly state: DriftState;
  readonly rows: number;
  readonly shifts: readonly (Shift & { readonly state: DriftState })[];
};

/** How a model does on what came after it. Shares are 0–1; null where there is not one sale, `onCard` where the model has no card that can be read. */
export type DriftReport = {
  readonly state: DriftState;
  /** Sales of quarters after the last one it was trained on. */
  readonly laterSales: number;
  readonly error: { readonly state: DriftState; readonly mdape: number | null; readonly onCard: number | null };
  readonly medianRatio: { readonly now: number | null; readonly onCard: number | null };
  readonly coverage: { readonly state: DriftState; readonly share: number | null; readonly onCard: number | null };
  readonly saleInputs: InputDrift;
  /** Homes asked about in the last 30 days. */
  readonly requestInputs: InputDrift;
};

export type Watched = {
  readonly card: { readonly overall: Pick<AccuracyMetrics, "mdape" | "medianRatio" | "coverage80"> } | null;
  readonly profile: InputProfile;
  readonly judged: readonly Judged[];
  readonly sales: readonly InputRow[];
  readonly requests: readonly InputRow[];
};

/** What the sales and requests after a model say about it. */
export function driftReport({ card, profile, judged, sales, requests }: Watched): DriftReport {
  const onCard = card?.overall;
  const now = judged.length === 0 ? null : accuracyMetrics(judged);
  const isEnough = judged.length >= LEAST_FOR_DRIFT;
  const ifEnough = (state: DriftState): DriftState => (isEnough ? state : "not-enough");
  const error = ifEnough(now && onCard ? errorState(now.mdape, onCard.mdape) : "not-enough");
  const coverage = ifEnough(now ? coverageState(now.coverage80) : "not-enough");
  const saleInputs = inputDrift(profile, sales);
  const requestInputs = inputDrift(profile, requests);
  return {
    state: worstState([error, coverage, saleInputs.state, requestInputs.state]),
    laterSales: judged.length,
    error: { state: error, mdape: now?.mdape ?? null, onCard: onCard?.mdape ?? null },
    medianRatio: { now: now?.medianRatio ?? null, onCard: onCard?.medianRatio ?? null },
    coverage: { state: coverage, share: now?.coverage80 ?? null, onCard: onCard?.coverage80 ?? null },
    saleInputs,
    requestInputs,
  };
}

function inputDrift(profile: InputProfile, rows: readonly InputRow[]): InputDrift {
  if (rows.length < LEAST_FOR_DRIFT) return { state: "not-enough", rows: rows.length, shifts: [] };
  const shifts = inputShifts(profile, rows).map((shift) => ({ ...shift, state: shiftState(shift) }));
  return { state: worstState(shifts.map(({ state }) => state)), rows: rows.length, shifts };
}
