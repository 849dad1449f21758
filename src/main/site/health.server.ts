import { Hono } from "hono";
import { sql } from "kysely";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import type { LineBudget, OutboxCounts } from "#domain/notifications/index.server.ts";
import type { Retraining, WatchedDrift } from "#domain/valuation/index.server.ts";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type InsiderCheck, insiderCallOf } from "#platform/insider.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";

type ModelState = { readonly kind: string; readonly version: string; readonly lastQuarter: string };
type Check<T> = ({ readonly ok: true } & T) | { readonly ok: false };

export type HealthDeps = {
  readonly db: Db;
  readonly jobs: Pick<Jobs, "counts">;
  readonly models: () => Promise<readonly ModelState[]>;
  readonly drift: () => Promise<readonly WatchedDrift[]>;
  /** What of the month's messages of LINE is used; null: there is no channel. */
  readonly lineBudget: () => Promise<LineBudget | null>;
  readonly retrainings: () => Promise<readonly Retraining[]>;
  readonly outbox: () => Promise<OutboxCounts>;
  readonly clock: Clock;
  readonly callerKey: CallerKey;
  /** Kinds whose model is on its way. */
  readonly inTraining: () => Promise<ReadonlySet<string>>;
  /** Who may know more than whether all is well. */
  readonly isInsider: InsiderCheck;
};

/** A monitor asks every few seconds, and a few of them may stand behind one address. */
const ASKED_BY_THE_PUBLIC: Allowance = { capacity: 60, perSecond: 2 };
/** No monitor is told of trouble later than it would notice itself. */
const KNOWN_FOR: Milliseconds = seconds(1);

/**
 * `GET /api/health`: 200 when the database, a model (or the training of one) and the queue answer, else 503. The public hears that alone; insiders hear
 * the state of each part. Drift of a model, a training that failed and messages that were given up are told to them, but are no outage. However many ask, the parts are asked once a
 * second; of the public, so many of one address.
 */
export function healthRoutes(deps: HealthDeps): Hono {
  const { clock, callerKey, isInsider } = deps;
  const parts = onceASecond(() => partsOf(deps), clock);
  const watch = onceASecond(() => watchOf(deps), clock);
  const limit = rateLimit(ASKED_BY_THE_PUBLIC, clock, (c) => (isInsider(insiderCallOf(c)) ? null : callerKey(c)));
  return new Hono().get("/api/health", limit, async (c) => {
    const asked = await parts();
    const ok = Object.values(asked).every((part) => part.ok);
    c.header("Cache-Control", "no-store");
    return c.json({ ok, ...(isInsider(insiderCallOf(c)) ? { ...asked, ...(await watch()) } : {}) }, ok ? 200 : 503);
  });
}

/** Whether each part that the service cannot do without answers. */
export async function partsOf({ db, models, inTraining, jobs }: Pick<HealthDeps, "db" | "models" | "inTraining" | "jobs">) {
  const [database, model, queues] = await Promise.all([
    check(async () => {
      await sql`select 1`.execute(db);
      return {};
    }),
    check(async () => {
      const [active, training] = await Promise.all([models(), inTraining()]);
      if (active.length === 0 && training.size === 0) throw new Error("no active model");
      return { active, inTraining: [...training] };
    }),
    check(async () => ({ queues: await jobs.counts() })),
  ]);
  return { database, model, jobs: queues };
}

async function watchOf(deps: HealthDeps) {
  const [drift, retraining, outbox, line] = await Promise.all([
    check(async () => ({ byKind: Object.fromEntries((await deps.drift()).map(shownDrift)) })),
    check(async () => ({ byKind: Object.fromEntries((await deps.retrainings()).map(shownRetraining)) })),
    check(async () => ({ counts: await deps.outbox() })),
    check(async () => ({ budget: await deps.lineBudget() })),
  ]);
  return {
    drift: drift.ok ? drift.byKind : null,
    retraining: retraining.ok ? retraining.byKind : null,
    outbox: outbox.ok ? outbox.counts : null,
    line: line.ok ? line.budget : null,
  };
}

/** Answers from memory for a second; whoever asks while it is asked anew waits for that one answer. `ask` must not fail. */
function onceASecond<T>(ask: () => Promise<T>, clock: Clock): () => Promise<T> {
  const now = () => clock.now().getTime();
  let underWay: Promise<T> | null = null;
  let known: { readonly answer: T; readonly since: number } | null = null;
  return async () => {
    if (known && now() - known.since < KNOWN_FOR) return known.answer;
    underWay ??= ask().finally(() => {
      underWay = null;
    });
    const answer = await underWay;
    known = { answer, since: now() };
    return answer;
  };
}

function shownDrift({ kind, modelVersion, report, computedAt }: WatchedDrift) {
  return [kind, { modelVersion, computedAt, ...report }] as const;
}

function shownRetraining({ kind, ...last }: Retraining) {
  return [kind, last] as const;
}

async function check<T extends object>(ask: () => Promise<T>): Promise<Check<T>> {
  try {
    return { ok: true, ...(await ask()) };
  } catch {
    return { ok: false };
  }
}
