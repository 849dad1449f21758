import { type Milliseconds, milliseconds, seconds } from "#kernel/duration.ts";
import type { Answer } from "./problem.ts";
import type { ApiClient } from "./services.ts";
import type { EstimateInput, EstimateJob } from "./types.ts";

const FIRST_WAIT = milliseconds(300);
const LONGEST_WAIT = seconds(3);

/** How long to wait before asking for the nth time, from 0: 300 ms, growing by half, at most 3 s. */
export function pollDelay(asked: number): Milliseconds {
  return Math.min(LONGEST_WAIT, Math.round(FIRST_WAIT * 1.5 ** asked));
}

/** Whether a price job is still to be waited for. */
export function isWorking({ state }: Pick<EstimateJob, "state">): boolean {
  return state === "queued" || state === "running";
}

type Patience = Pick<JobWatch, "priceChecker" | "wait" | "signal"> & {
  /** Told whenever the model turns out to be still on its way. */
  readonly onPreparing: () => void;
};

const USUAL_PREPARATION = seconds(30);
/** About ten minutes. */
const MOST_TRIES = 20;

/** Asks for a price; where the model is still being prepared, again whenever the service said, until it is there or nobody waits any longer. */
export async function beginJob(input: EstimateInput, { priceChecker, wait, signal, onPreparing }: Patience): Promise<Answer<EstimateJob>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await priceChecker.post("/jobs", { body: input, signal });
    if (answer.ok || answer.problem.type !== "/problems/preparing" || tries === MOST_TRIES) return answer;
    onPreparing();
    const { retryAfterSeconds } = answer.problem;
    await wait(retryAfterSeconds === undefined ? USUAL_PREPARATION : seconds(retryAfterSeconds));
    if (signal.aborted) return answer;
  }
}

export type JobWatch = {
  readonly priceChecker: ApiClient["priceChecker"];
  readonly wait: (time: Milliseconds) => Promise<void>;
  /** Aborted when nobody waits any longer. */
  readonly signal: AbortSignal;
  /** After so many questions nobody waits any longer. */
  readonly mostQuestions?: number;
  /** What each question brought; null: no answer, and the same is asked again. */
  readonly onAnswer?: (job: EstimateJob | null) => void;
};

/** Asks about a job until it works no more. Null: nobody waits any longer. */
export async function endedJob(id: string, watch: JobWatch): Promise<EstimateJob | null> {
  const { priceChecker, wait, signal, mostQuestions = Number.POSITIVE_INFINITY, onAnswer } = watch;
  for (let asked = 0; asked < mostQuestions; asked += 1) {
    await wait(pollDelay(asked));
    if (signal.aborted) return null;
    const answer = await priceChecker.get("/jobs/{id}", { path: { id }, signal });
    if (signal.aborted) return null;
    onAnswer?.(answer.ok ? answer.value : null);
    if (answer.ok && !isWorking(answer.value)) return answer.value;
  }
  return null;
}
