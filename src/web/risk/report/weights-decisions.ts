import type { Weights } from "#domain/risk/model/types.ts";
import { areDefaultWeights, formatWeights, parseWeights } from "#domain/risk/model/weights.ts";
import type { MovedWeights } from "./browser-memory.ts";

/** What an address says of weights: null are the usual ones, `nothing` that nothing can be weighed with all at zero. */
export function addressOf(weights: Weights): string | null | "nothing" {
  if (isAllZero(weights)) return "nothing";
  return areDefaultWeights(weights) ? null : formatWeights(weights);
}

/** The reader's own weights where they are others than those that are seen. What an address says always stands until the reader takes them. */
export function offerOf(kept: Weights | null, seen: Weights): Weights | null {
  return kept !== null && formatWeights(kept) !== formatWeights(seen) ? kept : null;
}

/** Of what the account keeps and what this browser has not handed over yet, the newer; the account's where they are equally new. */
export function newestOf(account: MovedWeights | null, browser: MovedWeights | null): MovedWeights | null {
  if (account === null || browser === null) return account ?? browser;
  return Date.parse(browser.movedAt) > Date.parse(account.movedAt) ? browser : account;
}

export function readWeights(text: string | null): Weights | null {
  const read = text === null ? null : parseWeights(text);
  return read?.ok ? read.value : null;
}

export function isAllZero(weights: Weights): boolean {
  return Object.values(weights).every((weight) => weight === 0);
}
