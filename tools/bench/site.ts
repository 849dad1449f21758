import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { median, quantile, timings } from "./measure.ts";
import { type RunningSite, startSite } from "./site/running-site.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

const QUERIES = ["とよす", "豊洲", "江東区", "135-0061", "新宿", "サンプルレジデンス", "東京都港区", "ＳＨＩＢＵＹＡ", "中目黒", "三丁目"];

/** Each call comes from a caller of its own, so that nobody uses up an allowance. */
let callers = 0;

async function get(url: string): Promise<void> {
  callers += 1;
  const response = await fetch(url, { headers: { "X-Forwarded-For": `198.18.${callers >> 8}.${callers & 255}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.status} from ${url}`);
}

/** CPU milliseconds a process has used so far (Linux: utime and stime in clock ticks). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}

/** CPU per request of one page, median of batches large enough for the 10 ms clock. */
async function cpuPerRequest(site: RunningSite, pathname: string): Promise<number> {
  const batches: number[] = [];
  for (let batch = 0; batch < 5; batch += 1) {
    const before = cpuMs(site.pid);
    for (let i = 0; i < 100; i += 1) await get(`${site.url}${pathname}`);
    batches.push((cpuMs(site.pid) - before) / 100);
  }
  return median(batches);
}

async function run(): Promise<readonly BenchFigure[]> {
  await (await startSite()).stop();
  const site = await startSite();
  try {
    const suggest = (i: number) =>
      get(`${site.url}/api/estate/suggest?q=${encodeURIComponent(QUERIES[Math.abs(i) % QUERIES.length] ?? "")}`);
    const health = await timings(() => get(`${site.url}/api/health`), { runs: 100 });
    const suggestTimes = await timings(suggest, { runs: 300 });
    const reference = quantile(health, 0.95);
    const p95 = quantile(suggestTimes, 0.95);
    return [
      { name: "start.second.ms", value: site.startedInMs, unit: "ms" },
      { name: "search.http.p95.ms", value: p95, unit: "ms", reference, ratio: p95 / reference },
      { name: "ssr.content.cpu.ms", value: await cpuPerRequest(site, "/"), unit: "ms" },
      { name: "ssr.list.cpu.ms", value: await cpuPerRequest(site, "/search?city=13108"), unit: "ms" },
    ];
  } finally {
    await site.stop();
  }
}

export const group: BenchGroup = { name: "site", run };
