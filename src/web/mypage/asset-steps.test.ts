import { expect, it } from "vitest";
import { FULL_FACTS, NOTHING_TOLD, sampleAsset } from "#web/mypage/assets/samples.ts";
import { assetSteps } from "./asset-steps.ts";

const steps = (...assets: ReturnType<typeof sampleAsset>[]) => assetSteps(assets, "2027-10").map(({ id, hash }) => `${id} ${hash}`);

it("a balance that is a year old is asked for again, and one home is offered for the check of who owns it", () => {
  expect(steps(sampleAsset(), sampleAsset({ id: "b", facts: NOTHING_TOLD }))).toEqual(["asset-1 loan", "asset-1 ownership"]);
  expect(steps(sampleAsset({ state: "verified" }))).toEqual(["asset-1 loan"]);
  expect(assetSteps([sampleAsset({ state: "verified" })], "2027-09")).toEqual([]);
});

it("nothing is asked of a loan that is paid off, nor of homes at rest, sold or not finished", () => {
  const loan = FULL_FACTS.loan && { ...FULL_FACTS.loan, balanceYen: 0 };

  expect(steps(sampleAsset({ state: "verified", facts: { ...FULL_FACTS, loan } }))).toEqual([]);
  expect(steps(...(["draft", "paused", "sold", "verifying"] as const).map((state) => sampleAsset({ state })))).toEqual([]);
});
