import type { Shift } from "./drift-inputs.ts";

/** `not-enough`: too few sales or requests to say. */
export type DriftState = "ok" | "watch" | "alert" | "not-enough";

/** Fewer sales or requests than this say more about chance than about the model. */
export const LEAST_FOR_DRIFT = 100;
/** Median error, as a multiple of that on the model card. */
const ERROR = { watch: 1.25, alert: 1.5 };
/** Share of sales within the 80 % band, below which. */
const COVERAGE = { watch: 0.75, alert: 0.7 };
/** Population stability index, above what chance brings: the usual yardsticks of credit scoring. */
const PSI = { watch: 0.1, alert: 0.25 };

/** Beyond 1.25 times the card's median error: watch; beyond 1.5 times: alert. 0.13 against 0.1 -> watch. */
export function errorState(mdape: number, onCard: number): DriftState {
  return beyond(mdape / onCard, ERROR);
}

/** 0.72 of the sales within the 80 % band -> watch. */
export function coverageState(share: number): DriftState {
  return beyond(-share, { watch: -COVERAGE.watch, alert: -COVERAGE.alert });
}

export function shiftState({ psi, chance }: Pick<Shift, "psi" | "chance">): DriftState {
  return beyond(psi - chance, PSI);
}

function beyond(value: number, { watch, alert }: { readonly watch: number; readonly alert: number }): DriftState {
  if (value > alert) return "alert";
  return value > watch ? "watch" : "ok";
}

const RANKS: readonly DriftState[] = ["not-enough", "ok", "watch", "alert"];

/** The worst that can be told; `not-enough` only where nothing can. */
export function worstState(states: readonly DriftState[]): DriftState {
  return RANKS[Math.max(0, ...states.map((state) => RANKS.indexOf(state)))] ?? "not-enough";
}
