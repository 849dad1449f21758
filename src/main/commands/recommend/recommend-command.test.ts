import { describe, expect, it } from "vitest";
import { RECOMMEND_USAGE, recommendCommand } from "./recommend-command.ts";

const read = (line: string) => recommendCommand(line === "" ? [] : line.split(" "));

describe("recommendCommand", () => {
  it.each([
    ["evaluate", { kind: "evaluate", from: null, until: null, withSamples: false, seed: 1 }],
    [
      "evaluate --from 2026-11-01 --until 2026-12-01 --samples --seed 7",
      { kind: "evaluate", from: new Date("2026-10-31T15:00:00Z"), until: new Date("2026-11-30T15:00:00Z"), withSamples: true, seed: 7 },
    ],
    ["simulate", { kind: "simulate", people: 60, deals: 16, tastes: "declared" }],
    ["simulate --people 100 --deals 2 --tastes harsh", { kind: "simulate", people: 100, deals: 2, tastes: "harsh" }],
    ["fit", { kind: "fit", seed: 1 }],
    ["weights", { kind: "weights", isRetiring: false }],
    ["weights --retire", { kind: "weights", isRetiring: true }],
    ["--help", { kind: "help" }],
  ])("reads %s", (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it.each([
    ["", "することを指定してください"],
    ["guess", "「guess」という指定はありません"],
    ["fit now", "指定が多すぎます"],
    ["fit --samples", "fit に --samples は指定できません"],
    ["evaluate --from 2026-11-99", "日は 2026-11-01 のように指定してください"],
    ["evaluate --seed x", "--seed は整数です"],
    ["simulate --tastes kind", "--tastes は declared、usual、harsh、even のどれかです"],
    ["simulate --people 5", "--people は10〜500、--deals は1〜50の整数です"],
    ["evaluate --lines", "指定に誤りがあります"],
  ])("says what is wrong with %j", (line, problem) => {
    expect(read(line)).toEqual({ kind: "misused", problem });
  });

  it("tells every word in its help", () => {
    for (const word of ["evaluate", "simulate", "fit", "weights"]) expect(RECOMMEND_USAGE).toContain(`  ${word}`);
  });
});
