import { describe, expect, it } from "vitest";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { QueryProgress } from "#domain/queries/draft/types.ts";
import { countedChannel, questionOf } from "#web/queries/matches/find-facets.ts";
import { answerWords } from "#web/queries/steps/bodies/answer-words.ts";
import { asAnswered, asSkipped, isEnough, isTold, nextLabel, partViews, wishAt } from "./step-view-of.ts";

const koto = { code: "13108", name: "江東区" };
const BEGUN: QueryProgress = {
  answers: { ...NOTHING_TOLD, channels: ["normal"], purpose: "own-home", kinds: ["condo"], placeMode: "area", areas: [koto] },
  done: ["SelectDirectOffer", "Purpose", "PropertyType", "ChoicePlace"],
};
const at = (given: Partial<QueryProgress["answers"]>): QueryProgress => ({ ...BEGUN, answers: { ...BEGUN.answers, ...given } });

describe("a step of the form", () => {
  it("counts with what stands on it now, and without what is not sound", () => {
    expect(wishAt(BEGUN, "Area").areas).toEqual([koto]);
    expect(wishAt(BEGUN, "ChoicePlace").areas).toEqual([]);
  });

  it("can be left only with an answer", () => {
    expect(isEnough(BEGUN, "Area")).toBe(true);
    expect(isEnough(at({ areas: [] }), "Area")).toBe(false);
    expect(isEnough(at({ placeMode: null }), "ChoicePlace")).toBe(false);
  });

  it("names the next one as the answer stands", () => {
    expect(nextLabel(at({ placeMode: null }), "ChoicePlace")).toBe("次へ");
    expect(nextLabel(BEGUN, "Area")).toBe("次へ：駅徒歩");
    expect(nextLabel(at({ placeMode: "map" }), "ChoicePlace")).toBe("次へ：地図で囲む");
    expect(nextLabel(at({ placeMode: "station" }), "ChoicePlace")).toBe("次へ：沿線・駅");
  });

  it("can be skipped where it is optional, and a look back is no question", () => {
    expect(asSkipped(asAnswered(BEGUN, "Area"), "StationMinutes")?.answers.walkMinutesMax).toBeNull();
    expect([asSkipped(BEGUN, "Area"), asSkipped(BEGUN, "CheckPlace")]).toEqual([null, null]);
  });

  it("shows the parts, and leads only to those that were reached", () => {
    const visited: string[] = [];
    const parts = partViews(BEGUN, "Area", (id) => visited.push(id));
    for (const { onVisit } of parts) onVisit?.();

    expect(parts.map(({ name, state, isOptional }) => [name, state, isOptional])).toEqual([
      ["場所", "current", false],
      ["条件", "ahead", false],
      ["あなたのこと", "ahead", true],
    ]);
    expect(visited).toEqual(["SelectDirectOffer"]);
  });

  it("tells which question of its part it is, on the way back as well", () => {
    const place = (id: "Purpose" | "Area") => partViews(BEGUN, id, () => undefined).map(({ done, total }) => [done, total])[0];

    expect([place("Purpose"), place("Area")]).toEqual([
      [1, 6],
      [4, 6],
    ]);
  });

  it("has a sentence once there is something to say", () => {
    expect([isTold(NOTHING_TOLD), isTold({ ...NOTHING_TOLD, channels: ["normal"] }), isTold(BEGUN.answers)]).toEqual([false, false, true]);
  });
});

describe("the count of a step", () => {
  it("is of the way of searching that it asks a price for", () => {
    const wish = { channels: ["normal", "kyugake", "offer"] as const };

    expect([countedChannel("Area", wish), countedChannel("BudgetKyugake", wish), countedChannel("BudgetDirectOffer", wish)]).toEqual([
      ...["normal", "kyugake", "offer"],
    ]);
    expect(countedChannel("BudgetKyugake", { channels: ["normal"] })).toBe("normal");
  });

  it("asks with codes as they are", () => {
    expect(questionOf({ ...BEGUN.answers, areas: [{ code: "01101", name: "札幌市中央区" }] }, "normal")).toMatchObject({
      area: "01101",
      kind: "condo",
    });
  });
});

describe("what was answered", () => {
  it.each([
    ["Area", "江東区"],
    ["PropertyType", "中古マンション"],
    ["StationMinutes", "指定なし"],
    ["Price", "指定なし"],
    ["Age", "未回答"],
    ["CheckPlace", null],
  ] as const)("to %s is told as %s", (id, words) => expect(answerWords(id, BEGUN.answers)).toBe(words));

  it("tells minutes on foot, prices and both ends of a size", () => {
    const told = at({
      walkMinutesMax: 10,
      price: { min: 40_000_000, max: null },
      areaM2: { min: 60, max: 80 },
      monthlyYenMax: 30_000,
    }).answers;

    expect([answerWords("StationMinutes", told), answerWords("Price", told), answerWords("OccupiedArea", told)]).toEqual([
      ...["徒歩10分以内", "4,000万円以上 / 毎月の費用3万円以下", "60㎡〜80㎡"],
    ]);
  });
});
