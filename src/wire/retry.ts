import { type Milliseconds, seconds } from "#kernel/duration.ts";
import type { Random } from "#kernel/random.ts";
import {
  RETRY_ATTEMPTS,
  RETRY_BASE,
  RETRY_BASE_THROTTLED,
  RETRY_COST,
  RETRY_COST_TIMEOUT,
  RETRY_DELAY_LIMIT,
  RETRY_QUOTA,
} from "./constants.ts";

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

/** What an answer says of another try. */
export type Failure = {
  /** Whether another try may help and does no harm. */
  readonly mayRepeat: boolean;
  readonly isThrottled: boolean;
  readonly isTimeout: boolean;
  /** How long the service asked to wait. */
  readonly retryAfterSeconds?: number | undefined;
};

export type Trying<T> = {
  /** Null: it worked. */
  readonly failureOf: (outcome: T) => Failure | null;
  readonly quota: RetryQuota;
  readonly wait: (time: Milliseconds, signal?: AbortSignal) => Promise<void>;
  readonly random: Random;
  readonly signal?: AbortSignal | undefined;
};

/** Asks up to three times, each time later (specification, section 9), and answers what came last. */
export async function tryUpToThrice<T>(ask: () => Promise<T>, { failureOf, quota, wait, random, signal }: Trying<T>): Promise<T> {
  let cost: number | null = null;
  for (let tries = 1; ; tries += 1) {
    const outcome = await ask();
    const failure = failureOf(outcome);
    if (failure === null) quota.giveBack(cost);
    if (failure === null || tries === RETRY_ATTEMPTS || !failure.mayRepeat) return outcome;
    const delay = delayBefore(tries, failure, random);
    cost = failure.isTimeout ? RETRY_COST_TIMEOUT : RETRY_COST;
    if (delay === null || !quota.take(cost)) return outcome;
    await wait(delay, signal);
  }
}

/** Full jitter: anything up to the base doubled with each try. Null: the service wants more patience than a page has. */
function delayBefore(tries: number, { isThrottled, retryAfterSeconds = 0 }: Failure, random: Random): Milliseconds | null {
  const asked = seconds(retryAfterSeconds);
  if (asked > RETRY_DELAY_LIMIT) return null;
  const most = Math.min(RETRY_DELAY_LIMIT, (isThrottled ? RETRY_BASE_THROTTLED : RETRY_BASE) * 2 ** tries);
  return Math.max(asked, Math.floor(random() * most));
}
