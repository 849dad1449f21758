import { minutes, seconds } from "#kernel/duration.ts";
import { claimsOf } from "#web/session/pool/jwt.ts";
import type { Environment } from "#web/session/pool/types.ts";

export interface SessionClock {
  /** Milliseconds since 1970, as the service counts them as far as that is known. */
  readonly now: () => number;
  /** Takes a token that was issued this moment. */
  readonly learn: (freshToken: string | null) => void;
  /** Whole seconds that the device is ahead, as learnt last. */
  readonly drift: () => number;
}

/** Less may be the way of the answer; the margin of the expiry is for that. */
const WORTH_MINDING = minutes(1);

/** A device whose clock is wrong would take every fresh token for an expired one. `keptDrift`: seconds, as a page before learnt it. */
export function sessionClock({ now }: Pick<Environment, "now">, keptDrift = 0): SessionClock {
  let drift = keptDrift;
  return {
    now: () => now() - (Math.abs(seconds(drift)) >= WORTH_MINDING ? seconds(drift) : 0),
    learn: (freshToken) => {
      const issuedAt = freshToken === null ? undefined : claimsOf(freshToken).iat;
      if (typeof issuedAt === "number") drift = Math.floor(now() / seconds(1)) - issuedAt;
    },
    drift: () => drift,
  };
}
