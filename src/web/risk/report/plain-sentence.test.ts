import { describe, expect, it } from "vitest";
import type { PillarId } from "#domain/risk/model/types.ts";
import { plainSentence } from "./plain-sentence.ts";

const pillar = (id: PillarId, score: number | null, coverage = score === null ? 0 : 1) => ({ id, score, coverage, indicators: [] });

describe("the sentence under a letter", () => {
  it.each([
    [
      [pillar("earthquake", 22), pillar("water", 38), pillar("child", 74), pillar("life", 83)],
      "地震のゆれと水害・土砂に注意がいります。暮らしの便利さと子育ての環境の点は高めです。",
    ],
    [[pillar("earthquake", 50), pillar("water", 60)], "分かっている項目は、どれも中ほどの点です。"],
    [[pillar("crime", 44), pillar("water", 10), pillar("building", 30)], "水害・土砂、建物と管理、犯罪の多さに注意がいります。"],
    [[pillar("crime", 80), pillar("building", null)], "治安の点は高めです。建物・管理は、まだ点数を出せません。"],
    [[pillar("building", null), pillar("earthquake", null, 0.4)], "建物・管理と地震は、まだ点数を出せません。"],
  ])("says what asks for care, what is strong and what is not known: %#", (pillars, sentence) => {
    expect(plainSentence(pillars)).toBe(sentence);
  });
});
