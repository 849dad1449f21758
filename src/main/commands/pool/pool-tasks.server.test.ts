import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Pool } from "#domain/identity/core/types.ts";
import { findAccountByName, listClients, listPools } from "#domain/identity/index.server.ts";
import { getUser } from "#domain/identity/operations/get-user.server.ts";
import { readToken } from "#domain/members/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { memberNumberOf } from "#wire/member-number.ts";
import { poolCommand } from "./pool-command.ts";
import { carryOut, type PoolConsole } from "./pool-tasks.server.ts";

let db: Db;
let identity: TestIdentity;
let folder: string;
let terminal: PoolConsole;
let written = "";
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
  folder = await mkdtemp(path.join(tmpdir(), "pool-"));
  const progress = new Writable({ write: (_chunk, _encoding, done) => done() });
  const write = async (text: string) => {
    written += text;
  };
  terminal = { service: identity.service, dataDir: folder, progress, write };
});
beforeEach(() => {
  written = "";
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(...words: string[]) {
  const command = poolCommand(["--pool", identity.pool.id, "--by", "田中", ...words]);
  if (command.kind === "misused" || command.kind === "help") throw new Error(words.join(" "));
  return carryOut(terminal, command);
}

const find = (name: string, pool: Pool = identity.pool) => findAccountByName(db, pool, name);

describe("npm run pool -- create, client, list", () => {
  it("makes a pool for a site, with its client, and lists both", async () => {
    const made = await run("create", "--name", "会員", "--site", "https://example.jp");

    const pool = (await listPools(db)).find(({ name }) => name === "会員");
    const [client] = await listClients(db, identity.service.secrets, pool?.id ?? "");
    expect(pool?.settings).toMatchObject({ usernameAttributes: ["email"], mfa: "OPTIONAL", deviceTracking: "opt-in", customAuth: null });
    expect(client).toMatchObject({
      secret: null,
      settings: { callbackUrls: ["https://example.jp/login/", "https://example.jp/settings/account"], preventsExistenceErrors: true },
    });
    expect(pool?.settings.terms).toMatchObject({ termsUrl: "https://example.jp/terms" });
    expect(made).toEqual({ isDone: true, line: expect.stringContaining(client?.id ?? "?") });
    expect((await run("list")).line).toContain(pool?.id);
  });

  it("makes a client with a secret", async () => {
    const { line } = await run("client", "batch", "--secret", "--callback", "https://example.jp/back");
    const client = (await listClients(db, identity.service.secrets, identity.pool.id)).find(({ name }) => name === "batch");
    expect(client?.settings).toMatchObject({ oauthFlows: ["code"], callbackUrls: ["https://example.jp/back"] });
    expect(line).toContain(client?.secret);
  });

  it("asks which pool is meant when there are several, and knows which there are not", async () => {
    const several = await carryOut(terminal, { kind: "user", user: "x", pool: null, by: null });
    expect(several).toEqual({ isDone: false, line: expect.stringContaining("--pool で指定してください") });
    const unknown = await carryOut(terminal, { kind: "user", user: "x", pool: "ap-northeast-1_Nowhere", by: null });
    expect(unknown).toEqual({ isDone: false, line: expect.stringContaining("ap-northeast-1_Nowhere というプールはありません") });
  });
});

describe("npm run pool -- terms", () => {
  it("asks newcomers to agree from then on, and stops asking", async () => {
    const outcome = await run("terms", "2026-11-23", "--site", "https://site.test");

    expect(outcome.line).toContain("2026-11-23 版(https://site.test/terms)");
    const { settings } = await identity.service.directory.pool(identity.pool.id);
    expect(settings.terms).toEqual({
      version: "2026-11-23",
      termsUrl: "https://site.test/terms",
      privacyUrl: "https://site.test/privacypolicy",
    });
    await run("terms", "none");
    expect((await identity.service.directory.pool(identity.pool.id)).settings.terms).toBeNull();
  });
});

describe("npm run pool -- provider", () => {
  it("lets every client with the hosted login offer it, and keeps the secret sealed", async () => {
    const secretFile = path.join(folder, "google.secret");
    await writeFile(secretFile, "google-secret\n");

    const outcome = await run("provider", "Google", "--client-id", "our-id", "--secret-file", secretFile);

    expect(outcome).toMatchObject({ isDone: true, line: expect.stringContaining("/oauth2/idpresponse") });
    expect((await identity.service.directory.client(identity.client.id)).settings.providers).toEqual(["COGNITO", "Google"]);
    expect(outcome.line).not.toContain("google-secret");
  });

  it("says that a secret cannot be read", async () => {
    const outcome = await run("provider", "Google", "--client-id", "x", "--secret-file", path.join(folder, "missing"));
    expect(outcome).toMatchObject({ isDone: false, line: expect.stringContaining("からシークレットを読めません") });
  });
});

describe("npm run pool -- user, disable, enable, reset", () => {
  it("stops and resumes an account, and shows who did it", async () => {
    const account = await identity.account();

    expect(await run("disable", account.username)).toEqual({
      isDone: true,
      line: `${account.username} の利用を止め、すべてのログインを終わらせました。`,
    });
    expect((await run("user", account.username)).line).toMatch(/利用停止中[\s\S]*account-disabled done\(担当: 田中\)/);
    await run("enable", account.username);
    expect((await identity.signIn(account)).AuthenticationResult.AccessToken).toBeTruthy();
  });

  it("sends a code for a new password", async () => {
    const account = await identity.account();
    expect(await run("reset", account.username)).toMatchObject({ isDone: true });
    expect(identity.codeTo(account.attributes.email ?? "")).toMatch(/^\d{6}$/);
    await expect(identity.signIn(account)).rejects.toMatchObject({ type: "PasswordResetRequiredException" });
  });

  it.each(["user", "disable", "reset"])("says at %s that there is no such user", async (order) => {
    expect(await run(order, "nobody")).toMatchObject({ isDone: false, line: expect.stringContaining("ユーザーはいません") });
  });
});

describe("npm run pool -- operator", () => {
  const groupsIn = (token: string) => readToken(token)?.groups;

  it("opens the desk from the next sign-in on, and closes it at once with every sign-in", async () => {
    const account = await identity.account();
    expect((await run("operator", account.username)).line).toContain("二段階認証を設定するまで、画面は開きません");
    const { AuthenticationResult: tokens } = await identity.signIn(account);
    expect(groupsIn(tokens.AccessToken)).toEqual(["operators"]);
    expect((await run("operator", account.username)).line).toContain("すでに運営の担当です");

    expect((await run("operator", account.username, "--off")).line).toContain("使えなくなりました");
    await expect(identity.run(getUser, { AccessToken: tokens.AccessToken })).rejects.toMatchObject({ type: "NotAuthorizedException" });
    expect(groupsIn((await identity.signIn(account)).AuthenticationResult.AccessToken)).toEqual([]);
    expect((await run("user", account.username)).line).toMatch(/group-left done\(担当: 田中\)/);
  });

  it("says that there is no such user", async () => {
    expect(await run("operator", "nobody")).toMatchObject({ isDone: false, line: expect.stringContaining("ユーザーはいません") });
  });
});

describe("npm run pool -- verification", () => {
  it("chooses links or codes for the sign-ups of a pool, which counts at once, and notes it", async () => {
    const { line } = await run("verification", "link");
    const changed = await identity.service.directory.pool(identity.pool.id);
    expect([changed.settings.signUpVerification, line]).toEqual(["link", expect.stringContaining("メールのリンクで確認")]);

    await run("verification", "code");
    expect((await identity.service.directory.pool(identity.pool.id)).settings.signUpVerification).toBe("code");
  });
});

describe("npm run pool -- passkeys", () => {
  it("lets people sign in by passkeys of the site's domain, which counts at once, and notes it", async () => {
    const { line } = await run("passkeys", "https://machinone.example");
    const { settings } = await identity.service.directory.pool(identity.pool.id);
    const client = await identity.service.directory.client(identity.client.id);
    expect(settings).toMatchObject({
      firstFactors: ["PASSWORD", "WEB_AUTHN"],
      passkeys: { relyingPartyId: "machinone.example", userVerification: "required", isMultiFactor: true },
    });
    expect([client.settings.flows.includes("USER_AUTH"), line]).toEqual([true, expect.stringContaining("machinone.example")]);
  });

  it("says where browsers make no passkeys", async () => {
    expect(await run("passkeys", "http://127.0.0.1:3000")).toMatchObject({ isDone: false, line: expect.stringContaining("使えません") });
  });
});

describe("npm run pool -- recent-sign-in", () => {
  it("chooses how recent a sign-in a client wants, and where its mails lead, and notes it", async () => {
    const { client, service } = identity;
    expect(await run("recent-sign-in", client.id, "--seconds", "120", "--site", "https://machi.example")).toMatchObject({
      isDone: true,
      line: expect.stringContaining("120秒以内"),
    });
    expect((await service.directory.client(client.id)).settings).toMatchObject({
      recentSignInSeconds: 120,
      helpPages: { reset: "https://machi.example/forgot-password/" },
    });

    await run("recent-sign-in", client.id, "--seconds", "off");
    expect((await service.directory.client(client.id)).settings).toMatchObject({
      recentSignInSeconds: null,
      helpPages: { reset: "https://machi.example/forgot-password/" },
    });
  });

  it("says that there is no such client", async () => {
    expect(await run("recent-sign-in", "nobody")).toMatchObject({ isDone: false, line: expect.stringContaining("クライアントは") });
  });
});

describe("npm run pool -- rotate-keys", () => {
  it("publishes the next key at once and signs with it after the lead", async () => {
    const { service, pool, clock } = identity;
    const { kid: before } = await service.keys.signer(pool.id);

    const { line } = await run("rotate-keys", "--lead-minutes", "30");

    const published = (await service.keys.published(pool.id)).map(({ kid }) => kid);
    expect(published).toHaveLength(2);
    expect((await service.keys.signer(pool.id)).kid).toBe(before);
    clock.advance(31 * 60_000);
    const { kid: after } = await service.keys.signer(pool.id);
    expect(published).toContain(after);
    expect(after).not.toBe(before);
    expect(line).toContain(after);
  });
});

describe("npm run pool -- user, by 会員番号", () => {
  it("shows the member who reads it out, and acts on them; a wrong letter finds nobody", async () => {
    const account = await identity.account();
    const number = memberNumberOf(account.sub) ?? "";

    expect((await run("user", account.username)).line).toContain(`会員番号: ${number}`);
    expect((await run("user", number.toLowerCase())).line).toContain(account.sub);
    expect((await run("disable", number)).isDone).toBe(true);
    expect((await find(account.username))?.isEnabled).toBe(false);
    const other = number.startsWith("2") ? "3" : "2";
    expect(await run("user", other + number.slice(1))).toMatchObject({ isDone: false });
  });
});

describe("npm run pool -- export", () => {
  it("writes a file that another pool can import, for its owner's eyes, once", async () => {
    const [from, to] = [await testIdentity(db), await testIdentity(db)];
    const attributes = { email: "e@example.jp", email_verified: "true", name: '見本, "一郎"', address: "東京都\n中央区" };
    await from.account({ username: "ichiro", attributes });
    const file = path.join(folder, "export.csv");
    const order = { file, by: "田中" } as const;

    const exported = await carryOut(terminal, { kind: "export", pool: from.pool.id, ...order });

    expect(exported).toEqual({ isDone: true, line: `1人を ${file} に書き出しました。` });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, "utf8")).not.toMatch(/argon2|srp/);
    expect(await carryOut(terminal, { kind: "export", pool: from.pool.id, ...order })).toMatchObject({ isDone: false });
    await carryOut(terminal, { kind: "import", isDryRun: false, pool: to.pool.id, ...order });
    expect((await find("ichiro", to.pool))?.attributes).toEqual({ ...attributes, phone_number_verified: "false" });
  });

  it("writes to the standard output without a word of its own", async () => {
    const account = await identity.account();
    expect(await run("export")).toEqual({ isDone: true, line: "" });
    expect(written.split("\r\n")[0]).toContain("cognito:username");
    expect(written).toContain(account.username);
  });
});
