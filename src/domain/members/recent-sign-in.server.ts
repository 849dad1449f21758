import type { Member } from "#domain/members/core/types.ts";
import { readToken } from "#domain/members/wire/token-checks.server.ts";
import { seconds } from "#kernel/duration.ts";
import { RECENT_SIGN_IN_SECONDS } from "#wire/recent-sign-in.ts";

/** The longest that asking the identity service, and what follows, may take. */
const MARGIN_MS = seconds(20);

/** Whether a member signed in a moment ago, with time enough for what follows. A token that does not say when its sign-in was is the service's to judge. */
export function isRecentSignIn({ accessToken }: Pick<Member, "accessToken">, now: Date): boolean {
  const signedInAt = readToken(accessToken)?.signedInAt ?? null;
  return signedInAt === null || now.getTime() - signedInAt <= seconds(RECENT_SIGN_IN_SECONDS) - MARGIN_MS;
}
