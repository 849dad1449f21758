import { createReportDeps, currentBasis, makeSnapshot, recomputeReports, reportOf } from "#domain/risk/index.server.ts";
import { parseWeights } from "#domain/risk/model/weights.ts";
import { findSubject } from "#domain/subjects/index.server.ts";
import { NOTHING_TOLD } from "#domain/subjects/subject-of.ts";
import { sampleApartments } from "#ingest/sample/layers/held.server.ts";
import { loadSampleLayers } from "#ingest/sample/layers/load.server.ts";
import { loadSampleMarket } from "#ingest/sample/load/load-market.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { withMigratedDatabase } from "#tools/with-migrated-database.ts";
import { quantile, timings } from "./measure.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

const RUNS = 400;
const WARM_UPS = 60;

/** The report of one building on the sample market: gathered from all data, from the kept snapshot, and with weights and a floor of one's own. */
export const group: BenchGroup = {
  name: "risk",
  run: () => withMigratedDatabase(measure),
};

async function measure(db: Db): Promise<BenchFigure[]> {
  const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
  const now = clock.now();
  await loadSampleMarket(db, { now });
  const layers = await once(() => loadSampleLayers(db, { now }));
  const keys = (await sampleApartments(db)).map(({ key }) => key);
  const keyOf = (run: number) => keys[Math.abs(run * 37) % keys.length] ?? "";
  const deps = createReportDeps({ db, clock });
  const basis = await currentBasis(db);
  const gathered = await timings(
    async (run) => {
      const subject = await findSubject(db, keyOf(run));
      if (subject) await makeSnapshot(deps.gathering(basis, now), subject, basis);
    },
    { runs: RUNS, warmUps: WARM_UPS },
  );
  const all = await once(() => recomputeReports({ db, clock }));
  const kept = await timings((run) => reportOf(deps, keyOf(run), { floor: null, weights: null, told: NOTHING_TOLD }), {
    runs: RUNS,
    warmUps: WARM_UPS,
  });
  const weights = parseWeights("30-30-20-10-5-5");
  const own = { floor: 1, weights: weights.ok ? weights.value : null, told: NOTHING_TOLD };
  const weighed = await timings((run) => reportOf(deps, keyOf(run), own), { runs: RUNS, warmUps: WARM_UPS });
  return [
    { name: "risk.sample-layers.s", value: layers / 1000, unit: "s" },
    { name: "risk.report.database.p95.ms", value: quantile(gathered, 0.95), unit: "ms" },
    { name: "risk.report.snapshot.p95.ms", value: quantile(kept, 0.95), unit: "ms" },
    { name: "risk.report.weighed.p95.ms", value: quantile(weighed, 0.95), unit: "ms" },
    { name: "risk.recompute.per_building.ms", value: all / keys.length, unit: "ms" },
  ];
}

async function once(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
