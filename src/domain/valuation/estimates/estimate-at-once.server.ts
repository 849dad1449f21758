import { setTimeout } from "node:timers/promises";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import { type RunEstimateDeps, runEstimate } from "./run-estimate.server.ts";

/** The engine keeps one core busy; whoever comes when these are taken waits in the queue. */
const PLACES = 2;
/** Longer than an engine that is loaded takes, shorter than anybody looks at a button that does nothing. */
const PATIENCE: Milliseconds = seconds(1);

/** Works on a request while its visitor waits. False: it could not be begun, and is for the queue. */
export type WorkAtOnce = (id: string) => Promise<boolean>;

/**
 * Begins the work on a request in this process, and waits for it for a second at most: what takes longer goes on, and is asked about like any job.
 * A request that cannot be moved at all is left for the queue.
 */
export function estimatesAtOnce(deps: RunEstimateDeps, patience = () => setTimeout(PATIENCE, true, { ref: false })): WorkAtOnce {
  let taken = 0;
  return async (id) => {
    if (taken >= PLACES) return false;
    taken += 1;
    const work = runEstimate(deps, id)
      .then(() => true)
      .catch((error: unknown) => {
        deps.log.error({ err: error, requestId: id }, "an estimate could not be made at once");
        return false;
      })
      .finally(() => {
        taken -= 1;
      });
    return Promise.race([work, patience()]);
  };
}
