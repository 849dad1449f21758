import type { EngineSource } from "#domain/valuation/core/estimate-deps.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

export type AssessDeps = { readonly db: Db; readonly clock: Clock; readonly engines: EngineSource };
