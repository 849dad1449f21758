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
const CONNECTIONS = [0, 20, 100];
/** The most that the other one may wait, one page of a hundred left out. */
const MOST_MS = 300;
const WARM_UPS = 40;
/** Before the greedy one is counted on: its own allowance of a burst is used up by then. */
const AHEAD_MS = 4000;
const ASKS_FOR_MS = 12_000;
const THINKS_MS = 60;

/** How long one visitor waits for pages while another asks for pages without end over many connections, and how many pages that one gets. */
async function run({ dataDir }: BenchOptions): Promise<readonly BenchFigure[]> {
  const figures: BenchFigure[] = [];
  for (const connections of CONNECTIONS) {
    // As on a machine without a proxy: each is known by the address that it comes from.
    const site = await startWatched({ ...benchSettings(dataDir ?? SAMPLE_DATA), TRUST_PROXY: "" });
    try {
      figures.push(...(await beside(site, connections)));
    } finally {
      await site.stop();
    }
  }
  return figures;
}

async function beside(site: WatchedSite, connections: number): Promise<BenchFigure[]> {
  const other = caller(site.url, { from: OTHER_FROM });
  const pages = anyPage(seededRandom(7));
  for (let i = 0; i < WARM_UPS; i += 1) await pageFor(other, pages());
  const greedy = connections === 0 ? null : await greedyAt(site, connections);
  if (greedy) await setTimeout(AHEAD_MS);
  await site.loop();
  const waits: number[] = [];
  for (const end = performance.now() + ASKS_FOR_MS; performance.now() < end; ) {
    waits.push(await pageFor(other, pages()));
    await setTimeout(THINKS_MS);
  }
  const { p99Ms } = await site.loop();
  console.log(
    `${connections} connections: ${waits.length} pages, ${quantile(waits, 0.5).toFixed(0)} ms, p99 ${quantile(waits, 0.99).toFixed(0)} ms`,
  );
  const counts = await greedy?.stop();
  other.close();
  const name = `fairness.beside_${connections}`;
  return [
    { name: `${name}.p50.ms`, value: quantile(waits, 0.5), unit: "ms" },
    { name: `${name}.p99.ms`, value: quantile(waits, 0.99), unit: "ms", limits: { value: MOST_MS } },
    { name: `${name}.loop.p99.ms`, value: p99Ms, unit: "ms" },
    ...(counts ? greedyFigures(name, counts) : []),
  ];
}

function greedyFigures(name: string, { pages, refused, failed }: GreedyCounts): BenchFigure[] {
  return [
    { name: `${name}.greedy.pages`, value: pages, unit: "" },
    { name: `${name}.greedy.refused`, value: refused, unit: "" },
    { name: `${name}.greedy.failed`, value: failed, unit: "", limits: { value: 0 } },
  ];
}

async function pageFor(other: Caller, address: string): Promise<number> {
  const { status, ms } = await other.ask(address, { headers: { accept: "text/html", "accept-encoding": "gzip" } });
  if (!isPage(status)) throw new Error(`${status} from ${address} for the one who asks little`);
  return ms;
}

async function greedyAt({ url }: WatchedSite, connections: number): Promise<{ readonly stop: () => Promise<GreedyCounts> }> {
  const child: ChildProcess = fork(GREEDY, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  child.send({ url, connections, from: GREEDY_FROM } satisfies GreedyTask);
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
