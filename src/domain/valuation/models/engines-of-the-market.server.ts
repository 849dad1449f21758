import { holdsSamples } from "#domain/properties/index.server.ts";
import type { EngineSource } from "#domain/valuation/core/estimate-deps.ts";
import type { Db } from "#platform/db.server.ts";

/** The engines, but none made of invented sales once those are gone: a price of nothing is not shown while a newer model is made. */
export function enginesOfTheMarket(db: Db, engines: EngineSource): EngineSource {
  return {
    current: async (kind) => {
      const engine = await engines.current(kind);
      return engine?.isSample && !(await holdsSamples(db)) ? null : engine;
    },
  };
}
