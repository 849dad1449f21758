/** `npm run soak`: mixed calls for five minutes against a site of its own, on a copy of the sample. What fails or leaks fails the run. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { seededRandom } from "#kernel/random.ts";
import { copyFolder } from "#test/support/cached-folder.ts";
import { copySampleData } from "#test/support/sample-data.ts";
import { quantile } from "./bench/measure.ts";
import { benchSettings } from "./bench/site/running-site.ts";
import { kindsOf } from "./soak/kinds.ts";
import { type Finished, load } from "./soak/load.ts";
import { megabytesPerMinute, type Sample } from "./soak/slope.ts";
import { knownPlaces } from "./watched/known-places.ts";
import { signInSampleMember } from "./watched/member.ts";
import { startWatched, type WatchedSite } from "./watched/watched-site.ts";

/** Caches fill up and code is compiled in the beginning. */
const WARM_UP_SHARE = 0.4;
const LOOK_EVERY_MS = 5000;
/** More than this, over at least this long, is a leak. */
const MOST_GROWTH = { megabytesPerMinute: 10, seconds: 240 };

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "300" },
    rate: { type: "string", default: "8" },
    connections: { type: "string", default: "16" },
    seed: { type: "string", default: "1" },
    /** A data folder to copy in place of the sample. */
    data: { type: "string" },
  },
});
const [seconds, perSecond] = [Number(values.seconds), Number(values.rate)];

const folder = await mkdtemp(path.join(tmpdir(), "machinone-soak-"));
try {
  const dataDir = path.join(folder, "data");
  await (values.data ? copyFolder(path.resolve(values.data), dataDir) : copySampleData(dataDir));
  const site = await startWatched(benchSettings(dataDir));
  try {
    process.exitCode = await soak(site);
  } finally {
    await site.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function soak(site: WatchedSite): Promise<number> {
  const random = seededRandom(Number(values.seed));
  const [member, places] = [await signInSampleMember(site), await knownPlaces(site.url)];
  const kinds = kindsOf(site, { places, member, random, connections: Number(values.connections) });
  console.log(`${perSecond} calls a second for ${seconds} s over ${values.connections} connections, seed ${values.seed}`);
  await site.loop();
  const watching = new AbortController();
  const watched = watchMemory(site, watching.signal);
  const finished = await load(kinds, { perSecond, seconds, random });
  watching.abort();
  const memory = await watched;
  return conclude(finished, { memory, loop: await site.loop(), warnings: site.warnings() });
}

type Memory = { readonly rss: readonly Sample[]; readonly heap: readonly Sample[] };

async function watchMemory(site: WatchedSite, signal: AbortSignal): Promise<Memory> {
  const began = performance.now();
  const [rss, heap]: [Sample[], Sample[]] = [[], []];
  while (!signal.aborted) {
    const kept = await site.memory();
    const minute = (performance.now() - began) / 60_000;
    if (minute * 60 >= seconds * WARM_UP_SHARE) {
      rss.push({ minute, bytes: kept.rss });
      heap.push({ minute, bytes: kept.heap });
    }
    await setTimeout(LOOK_EVERY_MS, null, { signal }).catch(() => undefined);
  }
  return { rss, heap };
}

type Watched = {
  readonly memory: Memory;
  readonly loop: Awaited<ReturnType<WatchedSite["loop"]>>;
  readonly warnings: readonly string[];
};

/** Prints what was measured, last how many of its questions went well; answers the exit code. */
function conclude({ times, errors }: Finished, { memory, loop, warnings }: Watched): number {
  console.log(`${"".padEnd(12)}  calls     p50     p95     p99 (ms)`);
  for (const [name, own] of times) {
    const shown = [0.5, 0.95, 0.99].map((share) => quantile(own, share).toFixed(0).padStart(7)).join(" ");
    console.log(`${name.padEnd(12)} ${String(own.length).padStart(6)} ${shown}`);
  }
  const [heap, rss] = [megabytesPerMinute(memory.heap), megabytesPerMinute(memory.rss)];
  const last = (samples: readonly Sample[]) => ((samples.at(-1)?.bytes ?? 0) / 1e6).toFixed(0);
  console.log(`event loop   p99 ${loop.p99Ms.toFixed(0)} ms, longest ${loop.longestMs.toFixed(0)} ms`);
  console.log(
    `memory       heap ${last(memory.heap)} MB (${heap.toFixed(2)} MB a minute), whole ${last(memory.rss)} MB (${rss.toFixed(2)} MB a minute)`,
  );
  console.log(`errors       ${errors.length}, warnings ${warnings.length}`);
  for (const line of [...new Set([...errors, ...warnings])].slice(0, 20)) console.error(line);
  const isLeaking = seconds >= MOST_GROWTH.seconds && heap > MOST_GROWTH.megabytesPerMinute;
  const failed = [errors.length > 0, isLeaking].filter(Boolean).length;
  console.log(`${2 - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
