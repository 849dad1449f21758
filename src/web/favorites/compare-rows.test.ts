import { describe, expect, it } from "vitest";
import { compareRows } from "./compare-rows.ts";
import type { CompareRow } from "./compare-types.ts";
import { SAMPLE_DAY, SAMPLE_KEPT, sampleCompared } from "./samples.ts";

const row = (id: string, homes = SAMPLE_KEPT, base = 0): CompareRow => {
  const found = compareRows(homes, base, SAMPLE_DAY).find((one) => one.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
};
const marks = (id: string) => row(id).cells.map(({ mark }) => mark);

describe("homes beside each other", () => {
  it("are measured by one of them", () => {
    expect(row("price").cells.map(({ text, beside }) => [text, beside])).toEqual([
      ["6,180万円", "基準"],
      ["8,280万円", "+2,100万円"],
      ["8,980万円", "+2,800万円"],
    ]);
    expect(row("price", SAMPLE_KEPT, 1).cells.map(({ beside }) => beside)).toEqual(["−2,100万円", "基準", "+700万円"]);
  });

  it.each([
    ["price", ["best", null, null]],
    ["size", [null, "best", null]],
    ["walk", [null, { worst: "最も遠い" }, "best"]],
    ["age", [{ worst: "最も古い" }, "best", null]],
    ["gap", ["best", null, null]],
    // Less put by is no better.
    ["reserve", [null, null, null]],
  ])("have the best of a row marked, and what to look at said in words: %s", (id, expected) => {
    expect(marks(id)).toEqual(expected);
  });

  it("say what is not told, which is neither the best nor the worst", () => {
    expect(row("fees").cells.map(({ text, mark }) => [text, mark])).toEqual([
      ["25,900円", "best"],
      ["36,800円", { worst: "最も高い" }],
      ["未掲載", null],
    ]);
    expect(row("gap").cells[2]).toMatchObject({ text: "未掲載", mark: null });
  });

  it("have rows folded that say the same of all, and none of a home alone", () => {
    expect([row("structure").isEqual, row("price").isEqual]).toEqual([true, false]);
    expect(compareRows([sampleCompared()], 0, SAMPLE_DAY).some(({ isEqual }) => isEqual)).toBe(false);
  });

  it("mark nobody where most are best: that tells no home from the others", () => {
    const dear = sampleCompared({ dwellingKey: "d-8", price: 90_000_000 });
    const three = ["d-5", "d-6", "d-7"].map((dwellingKey) => sampleCompared({ dwellingKey }));

    expect(row("price", [...three, dear]).cells.map(({ mark }) => mark)).toEqual([null, null, null, null]);
    expect(row("price", [...three.slice(0, 1), dear]).cells.map(({ mark }) => mark)).toEqual(["best", null]);
  });

  it("mark nobody where all are alike", () => {
    const alike = [sampleCompared(), sampleCompared({ dwellingKey: "d-9" })];
    expect(row("price", alike).cells.map(({ mark, beside }) => [mark, beside])).toEqual([
      [null, "基準"],
      [null, "同じ"],
    ]);
  });

  it("cost a month what loan and fees come to, and nobody is the best of whom fees are not told", () => {
    expect(row("loan").note).toBe("35年・2%・頭金1割");
    expect(row("monthly").cells.map(({ text, mark }) => [text, mark])).toEqual([
      ["21.1万円", "best"],
      ["28.4万円", null],
      ["未掲載", null],
    ]);
    const house = sampleCompared({ kind: "house", monthlyYen: null });
    expect(row("monthly", [house, sampleCompared({ dwellingKey: "d-9" })]).cells[0]?.text).toBe("18.5万円");
  });

  it("tell how much less than the guideline they lay aside in thirty years, and not where either is not known", () => {
    expect(row("shortfall").cells.map(({ text, beside, mark }) => [text, beside, mark])).toEqual([
      ["250万円", "170円/㎡・目安271円", { worst: "最も大きい" }],
      ["29万円", "260円/㎡・目安271円", "best"],
      ["データなし", null, null],
    ]);
    expect(row("shortfall", [sampleCompared({ guidelineYenPerM2: 100 })]).cells[0]?.text).toBe("不足なし");
  });

  it("have the points of each pillar, and no number where too little is known", () => {
    expect(row("risk").cells.map(({ text, beside }) => [text, beside])).toEqual([
      ["BB", "55点"],
      ["BB", "55点"],
      ["判定保留", null],
    ]);
    const safer = sampleCompared({
      ...{ dwellingKey: "d-9", apartmentKey: null },
      risk: { letter: "A", points: 70, isOfPlace: true, scores: { water: 60 } },
    });
    const homes = [sampleCompared(), safer];
    expect(row("water", homes).cells.map(({ text, points, mark }) => [text, points, mark])).toEqual([
      ["44", 44, null],
      ["60", 60, "best"],
    ]);
    expect(row("risk", homes).cells[1]?.beside).toBe("70点・建物ではなく町の診断");
    expect(row("earthquake", homes).cells[1]).toMatchObject({ text: "データなし", points: null, mark: null });
    expect(row("crime", homes).isEqual).toBe(true);
    const sameLetter = sampleCompared({ dwellingKey: "d-9", risk: { letter: "BB", points: 48, isOfPlace: false, scores: {} } });
    expect(row("risk", [sampleCompared(), sameLetter]).isEqual).toBe(false);
  });

  it("have no walk by bus", () => {
    const byBus = [sampleCompared({ busMinutes: 12, walkMinutes: 3 }), sampleCompared({ dwellingKey: "d-9" })];
    expect(row("walk", byBus).cells[0]?.text).toBe("未掲載");
  });
});
