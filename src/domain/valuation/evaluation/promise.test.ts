import { describe, expect, it } from "vitest";
import { aModelCard } from "#test/support/model-card.ts";
import { judgePromise } from "./promise.ts";

const point = (stated: number, actual: number) => ({ stated, actual, n: 5000 });
const area = (cityCode: string, n: number, coverage80: number) => ({
  ...{ cityCode, cityName: cityCode, n, coverage80, mdape: 0.1, ppe10: 0.5, medianRatio: 1, medianBandWidth: 0.4 },
});

function judged([below, band, above]: readonly [number, number, number], areas = [area("13101", 400, 0.79)]) {
  const { withinTenPercent } = aModelCard().calibration;
  const calibration = { withinTenPercent, band: point(0.8, band), below: point(0.1, below), above: point(0.1, above) };
  return judgePromise({ calibration, areas });
}

describe("the promise of the band", () => {
  it.each<[readonly [number, number, number], string, string, string]>([
    [[0.1, 0.8, 0.1], "kept", "kept", "kept"],
    [[0.13, 0.77, 0.1], "kept", "kept", "kept"],
    [[0.07, 0.83, 0.1], "kept", "kept", "kept"],
    [[0.12, 0.7699, 0.1101], "narrow", "kept", "kept"],
    [[0.08, 0.8301, 0.0899], "wide", "kept", "kept"],
    [[0.04, 0.8, 0.16], "uneven", "less", "more"],
    [[0.1301, 0.79, 0.0799], "uneven", "more", "kept"],
    [[0.02, 0.7, 0.28], "narrow", "less", "more"],
  ])("of %j below, in and above is judged %s", (shares, verdict, below, above) => {
    expect(judged(shares)).toMatchObject({ verdict, below, above });
  });

  it.each([
    [0.75, "kept", false],
    [0.7499, "uneven", true],
  ])("is not kept where the worst ward holds less than three in four: %d", (coverage80, verdict, isWorstWardShort) => {
    const areas = [area("13101", 400, 0.85), area("13102", 200, coverage80)];

    expect(judged([0.1, 0.8, 0.1], areas)).toMatchObject({ verdict, isWorstWardShort, worstWard: { cityCode: "13102", coverage80 } });
  });

  it("is not judged by a ward of fewer than 200 sales", () => {
    expect(judged([0.1, 0.8, 0.1], [area("13101", 199, 0.4)])).toMatchObject({ verdict: "kept", worstWard: null, isWorstWardShort: false });
  });
});
