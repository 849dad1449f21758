import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "#main/site/listen.server.ts";
import { type ServedIdentity, serveIdentity } from "#main/site/serve-identity.server.ts";
import { movableClock } from "#platform/clock.ts";
import { loadConfig } from "#platform/config.server.ts";
import { folderStorage } from "#platform/storage/storage.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { openSocialMock, prepareIdentity } from "./prepare-identity.server.ts";
import { SAMPLE_MEMBERS } from "./seed-members.server.ts";

const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
const origin = "http://localhost:3000";
const { db, url: databaseUrl } = await testDatabase();
const counts = async () => {
  const { rows } = await sql<{ pools: number; accounts: number }>`
    select (select count(*) from identity_pool) as pools, (select count(*) from identity_account) as accounts`.execute(db);
  return rows[0];
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/machinone-identity-`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The identity service on a free port, in local mode unless `settings` say otherwise. */
async function served(settings: Readonly<Record<string, unknown>> = {}): Promise<ServedIdentity> {
  const platform = { db, databaseUrl, storage: folderStorage(folder), log: pino({ level: "silent" }), close: async () => undefined };
  const config = { ...loadConfig({ DATA_DIR: folder, IDENTITY_PORT: "0" }), ...settings };
  return serveIdentity(platform, config, clock);
}
const production = {
  mode: "production",
  ...{ smtpUrl: "smtp://127.0.0.1:1", mailFrom: "no-reply@machinone.example.jp", smsSenderUrl: "http://127.0.0.1:1" },
  identityKeys: [randomBytes(32)],
} as const;

describe("production", () => {
  it("has no providers that sign anybody in, no pool of ours, no sample members and no outbox", async () => {
    const lines: string[] = [];
    const place = await listen(() => new Response(), { host: "127.0.0.1", port: 0 });
    await place.close();
    const identity = await served({ ...production, identityPort: place.port, allowedHosts: [`localhost:${place.port}`] });
    const social = await openSocialMock(production);
    await prepareIdentity(identity, { origin, say: (line) => void lines.push(line), social });

    expect([social, lines, await counts()]).toEqual([null, [], { pools: 0, accounts: 0 }]);
    expect((await fetch(`${identity.url}/_outbox`)).status).toBe(404);
    await identity.close();
  });
});

describe("local mode", () => {
  it("has a pool with the sample members, who are named, and an outbox; a second start adds nothing", async () => {
    const social = await openSocialMock({ mode: "local" });
    const identity = await served();
    const prepare = async () => {
      const lines: string[] = [];
      await prepareIdentity(identity, { origin, say: (line) => void lines.push(line), social });
      return { text: lines.join("\n"), ...(await counts()) };
    };

    const first = await prepare();

    expect(first).toMatchObject({ pools: 1, accounts: SAMPLE_MEMBERS.length });
    for (const { email } of SAMPLE_MEMBERS) expect(first.text).toContain(email);
    expect(await prepare()).toEqual(first);
    expect((await fetch(`${identity.url}/_outbox`)).status).toBe(200);
    await identity.close();
    await social?.close();
  });

  it("is no longer reached once it is closed", async () => {
    const identity = await served();
    await identity.close();

    await expect(fetch(`${identity.url}/_outbox`)).rejects.toThrow("fetch failed");
  });
});
