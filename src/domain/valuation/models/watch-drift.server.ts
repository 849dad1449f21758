import type { AppraisableKind, SaleRow } from "#domain/valuation/core/types.ts";
import { isSampleOf, learnableOf } from "#domain/valuation/engine/market-of-kind.server.ts";
import { answerableWith } from "#domain/valuation/evaluation/answerable.ts";
import { judgeSales } from "#domain/valuation/evaluation/judge.ts";
import { days } from "#kernel/duration.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import type { Clock } from "#platform/clock.ts";
import { inputProfile, saleInputs } from "./drift-inputs.ts";
import { type DriftReport, driftReport } from "./drift-report.ts";
import { deleteDrift, listRequestInputs, saveDrift } from "./drift-store.server.ts";
import { findActiveModel, saveModelFailure } from "./model-store.server.ts";
import type { ModelShelf } from "./publish-model.server.ts";
import { readModel } from "./read-model.server.ts";

export type WatchDeps = ModelShelf & { readonly clock: Clock };

const REQUESTS_OF = days(30);
const KEPT_FOR = days(400);

/** Measures the model in use against what came after it, and keeps the finding. Null where there is none, or none of this market that can be read. */
export async function watchDrift({ db, storage, clock }: WatchDeps, kind: AppraisableKind): Promise<DriftReport | null> {
  const now = clock.now();
  const [active, isSample] = await Promise.all([findActiveModel(db, kind), isSampleOf(db, kind)]);
  if (!active || active.isSample !== (isSample ?? false)) return null;
  const model = await readModel(storage, active);
  if (!model.ok) {
    await saveModelFailure(db, active.version, { at: now, reason: model.reason });
    return null;
  }
  const sales = await learnableOf(db, kind, { now });
  const { trained, later } = aroundQuarter(sales, model.value.lastQuarter);
  const report = driftReport({
    card: active.card,
    profile: active.inputs ?? inputProfile(trained.map(saleInputs)),
    judged: judgeSales(model.value, later.filter(answerableWith(kind, trained))),
    sales: later.map(saleInputs),
    requests: await listRequestInputs(db, kind, new Date(now.getTime() - REQUESTS_OF)),
  });
  await saveDrift(db, { kind, modelVersion: active.version, report, computedAt: now });
  await deleteDrift(db, new Date(now.getTime() - KEPT_FOR));
  return report;
}

/** Sales up to a quarter, by its index, and those after it. */
function aroundQuarter(
  sales: readonly SaleRow[],
  lastQuarter: number,
): { readonly trained: readonly SaleRow[]; readonly later: readonly SaleRow[] } {
  const { trained = [], later = [] } = Object.groupBy(sales, ({ quarter }) => (quarterIndex(quarter) <= lastQuarter ? "trained" : "later"));
  return { trained, later };
}
