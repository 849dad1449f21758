import { setTimeout as sleep } from "node:timers/promises";
import { embeddedServer, kept } from "./database.ts";
import { openMember } from "./member.ts";
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
export async function round(product: UnderTest, strike: () => Promise<readonly string[]>, beforeMs = BEFORE_MS): Promise<Round> {
  const people = visitors(product, await openMember(product));
  const saidBefore = product.site.said().length;
  await sleep(beforeMs);
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
    complaints: [...complaints, ...errorsIn(product.site.said().slice(saidBefore))],
    ...(await promised(product.dataDir, visits)),
  };
}

const SHOWN_CHARACTERS = 700;

/** What the log has at the level of errors: a database that is away is none, nor is a caller who is gone. */
export function errorsIn(log: string): string[] {
  const [first, ...more] = log.split("\n").filter((line) => /^\{"level":50\b/.test(line));
  if (first === undefined) return [];
  return [`the log has ${1 + more.length} errors, as ${first.slice(0, SHOWN_CHARACTERS)} … ${first.slice(-300)}`];
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
