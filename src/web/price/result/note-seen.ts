import { KEPT_DRAFT } from "#web/price/form/kept-draft.ts";
import { rememberEstimate } from "./recent-estimates.ts";

/** Keeps in this browser that an estimate was seen (ISO time). With it the draft has served its purpose: the estimate keeps the answers itself. */
export function noteSeen(estimateId: string, seenAt: string): void {
  KEPT_DRAFT.forget();
  rememberEstimate({ estimateId, seenAt });
}
