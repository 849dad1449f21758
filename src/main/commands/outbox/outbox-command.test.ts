import { describe, expect, it } from "vitest";
import { OUTBOX_USAGE, outboxCommand } from "./outbox-command.ts";

describe("npm run outbox", () => {
  it.each([
    [["list"], { kind: "list", states: ["failed", "unknown"] }],
    [["list", "--state", "queued"], { kind: "list", states: ["queued", "sending"] }],
    [["show", "12"], { kind: "show", id: "12" }],
    [["retry", "12"], { kind: "retry", id: "12" }],
    [["drop", "12"], { kind: "drop", id: "12" }],
    [["suppressed"], { kind: "suppressed" }],
    [["allow", "a@example.jp"], { kind: "allow", address: "a@example.jp" }],
    [["list", "-h"], { kind: "help" }],
  ])("understands %j", (words, command) => {
    expect(outboxCommand(words)).toEqual(command);
  });

  it.each([
    [[], "作業を指定してください"],
    [["send"], "「send」という作業はありません"],
    [["list", "12"], "指定が多すぎます"],
    [["show", "12", "13"], "指定が多すぎます"],
    [["suppressed", "12"], "指定が多すぎます"],
    [["allow"], "メールアドレスを指定してください"],
    [["allow", "a b@example.jp"], "メールアドレスを指定してください"],
    [["show"], "番号を指定してください"],
    [["retry", "1; drop"], "番号を指定してください"],
    [["drop", "99999999999999999999"], "番号を指定してください"],
    [["list", "--state", "gone"], "「gone」という状態はありません"],
    [["list", "--all"], "指定に誤りがあります"],
  ])("refuses %j", (words, problem) => {
    expect(outboxCommand(words)).toEqual({ kind: "misused", problem });
  });

  it("explains every order", () => {
    for (const word of ["list", "show", "retry", "drop", "suppressed", "allow"]) expect(OUTBOX_USAGE).toContain(`  ${word} `);
  });
});
