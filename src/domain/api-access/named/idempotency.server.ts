import { createHash } from "node:crypto";
import { hours, type Milliseconds, minutes } from "#kernel/duration.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { findNamed, freeName, type KeptAnswer, keepAnswer, leaseName, type NamedCall } from "./idempotency-store.server.ts";

type Deps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** How long an answer is kept, and how long a call that says nothing more is left alone. */
const ANSWERS_KEPT_FOR: Milliseconds = hours(24);
const LEASE: Milliseconds = minutes(2);
/** Longer answers are not kept: the call is done anew. */
const MOST_BODY_BYTES = 256 * 1024;

type IdempotentCall = NamedCall & {
  /** `POST /api/biz/v3/assessments`. */
  readonly operation: string;
  readonly body: string;
};

/**
 * A call that is ours to do. `keep` an answer, with `tx` in the transaction that does what it tells of; false: somebody else has taken the name over, whose
 * answer counts. `free` the name where there is none to keep.
 */
export type OwnCall = {
  readonly keep: (answer: KeptAnswer, tx?: Tx) => Promise<boolean>;
  readonly free: () => Promise<void>;
};

/** Ours to do, or the answer that was kept. */
export type Begun = { readonly kept: KeptAnswer } | ({ readonly kept: null } & OwnCall);

/** `running`: another call under this name is at work. `reused`: the name stands for another request. */
type IdempotencyRefusal = "running" | "reused";

/** Takes the name of a call, so that it is done once within a day. */
export async function beginNamed(
  deps: Deps,
  { clientId, name, operation, body }: IdempotentCall,
): Promise<Result<Begun, IdempotencyRefusal>> {
  const { db, clock, randomBytes } = deps;
  const at = clock.now();
  const requestHash = createHash("sha256").update(operation).update("\n").update(body).digest();
  const lease = opaqueId(randomBytes);
  const call = { clientId, name };
  const until = { leasedUntil: new Date(at.getTime() + LEASE), expiresAt: new Date(at.getTime() + ANSWERS_KEPT_FOR) };
  if (await leaseName(db, call, { requestHash, lease, at, ...until })) {
    const free = () => freeName(db, { ...call, lease });
    const keep = async (answer: KeptAnswer, tx?: Tx) => {
      if (Buffer.byteLength(answer.body) <= MOST_BODY_BYTES) return keepAnswer(tx ?? db, { ...call, lease }, answer);
      await free();
      return true;
    };
    return ok({ kept: null, keep, free });
  }
  const found = await findNamed(db, call);
  // Freed between the two questions: whoever asks again gets it.
  if (!found) return refused("running");
  if (!Buffer.from(found.requestHash).equals(requestHash)) return refused("reused");
  return found.status === null || found.body === null ? refused("running") : ok({ kept: { status: found.status, body: found.body } });
}
