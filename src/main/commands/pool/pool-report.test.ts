import { describe, expect, it } from "vitest";
import { refuse } from "#domain/identity/core/refusals.ts";
import { aClient, anAccount, aPool } from "#test/support/identity-types.ts";
import { clientLines, createdLines, headerLine, importLines, poolsTable, refusalLine, rotatedLine, userReport } from "./pool-report.ts";

describe("the list of pools", () => {
  it("has each pool with its clients", () => {
    const table = poolsTable([{ pool: aPool(), clients: [aClient(), { ...aClient(), id: "client2", secret: "hidden-secret" }] }]);
    expect(table.split("\n")).toHaveLength(4);
    expect(table).toContain("ap-northeast-1_Test00001");
    expect(table).toContain("client2");
    expect(table).toContain("(シークレットあり)");
    expect(table).not.toContain("hidden-secret");
  });

  it("says how to make the first", () => {
    expect(poolsTable([])).toBe("プールはまだありません。npm run pool -- create で作れます。");
  });
});

describe("what was made", () => {
  it("is named, with the way to a client where there is none", () => {
    expect(createdLines({ pool: aPool(), client: null })).toBe(
      "プール ap-northeast-1_Test00001(まちのね)を作りました。\nサイトのクライアントは npm run pool -- client で作れます。",
    );
  });

  it("shows the secret and the addresses of a client", () => {
    const client = { ...aClient({ callbackUrls: ["https://example.jp/login/"], logoutUrls: ["https://example.jp/"] }), secret: "s3cret" };
    const text = clientLines(client);
    for (const part of [
      "client1(site)",
      "シークレット: s3cret",
      "戻る先: https://example.jp/login/",
      "ログアウトのあとに戻る先: https://example.jp/",
    ])
      expect(text).toContain(part);
  });

  it("says from when a new key signs", () => {
    expect(rotatedLine("kid1", null)).toContain("すぐに署名に使います");
    expect(rotatedLine("kid1", new Date("2026-11-21T04:00:00Z"))).toContain("2026-11-21 13:00 から署名に使います");
  });
});

describe("the report on a user", () => {
  it("has the state, the attributes and what happened, and no secret", () => {
    const account = anAccount({
      status: "RESET_REQUIRED",
      isEnabled: false,
      smsMfa: true,
      srpVerifierSealed: Buffer.from("secret"),
      passwordHash: "$argon2id$hidden",
    });
    const at = new Date("2026-11-21T03:00:00Z");
    const shared = { at, poolId: account.poolId, clientId: null, sub: account.sub };
    const text = userReport(account, [
      { ...shared, event: "account-disabled", outcome: "done", ip: null, detail: { operator: "田中" } },
      { ...shared, event: "sign-in", outcome: "done", ip: "192.0.2.1" },
    ]);
    expect(text).toContain("状態: パスワードの再設定待ち、利用停止中");
    expect(text).toContain("二段階認証: SMS");
    expect(text).toContain("email: hanako@example.jp");
    expect(text).toContain("2026-11-21 12:00 account-disabled done(担当: 田中)");
    expect(text).toContain("2026-11-21 12:00 sign-in done 192.0.2.1");
    expect(text).not.toMatch(/argon2|secret/);
  });

  it("lets nothing that somebody chose for themselves command the terminal, or look like a line of ours", () => {
    const attributes = { name: "花子\u001b[2J\n  状態: 確認済み", email: "hanako@example.jp\u0007" };
    const text = userReport({ ...anAccount({ username: "ha\u009bnako" }), attributes }, []);

    expect(text).toMatch(/^hanako\(/);
    expect(text).toContain("    name: 花子[2J\n      状態: 確認済み\n");
    expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
  });

  it("says that nothing happened yet", () => {
    const text = userReport(anAccount(), []);
    expect(text).toContain("二段階認証: なし");
    expect(text).toContain("最近の記録:\n    ありません");
  });
});

describe("why something was not done", () => {
  it.each([
    [refuse.userGone(), "そのユーザーはいません。"],
    [refuse.userDisabled(), "利用停止中のため、再設定できません。先に enable で再開してください。"],
    [refuse.noWayToReset(), "確認済みのメールアドレスや電話番号がないため、コードを送れません。"],
    [refuse.cannotBeReset(), "仮パスワードや外部のログインを使うユーザーのパスワードは、再設定できません。"],
    [refuse.parameter("Something else"), "できませんでした: Something else"],
  ])("%s", (refusal, line) => {
    expect(refusalLine(refusal)).toBe(line);
  });

  it("names the column that a file is refused for", () => {
    expect(headerLine("users.csv", { why: "unknown", column: "shoe" })).toBe(
      "users.csv は登録できません。「shoe」という列は、このプールにはありません。何も登録していません。",
    );
  });
});

describe("the report on an import", () => {
  const row = (line: number) => ({ line, name: `user${line}`, why: "known", found: "" }) as const;

  it("counts, names the first rows left out and says where all of them are", () => {
    const leftOut = [...Array.from({ length: 24 }, (_, at) => row(at + 2)), { line: 30, name: "x", why: "value", found: "email" } as const];
    const text = importLines({ sum: { added: 1200, known: 24, rejected: 1 }, isDryRun: false, leftOut, reportPath: "/data/report.csv" });
    expect(text).toContain("1,200人を登録しました。登録済み 24人、登録できない行 1件。");
    expect(text).toContain("  2行目 user2: 同じユーザー名がすでに登録されています");
    expect(text).toContain("ほか 5件");
    expect(text).toContain("/data/report.csv");
  });

  it("shows a row of a file without characters that command a terminal", () => {
    const leftOut = [{ line: 3, name: "\u001b]0;x\u0007", why: "value", found: "na\u0000me" }] as const;
    const text = importLines({ sum: { added: 0, known: 0, rejected: 1 }, isDryRun: true, leftOut, reportPath: null });

    expect(text.split("\n")[1]).toMatch(/^ {2}3行目 \]0;x: .*\(name\)$/);
  });

  it("says of a trial that nothing was written, and which column is wrong", () => {
    const leftOut = [{ line: 3, name: "x", why: "value", found: "email" }] as const;
    const text = importLines({ sum: { added: 2, known: 0, rejected: 1 }, isDryRun: true, leftOut, reportPath: null });
    expect(text).toBe(
      [
        "2人を登録できます(確かめただけで、登録していません)。登録済み 0人、登録できない行 1件。",
        "  3行目 x: 値の形式が正しくないか、2048文字を超えています(email)",
      ].join("\n"),
    );
  });
});
