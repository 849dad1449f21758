import { expect, it } from "vitest";
import { FULL_FACTS, NOTHING_TOLD, sampleAsset } from "#web/mypage/assets/samples.ts";
import { assetSteps } from "./asset-steps.ts";

const steps = (...assets: ReturnType<typeof sampleAsset>[]) => assetSteps(assets, "2027-10").map(({ id, hash }) => `${id} ${hash}`);

it("a balance that is a year old is asked for again, and one home is offered for the check of who owns it", () => {
  expect(steps(sampleAsset(), sampleAsset({ id: "b", facts: NOTHING_TOLD }))).toEqual(["asset-1 loan", "asset-1 ownership"]);
  expect(steps(sampleAsset({ state: "verified" }))).toEqual(["asset-1 loan"]);
  expect(assetSteps([sampleAsset({ state: "verified" })], "2027-09")).toEqual([]);
});

it("of several homes whose owner is not checked the first is named, and the others are counted", () => {
  const [step, ...more] = assetSteps(
    ["a", "b", "c"].map((id) => sampleAsset({ id, name: `家 ${id}`, facts: NOTHING_TOLD })),
    "2026-11",
  );

  expect(step).toMatchObject({ id: "a", label: "家 aほか2件の所有を確認する", homes: 3 });
  expect(more).toEqual([]);
  expect(assetSteps([sampleAsset({ name: "家 a", facts: NOTHING_TOLD })], "2026-11")).toMatchObject([
    { label: "家 aの所有を確認する", homes: 1 },
  ]);
});

it("nothing is asked of a loan that is paid off, nor of homes at rest, sold or not finished", () => {
  const loan = FULL_FACTS.loan && { ...FULL_FACTS.loan, balanceYen: 0 };

  expect(steps(sampleAsset({ state: "verified", facts: { ...FULL_FACTS, loan } }))).toEqual([]);
  expect(steps(...(["draft", "paused", "sold", "verifying"] as const).map((state) => sampleAsset({ state })))).toEqual([]);
});
