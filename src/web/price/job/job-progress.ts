import type { EstimateFailure, EstimateJob, EstimateStep } from "#api/client/client.ts";
import { isWorking } from "#api/client/price-job.ts";
import { seconds } from "#kernel/duration.ts";

export const STEP_NAMES: Readonly<Record<EstimateStep["id"], { readonly name: string; readonly what: string }>> = {
  geocode: { name: "住所照合", what: "どの町、どの建物かを確かめます" },
  comparables: { name: "類似事例", what: "近くて条件の似た成約を探します" },
  predict: { name: "推定", what: "価格と、確からしさの幅を計算します" },
  check: { name: "検証", what: "幅と根拠に無理がないかを確かめます" },
};

/** What the waiting screen does with a job. */
export type JobProgress =
  | { readonly kind: "working" }
  | { readonly kind: "finished"; readonly estimateId: string }
  | { readonly kind: "choose-place"; readonly candidates: EstimateFailure["candidates"] }
  | { readonly kind: "failed"; readonly step: EstimateStep["id"] | null; readonly text: string; readonly isRetryable: boolean }
  | { readonly kind: "cancelled" };

const FAILURE_TEXTS: Readonly<Record<EstimateFailure["reason"], string>> = {
  "address-not-found": "この住所を見つけられませんでした。市区町村と町名から入力してください。",
  "address-ambiguous": "この住所に当てはまる場所がいくつかあります。",
  "out-of-area": "対象外のエリアです。成約データが十分にある地域だけを推定しています。",
  timeout: "時間内に終わりませんでした。入力はそのまま残っています。",
  internal: "計算の途中で問題が起きました。入力はそのまま残っています。",
};

const CANNOT_BE_MENDED_BY_RETRY: readonly EstimateFailure["reason"][] = ["address-not-found", "address-ambiguous", "out-of-area"];

export function jobProgress(job: EstimateJob): JobProgress {
  const { state, estimateId, failure } = job;
  if (isWorking(job)) return { kind: "working" };
  if (state === "cancelled") return { kind: "cancelled" };
  if (estimateId !== null) return { kind: "finished", estimateId };
  if (failure === null) return { kind: "failed", step: null, text: FAILURE_TEXTS.internal, isRetryable: true };
  if (failure.candidates.length > 0) return { kind: "choose-place", candidates: failure.candidates };
  const isRetryable = !CANNOT_BE_MENDED_BY_RETRY.includes(failure.reason);
  return { kind: "failed", step: failure.step, text: FAILURE_TEXTS[failure.reason], isRetryable };
}

/** After this a visitor is told that it takes longer than usual (C5: soft limit). */
export const SLOW_AFTER = seconds(10);
