import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { type Caller, caller } from "#tools/watched/caller.ts";
import type { SoldQuestion, SoldSite } from "./biz/sold-site.ts";
import { median } from "./measure.ts";
import { benchSettings, SAMPLE_DATA } from "./site/running-site.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

const SOLD_SITE = path.join(import.meta.dirname, "biz/sold-site.ts");
const CONNECTIONS = 16;
const WARM_UPS = 500;
const LEAST = { v1: 300, v3: 150 } as const;

/** The sold API through HTTP with key and quota: ten thousand different homes once each, by one process, with what asks on the same processors. */
export const group: BenchGroup = {
  name: "biz",
  run: async ({ dataDir }) => {
    const child = fork(SOLD_SITE, { env: benchSettings(dataDir ?? SAMPLE_DATA) });
    try {
      const [site] = (await once(child, "message")) as [SoldSite];
      const asks = caller(site.url, { connections: CONNECTIONS });
      const figures = [...(await askAll(asks, { ...site, child }, "v1")), ...(await askAll(asks, { ...site, child }, "v3"))];
      asks.close();
      return figures;
    } finally {
      const gone = once(child, "exit");
      child.send("end" satisfies SoldQuestion);
      await gone;
    }
  },
};

type Running = SoldSite & { readonly child: ChildProcess };

async function cpuMs(child: ChildProcess): Promise<number> {
  child.send("cpu" satisfies SoldQuestion);
  const [ms] = (await once(child, "message")) as [number];
  return ms;
}

async function askAll(asks: Caller, { keys, homes, child }: Running, version: keyof typeof LEAST): Promise<BenchFigure[]> {
  await inParallel(homes.slice(0, WARM_UPS), (home, i) =>
    assess(asks, { version, key: keys[i % keys.length], home: { ...home, areaM2: 25 } }),
  );
  const waits: number[] = [];
  const answers = new Map<string, number>();
  const [began, cpu] = [performance.now(), await cpuMs(child)];
  await inParallel(homes, async (home, i) => {
    const { status, ms, reason } = await assess(asks, { version, key: keys[i % keys.length], home });
    waits.push(ms);
    const answer = `${status}${reason}`;
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  });
  const perSecond = (1000 * homes.length) / (performance.now() - began);
  const cpuPerCall = ((await cpuMs(child)) - cpu) / homes.length;
  console.log(`biz.${version}: ${[...answers].map(([answer, n]) => `${n} x ${answer}`).join(", ")}`);
  const answered = answers.get("200") ?? 0;
  return [
    { name: `biz.${version}.per_s`, value: perSecond, unit: "/s", limits: { least: LEAST[version] } },
    { name: `biz.${version}.answered`, value: answered / homes.length, unit: "", limits: { least: 0.9 } },
    // Of the process that answers, every thread counted: what else the machine does at a moment makes it hardly more.
    { name: `biz.${version}.cpu.ms`, value: cpuPerCall, unit: "ms" },
    { name: `biz.${version}.p50.ms`, value: median(waits), unit: "ms" },
  ];
}

type Asked = { readonly version: string; readonly key: string | undefined; readonly home: object };

async function assess(asks: Caller, { version, key, home }: Asked): Promise<{ status: number; ms: number; reason: string }> {
  const { status, ms, body } = await asks.ask(`/api/biz/${version}/assessments`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", "x-forwarded-for": `198.18.0.${key?.charCodeAt(20)}` },
    body: JSON.stringify(home),
  });
  const { reason } = status === 200 ? { reason: undefined } : (JSON.parse(body.toString("utf8")) as { reason?: string });
  return { status, ms, reason: reason === undefined ? "" : ` ${reason}` };
}

async function inParallel<T>(items: readonly T[], work: (item: T, i: number) => Promise<unknown>): Promise<void> {
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (const [i, item] of queue) await work(item, i);
    }),
  );
}
