import { minutes } from "#kernel/duration.ts";
import { claimsOf } from "../identity/jwt.ts";
import type { Environment } from "../identity/types.ts";

export interface SessionClock {
  /** Milliseconds since 1970, as the service counts them as far as that is known. */
  readonly now: () => number;
  /** Told a token that was issued this moment. */
  readonly learn: (freshToken: string | null) => void;
}

/** Less may be the way of the answer; the margin of the expiry is for that. */
const WORTH_MINDING = minutes(1);

/** A device whose clock is wrong would take every fresh token for an expired one. */
export function sessionClock({ now }: Pick<Environment, "now">): SessionClock {
  let ahead = 0;
  return {
    now: () => now() - ahead,
    learn: (freshToken) => {
      const issuedAt = freshToken === null ? undefined : claimsOf(freshToken).iat;
      if (typeof issuedAt !== "number") return;
      const drift = now() - issuedAt * 1000;
      ahead = Math.abs(drift) >= WORTH_MINDING ? drift : 0;
    },
  };
}
