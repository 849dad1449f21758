import { type ApiClient, apiClient, type EstimateInput, type EstimateJob, type EstimateResponse } from "#api/client/client.ts";
import { beginJob, endedJob, isWorking, type JobWatch } from "#api/client/price-job.ts";
import { problemText } from "#web/session/errors/problem-failure.ts";

export type PriceCheck =
  | { readonly kind: "idle" | "working" | "preparing" }
  | { readonly kind: "done"; readonly estimate: EstimateResponse }
  | { readonly kind: "failed"; readonly words: string };

export type CheckDeps = {
  readonly services: Pick<ApiClient, "priceChecker" | "estimate">;
  readonly isOnline: boolean;
  /** Told when the model is still on its way, and that is waited for. */
  readonly onPreparing?: () => void;
} & Pick<JobWatch, "wait" | "signal">;

/** After so many questions, about a minute, nobody waits any longer. */
const MOST_QUESTIONS = 24;

const UNREACHED = "価格を調べられませんでした。もう一度お試しください。";
const LATE = "時間内に終わりませんでした。もう一度お試しください。";

/** Sends a home to the price check and waits for its estimate: the way of 価格を調べる without leaving the page. */
export async function checkPrice(input: EstimateInput, deps: CheckDeps): Promise<PriceCheck> {
  const { services, wait, signal, isOnline, onPreparing = () => undefined } = deps;
  const sent = await beginJob(input, { priceChecker: services.priceChecker, wait, signal, onPreparing });
  if (!sent.ok) return { kind: "failed", words: problemText(sent.problem, isOnline) };
  const watch = { priceChecker: services.priceChecker, wait, signal, mostQuestions: MOST_QUESTIONS };
  const job = isWorking(sent.value) ? await endedJob(sent.value.id, watch) : sent.value;
  if (job === null) return { kind: "failed", words: LATE };
  if (job.estimateId === null) return { kind: "failed", words: failureWords(job) };
  const found = await services.estimate.get("/estimates/{id}", { path: { id: job.estimateId }, signal });
  return found.ok ? { kind: "done", estimate: found.value } : { kind: "failed", words: problemText(found.problem, isOnline) };
}

function failureWords({ failure }: EstimateJob): string {
  return failure?.reason === "out-of-area" ? "対象外のエリアです。成約データが十分にある地域だけを推定しています。" : UNREACHED;
}

/** In a browser, over the network. */
export function browserCheck(signal: AbortSignal): CheckDeps {
  return { services: apiClient(), wait: (time) => new Promise((resolve) => setTimeout(resolve, time)), signal, isOnline: navigator.onLine };
}
