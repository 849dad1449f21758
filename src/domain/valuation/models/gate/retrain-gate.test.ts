import { describe, expect, it } from "vitest";
import { type GateFacts, gateFailures, gateText, type Rivalry } from "./retrain-gate.ts";

const medians = { challenger: 0.101, active: 0.1, n: 33_086 };
const facts = { trainRows: 12_000, isUntilEarlier: false, coverage80: 0.8 };

/** Errors larger by this share, between these ends. */
function larger(change: number, low: number, high: number): Rivalry {
  return { ...medians, by: "later-sales", difference: { change, low, high } };
}

const alike = larger(0.001, -0.004, 0.006);
const ofCards = (challenger: number): Rivalry => ({ ...medians, challenger, by: "cards" });
const UNKNOWN = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;

describe("the gate before a new model", () => {
  it.each<[string, GateFacts, string[]]>([
    ["as good as the one in use", { ...facts, rivalry: alike }, []],
    ["better", { ...facts, rivalry: larger(-0.03, -0.04, -0.02) }, []],
    ["1 % worse for sure", { ...facts, rivalry: larger(0.01, 0.006, 0.014) }, ["worse"]],
    ["1 % worse, which may be chance", { ...facts, rivalry: larger(0.01, -0.001, 0.021) }, []],
    ["worse for sure by what nobody notices", { ...facts, rivalry: larger(0.004, 0.003, 0.005) }, []],
    ["4 % worse among few sales", { ...facts, rivalry: larger(0.04, -0.05, 0.13) }, []],
    ["6 % worse among few sales", { ...facts, rivalry: larger(0.06, -0.03, 0.15) }, ["much-worse"]],
    ["6 % worse where chance cannot be told", { ...facts, rivalry: larger(0.06, ...UNKNOWN) }, ["much-worse"]],
    ["1 % worse where chance cannot be told", { ...facts, rivalry: larger(0.01, ...UNKNOWN) }, []],
    ["whose error cannot be told", { ...facts, rivalry: larger(Number.NaN, Number.NaN, Number.NaN) }, ["much-worse"]],
    ["with a card hardly worse", { ...facts, rivalry: ofCards(0.105) }, []],
    ["with a card much worse", { ...facts, rivalry: ofCards(0.106) }, ["much-worse"]],
    ["with a card without an error", { ...facts, rivalry: ofCards(Number.NaN) }, ["much-worse"]],
    ["with too wide a band", { ...facts, coverage80: 0.861, rivalry: alike }, ["coverage"]],
    ["with too narrow a band", { ...facts, coverage80: 0.749, rivalry: alike }, ["coverage"]],
    ["at the borders of coverage", { ...facts, coverage80: 0.75, rivalry: alike }, []],
    ["of few sales", { ...facts, trainRows: 499, rivalry: alike }, ["too-few-sales"]],
    ["that is better, asked for until an earlier quarter", { ...facts, isUntilEarlier: true, rivalry: ofCards(0.05) }, ["until-earlier"]],
    ["until an earlier quarter, with nothing to compare", { ...facts, isUntilEarlier: true, rivalry: "incomparable" }, ["until-earlier"]],
    [
      "wrong in all",
      { ...facts, trainRows: 499, coverage80: 0.5, rivalry: larger(1, 0.9, 1.1) },
      ["too-few-sales", "coverage", "much-worse"],
    ],
    ["with nothing to compare it with", { ...facts, rivalry: "incomparable" }, []],
    ["with nothing to compare it with, and too narrow a band", { ...facts, coverage80: 0.7, rivalry: "incomparable" }, ["coverage"]],
    ["that is the first of its market", { ...facts, coverage80: 0.9, rivalry: null }, []],
    ["that is the first, of few sales", { ...facts, trainRows: 499, rivalry: null }, ["too-few-sales"]],
  ])("treats one %s rightly", (_, given, failures) => {
    expect(gateFailures(given)).toEqual(failures);
  });

  it("says in words what it went by, and what follows", () => {
    expect(gateText({ ...facts, rivalry: alike })).toBe(
      "誤差の中央値 10.10%(使用中 10.00%、同じ新しい取引 33,086 件)、誤差の差 +0.1%(90%の区間 −0.4%〜+0.6%)、80%の幅に入った割合 80.0%、使用中より悪いとは言えないため入れ替え",
    );
    expect(gateText({ ...facts, rivalry: larger(0.01, 0.006, 0.014) })).toMatch(
      /、誤差の差 \+1.0%\(90%の区間 \+0.6%〜\+1.4%\)、.*、偶然とは言えず、誤差が使用中より 0.5% を超えて大きいため見送り$/,
    );
    expect(gateText({ ...facts, rivalry: larger(0.06, ...UNKNOWN) })).toMatch(
      /\(区間は求められません\)、.*、誤差が使用中より 5.0% を超えて大きいため見送り$/,
    );
    expect(gateText({ ...facts, rivalry: { ...medians, by: "held-back-sales", difference: { change: 0, low: 0, high: 0 } } })).toContain(
      "取り込みの前と後で学習し、どちらにも伏せた同じ取引 33,086 件",
    );
    expect(gateText({ ...facts, rivalry: ofCards(0.1) })).toBe(
      "誤差の中央値 10.00%(使用中 10.00%、比べられる取引が少ないため、それぞれの検証)、80%の幅に入った割合 80.0%、使用中より悪いとは言えないため入れ替え",
    );
    expect(gateText({ ...facts, rivalry: "incomparable" })).toBe(
      "使用中のモデルと比べる値なし、80%の幅に入った割合 80.0%、使用中より悪いとは言えないため入れ替え",
    );
    expect(gateText({ ...facts, isUntilEarlier: true, rivalry: alike })).toMatch(
      /、--until の四半期が、使用中のモデルの最後の四半期より前のため見送り$/,
    );
    expect(gateText({ ...facts, rivalry: null })).toBe("比べるモデルなし");
  });
});
