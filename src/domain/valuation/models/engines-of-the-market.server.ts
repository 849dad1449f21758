import { holdsSamples } from "#domain/properties/index.server.ts";
import type { EngineSource, EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import type { Db } from "#platform/db.server.ts";
import type { EngineRegistry } from "./engine-registry.server.ts";

/** An engine is read within seconds, a model trained within minutes. */
const SECONDS_TO_LOAD = 5;
const SECONDS_TO_TRAIN = 30;

/**
 * The engines, but none made of invented sales once those are gone: a price of nothing is not shown while a newer model is made. `isInTraining`: whether
 * a model of the kind is on its way.
 */
export function enginesOfTheMarket(
  db: Db,
  engines: EngineRegistry<EstimateEngine>,
  isInTraining: (kind: AppraisableKind) => Promise<boolean>,
): Required<EngineSource> {
  const isOfTheMarket = async (engine: EstimateEngine) => !engine.isSample || (await holdsSamples(db));
  return {
    current: async (kind) => {
      const engine = await engines.current(kind);
      return engine && (await isOfTheMarket(engine)) ? engine : null;
    },
    secondsUntilReady: async (kind) => {
      // One that cannot be read is told by whoever needs it, unless another is on its way.
      const engine = await engines.atHand(kind).catch(() => null);
      if (engine === "loading") return SECONDS_TO_LOAD;
      if (engine && (await isOfTheMarket(engine))) return null;
      return (await isInTraining(kind)) ? SECONDS_TO_TRAIN : null;
    },
  };
}
