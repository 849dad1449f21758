import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { ANSWERS_KEPT_FOR } from "#api/in-process.ts";
import type { BenchFigure } from "#tools/bench/types.ts";
import type { SiteCosts, SiteQuestion } from "./measured-site.ts";
import { benchSettings } from "./running-site.ts";

const LIMITS = { content: 3, list: 4.5, report: 5, cached: 0.5 };
/** Of a page to the bare `renderToString` of the same pages in the same batch. */
const MOST_RATIO = 2.5;
const BATCHES = 7;
const BATCH = 100;
const WARM_UPS = 250;

type MeasuredSite = { readonly url: string; readonly process: ChildProcess };
type Cost = { readonly page: number; readonly drawing: number };

/** CPU of one page of the built site, from its request to its last byte, every thread of the process counted. */
export async function pageCosts(): Promise<readonly BenchFigure[]> {
  const drawn = await withSite("anew", async (site) => {
    const cities = await coveredCities(site);
    const lists = cities.flatMap((city) => [1, 2, 3, 4, 5].map((page) => `/search?city=${city}&page=${page}`));
    const content = await costOf(site, ["/"]);
    return { content, list: await costOf(site, lists), report: await costOf(site, await reportPages(site, cities)) };
  });
  const cached = await withSite("ready", (site) => costOf(site, ["/"]));
  const { content, list, report } = drawn;
  return [
    figure("content", content),
    figure("list", list),
    figure("report", report),
    // It is not drawn; what it stands beside is the drawing that it saves.
    figure("cached", { page: cached.page, drawing: content.drawing }),
  ];
}

function figure(name: keyof typeof LIMITS, { page, drawing }: Cost): BenchFigure {
  const limits = { value: LIMITS[name], ratio: MOST_RATIO };
  return { name: `ssr.${name}.cpu.ms`, value: page, unit: "ms", reference: drawing, ratio: page / drawing, limits };
}

/**
 * The least of the batches, since whatever else runs on the machine only ever adds; pages and their drawing by turns, since asking costs something. Before each batch, answers that are
 * kept for some seconds are let go; within it no page of many comes twice.
 */
async function costOf(site: MeasuredSite, pages: readonly string[]): Promise<Cost> {
  for (let i = 0; i < WARM_UPS; i += 1) await get(site, pages[i % pages.length]);
  const [whole, drawing]: [number[], number[]] = [[], []];
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const some = Array.from({ length: BATCH }, (_, i) => pages[(batch * BATCH + i) % pages.length] ?? "/");
    const idle = await idleShare(site);
    tell(site, "look-away");
    whole.push((await costOfBatch(site, some, idle)).page);
    tell(site, "watch");
    drawing.push((await costOfBatch(site, some, idle)).drawing);
  }
  return { page: Math.min(...whole), drawing: Math.min(...drawing) };
}

async function costOfBatch(site: MeasuredSite, pages: readonly string[], idle: number): Promise<Cost> {
  const [before, start] = [await costs(site), performance.now()];
  for (const page of pages) await get(site, page);
  const [after, passed] = [await costs(site), performance.now() - start];
  const cpu = after.process - before.process - idle * passed;
  return { page: cpu / pages.length, drawing: (after.drawing - before.drawing) / pages.length };
}

/** CPU of the process while nobody asks for anything, a share of the time: its queue looks for jobs. */
async function idleShare(site: MeasuredSite): Promise<number> {
  const time = ANSWERS_KEPT_FOR + 100;
  const before = await costs(site);
  await setTimeout(time);
  return ((await costs(site)).process - before.process) / time;
}

/** Asks as a browser does; `fetch` itself says that it takes gzip. */
async function get({ url }: MeasuredSite, page = "/"): Promise<void> {
  const response = await fetch(`${url}${page}`, { headers: { accept: "text/html,*/*;q=0.8" } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.status} from ${page}`);
}

async function coveredCities({ url }: MeasuredSite): Promise<readonly string[]> {
  const { cities }: { readonly cities: readonly { readonly cityCode: string }[] } = await (await fetch(`${url}/api/estate/market`)).json();
  return cities.map(({ cityCode }) => cityCode);
}

async function reportPages({ url }: MeasuredSite, cities: readonly string[]): Promise<string[]> {
  const pages: string[] = [];
  for (const city of cities) {
    const listed: { readonly items: readonly { readonly key: string }[] } = await (
      await fetch(`${url}/api/estate/apartments?cityCode=${city}`)
    ).json();
    pages.push(...listed.items.map(({ key }) => `/risk/${key}/summary`));
  }
  return pages;
}

async function withSite<T>(keeping: "anew" | "ready", measure: (site: MeasuredSite) => Promise<T>): Promise<T> {
  const site = fork(path.join(import.meta.dirname, "measured-site.ts"), [keeping], { env: benchSettings() });
  const gone = once(site, "exit");
  const { url } = await answerOf<{ readonly url: string }>(site);
  try {
    return await measure({ url, process: site });
  } finally {
    site.send("stop" satisfies SiteQuestion);
    await gone;
  }
}

function tell({ process: site }: MeasuredSite, question: SiteQuestion): void {
  site.send(question);
}

function costs(site: MeasuredSite): Promise<SiteCosts> {
  tell(site, "costs");
  return answerOf(site.process);
}

function answerOf<T>(site: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`the site ended with ${code}`));
    site.once("exit", fail);
    site.once("message", (answer) => {
      site.off("exit", fail);
      resolve(answer as T);
    });
  });
}
