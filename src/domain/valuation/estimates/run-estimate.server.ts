import { keptMarket } from "#domain/properties/index.server.ts";
import type { EngineSource, EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { AppraisalOutcome, PricedSubject } from "#domain/valuation/core/types.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { quarterOf } from "#kernel/quarter.ts";
import { formatYen } from "#kernel/yen.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { modeOf } from "./appraise-located.ts";
import { findEstimate, insertEstimate } from "./estimate-store.server.ts";
import { locateHome } from "./locate-home.server.ts";
import type { Estimate, EstimateInput, EstimateRequest } from "./request.ts";
import { type CheckFinding, checkAppraisal } from "./request-check.ts";
import { KEPT_FOR } from "./request-due.ts";
import { findRequest, moveRequest } from "./request-store.server.ts";
import { type Location, locationText, subjectOf } from "./request-subject.ts";
import { type StepDeps, type StepRunner, stepRunner } from "./step-runner.server.ts";

export type RunEstimateDeps = StepDeps & { readonly randomBytes: RandomBytes; readonly engines: EngineSource };

type Work = {
  readonly location: Location;
  readonly engine: EstimateEngine | null;
  readonly subject: PricedSubject;
  readonly outcome: AppraisalOutcome;
};

/** Does the work of a queued request, step by step. A request that is no longer queued is left alone. */
export async function runEstimate(deps: RunEstimateDeps, id: string): Promise<void> {
  const request = await findRequest(deps.db, id);
  if (!request || !(await moveRequest(deps.db, request, { event: "start", actor: "worker", now: deps.clock.now() }))) return;
  const runner = stepRunner(deps, request);
  const work = await appraiseInSteps(deps, request.input, runner);
  if (work) await conclude(deps, { request, work, runner });
}

async function appraiseInSteps(deps: RunEstimateDeps, input: EstimateInput, { run }: StepRunner): Promise<Work | null> {
  const asOf = quarterOf(deps.clock.now());
  const location = await run("geocode", async () => {
    const located = await locateHome(deps.db, input);
    return located.ok ? { ok: true, value: { result: located.value, detail: locationText(located.value) } } : located;
  });
  if (!location) return null;
  const subject = subjectOf(input, location);
  const found = await run("comparables", async () => {
    const engine = await deps.engines.current(input.kind);
    const detail = engine ? `${engine.countComparables(subject, asOf)}件` : "推定モデルがありません";
    return { ok: true, value: { result: { engine }, detail } };
  });
  if (!found) return null;
  const predicted = await run("predict", async () => {
    const outcome = found.engine?.appraise(subject, { asOf, mode: modeOf(input) }) ?? NO_MODEL;
    return { ok: true, value: { result: outcome, detail: outcome.estimated ? formatYen(outcome.point) : "推定できません" } };
  });
  if (!predicted) return null;
  const outcome = await run("check", async () => ({ ok: true, value: checked(predicted, input.areaM2) }));
  return outcome && { location, engine: found.engine, subject, outcome };
}

const NO_MODEL: AppraisalOutcome = { estimated: false, grade: "E", reason: "no-model" };

function checked(outcome: AppraisalOutcome, areaM2: number): { readonly result: AppraisalOutcome; readonly detail: string } {
  if (!outcome.estimated) return { result: outcome, detail: "推定できない理由を記録しました" };
  const { appraisal, findings } = checkAppraisal(outcome, areaM2);
  const [finding] = findings;
  return { result: { ...appraisal, estimated: true }, detail: finding === undefined ? "矛盾なし" : FINDINGS[finding] };
}

const FINDINGS: Readonly<Record<CheckFinding, string>> = {
  "far-from-comparables": "事例との差が大きいため、確かさを1段階下げました",
  "outside-comparables": "似た成約の真ん中の8割から外れるため、確かさを1段階下げました",
  "few-comparables": "条件のよく似た成約が少ないため、確かさを1段階下げました",
};

async function conclude(
  deps: RunEstimateDeps,
  { request, work, runner }: { readonly request: EstimateRequest; readonly work: Work; readonly runner: StepRunner },
): Promise<void> {
  const { attributions, origin } = await runner.throughOutages(() => keptMarket(deps.db).origin());
  const now = deps.clock.now();
  const { location, engine, subject, outcome } = work;
  const estimate: Estimate = {
    id: opaqueId(deps.randomBytes),
    inputHash: request.inputHash,
    modelVersion: engine?.modelVersion ?? null,
    mode: modeOf(request.input),
    subject,
    apartmentName: location.apartment?.name ?? null,
    input: request.input,
    outcome,
    dataAsOf: engine?.dataAsOf(subject) ?? null,
    isSample: engine?.isSample ?? origin === "sample",
    answersRead: engine?.answersRead ?? null,
    attributions,
    createdAt: now,
    expiresAt: new Date(now.getTime() + KEPT_FOR),
  };
  const changes = { estimateId: estimate.id, steps: runner.steps() };
  const kept = { event: outcome.estimated ? "finish" : "refuse", actor: "worker", now, changes } as const;
  await runner.throughOutages(() =>
    inTransaction(deps.db, async (tx) => {
      // Kept already, where only the answer was lost.
      if (await findEstimate(tx, estimate.id)) return;
      await insertEstimate(tx, estimate);
      await moveRequest(tx, { id: request.id, state: "running" }, kept);
    }),
  );
}
