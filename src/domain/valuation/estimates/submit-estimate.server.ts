import { createHash } from "node:crypto";
import type { EngineSource } from "#domain/valuation/core/estimate-deps.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import type { WorkAtOnce } from "./estimate-at-once.server.ts";
import { findReusable } from "./estimate-store.server.ts";
import type { EstimateInput, EstimateRequest } from "./request.ts";
import { KEPT_FOR, REUSE_FOR } from "./request-due.ts";
import { canonicalText, normaliseInput } from "./request-input.ts";
import { reusedSteps, WAITING_STEPS } from "./request-steps.ts";
import { findRequest, insertRequest, moveRequest } from "./request-store.server.ts";

export const estimateJobName = "estimate";

export type SubmitDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly engines: EngineSource;
  readonly jobs: Pick<Jobs, "send">;
  /** Without it every request waits in the queue. */
  readonly workAtOnce?: WorkAtOnce;
};

/** Takes a request in: answered at once where the same input had an answer of the same model within a day, else worked on. */
export async function submitEstimate(deps: SubmitDeps, input: EstimateInput): Promise<EstimateRequest> {
  const request = newRequest(deps, normaliseInput(input));
  await insertRequest(deps.db, request);
  if (!(await reuse(deps, request))) await beginWork(deps, request.id);
  return (await findRequest(deps.db, request.id)) ?? request;
}

/** Has a request that is queued worked on: now where there is a place for it, else when its turn in the queue comes. */
export async function beginWork({ jobs, workAtOnce }: Pick<SubmitDeps, "jobs" | "workAtOnce">, id: string): Promise<void> {
  const toQueue = () => jobs.send(estimateJobName, { id });
  await (workAtOnce ? workAtOnce(id, toQueue) : toQueue());
}

function newRequest({ clock, randomBytes }: SubmitDeps, input: EstimateInput): EstimateRequest {
  const now = clock.now();
  return {
    id: opaqueId(randomBytes),
    state: "queued",
    input,
    inputHash: createHash("sha256").update(canonicalText(input)).digest("hex"),
    steps: WAITING_STEPS,
    estimateId: null,
    failure: null,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + KEPT_FOR),
  };
}

async function reuse({ db, clock, engines }: SubmitDeps, request: EstimateRequest): Promise<boolean> {
  const engine = await engines.current(request.input.kind);
  if (!engine) return false;
  const now = clock.now();
  const since = new Date(now.getTime() - REUSE_FOR);
  const earlier = await findReusable(db, { inputHash: request.inputHash, modelVersion: engine.modelVersion, since });
  if (!earlier) return false;
  const changes = { estimateId: earlier.id, steps: reusedSteps("24時間以内の同じ条件の結果です") };
  const event = earlier.outcome.estimated ? "reuse" : "reuse-refusal";
  return moveRequest(db, request, { event, actor: "worker", now, reason: "same input and model", changes });
}
