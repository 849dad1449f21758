import { RETRIED_STATUSES } from "#wire/constants.ts";
import { isError } from "#wire/errors/catalogue-error.ts";
import { type Failure, RetryQuota, tryUpToThrice } from "#wire/retry.ts";
import { type Environment, IdentityFault } from "./types.ts";

export type RetryParts = Pick<Environment, "wait" | "randomBytes">;

type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

/** One for this page: its calls of both identity APIs stop trying again together. */
const pageQuota = new RetryQuota();

/**
 * A call of an identity API, again where that may help (specification, section 9). `isRepeatable`: doing it twice does no harm. Another call
 * is repeated only where the service was too busy to do it.
 */
export async function retriedCall<T>(
  call: () => Promise<T>,
  { wait, randomBytes }: RetryParts,
  { isRepeatable, quota = pageQuota }: { readonly isRepeatable: boolean; readonly quota?: RetryQuota },
): Promise<T> {
  const ask = (): Promise<Outcome<T>> =>
    call().then(
      (value) => ({ ok: true, value }),
      (error: unknown) => ({ ok: false, error }),
    );
  const failureOf = (outcome: Outcome<T>) => (outcome.ok ? null : failureIn(outcome.error, isRepeatable));
  const outcome = await tryUpToThrice(ask, { failureOf, quota, wait, random: () => (randomBytes(1)[0] ?? 0) / 256 });
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

const THROTTLED: readonly string[] = ["TooManyRequestsException", "ThrottlingException"];

function failureIn(error: unknown, isRepeatable: boolean): Failure {
  const cause = error instanceof Error ? error.cause : undefined;
  const fault = [error, cause].find((one) => one instanceof IdentityFault);
  const isThrottled = fault !== undefined && (fault.status === 429 || THROTTLED.includes(fault.name));
  const mayPass = isError(error, "Network error") || RETRIED_STATUSES.includes(fault?.status ?? 0);
  const isTimeout = cause instanceof Error && cause.name === "TimeoutError";
  return { mayRepeat: isThrottled || (isRepeatable && mayPass), isThrottled, isTimeout };
}
