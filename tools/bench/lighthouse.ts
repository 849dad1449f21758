import type { RiskListItem } from "#api/client/client.ts";
import { FIRST_LAYER_MARK } from "#web/kit/map/layers/first-layer.ts";
import { figuresOf, type MeasuredPage, type Report } from "./lighthouse/readings.ts";
import { runLighthouse } from "./lighthouse/run-lighthouse.ts";
import { startSite } from "./site/running-site.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

const RUNS = 5;
const KOTO = "13108";
/** A page is asked for this often before it is measured, so that nothing is read or compiled for the first time. */
const WARM_UPS = 5;

/** What a phone pays for five pages of the sample market: the medians of five runs of Lighthouse, mobile. */
async function run(): Promise<readonly BenchFigure[]> {
  // A first start makes the sample market; what is left of that work would be measured as well.
  await (await startSite()).stop();
  const site = await startSite();
  try {
    const figures: BenchFigure[] = [];
    for (const page of await pagesOf(site.url)) figures.push(...figuresOf(page, await reportsOf(`${site.url}${page.path}`)));
    return figures;
  } finally {
    await site.stop();
  }
}

async function pagesOf(url: string): Promise<readonly MeasuredPage[]> {
  return [
    { name: "home", path: "/", performance: 95 },
    { name: "biz", path: "/biz", performance: 95 },
    { name: "news", path: "/news", performance: 95 },
    { name: "summary", path: `/risk/${await ratedBuilding(url)}/summary`, performance: 92 },
    {
      name: "heatmap",
      path: "/heatmap",
      performance: 80,
      mark: { figure: "first-layer", name: FIRST_LAYER_MARK, most: 3500 },
    },
  ];
}

async function reportsOf(url: string): Promise<readonly Report[]> {
  for (let i = 0; i < WARM_UPS; i += 1) await (await fetch(url)).arrayBuffer();
  const reports: Report[] = [];
  for (let i = 0; i < RUNS; i += 1) reports.push(await runLighthouse(url));
  return reports;
}

/** The key of a building of the sample that has a letter. */
async function ratedBuilding(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/estate/risk?cityCode=${KOTO}`);
  const { items }: { readonly items: readonly RiskListItem[] } = await answer.json();
  const rated = items.find(({ rating }) => rating?.letter);
  if (!rated) throw new Error("no building of the sample has a letter");
  return rated.apartment.key;
}

export const group: BenchGroup = { name: "lighthouse", run };
