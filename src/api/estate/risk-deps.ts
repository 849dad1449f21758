import type { CallerKey } from "#api/rate-limit.ts";
import type { EngineSource } from "#domain/valuation/estimate-deps.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import type { Storage } from "#platform/storage.server.ts";

export type RiskServiceDeps = {
  readonly db: Db;
  readonly clock: Clock;
  /** Estimates of rents. */
  readonly engines: EngineSource;
  readonly randomBytes: RandomBytes;
  readonly callerKey: CallerKey;
  /** Mails go out by a job. */
  readonly jobs: Pick<Jobs, "send">;
  /** Files that come with corrections; nothing of it is public. */
  readonly storage: Storage;
};
