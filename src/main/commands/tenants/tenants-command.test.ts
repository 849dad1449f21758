import { describe, expect, it } from "vitest";
import { TENANTS_USAGE, tenantsCommand } from "./tenants-command.ts";

describe("npm run tenants", () => {
  it.each([
    [["list"], { kind: "list" }],
    [["show", "a-home"], { kind: "show", key: "a-home" }],
    [["customers", "a-home"], { kind: "customers", key: "a-home" }],
    [["review", "AAAA", "approve", "--key", "a-home"], { kind: "review", id: "AAAA", decision: "approve", key: "a-home", note: "" }],
    [["review", "AAAA", "reject", "--note", "免許"], { kind: "review", id: "AAAA", decision: "reject", note: "免許" }],
    [
      [
        "set-up",
        "a-home",
        "--colour",
        "#0b5d66",
        "--host",
        "WWW.a.example",
        "--host",
        "b.example",
        "--approval",
        "auto",
        "--hot-days",
        "3",
      ],
      { kind: "set-up", key: "a-home", brandColour: "#0b5d66", allowedHosts: ["www.a.example", "b.example"], approval: "auto", hotDays: 3 },
    ],
    [["suspend", "a-home", "--note", "更新"], { kind: "move", key: "a-home", step: "suspend", note: "更新" }],
    [["company", "a-home", "c1"], { kind: "company", key: "a-home", companyId: "c1" }],
    [["company", "a-home", "none"], { kind: "company", key: "a-home", companyId: null }],
    [["go-live", "a-home"], { kind: "move", key: "a-home", step: "go-live", note: "" }],
    [
      ["invite", "a-home", "--mail", "Hana@Example.jp", "--name", "花子"],
      { kind: "invite", key: "a-home", email: "Hana@example.jp", name: "花子" },
    ],
    [["list", "-h"], { kind: "help" }],
  ])("understands %j", (words, command) => {
    expect(tenantsCommand(words)).toEqual(command);
  });

  it.each([
    [[], "することを指定してください"],
    [["list", "all"], "指定が多すぎます"],
    [["show"], "受付番号かキーを指定してください"],
    [["show", "a", "b"], "指定が多すぎます"],
    [["company", "a-home"], "会社のIDか none を指定してください"],
    [["company", "a-home", "c1", "c2"], "指定が多すぎます"],
    [["review", "A"], "approve か reject を指定してください"],
    [["review", "A", "approve"], "--key を指定してください"],
    [["review", "A", "reject", "now"], "指定が多すぎます"],
    [["set-up", "a-home"], "設定する項目を指定してください"],
    [["set-up", "a-home", "--approval", "never"], "--approval は auto か manual です"],
    [["set-up", "a-home", "--listings", "mine"], "--listings は own か own-first か all です"],
    [["invite", "a-home", "--mail", "hana"], "--mail にメールアドレスを指定してください"],
    [["remove", "a-home"], "「remove」という作業はありません"],
    [["list", "--all"], "指定に誤りがあります"],
  ])("refuses %j", (words, problem) => {
    expect(tenantsCommand(words)).toEqual({ kind: "misused", problem });
  });

  it("explains every order", () => {
    for (const word of ["list", "show", "customers", "review", "set-up", "company", "go-live", "suspend", "resume", "close", "invite"])
      expect(TENANTS_USAGE).toContain(`\n  ${word}`);
  });
});
