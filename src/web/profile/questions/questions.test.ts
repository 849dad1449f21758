import { describe, expect, it } from "vitest";
import { profileChangesSchema } from "#api/mypage/schemas.ts";
import { PURPOSE_FIELDS } from "#domain/members/purposes.ts";
import { fullProfile, newProfile, ownPicture, partProfile, sampleProfile } from "#web/profile/samples.ts";
import { itemAfter, itemsOf } from "./items.ts";
import { AGE, answerLabel, changeTo, GENDER, INCOME, PROFESSION, QUESTIONS } from "./questions.ts";

describe("the questions of the profile", () => {
  it("ask for every field that has a purpose, once", () => {
    expect(QUESTIONS.map(({ field }) => field).toSorted()).toEqual([...PURPOSE_FIELDS].toSorted());
  });

  it.each(QUESTIONS)("offer nothing for $field that the service does not take, and 回答しない last", ({ choices, cleared }) => {
    for (const { change } of choices) expect(profileChangesSchema.safeParse({ ...change, updatedAt: null }).success).toBe(true);
    expect(profileChangesSchema.safeParse({ ...cleared, updatedAt: null }).success).toBe(true);
    expect(choices.at(-1)).toMatchObject({ value: "undisclosed", label: "回答しない" });
    expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
  });

  it.each([
    [AGE, "70plus", { ageBand: "70plus" }],
    [AGE, null, { ageBand: null }],
    [GENDER, "undisclosed", { gender: "undisclosed" }],
    [INCOME, "2000plus", { incomeBand: "2000plus" }],
    [PROFESSION, "nonsense", { profession: null }],
  ] as const)("make a change of an answer (%#)", (question, value, change) => {
    expect(changeTo(question, value)).toEqual(change);
  });

  it.each([
    [AGE, fullProfile, "30代"],
    [GENDER, fullProfile, "回答しない"],
    [INCOME, fullProfile, "700万円以上 1,000万円未満"],
    [PROFESSION, fullProfile, "士業・医師などの専門職"],
    [PROFESSION, newProfile, "未回答"],
  ] as const)("say an answer in words (%#)", (question, profile, words) => {
    expect(answerLabel(question, profile)).toBe(words);
  });
});

describe("the five items of a profile", () => {
  it("stand in the order in which they are asked, each with what it is used for", () => {
    const items = itemsOf(fullProfile);

    expect(items.map(({ title }) => title)).toEqual(["年代", "性別", "世帯年収", "職業", "アイコン"]);
    expect(items.every(({ purpose }) => purpose.length > 10)).toBe(true);
  });

  it.each([
    [newProfile, [false, false, false, false, false]],
    [partProfile, [true, false, false, false, true]],
    [sampleProfile({ gender: "undisclosed" }), [false, true, false, false, false]],
  ])("are answered or not (%#)", (profile, answered) => {
    expect(itemsOf(profile).map(({ isAnswered }) => isAnswered)).toEqual(answered);
  });

  it.each([
    [null, "未回答"],
    [{ kind: "preset", name: "cat" }, "イラスト（ねこ）"],
    [ownPicture, "自分の画像"],
  ] as const)("name the icon %j", (icon, words) => {
    expect(itemsOf(sampleProfile({ icon })).at(-1)?.answer).toBe(words);
  });

  it.each([
    ["age", "性別"],
    ["income", "職業"],
    ["profession", "アイコン"],
    ["icon", undefined],
  ] as const)("lead from %s to %s", (page, title) => {
    expect(itemAfter(page)?.title).toBe(title);
  });
});
