import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Pool } from "#domain/identity/core/types.ts";
import { findAccountByName, listAudit, operations } from "#domain/identity/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALLER, PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { poolCommand } from "./pool-command.ts";
import { carryOut, type PoolConsole } from "./pool-tasks.server.ts";

let db: Db;
let identity: TestIdentity;
let folder: string;
let terminal: PoolConsole;
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
  folder = await mkdtemp(path.join(tmpdir(), "pool-"));
  const progress = new Writable({ write: (_chunk, _encoding, done) => done() });
  terminal = { service: identity.service, dataDir: folder, progress, write: async () => undefined };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(...words: string[]) {
  const command = poolCommand(["--pool", identity.pool.id, "--by", "田中", ...words]);
  if (command.kind === "misused" || command.kind === "help") throw new Error(words.join(" "));
  return carryOut(terminal, command);
}

const HEADER = "cognito:username,email,email_verified,name";
const userFile = async (name: string, ...rows: string[]) => {
  const file = path.join(folder, name);
  await writeFile(file, `${[HEADER, ...rows].join("\r\n")}\r\n`);
  return file;
};
const find = (name: string, pool: Pool = identity.pool) => findAccountByName(db, pool, name);

describe("npm run pool -- import", () => {
  it("makes users who set a password with a code before they sign in", async () => {
    const file = await userFile("good.csv", "taro,taro@example.jp,TRUE,見本 太郎", '"jiro",jiro@example.jp,true,"見本, 次郎"');

    expect(await run("import", file)).toEqual({ isDone: true, line: "2人を登録しました。登録済み 0人、登録できない行 0件。" });

    const taro = await find("taro");
    expect(taro).toMatchObject({ status: "RESET_REQUIRED", srpSalt: null, attributes: { email_verified: "true", name: "見本 太郎" } });
    expect((await find("jiro"))?.attributes.name).toBe("見本, 次郎");
    expect(await listAudit(db, taro?.sub ?? "", 5)).toMatchObject([{ event: "account-imported", detail: { operator: "田中" } }]);
    const call = (name: string, body: object) =>
      operations.get(`AWSCognitoIdentityProviderService.${name}`)?.run(identity.service, { ClientId: identity.client.id, ...body }, CALLER);
    await call("ForgotPassword", { Username: "taro" });
    await expect.poll(() => identity.codeTo("taro@example.jp")).toMatch(/^\d{6}$/);
    const ConfirmationCode = identity.codeTo("taro@example.jp");
    await call("ConfirmForgotPassword", { Username: "taro", ConfirmationCode, Password: PASSWORD });
    if (!taro) throw new Error("no taro");
    expect((await identity.signIn(taro)).AuthenticationResult.AccessToken).toBeTruthy();
  });

  it("leaves out what it must, names each row with its reason, and makes the others", async () => {
    const file = await userFile(
      "mixed.csv",
      "saburo,saburo@example.jp,TRUE,",
      "two words,a@example.jp,TRUE,",
      "shiro,not-an-address,TRUE,",
      "saburo,again@example.jp,TRUE,",
      "goro,goro@example.jp,FALSE,",
      "rokuro,rokuro@example.jp",
    );

    const { line, isDone } = await run("import", file);

    expect(isDone).toBe(false);
    expect(line).toContain("1人を登録しました。登録済み 0人、登録できない行 5件。");
    const report = await readFile(/一覧: (.*)$/.exec(line)?.[1] ?? "", "utf8");
    const reasons = report
      .split("\r\n")
      .slice(1, -1)
      .map((row) => row.split(",").slice(0, 2).join(" "));
    expect(reasons.sort()).toEqual(["3 name", "4 value", "5 twice", "6 recovery", "7 cells"]);
    expect(await find("shiro")).toBeNull();
    expect(await find("saburo")).not.toBeNull();
  });

  it("can be run again: whoever is there stays as they are", async () => {
    const file = await userFile("again.csv", "nanako,nanako@example.jp,TRUE,見本 七子");
    await run("import", file);
    const before = await find("nanako");

    const again = await run("import", file);

    expect(again.isDone).toBe(true);
    expect(again.line).toContain("0人を登録しました。登録済み 1人");
    expect(await find("nanako")).toEqual(before);
  });

  it("makes each user once when it runs twice at a time", async () => {
    const file = await userFile("twice.csv", ...Array.from({ length: 60 }, (_, at) => `pair${at},pair${at}@example.jp,TRUE,`));

    const outcomes = await Promise.all([run("import", file), run("import", file)]);

    const added = outcomes.map(({ line }) => Number(/^(\d+)人を登録しました/.exec(line)?.[1]));
    expect(added.reduce((sum, one) => sum + one, 0)).toBe(60);
    expect(outcomes.every(({ isDone }) => isDone)).toBe(true);
  });

  it("only looks when it is a trial, and finds the same", async () => {
    const file = await userFile("trial.csv", "hachiro,hachiro@example.jp,TRUE,", "nanako,nanako@example.jp,TRUE,", "x,bad,TRUE,");

    const { line, isDone } = await run("import", file, "--dry-run");

    expect(isDone).toBe(false);
    expect(line).toContain("1人を登録できます(確かめただけで、登録していません)。登録済み 1人、登録できない行 1件。");
    expect(await find("hachiro")).toBeNull();
  });

  it("takes more rows than one batch", async () => {
    const rows = Array.from({ length: 450 }, (_, at) => `many${at},many${at}@example.jp,TRUE,`);
    expect((await run("import", await userFile("many.csv", ...rows))).line).toContain("450人を登録しました。");
    expect(await find("many449")).not.toBeNull();
  });

  it("refuses a file with an unknown column, one that breaks off, and one that is not there; none makes a user", async () => {
    const unknown = path.join(folder, "unknown.csv");
    await writeFile(unknown, "cognito:username,shoe_size\r\nkuro,26\r\n");
    expect(await run("import", unknown)).toMatchObject({ isDone: false, line: expect.stringContaining("「shoe_size」という列は") });
    const broken = await userFile("broken.csv", "kuro,kuro@example.jp,TRUE,", 'shichiro,"open quote');
    expect(await run("import", broken)).toMatchObject({ isDone: false, line: expect.stringContaining("何も保存していません") });
    expect(await run("import", path.join(folder, "missing.csv"))).toMatchObject({
      isDone: false,
      line: expect.stringContaining("存在しないファイル"),
    });
    expect(await find("kuro")).toBeNull();
  });

  it("does not take an address that signs in to another account", async () => {
    const byAlias = await testIdentity(db, { pool: { aliasAttributes: ["email"] } });
    const file = await userFile("alias.csv", "first,shared@example.jp,TRUE,", "second,shared@example.jp,TRUE,");
    const importInto = () => carryOut(terminal, { kind: "import", file, isDryRun: false, pool: byAlias.pool.id, by: null });

    const { line } = await importInto();

    expect(line).toContain("3行目 second: 同じユーザー名や連絡先が、このファイルの前の行にあります");
    expect(await find("shared@example.jp", byAlias.pool)).toMatchObject({ username: "first" });
    await writeFile(file, `${HEADER}\r\nthird,shared@example.jp,TRUE,\r\n`);
    expect((await importInto()).line).toContain("すでに別のユーザーのログインに使われています");
    expect(await find("third", byAlias.pool)).toBeNull();
  });
});
