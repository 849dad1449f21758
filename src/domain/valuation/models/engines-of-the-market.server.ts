import { holdsSamples } from "#domain/properties/index.server.ts";
import type { EngineSource, EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import type { Db } from "#platform/db.server.ts";
import type { EngineRegistry } from "./engine-registry.server.ts";

/** An engine is read within seconds, a model trained within minutes. */
const SECONDS_TO_LOAD = 5;
const SECONDS_TO_TRAIN = 30;

/** Whether an engine may answer: none made of invented sales once those are gone, for a price of nothing is not shown while a newer model is made. */
export async function isOfTheMarket(db: Db, { isSample }: Pick<EstimateEngine, "isSample">): Promise<boolean> {
  return !isSample || (await holdsSamples(db));
}

/** The engines for who asks for a price. `isInTraining`: whether a model of the kind is on its way. */
export function enginesOfTheMarket(
  engines: EngineRegistry<EstimateEngine>,
  isInTraining: (kind: AppraisableKind) => Promise<boolean>,
): Required<EngineSource> {
  return {
    current: engines.current,
    secondsUntilReady: async (kind) => {
      // One that cannot be read is told by whoever needs it, unless another is on its way.
      const engine = await engines.atHand(kind).catch(() => null);
      if (engine === "loading") return SECONDS_TO_LOAD;
      if (engine !== null) return null;
      return (await isInTraining(kind)) ? SECONDS_TO_TRAIN : null;
    },
  };
}
