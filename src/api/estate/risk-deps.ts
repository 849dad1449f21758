import type { CallerKey } from "#api/rate-limit.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

export type RiskServiceDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly callerKey: CallerKey;
};
