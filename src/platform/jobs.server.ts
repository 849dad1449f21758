import { PgBoss } from "pg-boss";

/** Work that outlives a request. A job that throws is tried again (3 tries, doubling pauses), then kept as failed. */
export type Jobs = {
  readonly send: (
    name: string,
    data: object,
    options?: { readonly startAfterSeconds?: number; readonly singletonKey?: string },
  ) => Promise<void>;
  /** Registers the one handler of a job; up to `concurrency` run at a time in this process. */
  readonly work: (name: string, handler: (data: unknown) => Promise<void>, concurrency?: number) => Promise<void>;
  /** Runs a job by the clock: `cron` in Asia/Tokyo. */
  readonly schedule: (name: string, cron: string) => Promise<void>;
  /** Queue lengths for the health page. */
  readonly counts: () => Promise<
    readonly { readonly name: string; readonly queued: number; readonly active: number; readonly failed: number }[]
  >;
  readonly stop: () => Promise<void>;
};

/** The quickest a queue is looked at; half of it is the mean wait of a job. */
const POLLING_SECONDS = 0.5;

/** Starts the queue on the product's own database. */
export async function startJobs(databaseUrl: string, onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: "jobs", max: 4 });
  boss.on("error", onError);
  await boss.start();
  const known = new Set<string>();
  const ensure = async (name: string) => {
    if (known.has(name)) return;
    await boss.createQueue(name, { retryLimit: 3, retryDelay: 1, retryBackoff: true, expireInSeconds: 120 });
    known.add(name);
  };
  return {
    send: async (name, data, options = {}) => {
      await ensure(name);
      const { startAfterSeconds, singletonKey } = options;
      await boss.send(name, data, {
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
        ...(singletonKey ? { singletonKey } : {}),
      });
    },
    work: async (name, handler, concurrency = 1) => {
      await ensure(name);
      for (let i = 0; i < concurrency; i += 1) {
        await boss.work(name, { pollingIntervalSeconds: POLLING_SECONDS }, async (jobs) => {
          for (const job of jobs) await handler(job.data);
        });
      }
    },
    schedule: async (name, cron) => {
      await ensure(name);
      await boss.schedule(name, cron, null, { tz: "Asia/Tokyo" });
    },
    counts: async () => {
      const queues = await boss.getQueues();
      return queues.map((queue) => ({
        name: queue.name,
        queued: queue.queuedCount,
        active: queue.activeCount,
        failed: queue.failedCount ?? 0,
      }));
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
