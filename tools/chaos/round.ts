import { setTimeout as sleep } from "node:timers/promises";
import { embeddedServer, kept } from "./database.ts";
import { secondsUntilHealthy, type UnderTest } from "./product.ts";
import { residentMegabytes } from "./program.ts";
import { type Visited, visitors } from "./visits.ts";

/** What became of one round of a fault. */
export type Round = {
  readonly isAlive: boolean;
  readonly visits: readonly Visited[];
  /** What answers said is kept, and how much of it is not. */
  readonly acknowledged: number;
  readonly lost: number;
  /** Null: not within a minute. */
  readonly healthyAfterSeconds: number | null;
  readonly megabytes: number | null;
  /** What else was not as it should be, in a sentence each. */
  readonly complaints: readonly string[];
};

const BEFORE_MS = 800;
const AFTER_MS = 700;

/** People at work; the fault strikes; they go on until some time after the site is well again. Then what they were promised is looked for. */
export async function round(product: UnderTest, strike: () => Promise<readonly string[]>): Promise<Round> {
  const people = visitors(product);
  await sleep(BEFORE_MS);
  const complaints = await strike();
  const healthyAfterSeconds = await secondsUntilHealthy(product);
  await sleep(AFTER_MS);
  const visits = await people.stop();
  const megabytes = await residentMegabytes(product.site.pid);
  return {
    isAlive: product.site.isAlive(),
    visits,
    healthyAfterSeconds,
    megabytes,
    complaints,
    ...(await promised(product.dataDir, visits)),
  };
}

/** Counts what was acknowledged, and what of it the database does not have. */
export async function promised(dataDir: string, visits: readonly Visited[]): Promise<Pick<Round, "acknowledged" | "lost">> {
  const { url } = await embeddedServer(dataDir);
  let [acknowledged, lost] = [0, 0];
  for (const kind of ["price", "identity"] as const) {
    const names = visits.flatMap((visit) => (visit.kind === kind && visit.written !== null ? [visit.written] : []));
    const found = await kept(url, kind, names);
    acknowledged += names.length;
    lost += names.filter((name) => !found.has(name)).length;
  }
  return { acknowledged, lost };
}
