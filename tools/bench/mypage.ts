import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { NO_FACTS } from "#domain/assets/core/facts.ts";
import { copyFolder } from "#test/support/cached-folder.ts";
import { copySampleData } from "#test/support/sample-data.ts";
import { type Caller, caller } from "#tools/watched/caller.ts";
import { signInSampleMember } from "#tools/watched/member.ts";
import { quantile, timings } from "./measure.ts";
import { startSite } from "./site/running-site.ts";
import type { BenchFigure, BenchGroup, BenchOptions } from "./types.ts";

const HOMES = 10;
const RUNS = 200;
const WARM_UPS = 30;
const VALUED_WITHIN_S = 120;

/** マイページ of a member with ten homes that have their values, as a page over HTTP, one at a time; beside it a page that is the same for all. */
export const group: BenchGroup = { name: "mypage", run };

async function run({ dataDir }: BenchOptions): Promise<readonly BenchFigure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "machinone-mypage-"));
  const copy = path.join(folder, "data");
  await (dataDir === null ? copySampleData(copy) : copyFolder(dataDir, copy));
  const site = await startSite(copy);
  const asking = caller(site.url);
  try {
    const { accessToken, cookie } = await signInSampleMember(site);
    await tenHomes(asking, accessToken);
    const page = await asking.ask("/mypage", { headers: { accept: "text/html", cookie } });
    const shown = new Set(page.body.toString().match(/\/mypage\/result\?id=[\w-]+/g)).size;
    if (page.status !== 200 || shown < HOMES)
      throw new Error(`マイページ of the bench answers ${page.status} ${page.headers.location ?? ""} with ${shown} homes`);
    const mine = await timings(() => asking.ask("/mypage", { headers: { accept: "text/html", cookie } }), {
      runs: RUNS,
      warmUps: WARM_UPS,
    });
    const plain = await timings(() => asking.ask("/risk/about", { headers: { accept: "text/html" } }), { runs: RUNS, warmUps: WARM_UPS });
    const [value, reference] = [quantile(mine, 0.95), quantile(plain, 0.95)];
    return [{ name: "mypage.p95.ms", value, unit: "ms", reference, ratio: value / reference, limits: { value: 60 } }];
  } finally {
    asking.close();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const assetsSchema = z.object({ items: z.array(z.object({ value: z.object({ state: z.string() }) })) });
const begunSchema = z.object({ asset: z.object({ id: z.string(), version: z.number() }) });
const foundSchema = z.object({ items: z.array(z.object({ key: z.string() })) });

/** Registers as many as are missing, each in a building of its own, and waits until all have their values. */
async function tenHomes(asking: Caller, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const mypage = async (method: string, address: string, body?: object): Promise<unknown> => {
    const answer = await asking.ask(`/api/mypage${address}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (answer.status >= 400) throw new Error(`${method} ${address}: ${answer.status} ${answer.body.toString()}`);
    return JSON.parse(answer.body.toString());
  };
  const homes = async () => assetsSchema.parse(await mypage("GET", "/assets")).items;
  const { items } = foundSchema.parse(JSON.parse((await asking.ask("/api/estate/apartments?limit=50")).body.toString()));
  for (const { key } of items) {
    if ((await homes()).length >= HOMES) break;
    const facts = {
      areaM2: 65,
      layout: "3LDK",
      floor: 3,
      purchase: { on: "2019-04", priceYen: 40_000_000, buildingYen: null, costsYen: null },
    };
    const { asset } = begunSchema.parse(await mypage("POST", "/assets", { kind: "condo", key, facts: { ...NO_FACTS, ...facts } }));
    await mypage("POST", `/assets/${asset.id}/steps`, { step: "register", version: asset.version });
  }
  for (let waited = 0; (await homes()).some(({ value }) => value.state === "preparing"); waited += 1) {
    if (waited > VALUED_WITHIN_S) throw new Error("the homes of the bench have no values");
    await sleep(1000);
  }
}
