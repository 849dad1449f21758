import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { LEAST_SALES } from "./gate/retrain-gate.ts";
import { beforeTraining, type JudgedTraining, type TrainingDeps, trainAndJudge } from "./judged-training.server.ts";
import { newestModelLoad } from "./model-store.server.ts";
import { retireModel } from "./promotion-store.server.ts";
import {
  beginRetraining,
  failOpenRetrainings,
  finishRetraining,
  type RetrainingState,
  withTrainingLock,
} from "./retraining-store.server.ts";
import { watchDrift } from "./watch-drift.server.ts";

export type RetrainingEnd = {
  readonly state: Exclude<RetrainingState, "running" | "failed">;
  readonly modelVersion: string | null;
  /** In Japanese, for those who keep the models. */
  readonly reason: string;
};

const ACTOR = "retrain-job";

/**
 * Trains a model of a kind on the sales of now, where none was trained on them yet, and puts it into use if it passes the gate. Before that it watches how the model
 * in use does on the new sales.
 */
export async function retrainModel(deps: TrainingDeps, kind: AppraisableKind): Promise<RetrainingEnd> {
  const { db, clock } = deps;
  return withTrainingLock(
    db,
    () => undefined,
    async () => {
      await failOpenRetrainings(db, kind, { reason: "学習が途中で止まりました", now: clock.now() });
      const id = await beginRetraining(db, kind, clock.now());
      await watchDrift(deps, kind);
      const end = await retrain(deps, kind);
      await finishRetraining(db, id, { ...end, now: clock.now() });
      if (end.state === "promoted") await watchDrift(deps, kind);
      return end;
    },
  );
}

async function retrain(deps: TrainingDeps, kind: AppraisableKind): Promise<RetrainingEnd> {
  const before = await beforeTraining(deps, kind);
  const version = before.active?.row.version ?? null;
  if (version !== null && (await newestModelLoad(deps.db, kind)) === before.loadId) {
    return skipped("最新の取引ではもう学習しました", version);
  }
  const training = await trainAndJudge(deps, { kind, until: null, actor: ACTOR, before });
  const end = endOf(training);
  // A model of another market is no use to sales too few for one of their own.
  if (training.end === "too-few-sales" && version === null) {
    await retireModel(deps.db, kind, { actor: ACTOR, reason: end.reason, now: deps.clock.now() });
  }
  return end;
}

function endOf(training: JudgedTraining): RetrainingEnd {
  switch (training.end) {
    case "promoted":
    case "kept":
      return { state: training.end, modelVersion: training.trained.model.version, reason: training.verdict };
    case "same":
      return skipped("学習しても使用中と同じモデルになりました", training.version);
    case "too-few-sales":
      return skipped(`取引が ${training.rows} 件のため作りません(${LEAST_SALES} 件から)`, null);
    case "one-quarter":
      return skipped("取引が一つの四半期にしかないため作りません", null);
    case "market-changed":
      return skipped("学習のあいだに取引が入れ替わったため使いません", null);
  }
}

function skipped(reason: string, modelVersion: string | null): RetrainingEnd {
  return { state: "skipped", modelVersion, reason };
}
