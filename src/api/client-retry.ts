import type { Answer, ClientProblem } from "#api/client-problem.ts";
import type { Wait } from "#api/client-timeout.ts";
import {
  RETRIED_STATUSES,
  RETRY_ATTEMPTS,
  RETRY_BASE,
  RETRY_BASE_THROTTLED,
  RETRY_COST,
  RETRY_COST_TIMEOUT,
  RETRY_DELAY_LIMIT,
  RETRY_QUOTA,
} from "#kernel/constants.ts";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import type { Random } from "#kernel/random.ts";

/** What a client may spend on trying again, for all its calls together: while a service is down it soon asks once only. */
export class RetryQuota {
  #tokens = RETRY_QUOTA;

  /** False, and nothing taken, when that much is not left. */
  take(cost: number): boolean {
    if (cost > this.#tokens) return false;
    this.#tokens -= cost;
    return true;
  }

  /** As the AWS SDKs: success gives back what the last retry cost; a call that needed none gives back one. */
  giveBack(lastCost: number | null): void {
    this.#tokens = Math.min(RETRY_QUOTA, this.#tokens + (lastCost ?? 1));
  }
}

export type Retries = {
  readonly quota: RetryQuota;
  readonly wait: Wait;
  readonly random: Random;
  /** Whether doing it twice does no harm. If not, only a service that did nothing and said when to come back is asked again. */
  readonly isRepeatable: boolean;
  readonly signal?: AbortSignal | undefined;
};

/** Asks up to three times, each time later: specification, section 9. */
export async function withRetries<T>(ask: () => Promise<Answer<T>>, retries: Retries): Promise<Answer<T>> {
  let cost: number | null = null;
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.ok) retries.quota.giveBack(cost);
    if (answer.ok || tries === RETRY_ATTEMPTS || !mayRepeat(answer.problem, retries)) return answer;
    const delay = delayBefore(tries, answer.problem, retries.random);
    cost = costOf(answer.problem);
    if (delay === null || !retries.quota.take(cost)) return answer;
    await retries.wait(delay, retries.signal);
  }
}

const UNREACHED: readonly string[] = ["/problems/network", "/problems/timeout"];

function mayRepeat({ type, status, retryAfterSeconds }: ClientProblem, { isRepeatable }: Retries): boolean {
  if (isRepeatable) return RETRIED_STATUSES.includes(status) || UNREACHED.includes(type);
  return (status === 429 || status === 503) && retryAfterSeconds !== undefined;
}

function costOf({ type }: ClientProblem): number {
  return type === "/problems/timeout" ? RETRY_COST_TIMEOUT : RETRY_COST;
}

/** Full jitter: anything up to the base doubled with each try. Null: the service wants more patience than a page has. */
function delayBefore(tries: number, { status, type, retryAfterSeconds = 0 }: ClientProblem, random: Random): Milliseconds | null {
  const asked = seconds(retryAfterSeconds);
  if (asked > RETRY_DELAY_LIMIT) return null;
  const isThrottled = status === 429 || type === "/problems/too-many-requests";
  const most = Math.min(RETRY_DELAY_LIMIT, (isThrottled ? RETRY_BASE_THROTTLED : RETRY_BASE) * 2 ** tries);
  return Math.max(asked, Math.floor(random() * most));
}
