import { describe, expect, it } from "vitest";
import { missingStep, wishOf } from "#domain/queries/saved/wish-of.ts";
import { conditionsOf } from "#domain/queries/words/conditions-of.ts";
import { words } from "#domain/queries/words/query-words.ts";
import { readConditions, writeConditions } from "#domain/search/homes/conditions-search.ts";
import { answersOfSearch, answersToSave } from "./answers-of-search.ts";

const NAMES = {
  areas: new Map([
    ["13108", "江東区"],
    ["01101", "札幌市中央区"],
  ]),
  stations: new Map([["1130220", "豊洲"]]),
  buildings: new Map([["toyosu", "豊洲レジデンス"]]),
};
const begun = (search: Record<string, string>) => {
  const conditions = readConditions(search);
  return { answers: answersOfSearch(conditions, NAMES), conditions };
};

describe("a form that a search begins", () => {
  it.each<[string, Record<string, string>]>([
    ["札幌市中央区・江東区 / 中古マンション / 4,000万円〜6,000万円", { kind: "condo", area: "13108,01101", price: "4000-6000" }],
    ["豊洲駅 / 中古マンション / 駅徒歩7分以内 / 新耐震", { kind: "condo", station: "1130220", walk: "7", quake: "1" }],
    ["豊洲レジデンス / 中古マンション", { kind: "condo", building: "toyosu" }],
    [
      "江東区 / 一戸建て・土地 / 60㎡以上 / 土地100㎡以上 / 旧耐震を除く",
      { kind: "house,land", area: "13108", size: "60-", land: "100-", no: "old-quake-code" },
    ],
    ["江東区 / 中古マンション / 九掛け（確かさA・B）6,000万円以下", { kind: "condo", area: "13108", price: "-6000", sure: "A,B" }],
  ])("asks for: %s", (sentence, search) => {
    const { answers, conditions } = begun(search);
    const told = { ...answers, purpose: "own-home" } as const;

    expect(words(wishOf(told))).toBe(sentence);
    expect(missingStep(told)).toBeNull();
    const [channel = "normal"] = told.channels;
    expect(writeConditions(conditionsOf(wishOf(told), channel))).toEqual(writeConditions(conditions));
  });

  it("can be saved at once where it says a place: open kinds are all of them, and its purpose can be changed", () => {
    const search = readConditions({ area: "13108", price: "-5000" });
    const answers = answersToSave(search, NAMES);

    expect(missingStep(answers)).toBeNull();
    expect(words(wishOf(answers))).toBe("江東区 / すべての種別 / 5,000万円以下");
    expect(answers.purpose).toBe("own-home");
    expect(answersToSave(readConditions({ area: "13108", yield: "5" }), NAMES).purpose).toBe("investment");
    expect(missingStep(answersToSave(readConditions({ price: "-5000" }), NAMES))).toBe("ChoicePlace");
  });

  it("keeps the name that its member gave it, which is none of its conditions", () => {
    const answers = { ...answersToSave(readConditions({ area: "13108" }), NAMES), name: "実家の近く" };
    expect([wishOf(answers).name, words(wishOf(answers))]).toEqual(["実家の近く", "江東区 / すべての種別"]);
  });

  it("asks first for what a search need not say", () => {
    expect(missingStep(begun({ kind: "condo", area: "13108" }).answers)).toBe("Purpose");
    expect(missingStep({ ...begun({ price: "-5000" }).answers, purpose: "own-home" })).toBe("PropertyType");
    expect(missingStep({ ...begun({ kind: "land" }).answers, purpose: "own-home" })).toBe("ChoicePlace");
    expect(begun({ kind: "building", area: "13108", yield: "5" }).answers.purpose).toBe("investment");
  });

  it("takes a surer grade with each, and calls what has no name a chosen place", () => {
    const { answers } = begun({ kind: "condo", station: "99", sure: "B" });
    expect([answers.certainties, answers.stations]).toEqual([["A", "B"], [{ code: "99", name: "選んだ駅" }]]);
  });
});
