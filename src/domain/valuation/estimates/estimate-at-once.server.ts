import { setTimeout } from "node:timers/promises";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import { failedRequest } from "#platform/failed-request.ts";
import { type RunEstimateDeps, runEstimate } from "./run-estimate.server.ts";

/** The engine keeps one core busy; whoever comes when these are taken waits in the queue. */
const PLACES = 2;
/** Longer than an engine that is loaded takes, shorter than anybody looks at a button that does nothing. */
const PATIENCE: Milliseconds = seconds(1);

/** Works on a request while its visitor waits. Where it cannot be begun, or fails however late, it is handed to the queue. */
export type WorkAtOnce = (id: string, toQueue: () => Promise<void>) => Promise<void>;

/**
 * Begins the work on a request in this process, and waits for it for a second at most: what takes longer goes on, and is asked about like any job.
 */
export function estimatesAtOnce(
  deps: RunEstimateDeps,
  patience: () => Promise<unknown> = () => setTimeout(PATIENCE, null, { ref: false }),
): WorkAtOnce {
  let taken = 0;
  return async (id, toQueue) => {
    if (taken >= PLACES) return toQueue();
    taken += 1;
    const work = runEstimate(deps, id)
      .catch((error: unknown) => {
        failedRequest(deps.log, error, { requestId: id }, "an estimate could not be made at once");
        return toQueue();
      })
      .finally(() => {
        taken -= 1;
      });
    await Promise.race([work, patience()]);
  };
}
