import { describe, expect, it } from "vitest";
import { POOL_USAGE, poolCommand } from "./pool-command.ts";

const OF = { pool: null, by: null };

describe("npm run pool", () => {
  it.each([
    [["list"], { kind: "list" }],
    [["create"], { kind: "create", name: null, site: null }],
    [["create", "--name", "会員", "--site", "https://example.jp/"], { kind: "create", name: "会員", site: "https://example.jp" }],
    [["client", "アプリ", "--secret"], { kind: "client", name: "アプリ", callbacks: [], logouts: [], hasSecret: true }],
    [
      ["client", "app", "--callback", "https://a.jp/", "--callback", "http://localhost:3000/login/", "--logout", "https://a.jp/"],
      {
        kind: "client",
        name: "app",
        callbacks: ["https://a.jp/", "http://localhost:3000/login/"],
        logouts: ["https://a.jp/"],
        hasSecret: false,
      },
    ],
    [["terms", "2026-11-23", "--site", "https://site.test/any"], { kind: "terms", site: "https://site.test", version: "2026-11-23" }],
    [["terms", "none"], { kind: "terms", site: null, version: null }],
    [
      ["provider", "LINE", "--client-id", "x", "--secret-file", "/run/secrets/line"],
      { kind: "provider", name: "LINE", clientId: "x", secretFile: "/run/secrets/line" },
    ],
    [
      ["provider", "Google", "--client-id", "x", "--secret-file", "/run/secrets/google"],
      { kind: "provider", name: "Google", clientId: "x", secretFile: "/run/secrets/google" },
    ],
    [["user", "hanako@example.jp"], { kind: "user", user: "hanako@example.jp" }],
    [["disable", "hanako"], { kind: "disable", user: "hanako" }],
    [["enable", "hanako"], { kind: "enable", user: "hanako" }],
    [["reset", "hanako"], { kind: "reset", user: "hanako" }],
    [["operator", "hanako"], { kind: "operator", user: "hanako", isOperator: true }],
    [["operator", "hanako", "--off"], { kind: "operator", user: "hanako", isOperator: false }],
    [["rotate-keys"], { kind: "rotate-keys", leadMinutes: 60 }],
    [["rotate-keys", "--lead-minutes", "0"], { kind: "rotate-keys", leadMinutes: 0 }],
    [["verification", "link"], { kind: "verification", method: "link" }],
    [["verification", "code"], { kind: "verification", method: "code" }],
    [["passkeys", "https://machinone.example/"], { kind: "passkeys", site: "https://machinone.example" }],
    [["recent-sign-in", "app"], { kind: "recent-sign-in", client: "app", seconds: 300, site: null }],
    [
      ["recent-sign-in", "app", "--seconds", "off", "--site", "https://machi.example/"],
      { kind: "recent-sign-in", client: "app", seconds: null, site: "https://machi.example" },
    ],
    [["export"], { kind: "export", file: null }],
    [["export", "users.csv"], { kind: "export", file: "users.csv" }],
    [["import", "users.csv"], { kind: "import", file: "users.csv", isDryRun: false }],
    [["import", "users.csv", "--dry-run"], { kind: "import", file: "users.csv", isDryRun: true }],
  ])("understands %j", (words, order) => {
    expect(poolCommand(words)).toEqual({ ...order, ...OF });
  });

  it("takes the pool and a name for the records with every order", () => {
    const of = { pool: "ap-northeast-1_Abc", by: "田中" };
    expect(poolCommand(["disable", "hanako", "--pool", of.pool, "--by", of.by])).toEqual({ kind: "disable", user: "hanako", ...of });
  });

  it.each([["--help"], ["-h"]])("explains itself with %s", (word) => {
    expect(poolCommand([word])).toEqual({ kind: "help" });
    expect(poolCommand(["import", word])).toEqual({ kind: "help" });
    for (const order of ["create", "client", "user", "disable", "reset", "verification", "rotate-keys", "export", "import"])
      expect(POOL_USAGE).toContain(`\n  ${order}`);
  });

  it.each([
    [[], "することを指定してください"],
    [["remove"], "「remove」という指定はありません"],
    [["toString"], "「toString」という指定はありません"],
    [["user"], "user にはユーザー名か会員番号を指定してください"],
    [["import"], "import にはファイルを指定してください"],
    [["list", "all"], "指定が多すぎます"],
    [["user", "a", "b"], "指定が多すぎます"],
    [["export", "--dry-run"], "export に --dry-run は指定できません"],
    [["user", "a", "--secret"], "user に --secret は指定できません"],
    [["import", "a.csv", "--all"], "指定に誤りがあります"],
    [["create", "--site", "https://example.jp/login/"], "--site には https://example.jp のように、パスのない URL を指定してください"],
    [["create", "--site", "http://example.jp"], "--site には https://example.jp のように、パスのない URL を指定してください"],
    [
      ["client", "app", "--callback", "http://example.jp/"],
      "http://example.jp/ は使えません。# のない https の URL を指定してください(このコンピューターだけは http も使えます)",
    ],
    [["provider", "Twitter", "--client-id", "x", "--secret-file", "y"], "Google、Facebook、LINE のどれかを指定してください"],
    [["terms", "2026-13-01", "--site", "https://site.test"], "版には 2026-11-23 のように日付を指定してください"],
    [["terms", "2026-11-23"], "--site に、利用規約のあるサイトの URL を指定してください"],
    [["terms", "none", "--site", "https://site.test"], "none に --site は要りません"],
    [["provider", "Google", "--client-id", "x"], "--client-id と --secret-file を指定してください"],
    [["recent-sign-in"], "recent-sign-in にはクライアントIDを指定してください"],
    [["recent-sign-in", "app", "--seconds", "59"], "--seconds には 60 から 86400 までの整数か off を指定してください"],
    [["recent-sign-in", "app", "--site", "machi.example"], "--site には https://example.jp のように、パスのない URL を指定してください"],
    [["verification"], "verification には code か link を指定してください"],
    [["verification", "sms"], "code か link を指定してください"],
    [["passkeys"], "passkeys にはサイトのURLを指定してください"],
    [["passkeys", "machinone.example"], "passkeys には https://example.jp のように、パスのない URL を指定してください"],
    [["rotate-keys", "--lead-minutes", "soon"], "--lead-minutes には 0 から 10080 までの整数を指定してください"],
    [["rotate-keys", "--lead-minutes", "10081"], "--lead-minutes には 0 から 10080 までの整数を指定してください"],
  ])("refuses %j", (words, problem) => {
    expect(poolCommand(words)).toEqual({ kind: "misused", problem });
  });
});
