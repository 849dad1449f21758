import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { seededRandom } from "#kernel/random.ts";
import { type Caller, caller } from "#tools/watched/caller.ts";
import { startWatched, type WatchedSite } from "#tools/watched/watched-site.ts";
import { anyPage, isPage } from "./fairness/any-page.ts";
import type { GreedyCounts, GreedyTask } from "./fairness/greedy-caller.ts";
import { quantile } from "./measure.ts";
import { benchSettings, SAMPLE_DATA } from "./site/running-site.ts";
import type { BenchFigure, BenchGroup, BenchOptions } from "./types.ts";

const GREEDY = path.join(import.meta.dirname, "fairness/greedy-caller.ts");
const [GREEDY_FROM, OTHER_FROM] = ["127.0.0.1", "127.0.0.2"];
type Scene = { readonly name: string; readonly asks: GreedyTask["asks"]; readonly connections: number };
const SCENES: readonly Scene[] = [
  { name: "beside_0", asks: "pages", connections: 0 },
  { name: "beside_20", asks: "pages", connections: 20 },
  { name: "beside_100", asks: "pages", connections: 100 },
  { name: "beside_40_sign_ins", asks: "sign-ins", connections: 40 },
];
/** The most that the other one may wait, one page of a hundred left out. */
const MOST_MS = 300;
const WARM_UPS = 40;
/** The greedy one begins with an allowance of a burst, which takes some seconds to use up: that time has a figure of its own. */
const BURST_MS = 4000;
const ASKS_FOR_MS = 12_000;
const THINKS_MS = 60;

/** How long one visitor waits for pages while another asks for pages, or begins sign-ins, without end over many connections, and how much that one gets. */
async function run({ dataDir }: BenchOptions): Promise<readonly BenchFigure[]> {
  const figures: BenchFigure[] = [];
  for (const scene of SCENES) {
    // As on a machine without a proxy: each is known by the address that it comes from.
    const site = await startWatched({ ...benchSettings(dataDir ?? SAMPLE_DATA), TRUST_PROXY: "" });
    try {
      figures.push(...(await beside(site, scene)));
    } finally {
      await site.stop();
    }
  }
  return figures;
}

async function beside(site: WatchedSite, scene: Scene): Promise<BenchFigure[]> {
  const other = caller(site.url, { from: OTHER_FROM });
  const pages = anyPage(seededRandom(7));
  for (let i = 0; i < WARM_UPS; i += 1) await pageFor(other, pages());
  const greedy = scene.connections === 0 ? null : await greedyAt(site, scene);
  const burst = greedy ? await waitsFor(other, pages, BURST_MS) : [];
  await site.loop();
  const waits = await waitsFor(other, pages, ASKS_FOR_MS);
  const { p99Ms } = await site.loop();
  const counts = await greedy?.stop();
  other.close();
  const name = `fairness.${scene.name}`;
  return [
    ...(counts ? waitFigures(`${name}.burst`, burst) : []),
    ...waitFigures(name, waits),
    { name: `${name}.loop.p99.ms`, value: p99Ms, unit: "ms" },
    ...(counts ? greedyFigures(name, counts) : []),
  ];
}

/** What one after the other waits for, a moment of reading between them. */
async function waitsFor(other: Caller, pages: () => string, forMs: number): Promise<number[]> {
  const waits: number[] = [];
  for (const end = performance.now() + forMs; performance.now() < end; ) {
    waits.push(await pageFor(other, pages()));
    await setTimeout(THINKS_MS);
  }
  return waits;
}

function waitFigures(name: string, waits: readonly number[]): BenchFigure[] {
  const [p50, p99] = [quantile(waits, 0.5), quantile(waits, 0.99)];
  console.log(`${name}: ${waits.length} pages, ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
  return [
    { name: `${name}.p50.ms`, value: p50, unit: "ms" },
    { name: `${name}.p99.ms`, value: p99, unit: "ms", limits: { value: MOST_MS } },
  ];
}

function greedyFigures(name: string, { answered, refused, failed }: GreedyCounts): BenchFigure[] {
  return [
    { name: `${name}.greedy.answered`, value: answered, unit: "" },
    { name: `${name}.greedy.refused`, value: refused, unit: "" },
    { name: `${name}.greedy.failed`, value: failed, unit: "", limits: { value: 0 } },
  ];
}

async function pageFor(other: Caller, address: string): Promise<number> {
  const { status, ms } = await other.ask(address, { headers: { accept: "text/html", "accept-encoding": "gzip" } });
  if (!isPage(status)) throw new Error(`${status} from ${address} for the one who asks little`);
  return ms;
}

type Greedy = { readonly stop: () => Promise<GreedyCounts> };

async function greedyAt({ url, identityUrl }: WatchedSite, { asks, connections }: Scene): Promise<Greedy> {
  const child: ChildProcess = fork(GREEDY, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  child.send({ url: asks === "pages" ? url : identityUrl, asks, connections, from: GREEDY_FROM } satisfies GreedyTask);
  return {
    stop: async () => {
      child.send("stop");
      const [counts] = await once(child, "message");
      await once(child, "exit");
      return counts;
    },
  };
}

export const group: BenchGroup = { name: "fairness", run };
