import type { Context } from "hono";
import type { CallerKey } from "#api/http/rate-limit.ts";
import { type FairQueue, fairQueue } from "./fair-queue.ts";

/**
 * A page takes the processor for some milliseconds: with two at once of who asks without end, others waited twice as long, and that one got no more pages.
 * Waiting costs next to nothing, so a caller may have as many waiting as browsers ever ask for.
 */
const BOUNDS = { atOnce: 6, perCaller: 1, mostWaiting: 200, mostWaitingOfAll: 2000 };

const TRY_AGAIN_SECONDS = 5;

const BUSY_PAGE = `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>混み合っています｜まちのね</title></head>
<body><h1>混み合っています</h1><p>${TRY_AGAIN_SECONDS}秒ほどたってから、ページを読み込み直してください。</p></body></html>
`;

/** Has pages drawn by turns of their callers. A page for which too many wait already is answered with 503, one that nobody waits for with nothing. */
export function pageTurns(callerKey: CallerKey, queue: FairQueue = fairQueue(BOUNDS)) {
  return async (c: Context, draw: () => Promise<Response>): Promise<Response> => {
    const caller = callerKey(c);
    if (caller === null) return draw();
    const turn = await queue(caller, draw, c.req.raw.signal);
    if (turn.state === "done") return turn.value;
    return c.body(BUSY_PAGE, 503, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": String(TRY_AGAIN_SECONDS),
    });
  };
}
