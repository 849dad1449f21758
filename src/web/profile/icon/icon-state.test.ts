import { describe, expect, it } from "vitest";
import { ownPicture, partProfile, sampleIcon, sampleProfile } from "#web/profile/samples.ts";
import { fileOf } from "./icon-files.ts";
import { afterIcon, type IconState, iconAsSaved, iconWords, isUploading } from "./icon-state.ts";

const house = { kind: "preset", name: "house" } as const;
const atHand: Partial<IconState> = { pickedUrl: "blob:x", isMarked: true };

describe("what a try to save makes of the icon's page", () => {
  it.each([
    [house, "saved"],
    [null, "cleared"],
  ] as const)("shows what is saved, and lets go of the picture at hand: %j", (icon, outcome) => {
    const profile = sampleProfile({ icon });

    expect(afterIcon(sampleIcon({ ...atHand, step: "taking" }), { kind: "saved", profile })).toEqual({ ...iconAsSaved(profile), outcome });
  });

  it.each(["conflict", "consent-needed"] as const)("shows what was saved elsewhere, and keeps the picture at hand: %s", (kind) => {
    const after = afterIcon(sampleIcon({ ...atHand, chosen: house, step: "taking" }), { kind, latest: partProfile });

    expect(after).toMatchObject({ ...atHand, profile: partProfile, chosen: ownPicture, step: "idle", outcome: "conflict" });
  });

  it("goes back to what is saved where it failed, says why, and keeps the picture at hand", () => {
    const before = sampleIcon({ ...atHand, profile: partProfile, chosen: house, step: "saving" });

    expect(afterIcon(before, { kind: "failed", why: "接続できません。" })).toEqual({
      ...before,
      chosen: ownPicture,
      step: "idle",
      failure: "接続できません。",
    });
  });
});

it.each([
  ["idle", false],
  ["saving", false],
  ["drawing", true],
  ["sending", true],
  ["taking", true],
] as const)("at the step %s a picture is on its way: %j", (step, expected) => {
  expect(isUploading({ step })).toBe(expected);
});

it.each([
  [{ step: "idle", outcome: "none" }, ""],
  [{ step: "idle", outcome: "saved" }, "✓ 保存しました"],
  [{ step: "idle", outcome: "cleared" }, "アイコンを消しました"],
  [{ step: "idle", outcome: "conflict" }, ""],
  [{ step: "saving", outcome: "saved" }, "保存しています"],
  [{ step: "drawing", outcome: "none" }, "画像を整えています（1/3）"],
  [{ step: "sending", outcome: "none" }, "画像を送っています（2/3）"],
  [{ step: "taking", outcome: "none" }, "アイコンを変えています（3/3）"],
] as const)("%j reads %j", (state, words) => {
  expect(iconWords(state)).toBe(words);
});

it.each([
  [ownPicture, ownPicture.key],
  [house, null],
  [null, null],
])("the file of the icon %j is %j", (icon, key) => {
  expect(fileOf(icon)).toBe(key);
});
