import { expect, it } from "vitest";
import { ESTIMATE_CONSENT_VERSION, estimateConsent } from "#wire/recommender-consent.ts";
import { readPassOn } from "./pass-on-card.tsx";

const HOME = { kind: "condo", address: "東京都江東区豊洲5丁目", areaM2: "70", builtYear: "2005" };

it("nothing is passed on without the tick", () => {
  expect(readPassOn({ name: "見本 花子" }, HOME)).toMatchObject({ ok: false, issues: [{ field: "passOn" }] });
});

it("what is passed on is what stands on the page, and that it was agreed to", () => {
  expect(readPassOn({ name: "見本 花子", passOn: "on" }, HOME)).toEqual({
    ok: true,
    input: {
      ...{ kind: "condo", address: "東京都江東区豊洲5丁目", areaM2: 70, builtYear: 2005, name: "見本 花子", message: "" },
      consentVersion: ESTIMATE_CONSENT_VERSION,
    },
  });
});

it("a home that cannot be read is passed on to nobody", () => {
  expect(readPassOn({ name: "見本 花子", passOn: "on" }, { ...HOME, areaM2: "" }).ok).toBe(false);
});

it("what is agreed to names the broker in full", () => {
  expect(estimateConsent("青葉ホーム株式会社")).toContain("青葉ホーム株式会社に、");
});
