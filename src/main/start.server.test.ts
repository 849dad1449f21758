import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LEAST_SALES } from "#domain/valuation/models/gate/retrain-gate.ts";
import { projectRoot } from "#main/site/build-site.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aSaleRow, insertRows } from "#test/support/market.ts";
import { type StartedProcess, startedProcess } from "#test/support/started-process.ts";

const QUARTERS = 8;
const TOWNS = ["豊洲", "東雲", "青海", "有明"];
const ORDER = JSON.stringify({ kind: "condo", cityCode: "13108", town: "豊洲", areaM2: 60, builtYear: 2008 });

let folder: string;
let url: string;
let db: Db;
let site: StartedProcess;
let address: string;

beforeAll(async () => {
  ({ db, url } = await testDatabase());
  folder = await mkdtemp(path.join(tmpdir(), "machinone-start-"));
  const rows = Array.from({ length: LEAST_SALES + 60 }, (_, i) =>
    aSaleRow({
      ...{ town: TOWNS[i % TOWNS.length] ?? "", year: 2023 + Math.floor((i % QUARTERS) / 4), quarter: (i % 4) + 1 },
      ...{ area_m2: 40 + (i % 50), built_year: 1990 + (i % 30), price: 30_000_000 + (i % 50) * 700_000 + (i % 30) * 400_000 },
      ...{ is_sample: false },
    }),
  );
  await insertRows(db, "sale", await aLoad(db), rows);
  site = startedProcess([process.execPath, path.join(projectRoot, "src/main/start.server.ts")], {
    ...{ MODE: "local", DATABASE_URL: url, DATA_DIR: folder, PORT: "0", IDENTITY_PORT: "0", LOG_LEVEL: "error", SHUTDOWN_SECONDS: "20" },
  });
  address = await site.firstMatch(/^listening (http:\/\/\S+)$/m);
});
afterAll(async () => {
  await site.kill();
  await rm(folder, { recursive: true, force: true });
});

const page = () => fetch(`${address}/risk/`, { headers: { accept: "text/html" } });
const price = () =>
  fetch(`${address}/api/price-checker/jobs`, { method: "POST", body: ORDER, headers: { "content-type": "application/json" } });

/** Asks until the answer is of this kind. */
async function until(ask: () => Promise<Response>, isIt: (response: Response) => boolean): Promise<Response> {
  for (;;) {
    const response = await ask();
    if (isIt(response)) return response;
    await response.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

describe("a start on recorded sales without a model", () => {
  it("answers from the moment it listens, and never waits for the training", async () => {
    const first = await page();
    expect([200, 503]).toContain(first.status);
    if (first.status === 503)
      expect([first.headers.get("retry-after"), await first.text()]).toEqual(["5", expect.stringContaining("準備中です")]);

    const open = await until(page, ({ status }) => status === 200);
    expect(await open.text()).not.toContain("準備中です");
    expect(site.output()).not.toMatch(/^ready /m);
    const early = await price();
    expect([early.status, early.headers.get("retry-after"), (await early.json()).type]).toEqual([503, "30", "/problems/preparing"]);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
  });

  it("gives prices once the model is there, without another start", async () => {
    await site.firstMatch(/^ready (\S+)$/m);

    // Read within seconds: until then it is still being prepared, and nobody is told that there is none.
    const answers: number[] = [];
    const isTaken = ({ status }: Response) => answers.push(status) > 0 && status === 202;
    await until(price, isTaken);
    expect(answers.filter((status) => ![202, 429, 503].includes(status))).toEqual([]);
  });
});

describe("a site in use", () => {
  it("knows no other name than its own", async () => {
    const status = await new Promise((resolve, reject) => {
      const asked = request(address.replace("localhost", "127.0.0.1"), { headers: { host: "evil.example" } }, (response) =>
        resolve(response.resume().statusCode),
      );
      asked.on("error", reject).end();
    });

    expect(status).toBe(421);
  });

  it("finishes a slow call when it is asked to stop, takes no new connection meanwhile, and ends well", async () => {
    const port = Number(new URL(address).port);
    const slow = connect(port, "127.0.0.1");
    let said = "";
    slow.on("data", (chunk) => {
      said += chunk;
    });
    await once(slow, "connect");
    const head = ["POST /api/price-checker/jobs HTTP/1.1", `Host: localhost:${port}`, "Content-Type: application/json"];
    slow.write(`${[...head, `Content-Length: ${Buffer.byteLength(ORDER)}`, "", ""].join("\r\n")}${ORDER.slice(0, 10)}`);
    // Whatever came before it on this machine has been taken up as well.
    await (await page()).text();

    const stopped = site.stop();
    const isRefused = () =>
      new Promise<boolean>((resolve) => {
        const other = connect(port, "127.0.0.1");
        other.on("connect", () => {
          other.destroy();
          resolve(false);
        });
        other.on("error", () => resolve(true));
      });
    while (!(await isRefused())) await new Promise((resolve) => setTimeout(resolve, 20));
    slow.write(ORDER.slice(10));
    await Promise.all([once(slow, "close"), stopped]);

    expect(said).toMatch(/^HTTP\/1\.1 202 /);
    expect(said.toLowerCase()).toContain("connection: close");
  });
});
