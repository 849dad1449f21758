import type { Context } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import type { CallerKey } from "#api/http/rate-limit.ts";
import { type FairQueue, fairQueue } from "#platform/fair-queue.ts";

/**
 * Maps are drawn by one thread, up to a second a drawing where data are new. Three at once keep its connections busy; with two of one caller others
 * waited twice as long, and that one got no more maps.
 */
const BOUNDS = { atOnce: 3, perCaller: 1, mostWaiting: 200, mostWaitingOfAll: 2000 };

const TRY_AGAIN_SECONDS = "5";

/** Has maps drawn by turns of their callers. One for which too many wait already is answered with 503, one that nobody waits for is not drawn. */
export function mapTurns(callerKey: CallerKey, queue: FairQueue = fairQueue(BOUNDS)) {
  return async <T>(c: Context, draw: () => Promise<T>): Promise<{ readonly drawn: T } | null> => {
    const caller = callerKey(c);
    if (caller === null) return { drawn: await draw() };
    const turn = await queue(caller, draw, c.req.raw.signal);
    return turn.state === "done" ? { drawn: turn.value } : null;
  };
}

/** What is answered where there was no turn. */
export function noTurn(c: Context) {
  c.header("etag", undefined);
  c.header("Retry-After", TRY_AGAIN_SECONDS);
  return problem(c, "unavailable");
}
