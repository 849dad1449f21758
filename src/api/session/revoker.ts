import type { Milliseconds } from "#kernel/duration.ts";
import type { Log } from "#platform/log.server.ts";
import { limited } from "#platform/log-limit.ts";
import { REVOKE_RETRY_BASE, REVOKE_RETRY_LIMIT } from "#wire/constants.ts";

/** More than these at once are tried only once: an outage must not fill the memory. */
const MOST_WAITING = 1000;

type RevokerParts = {
  /** False: not reached, may be tried again. */
  readonly revoke: (refreshToken: string) => Promise<boolean>;
  readonly wait: (duration: Milliseconds) => Promise<void>;
  /** 0 to 1. */
  readonly random: () => number;
  readonly log: Log;
};

/** Revokes a refresh token, and tries again after 100 ms, doubling, for at most 5 min. Answers when it is done or given up. */
export function createRevoker({ revoke, wait, random, log }: RevokerParts): (refreshToken: string) => Promise<void> {
  let waiting = 0;
  const tryAgain = async (refreshToken: string) => {
    let waited = 0;
    for (let step = REVOKE_RETRY_BASE; ; step *= 2) {
      const pause = step + REVOKE_RETRY_BASE * random();
      waited += pause;
      if (waited > REVOKE_RETRY_LIMIT) return false;
      await wait(pause);
      if (await revoke(refreshToken)) return true;
    }
  };
  return async (refreshToken) => {
    if (await revoke(refreshToken)) return;
    const isCrowded = waiting >= MOST_WAITING;
    waiting += 1;
    const isDone = !isCrowded && (await tryAgain(refreshToken));
    waiting -= 1;
    if (!isDone) limited(log).warn("unrevoked", {}, "a session was signed out here, but could not be ended at the identity service");
  };
}
