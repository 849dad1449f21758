import { quantile, timings } from "./measure.ts";
import { pageBytes } from "./site/page-bytes.ts";
import { pageCosts } from "./site/page-costs.ts";
import { priceChecks } from "./site/price-checks.ts";
import { startSite } from "./site/running-site.ts";
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

async function run(): Promise<readonly BenchFigure[]> {
  return [...(await startAndSearch()), ...(await pageBytes()), ...(await pageCosts()), ...(await priceChecks())];
}

async function startAndSearch(): Promise<readonly BenchFigure[]> {
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
    ];
  } finally {
    await site.stop();
  }
}

export const group: BenchGroup = { name: "site", run };
