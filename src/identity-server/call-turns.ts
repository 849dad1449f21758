import { setTimeout as sleep } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import { type FairQueue, fairQueue } from "#platform/fair-queue.ts";
import { errorAnswer } from "./answers.ts";
import { callCost } from "./call-cost.ts";

/** Arithmetic and signatures, some milliseconds a call: one of a caller at a time leaves the others half of the processor. */
const BOUNDS = { atOnce: 4, perCaller: 1, mostWaiting: 200, mostWaitingOfAll: 2000 };
/** A call that waits for something outside (a mail server, a provider) holds nobody up for longer. */
const HOLDS_MS = 250;
const TRY_AGAIN_SECONDS = "2";

type Turns = { readonly callerKey: (c: Context) => string | null; readonly queue?: FairQueue; readonly holdsMs?: number };

/** Has calls that cost much answered by turns of their callers. One for which too many wait already is refused, one that nobody waits for is not begun. */
export function callTurns({ callerKey, queue = fairQueue(BOUNDS), holdsMs = HOLDS_MS }: Turns): MiddlewareHandler {
  return async (c, next) => {
    const caller = callerKey(c);
    const { method, path } = c.req;
    if (caller === null || callCost({ method, path, target: c.req.header("x-amz-target") ?? "" }) === 1) return next();
    let answered: Promise<void> | null = null;
    const begin = async () => {
      answered = next();
      const isOver = new AbortController();
      const { signal } = isOver;
      await Promise.race([answered, sleep(holdsMs, undefined, { signal }).catch(() => undefined)]);
      isOver.abort();
    };
    const { state } = await queue(caller, begin, c.req.raw.signal);
    if (state === "done") return answered ?? undefined;
    c.header("retry-after", TRY_AGAIN_SECONDS);
    return errorAnswer(c, new IdentityRefusal("TooManyRequestsException", "Too many requests"));
  };
}
