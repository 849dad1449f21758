import { median, quantile } from "#tools/bench/measure.ts";
import type { Fault } from "./fault.ts";
import type { Round } from "./round.ts";
import type { Visited } from "./visits.ts";

/** All rounds of one fault, added up. */
export type Verdict = {
  readonly name: string;
  readonly rounds: number;
  readonly isAlive: boolean;
  /** How many visits were answered so, the usual ones first; `none`: no answer. */
  readonly answers: Readonly<Record<string, number>>;
  readonly acknowledged: number;
  readonly lost: number;
  /** Until the site was well again; null where it once was not within a minute. */
  readonly healthySeconds: { readonly median: number; readonly most: number } | null;
  readonly p99Ms: number;
  readonly slowestMs: number;
  readonly mostMegabytes: number | null;
  /** What must not be, in a sentence each. */
  readonly faults: readonly string[];
};

/** No answer may take longer, whatever strikes. A dead database is told in two seconds; the rest is what a busy machine adds. */
const SLOWEST_MS = 10_000;
const USUAL: readonly (number | null)[] = [200, 202, 503];

/** Adds the rounds up and says what must not be. Of rounds that were never played it says so too. */
export function judge({ name, mayAlso }: Pick<Fault, "name" | "mayAlso">, wanted: number, rounds: readonly Round[]): Verdict {
  const visits = rounds.flatMap((round) => round.visits);
  const healthy = rounds.map(({ healthyAfterSeconds }) => healthyAfterSeconds);
  const times = visits.map(({ ms }) => ms);
  const lost = sum(rounds.map((round) => round.lost));
  const isAlive = rounds.every((round) => round.isAlive);
  const slowestMs = Math.max(0, ...times);
  const unexpected = visits.filter((visit) => !isUsual(visit) && !mayAlso.includes(visit.status));
  const mute = visits.filter(
    ({ kind, status, retryAfter }) => status === 503 && retryAfter === null && !["price", "session"].includes(kind),
  );
  const faults = [
    ...(isAlive ? [] : ["the process ended"]),
    ...(rounds.length < wanted ? [`${rounds.length} of ${wanted} rounds were played`] : []),
    ...(lost > 0 ? [`${lost} acknowledged writes are lost`] : []),
    ...(healthy.includes(null) ? ["the site was not well again within a minute"] : []),
    ...[...countBy(unexpected.map(({ kind, status }) => `${kind} ${status ?? "none"}`))].map(
      ([what, n]) => `${n} visits were answered so: ${what}`,
    ),
    ...(mute.length > 0 ? [`${mute.length} answers 503 do not say when to come back`] : []),
    ...(slowestMs > SLOWEST_MS ? [`an answer took ${(slowestMs / 1000).toFixed(1)} s`] : []),
    ...new Set(rounds.flatMap((round) => round.complaints)),
  ];
  const seconds = healthy.filter((each) => each !== null);
  const megabytes = rounds.map((round) => round.megabytes).filter((each) => each !== null);
  return {
    ...{ name, rounds: rounds.length, isAlive, lost, slowestMs, faults },
    answers: Object.fromEntries([...countBy(visits.map(({ status }) => String(status ?? "none")))].sort()),
    acknowledged: sum(rounds.map((round) => round.acknowledged)),
    healthySeconds: seconds.length < rounds.length || rounds.length === 0 ? null : { median: median(seconds), most: Math.max(...seconds) },
    p99Ms: times.length === 0 ? 0 : quantile(times, 0.99),
    mostMegabytes: megabytes.length === 0 ? null : Math.max(...megabytes),
  };
}

/** A verdict in lines for a terminal. */
export function shown(verdict: Verdict): string {
  const { name, rounds, isAlive, answers, acknowledged, lost, healthySeconds, p99Ms, slowestMs, mostMegabytes, faults } = verdict;
  const healthy = healthySeconds === null ? "never" : `${healthySeconds.median.toFixed(2)} s (most ${healthySeconds.most.toFixed(2)} s)`;
  const statuses = Object.entries(answers).map(([status, count]) => `${status}: ${count}`);
  return [
    `${name}: ${rounds} rounds, process ${isAlive ? "alive" : "ENDED"}, acknowledged ${acknowledged}, lost ${lost}`,
    `  well again after ${healthy}; answers ${statuses.join(", ")}; p99 ${Math.round(p99Ms)} ms, slowest ${Math.round(slowestMs)} ms${mostMegabytes === null ? "" : `; memory ${Math.round(mostMegabytes)} MB`}`,
    ...faults.map((fault) => `  FAULT ${fault}`),
  ].join("\n");
}

/**
 * On the wire of the identity contract a fault of ours is 500, whatever it is; clients ask again after it. The hosted pages lead people on, and say of a
 * question that lacks something that it does.
 */
function isUsual({ kind, status, retryAfter }: Visited): boolean {
  if (kind === "hosted" && (status === 302 || status === 400)) return true;
  return USUAL.includes(status) || (kind === "identity" && status === 500 && retryAfter !== null);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
