import type { Random } from "#kernel/random.ts";
import { RETRIED_STATUSES } from "#wire/constants.ts";
import { type Failure, type RetryQuota, tryUpToThrice } from "#wire/retry.ts";
import type { Answer, ClientProblem } from "./problem.ts";
import type { Wait } from "./timeout.ts";

export { RetryQuota } from "#wire/retry.ts";

export type Retries = {
  readonly quota: RetryQuota;
  readonly wait: Wait;
  readonly random: Random;
  /** Whether doing it twice does no harm. If not, only a service that did nothing and said when to come back is asked again. */
  readonly isRepeatable: boolean;
  readonly signal?: AbortSignal | undefined;
};

/** One call of a service, again where that may help. */
export function withRetries<T>(ask: () => Promise<Answer<T>>, { isRepeatable, ...retries }: Retries): Promise<Answer<T>> {
  return tryUpToThrice(ask, { ...retries, failureOf: (answer) => (answer.ok ? null : failureIn(answer.problem, isRepeatable)) });
}

const UNREACHED: readonly string[] = ["/problems/network", "/problems/timeout"];

function failureIn({ type, status, retryAfterSeconds }: ClientProblem, isRepeatable: boolean): Failure {
  const saysWhen = (status === 429 || status === 503) && retryAfterSeconds !== undefined;
  return {
    mayRepeat: isRepeatable ? RETRIED_STATUSES.includes(status) || UNREACHED.includes(type) : saysWhen,
    isThrottled: status === 429 || type === "/problems/too-many-requests",
    isTimeout: type === "/problems/timeout",
    retryAfterSeconds,
  };
}
