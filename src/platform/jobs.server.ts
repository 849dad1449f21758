import { type ConstructorOptions, PgBoss } from "pg-boss";
import { z } from "zod";
import { type Milliseconds, minutes, seconds } from "#kernel/duration.ts";
import { asUnreachable, DatabaseUnreachable } from "./database-unreachable.ts";
import { guardedPool } from "./guarded-pool.server.ts";

/** How the jobs of one queue are treated. */
export type QueueRules = {
  readonly name: string;
  /** A job that runs longer counts as failed. */
  readonly expireAfter: Milliseconds;
  readonly retries: number;
  /** The first pause before another try; it doubles each time. */
  readonly retryAfter: Milliseconds;
  /** Of jobs with the same `singletonKey` only one waits; the others are dropped. Fixed when the queue is first made. */
  readonly onePerKey: boolean;
};

/**
 * Work that outlives a request. A job that throws is tried again as its queue says, then kept as failed. The queue has connections of its own; what it
 * is asked while they are lost fails with `DatabaseUnreachable`, within 2 s also where the server says nothing at all.
 */
export type Jobs = {
  /** Makes a queue that differs from the usual (3 tries more, 120 s). Before the first send, work or schedule of that name. */
  readonly define: (rules: QueueRules) => Promise<void>;
  readonly send: (
    name: string,
    data: object,
    options?: { readonly startAfterSeconds?: number; readonly singletonKey?: string },
  ) => Promise<void>;
  /** Registers the one handler of a job; up to `concurrency` run at a time in this process. The signal says that the queue is stopping. */
  readonly work: (name: string, handler: (data: unknown, signal: AbortSignal) => Promise<void>, concurrency?: number) => Promise<void>;
  /** Runs a job by the clock: `cron` in Asia/Tokyo. */
  readonly schedule: (name: string, cron: string) => Promise<void>;
  /** Queue lengths for the health page. */
  readonly counts: () => Promise<
    readonly { readonly name: string; readonly queued: number; readonly active: number; readonly failed: number }[]
  >;
  /** The data of jobs of a queue that wait for their turn or another try, or are worked on, by whatever process. */
  readonly unfinished: (name: string) => Promise<readonly object[]>;
  readonly stop: () => Promise<void>;
};

/** How often a queue is looked at for jobs that another process sent; those of this process wake it. */
const POLLING_SECONDS = 2;

/** How long a question to the queue waits for a connection while others use them all. */
const PATIENCE: Milliseconds = seconds(10);
const MOST_WAITING = 400;

const copiedError = z.looseObject({ name: z.string().optional(), message: z.string() });

const UNFINISHED: ReadonlySet<string> = new Set(["created", "retry", "active"]);

type Options = {
  /** For a command that only sends: no upkeep of the queue, no clock. */
  readonly isSender?: boolean;
};

/** Starts the queue on the product's own database. `onError` hears what went wrong behind the callers' backs. */
export async function startJobs(databaseUrl: string, onError: (error: Error) => void, { isSender = false }: Options = {}): Promise<Jobs> {
  const { db, end } = connections(databaseUrl, (error) => onError(new DatabaseUnreachable("working", error)));
  const boss = new PgBoss({ db, schema: "jobs", supervise: !isSender, schedule: !isSender });
  boss.on("error", (told) => onError(restored(told)));
  await boss.start().catch((error: unknown) => end().then(() => Promise.reject(asUnreachable(error, "working"))));
  const ensure = queueMaker(boss);
  const stopping = new AbortController();
  /** Those of this process, by the name of their queue. */
  const workers = new Map<string, string[]>();
  const wake = (name: string) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  };
  return {
    define: (rules) => ensure(rules.name, rules),
    send: async (name, data, options = {}) => {
      await ensure(name);
      const { startAfterSeconds, singletonKey } = options;
      const sent = boss.send(name, data, {
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
        ...(singletonKey ? { singletonKey } : {}),
      });
      await named(sent);
      if (startAfterSeconds === undefined) wake(name);
    },
    work: async (name, handler, concurrency = 1) => {
      await ensure(name);
      const begin = () =>
        boss.work(name, { pollingIntervalSeconds: POLLING_SECONDS }, async (jobs) => {
          // Others may wait behind it: nobody sleeps until a look at the queue finds nothing.
          wake(name);
          for (const job of jobs) await handler(job.data, AbortSignal.any([job.signal, stopping.signal]));
        });
      for (let i = 0; i < concurrency; i += 1) workers.set(name, [...(workers.get(name) ?? []), await begin()]);
    },
    schedule: async (name, cron) => {
      await ensure(name);
      await named(boss.schedule(name, cron, null, { tz: "Asia/Tokyo" }));
    },
    counts: async () => {
      const queues = await named(boss.getQueues());
      return queues.map((queue) => ({
        name: queue.name,
        queued: queue.queuedCount,
        active: queue.activeCount,
        failed: queue.failedCount ?? 0,
      }));
    },
    unfinished: async (name) => {
      if ((await named(boss.getQueue(name))) === null) return [];
      const jobs = await named(boss.findJobs<object>(name));
      return jobs.filter(({ state }) => UNFINISHED.has(state)).map(({ data }) => data);
    },
    stop: async () => {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: 5000 });
      await end();
    },
  };
}

type Connections = { readonly db: NonNullable<ConstructorOptions["db"]>; readonly end: () => Promise<void> };

/** The queue's own connections: few, and guarded as all others are. */
function connections(connectionString: string, onLost: (error: Error) => void): Connections {
  const pool = guardedPool({
    ...{ connectionString, max: 4, application_name: "machinone jobs" },
    ...{ patienceMs: PATIENCE, mostWaiting: MOST_WAITING, onLost, onOpened: () => undefined },
  });
  const executeSql = async (text: string, values: readonly unknown[] = []) => {
    const client = await pool.connect();
    try {
      return await client.query(text, values);
    } finally {
      client.release();
    }
  };
  return { db: { executeSql }, end: pool.end };
}

/** The queue tells of some errors by copies that have lost what they are. */
function restored(told: unknown): Error {
  if (told instanceof Error) return told;
  const { name, message } = copiedError.parse(told);
  const error: Error = name === "DatabaseUnreachable" ? Object.create(DatabaseUnreachable.prototype) : new Error(message);
  return Object.assign(error, told);
}

/** The queue's errors are the driver's. */
function named<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => Promise.reject(asUnreachable(error, "working")));
}

const USUAL: Omit<QueueRules, "name"> = { expireAfter: minutes(2), retries: 3, retryAfter: seconds(1), onePerKey: false };

/** Makes each queue once. One that is there from an earlier start takes up what has changed. */
function queueMaker(boss: PgBoss): (name: string, rules?: Omit<QueueRules, "name">) => Promise<void> {
  const known = new Set<string>();
  return async (name, { expireAfter, retries, retryAfter, onePerKey } = USUAL) => {
    if (known.has(name)) return;
    const options = {
      retryLimit: retries,
      retryDelay: retryAfter / seconds(1),
      retryBackoff: true,
      expireInSeconds: expireAfter / seconds(1),
    };
    await named(boss.createQueue(name, { ...options, policy: onePerKey ? "short" : "standard" }));
    await named(boss.updateQueue(name, options));
    known.add(name);
  };
}
