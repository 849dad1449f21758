import type { Context } from "hono";
import type { CallerKey } from "#api/http/rate-limit.ts";
import { plainAnswer } from "#main/site/door/plain-page.ts";
import { type FairQueue, fairQueue } from "#platform/fair-queue.ts";

/**
 * A page takes the processor for some milliseconds: with two at once of who asks without end, others waited twice as long, and that one got no more pages.
 * Waiting costs next to nothing, so a caller may have as many waiting as browsers ever ask for.
 */
const BOUNDS = { atOnce: 6, perCaller: 1, mostWaiting: 200, mostWaitingOfAll: 2000 };

const TRY_AGAIN_SECONDS = 5;

/** Has pages drawn by turns of their callers. A page for which too many wait already is answered with 503, one that nobody waits for with nothing. */
export function pageTurns(callerKey: CallerKey, queue: FairQueue = fairQueue(BOUNDS)) {
  return async (c: Context, draw: () => Promise<Response>): Promise<Response> => {
    const caller = callerKey(c);
    if (caller === null) return draw();
    const turn = await queue(caller, draw, c.req.raw.signal);
    if (turn.state === "done") return turn.value;
    const lines = [`${TRY_AGAIN_SECONDS}秒ほどたってから、読み込み直してください。`];
    return plainAnswer(
      { status: 503, retryAfterSeconds: TRY_AGAIN_SECONDS },
      { heading: "混み合っています", lines, again: null, nonce: nonceOf(c) },
    );
  };
}

function nonceOf(c: Context): string {
  return c.get("secureHeadersNonce") ?? "";
}
