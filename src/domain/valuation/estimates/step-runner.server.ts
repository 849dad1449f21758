import type { Result } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { failedRequest } from "#platform/failed-request.ts";
import type { Log } from "#platform/log.server.ts";
import type { EstimateRequest, RequestFailure, StepId } from "./request.ts";
import { HARD_TIMEOUT } from "./request-due.ts";
import { withStep } from "./request-steps.ts";
import { moveRequest, saveSteps } from "./request-store.server.ts";
import { type Outages, throughOutages } from "./through-outages.server.ts";

type StepWork<T> = () => Promise<Result<{ readonly result: T; readonly detail: string }, Omit<RequestFailure, "step">>>;

export type StepDeps = Pick<Outages, "wait"> & { readonly db: Db; readonly clock: Clock; readonly log: Log };

export type StepRunner = {
  /** Does one step and stores how it went. Null when the request has ended with it: failed, timed out, cancelled by the visitor. */
  readonly run: <T extends object>(id: StepId, work: StepWork<T>) => Promise<T | null>;
  /** Does something through a database that is away, for as long as the request has time. */
  readonly throughOutages: <T>(task: () => Promise<T>) => Promise<T>;
  readonly steps: () => EstimateRequest["steps"];
};

/** Runs the steps of a request that has just started. */
export function stepRunner(deps: StepDeps, request: EstimateRequest): StepRunner {
  const startedAt = deps.clock.now();
  const patiently = <T>(task: () => Promise<T>) => throughOutages(deps, startedAt, task);
  let steps = request.steps;

  const fail = async (failure: RequestFailure): Promise<null> => {
    const failed = withStep(steps, { id: failure.step, state: "failed", detail: null });
    const changes = { steps: failed, failure };
    const now = deps.clock.now();
    await patiently(() =>
      moveRequest(deps.db, { id: request.id, state: "running" }, { event: "fail", actor: "worker", reason: failure.reason, now, changes }),
    );
    return null;
  };

  const show = async (id: StepId, state: "running" | "done", detail: string | null): Promise<boolean> => {
    steps = withStep(steps, { id, state, detail });
    return patiently(() => saveSteps(deps.db, request.id, steps));
  };

  const run = async <T extends object>(id: StepId, work: StepWork<T>): Promise<T | null> => {
    if (!(await show(id, "running", null))) return null;
    const outcome = await patiently(work).catch((error: unknown) => {
      failedRequest(deps.log, error, { requestId: request.id, step: id }, "estimate step failed");
      return { ok: false, reason: { reason: "internal", candidates: [] } } as const;
    });
    if (deps.clock.now().getTime() - startedAt.getTime() > HARD_TIMEOUT) return fail({ step: id, reason: "timeout", candidates: [] });
    if (!outcome.ok) return fail({ step: id, ...outcome.reason });
    return (await show(id, "done", outcome.value.detail)) ? outcome.value.result : null;
  };

  return { run, throughOutages: patiently, steps: () => steps };
}
