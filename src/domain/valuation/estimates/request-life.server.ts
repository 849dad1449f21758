import { days, type Milliseconds } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { deleteEstimates, findEstimate } from "./estimate-store.server.ts";
import type { EstimateRequest, RequestState } from "./request.ts";
import { dueAt, KEPT_FOR } from "./request-due.ts";
import { WAITING_STEPS, withStep } from "./request-steps.ts";
import { deleteRequests, findRequest, listOutdatedRequests, type Move, moveRequest } from "./request-store.server.ts";
import { beginWork, type SubmitDeps, submitEstimate } from "./submit-estimate.server.ts";

type LookDeps = { readonly db: Db; readonly clock: Clock };

export type NotMoved = { readonly type: "not-found" } | { readonly type: "illegal-transition"; readonly state: RequestState };

/** A request as it stands now: one that the clock has ended meanwhile is marked so first. */
export async function requestById({ db, clock }: LookDeps, id: string): Promise<EstimateRequest | null> {
  const request = await findRequest(db, id);
  const now = clock.now();
  const move = request && moveDue(request, now);
  if (!move) return request;
  await moveRequest(db, request, move);
  return findRequest(db, id);
}

function moveDue(request: EstimateRequest, now: Date): Move | null {
  const due = dueAt(request, now);
  if (due === null) return null;
  if (due.event === "expire") return { event: "expire", actor: "clock", now };
  const steps = withStep(request.steps, { id: due.step, state: "failed", detail: null });
  const failure = { step: due.step, reason: "timeout", candidates: [] } as const;
  return { event: "fail", actor: "clock", now, reason: "timeout", changes: { steps, failure } };
}

export function cancelRequest(deps: LookDeps, id: string): Promise<Result<EstimateRequest, NotMoved>> {
  return moveByVisitor(deps, id, "cancel", {});
}

/** Starts a failed or cancelled request over with the same input. */
export async function retryRequest(deps: SubmitDeps, id: string): Promise<Result<EstimateRequest, NotMoved>> {
  const expiresAt = new Date(deps.clock.now().getTime() + KEPT_FOR);
  const retried = await moveByVisitor(deps, id, "retry", { steps: WAITING_STEPS, failure: null, expiresAt });
  if (!retried.ok) return retried;
  await beginWork(deps, id);
  return ok((await findRequest(deps.db, id)) ?? retried.value);
}

async function moveByVisitor(
  deps: LookDeps,
  id: string,
  event: "cancel" | "retry",
  changes: NonNullable<Move["changes"]>,
): Promise<Result<EstimateRequest, NotMoved>> {
  const request = await requestById(deps, id);
  if (!request) return refused({ type: "not-found" });
  const moved = await moveRequest(deps.db, request, { event, actor: "visitor", now: deps.clock.now(), changes });
  const after = (await findRequest(deps.db, id)) ?? request;
  return moved ? ok(after) : refused({ type: "illegal-transition", state: after.state });
}

/** A new request for the home of an earlier estimate; null when there is no such estimate. */
export async function recomputeEstimate(deps: SubmitDeps, estimateId: string): Promise<EstimateRequest | null> {
  const estimate = await findEstimate(deps.db, estimateId);
  return estimate && submitEstimate(deps, estimate.input);
}

/** How long an expired request can still be read. After that it and its estimate are deleted. */
const READABLE_AFTER_EXPIRY: Milliseconds = days(60);
const SWEEP_BATCH = 500;

/** The daily sweep: ends what the clock has ended, and deletes what nobody can open any more. */
export async function expireRequests(db: Db, now: Date): Promise<{ readonly ended: number; readonly deleted: number }> {
  let ended = 0;
  let moved = 0;
  do {
    const outdated = await listOutdatedRequests(db, now, SWEEP_BATCH);
    moved = 0;
    for (const request of outdated) if (await end(db, request, now)) moved += 1;
    ended += moved;
  } while (moved > 0);
  const before = new Date(now.getTime() - READABLE_AFTER_EXPIRY);
  await deleteEstimates(db, before);
  return { ended, deleted: await deleteRequests(db, before) };
}

async function end(db: Db, request: EstimateRequest, now: Date): Promise<boolean> {
  const move = moveDue(request, now);
  return move !== null && moveRequest(db, request, move);
}
