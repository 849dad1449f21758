import { UNREACHABLE_RETRY_SECONDS } from "#platform/database-unreachable.ts";
import { plainAnswer } from "./plain-page.ts";

/** The page of a site whose database is away: complete in itself, for whatever draws pages may fail as well. `nonce` is that of the answer. */
export function unavailablePage(nonce: string): Response {
  const lines = ["ただいまページを表示できません。少し待ってから、もう一度お試しください。"];
  return plainAnswer(
    { status: 503, retryAfterSeconds: UNREACHABLE_RETRY_SECONDS },
    { heading: "一時的にご利用いただけません", lines, again: null, nonce },
  );
}
