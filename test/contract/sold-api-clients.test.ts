import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { issueKey, openClient } from "#domain/api-access/index.server.ts";
import { API_VERSIONS } from "#domain/api-access/versions.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import { assessmentClient } from "../../clients/typescript/src/index.ts";
import { verifyWebhook } from "../../clients/typescript/src/verify-webhook.ts";

const run = promisify(execFile);
const EXAMPLES = path.resolve(import.meta.dirname, "../../examples/api");
const HOME = { kind: "condo", address: "東京都江東区豊洲5丁目", areaM2: 70.2, layout: "3LDK", builtYear: 2008 } as const;
let api: ReturnType<typeof testApi>;
let origin = "";
let key = "";
let server: ReturnType<typeof serve>;
const folder = await mkdtemp(path.join(tmpdir(), "examples-"));

beforeAll(async () => {
  const { db } = await testDatabase();
  const apartment = anApartment();
  const sales = [70_000_000, 68_000_000, 73_000_000, 71_000_000].map((price) => aSale({ price }));
  await insertMarket(db, { sales: sales.flatMap(tenOf), apartments: [apartment] });
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { ...apartment.place })]);
  api = testApi(db, townEngine(sales), { randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)) });
  key = await inTransaction(db, async (tx) => {
    const clientId = await openClient(tx, api.deps, { name: "見本", companyId: null, plan: "business", endsAt: null });
    const wish = {
      kind: "secret",
      mode: "live",
      label: "試験",
      scopes: ["assess:v1", "assess:v2", "assess:v3"],
      hosts: [],
      ips: [],
    } as const;
    return (await issueKey(tx, api.deps, { ...wish, clientId })).key;
  });
  server = serve({ fetch: api.app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((listening) => server.once("listening", listening));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(API_VERSIONS)("the examples of %s", (version) => {
  it.each([
    ["curl", "sh", `${version}.sh`],
    ["TypeScript", process.execPath, `${version}.ts`],
    ["Python", "python3", `${version}.py`],
  ])("run in %s as they are shown", async (_language, program, file) => {
    const env = { PATH: process.env.PATH, MACHINONE_URL: origin, MACHINONE_KEY: key, NODE_NO_WARNINGS: "1", PYTHONUTF8: "1" };
    const { stdout } = await run(program, [path.join(EXAMPLES, file)], { env });

    expect(JSON.parse(stdout)).toMatchObject({ kind: "condo", location: { cityName: "江東区" } });
    expect(JSON.parse(stdout).priceYen).toBeGreaterThan(1_000_000);
    // With another home in it the same file is another call.
    const changed = path.join(folder, file);
    await writeFile(changed, (await readFile(path.join(EXAMPLES, file), "utf8")).replace("70.2", "81.5"));
    const other = await run(program, [changed], { env });
    expect(JSON.parse(other.stdout).priceYen).toBeGreaterThan(JSON.parse(stdout).priceYen);
  });

  it("are what its page shows, with the answer to them", async () => {
    const { status, body } = await api.get(`/api/biz/guide/${version}`);

    expect(status).toBe(200);
    expect(body.samples.map(({ label }: { label: string }) => label)).toEqual(["curl", "TypeScript", "Python"]);
    for (const { code } of body.samples) expect(code).toContain(`/api/biz/${version}/assessments`);
    expect(body.answer.body).toContain('"priceYen": ');
    // Marked as a test key's is, whose market is told apart.
    expect([body.answer.isSampleMarket, JSON.parse(body.answer.body.replace(/\[ … \d+件 \]/, "[]")).isSample]).toEqual([false, true]);
    const paths = body.reference.map(({ method, path: of }: { method: string; path: string }) => `${method} ${of}`);
    expect(paths).toContain(`POST /api/biz/${version}/assessments`);
    expect(body.reference[0].answers.map(({ status: of }: { status: string }) => of)).toContain("429");
  });
});

describe("the typed client", () => {
  const client = (more: Partial<Parameters<typeof assessmentClient>[0]> = {}) => assessmentClient({ origin, key, ...more });

  it("gives what each version has", async () => {
    const [v1, v2, v3] = [await client().v1.assess(HOME), await client().v2.assess(HOME), await client().v3.assess(HOME)];

    expect([v1.ok && v1.value.priceYen > 0, v2.ok && v2.value.comparableCount >= 0, v3.ok && v3.value.band80.lowYen > 0]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await client().v3.usage()).toMatchObject({ ok: true, value: { plan: "business" } });
  });

  it("tells refusals as the API tells them", async () => {
    expect(await client({ key: "mk_live_wrong" }).v3.assess(HOME)).toMatchObject({ ok: false, problem: { status: 401 } });
    expect(await client().v3.assess({ ...HOME, areaM2: 1 })).toMatchObject({
      ok: false,
      problem: { status: 422, type: "/problems/validation" },
    });
  });

  it("waits as it is told and asks again under the same name, three times in all", async () => {
    const [waited, names]: [number[], (string | null)[]] = [[], []];
    const wait = async (milliseconds: number) => void waited.push(milliseconds);
    const busy = async (request: Request) => {
      names.push(request.headers.get("idempotency-key"));
      if (names.length === 1) throw new TypeError("fetch failed");
      return Response.json({ type: "/problems/too-many-requests", title: "x" }, { status: 429, headers: { "retry-after": "7" } });
    };
    const answer = await client({ fetch: busy, wait }).v3.assess(HOME);

    expect(answer).toMatchObject({ ok: false, problem: { status: 429 } });
    expect(waited).toEqual([1000, 7000]);
    expect([names.length, new Set(names).size]).toEqual([3, 1]);
    expect(await client({ fetch: busy, wait, tries: 1 }).v3.usage()).toMatchObject({ ok: false });
  });
});

describe("the check of a webhook", () => {
  const now = new Date("2026-12-01T00:00:00Z");
  const [secret, other] = ["whsec_bWFjaGlub25lLW1hY2hpbm9uZS1tYWNo", "whsec_b3RoZXItb3RoZXItb3RoZXItb3RoZXIt"];
  const body = '{"type":"batch.done"}';
  const signed = (at = now) => {
    const signature = new Webhook(secret).sign("msg_1", at, body);
    return new Headers({ "webhook-id": "msg_1", "webhook-timestamp": String(at.getTime() / 1000), "webhook-signature": signature });
  };

  it("takes what another library signed, also while secrets change", async () => {
    expect(await verifyWebhook({ body, headers: signed(), secrets: [secret], now })).toBe(true);
    expect(await verifyWebhook({ body, headers: signed(), secrets: [other, secret], now })).toBe(true);
  });

  it.each([
    ["another body", { body: "{}" }],
    ["another secret", { secrets: [other] }],
    ["a message of long ago", { headers: signed(new Date("2026-11-30T23:54:00Z")) }],
    ["no signature", { headers: new Headers() }],
  ])("refuses %s", async (_name, changes) => {
    expect(await verifyWebhook({ body, headers: signed(), secrets: [secret], now, ...changes })).toBe(false);
  });
});
