import { type ApiClient, apiClient, type EstimateInput, type EstimateJob, type EstimateResponse } from "#api/client/client.ts";
import { type Milliseconds, milliseconds, seconds } from "#kernel/duration.ts";
import { problemText } from "#web/session/errors/problem-failure.ts";

export type PriceCheck =
  | { readonly kind: "idle" | "working" }
  | { readonly kind: "done"; readonly estimate: EstimateResponse }
  | { readonly kind: "failed"; readonly words: string };

export type CheckDeps = {
  readonly services: Pick<ApiClient, "priceChecker" | "estimate">;
  readonly wait: (time: Milliseconds) => Promise<void>;
  readonly signal: AbortSignal;
  readonly isOnline: boolean;
};

const FIRST_WAIT = milliseconds(300);
const LONGEST_WAIT = seconds(3);
/** After so many questions, about a minute, nobody waits any longer. */
const MOST_QUESTIONS = 24;

const UNREACHED = "価格を調べられませんでした。もう一度お試しください。";
const LATE = "時間内に終わりませんでした。もう一度お試しください。";

/** Sends a home to the price check and waits for its estimate: the way of 価格を調べる without leaving the page. */
export async function checkPrice(input: EstimateInput, deps: CheckDeps): Promise<PriceCheck> {
  const { services, signal, isOnline } = deps;
  const sent = await services.priceChecker.post("/jobs", { body: input, signal });
  if (!sent.ok) return { kind: "failed", words: problemText(sent.problem, isOnline) };
  const job = await finished(sent.value, deps);
  if (job === null) return { kind: "failed", words: LATE };
  if (job.estimateId === null) return { kind: "failed", words: failureWords(job) };
  const found = await services.estimate.get("/estimates/{id}", { path: { id: job.estimateId }, signal });
  return found.ok ? { kind: "done", estimate: found.value } : { kind: "failed", words: problemText(found.problem, isOnline) };
}

/** Null: it took too long, or nobody waits any more. A question without an answer is asked again. */
async function finished(first: EstimateJob, { services, wait, signal }: CheckDeps): Promise<EstimateJob | null> {
  let job = first;
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    if (job.state !== "queued" && job.state !== "running") return job;
    await wait(Math.min(LONGEST_WAIT, Math.round(FIRST_WAIT * 1.5 ** asked)));
    if (signal.aborted) return null;
    const answer = await services.priceChecker.get("/jobs/{id}", { path: { id: job.id }, signal });
    if (answer.ok) job = answer.value;
  }
  return null;
}

function failureWords({ failure }: EstimateJob): string {
  return failure?.reason === "out-of-area" ? "対象外のエリアです。成約データのある地域だけを推定しています。" : UNREACHED;
}

/** In a browser, over the network. */
export function browserCheck(signal: AbortSignal): CheckDeps {
  return { services: apiClient(), wait: (time) => new Promise((resolve) => setTimeout(resolve, time)), signal, isOnline: navigator.onLine };
}
