import { constants, setPriority } from "node:os";
import { type ModelWork, retrainModel, type WorkEnd, watchDrift, withForestThreads } from "#domain/valuation/index.server.ts";
import { trainMissingModels } from "#main/commands/train/train-models.server.ts";
import type { ModelOrder } from "#main/site/run-model-task.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Config } from "#platform/config.server.ts";
import { openPlatform } from "#platform/platform.server.ts";

// Before any thread is made: threads inherit it, and answering visitors comes first.
setPriority(constants.priority.PRIORITY_LOW);
process.once("message", (order: ModelOrder) => void answer(order));
// The site is gone, and nobody waits for the answer.
process.once("disconnect", () => process.exit());

async function answer({ work, config }: ModelOrder): Promise<void> {
  try {
    const end = await doWork(work, config);
    process.send?.(end, undefined, undefined, () => process.disconnect());
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

async function doWork({ task, kind }: ModelWork, config: Config): Promise<WorkEnd> {
  const platform = await openPlatform(config, { patience: null });
  try {
    const deps = { ...platform, clock: systemClock };
    if (task === "make") {
      await trainMissingModels(platform, systemClock, () => undefined, [kind]);
      return { ended: "done", retraining: null };
    }
    if (task === "retrain") {
      const retraining = await withForestThreads((fitForest) => retrainModel({ ...deps, fitForest }, kind));
      return { ended: "done", retraining };
    }
    await watchDrift(deps, kind);
    return { ended: "done", retraining: null };
  } finally {
    await platform.close();
  }
}
