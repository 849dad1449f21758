import { execFile } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { quantile } from "#tools/bench/measure.ts";
import type { BenchFigure } from "#tools/bench/types.ts";
import { browserPath } from "#tools/browser-path.ts";
import { benchSettings, projectRoot, type RunningSite, SAMPLE_DATA, startSite } from "./running-site.ts";

const RUNS = 40;
const WARM_UPS = 4;
const LIMIT_MS = 700;

/** What stands in the folder that SHARED_DATA names, in the order in which it is imported. */
const MAIN_SET = [
  ["towns", "areas/towns_geolonia_2023.csv.gz"],
  ["transactions", "transactions/tokyo23_2020q1_2025q2.csv.gz"],
] as const;

/**
 * A price check in a browser, from the click on the form to the result on the screen, each of a home that nobody asked about before: on the sample
 * market, or on the recorded sales of Tokyo where SHARED_DATA names the folder of the open data.
 */
export async function priceChecks(): Promise<readonly BenchFigure[]> {
  const folder = process.env.SHARED_DATA ?? "";
  const dataDir = folder === "" ? SAMPLE_DATA : await mainData(folder);
  await (await startSite(dataDir)).stop();
  const site = await startSite(dataDir);
  const browser = await chromium.launch({ executablePath: await browserPath(), args: ["--no-sandbox"] });
  try {
    const times = await timesOf(browser, site);
    return [{ name: "estimate.click-to-result.p95.ms", value: quantile(times, 0.95), unit: "ms", limits: { value: LIMIT_MS } }];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Kept between runs: only the first one imports. The first start on it trains. */
async function mainData(folder: string): Promise<string> {
  const dataDir = path.join(projectRoot, ".cache/bench-main-data");
  const imported = path.join(dataDir, "imported");
  if (existsSync(imported)) return dataDir;
  mkdirSync(dataDir, { recursive: true });
  for (const [source, file] of MAIN_SET) {
    const command = ["src/main/ingest.server.ts", source, path.join(folder, file)];
    await promisify(execFile)(process.execPath, command, { cwd: projectRoot, env: benchSettings(dataDir) });
  }
  writeFileSync(imported, MAIN_SET.map(([, file]) => `${file}\n`).join(""));
  return dataDir;
}

async function timesOf(browser: Browser, { url }: RunningSite): Promise<number[]> {
  const context = await browser.newContext({ baseURL: url, locale: "ja-JP", viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const times: number[] = [];
  // Areas of a hundredth of a square metre, from the time of day: no run asks what an earlier one asked.
  const first = (Math.floor(Date.now() / 1000) % 4000) / 100;
  for (let i = 0; i < RUNS + WARM_UPS; i += 1) {
    const time = await timeCheck(page, (30 + first + i / 100).toFixed(2));
    if (i >= WARM_UPS) times.push(time);
  }
  await context.close();
  return times;
}

declare global {
  interface Window {
    priceShown?: Promise<number>;
  }
}

/** Milliseconds of one check. The page has come to rest when the time begins. */
async function timeCheck(page: Page, areaM2: string): Promise<number> {
  const draft = new URLSearchParams({ kind: "condo", cityCode: "13108", town: "豊洲", areaM2, builtYear: "2008" });
  // A caller of its own, so that nobody uses up an allowance.
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": `198.18.0.${Math.floor(Number(areaM2) * 100) % 250}` });
  await page.goto(`/search/input?${draft}`, { waitUntil: "networkidle" });
  await page.evaluate(watch);
  await page.getByRole("button", { name: "価格を調べる" }).click();
  const shown = await page.evaluate(() => window.priceShown);
  if (shown === undefined) throw new Error("the page was left before a result was shown");
  return shown;
}

/** Runs in the page. */
function watch(): void {
  window.priceShown = new Promise((resolve) => {
    const since = (start: number) => {
      const isThere = () =>
        location.pathname === "/search/result" && document.querySelector("main h1") && !document.querySelector("main form");
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        resolve(performance.now() - start);
      });
      observer.observe(document, { subtree: true, childList: true });
    };
    addEventListener("click", () => since(performance.now()), { capture: true, once: true });
  });
}
