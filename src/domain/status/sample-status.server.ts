import { type Milliseconds, minutes } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type Repeated, repeated } from "#platform/repeated.ts";
import type { Latencies } from "./latency.ts";
import { addSamples } from "./status-store.server.ts";
import type { StatusPart, StatusSample } from "./types.ts";

const EVERY: Milliseconds = minutes(1);
/** What could not be kept waits in memory, a day at most. */
const MOST_WAITING = 1440;

type SamplerDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly latencies: Latencies;
  /** Names this process. */
  readonly process: string;
  /** The parts that do not answer. Must not fail. */
  readonly check: () => Promise<readonly StatusPart[]>;
};

export type StatusSampler = Repeated & { readonly sample: () => Promise<void> };

/**
 * Notes once a minute whether all parts answer. By a timer of its own and not by the queue, which is one of the parts; while the database is away
 * the samples wait, so that its failure is told afterwards instead of being a gap.
 */
export function statusSampler({ db, clock, latencies, process, check }: SamplerDeps): StatusSampler {
  let waiting: StatusSample[] = [];
  const sample = async () => {
    const now = clock.now().getTime();
    const minute = new Date(now - (now % minutes(1)));
    const found = { minute, process, failed: await check(), latencies: latencies.take() };
    waiting = [...waiting, found].slice(-MOST_WAITING);
    const kept = waiting;
    await addSamples(db, kept);
    waiting = waiting.filter((each) => !kept.includes(each));
  };
  // What cannot be kept is kept later: that the database is away is what the samples say.
  return { sample, ...repeated(sample, EVERY, () => undefined) };
}
