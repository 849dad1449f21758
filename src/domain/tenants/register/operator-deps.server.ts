import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

export type OperatorDeps = { readonly db: Db; readonly clock: Clock };
