import { randomBytes } from "node:crypto";
import { settleAccess } from "#domain/api-access/index.server.ts";
import { screenCounter } from "#domain/measurement/index.server.ts";
import { statusSampler } from "#domain/status/index.server.ts";
import { latencies } from "#domain/status/latency.ts";
import type { StatusPart } from "#domain/status/types.ts";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import { failedRequest } from "#platform/failed-request.ts";
import type { Log } from "#platform/log.server.ts";
import { repeated } from "#platform/repeated.ts";

type Deps = Parameters<typeof settleAccess>[0] & {
  readonly log: Log;
  /** Parts of the service that do not answer now. */
  readonly check: () => Promise<StatusPart[]>;
};

const CALLS_WRITTEN_EVERY: Milliseconds = seconds(2);

/** What is counted in memory and written down now and then: screens, calls of the sold API, and whether the service answers. */
export function siteCounters({ log, check, ...deps }: Deps) {
  const { db, clock } = deps;
  const failed = (words: string) => (error: Error) => void failedRequest(log, error, {}, words);
  const screens = screenCounter(deps, failed("counts of screens cannot be written"));
  const calls = repeated(() => settleAccess(deps), CALLS_WRITTEN_EVERY, failed("calls of the sold API cannot be written down yet"));
  const measured = latencies();
  const status = statusSampler({ db, clock, latencies: measured, process: randomBytes(8).toString("hex"), check });
  return {
    screens,
    latencies: measured,
    start: () => {
      calls.start();
      screens.start();
      status.start();
    },
    stops: [() => calls.stop().then(() => settleAccess(deps, { isEnd: true })), screens.stop, status.stop],
  };
}
