import { execFile } from "node:child_process";
import { access, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "#main/site/build-site.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aCondoRow, aFile, csv } from "#test/support/transaction-files.ts";

/** Nobody listens there. */
const NOWHERE = "postgres://nobody@127.0.0.1:1/none";

let url: string;
let db: Awaited<ReturnType<typeof testDatabase>>["db"];
let folder: string;
beforeAll(async () => {
  ({ db, url } = await testDatabase());
  folder = await mkdtemp(path.join(tmpdir(), "machinone-main-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type End = { readonly code: number; readonly out: string; readonly error: string };

/** Runs a program of `src/main` on the test's database, as npm runs it; the folder is not the project's, so that its .env is not read. */
function run(program: string, words: readonly string[] = [], environment: Readonly<Record<string, string>> = {}): Promise<End> {
  const file = path.join(projectRoot, `src/main/${program}.server.ts`);
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: "silent", ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...words], { cwd: folder, env }, (failure, out, error) =>
      resolve({ code: failure ? Number(failure.code) : 0, out, error }),
    );
  });
}
const exists = (name: string) =>
  access(path.join(folder, name)).then(
    () => true,
    () => false,
  );

/** Prints the builds of React that a program had read by its end. */
const TELL_REACT = `process.on("exit", () => { const { createRequire } = process.getBuiltinModule("node:module");
  const known = Object.entries(createRequire("/any.js").cache).flatMap(([file, module]) => (module?.loaded ? [file] : []));
  const read = known.flatMap((file) => file.match(/react[^/]*[.](?:development|production)[.]js$/) ?? []);
  console.log("react", [...new Set(read.map((file) => file.split(".").at(-2)))].join()); });`;

it.each(["start", "identity"])("%s draws mails by the production build of React, though nothing says so", async (program) => {
  const tell = `--import=data:text/javascript,${encodeURIComponent(TELL_REACT)}`;
  const end = await run(program, [], { DATABASE_URL: NOWHERE, PORT: "0", IDENTITY_PORT: "0", NODE_OPTIONS: tell });

  expect(end.out).toContain("react production\n");
});

describe("a command", () => {
  it.each(["ingest", "models"])("%s that cannot be understood ends with 2 and says how it is used", async (program) => {
    const end = await run(program, ["--no-such-option"], { DATABASE_URL: NOWHERE });

    expect([end.code, end.out]).toEqual([2, ""]);
    expect(end.error).toMatch(new RegExp(`^.+。\\n\\n使い方: npm run ${program} -- `));
  });

  it.each(["migrate", "reset"])("%s names a wrong setting in one line, and ends with 1", async (program) => {
    const end = await run(program, [], { PORT: "web" });

    expect([end.code, end.out]).toEqual([1, ""]);
    expect(end.error).toMatch(/^設定に誤りがあります: PORT: [^\n]+\n$/);
  });

  it.each(["migrate", "ingest", "start"])("%s that cannot reach its database says so in one line, and ends with 1", async (program) => {
    const words = program === "ingest" ? ["transactions", "some.csv"] : [];

    const end = await run(program, words, { DATABASE_URL: NOWHERE, PORT: "0" });

    expect([end.code, end.out.replace(/^listening .+\n/, "")]).toEqual([1, ""]);
    expect(end.error).toMatch(
      /^Stopped: the database cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1\. Nothing unfinished was kept[^\n]+\n$/,
    );
  });
});

describe("on a database", () => {
  it("ingest takes what it can of several files, and ends with 1 where it refused one", async () => {
    const [good, bad] = [await aFile(csv([aCondoRow()]), { name: "good.csv" }), await aFile("a,b\n1,2\n", { name: "bad.csv" })];

    const end = await run("ingest", ["transactions", good, bad]);

    expect(end.code).toBe(1);
    expect(end.out).toMatch(/^good\.csv\(mlit-web-21、2024Q2〜2024Q2\)を取り込みました。\n読み込み 1件 \/ 追加 1件/);
    expect(end.out).toContain("価格モデルは、サイトが動いているあいだに自動で作り直します");
    expect(end.error).toContain("bad.csv は取り込めません。");
    expect((await sql`select town from sale`.execute(db)).rows).toEqual([{ town: "豊洲" }]);
  });

  it("ingest whose connection is lost in the middle of a file says so in one line, ends with 1, and has kept nothing of it", async () => {
    const file = await aFile(csv([aCondoRow()]), { name: "lost.csv" });
    const sales = async () => (await sql`select count(*)::int as n from sale`.execute(db)).rows;
    const before = await sales();
    const end = await db.transaction().execute(async (tx) => {
      // It comes as far as this, and waits.
      await sql`lock table sale in access exclusive mode`.execute(tx);
      const running = run("ingest", ["transactions", file]);
      const isOver = running.then(() => true);
      const endIt = sql<{ ended: boolean }>`select pg_terminate_backend(pid) as ended from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      for (let ended = false; !ended; ) {
        const { rows } = await endIt.execute(db);
        ended = rows.length > 0 || (await Promise.race([isOver, sleep(50, false)]));
      }
      return running;
    });

    expect([end.code, end.error]).toEqual([1, expect.stringMatching(/^Stopped: the database connection was lost: [^\n]+\n$/)]);
    expect(await sales()).toEqual(before);
  });

  it("models refuses to put one into use that is not there, and ends with 1", async () => {
    const end = await run("models", ["promote", "condo-nowhere"]);

    expect([end.code, end.out]).toEqual([1, ""]);
    expect(end.error).toContain("condo-nowhere");
  });

  it("risk tells an operator what was wrong, and ends with 1", async () => {
    expect(await run("risk", ["letters", "nobody", "close"])).toEqual({ code: 1, out: "", error: "その番号のお返事待ちはありません\n" });
  });

  it("seed leaves what was imported alone", async () => {
    expect(await run("seed")).toEqual({ code: 0, out: "取り込んだデータがあるため、サンプルデータは作りません\n", error: "" });
  });
});

describe("reset", () => {
  it("never empties a database of somebody's own, nor what lies beside it", async () => {
    await mkdir(path.join(folder, "storage"), { recursive: true });

    expect(await run("reset")).toMatchObject({ code: 1, out: "", error: expect.stringContaining("初期化しません") });
    expect(await exists("storage")).toBe(true);
  });

  it("removes the embedded database and the files that belong to it, and nothing else", async () => {
    for (const name of ["postgres", "storage", "ingest-reports", "kept"]) await mkdir(path.join(folder, name), { recursive: true });
    await writeFile(path.join(folder, "identity.key"), "key");

    expect(await run("reset", [], { DATABASE_URL: "" })).toMatchObject({ code: 0, out: expect.stringContaining("消しました") });
    expect(await Promise.all(["postgres", "storage", "ingest-reports", "kept", "identity.key"].map(exists))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});
