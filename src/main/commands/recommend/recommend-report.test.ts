import { describe, expect, it } from "vitest";
import { defaultWeights } from "#domain/recommendation/index.server.ts";
import type { Replay } from "#domain/recommendation/study/replay.ts";
import { fitReport, replayReport, simulationReport, weightsReport } from "./recommend-report.ts";

const of = (value: number) => ({ value, low: value - 0.1, high: value + 0.1 });
const figures = { ndcg: of(0.5), hit: of(0.6), snips: null, effective: 120.4 };
const replay: Replay = {
  ...{ slates: 300, people: 40, reacted: 120, own: figures },
  others: [
    { name: "newest", figures, gain: of(0.2), verdict: "better" },
    { name: "random", figures, gain: null, verdict: "too-few-effective" },
  ],
};

describe("replayReport", () => {
  it("tells each order with its intervals, and why nothing is said", () => {
    const report = replayReport(replay, "重み 2026-11-24");
    expect(report).toContain("一覧 300件(反応のあったもの 120件)、40人");
    expect(report).toMatch(/新着順 +0\.500 \[0\.400, 0\.600] .* 120 +0\.200 \[0\.100, 0\.300] +良い/);
    expect(report).toMatch(/無作為 .* – +判定しません\(有効標本数が100に足りません\)/);
  });
});

describe("fitReport", () => {
  it("says whether the weights are used", () => {
    const weights = { ...defaultWeights(), version: "v-1" };
    const told = (isBetter: boolean) => fitReport({ weights, replay, isBetter, splitAt: new Date(0) });
    expect(told(true)).toContain("重み v-1 を使い始めました。");
    expect(told(false)).toContain("重み v-1 は記録に残し、使いません。");
  });
});

describe("weightsReport", () => {
  it("lists fits by what became of them", () => {
    const row = { weights: defaultWeights(), evaluation: {}, fittedAt: new Date("2026-11-01"), promotedAt: null, retiredAt: null };
    const used = { ...row, version: "b", promotedAt: new Date("2026-11-02") };
    const report = weightsReport([{ ...row, version: "a" }, used, { ...used, version: "c", retiredAt: new Date("2026-11-03") }], "b");
    expect(report.split("\n").map((line) => line.split(/ {2,}/).at(-1))).toEqual([
      ...["使っている重み: b", "状態", "使っていません", "使用中", "2026年11月3日まで使用"],
    ]);
    expect(weightsReport([], "b")).toContain("反応から求めた重みはありません。");
  });
});

describe("simulationReport", () => {
  it("says first that it proves nothing", () => {
    const names = ["ranker", "newest", "popularity", "random", "removed", "dealt", "dealtRandom"] as const;
    const ndcg = Object.fromEntries(names.map((name) => [name, of(0.4)])) as Parameters<typeof simulationReport>[0]["ndcg"];
    const compared = { timesNewest: of(2), timesPopularity: of(1.3), removedOverNewest: of(0.1), dealtOverRandom: of(0) };
    const [first, ...rest] = simulationReport(
      { people: 60, ndcg, ...compared },
      { timesNewest: "met", timesPopularity: "point", removedOverNewest: "met", dealtOverRandom: "missed" },
    ).split("\n");
    expect(first).toContain("証明ではありません");
    expect(rest).toContain("人気順の1.25倍以上: 値では達し、幅の下の端では達しません");
    expect(rest.join("\n")).toContain("新着順の 2.00倍 [1.90, 2.10]、人気順の 1.30倍 [1.20, 1.40]");
  });
});
