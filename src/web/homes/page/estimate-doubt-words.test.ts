import { expect, it } from "vitest";
import { estimateDoubtWords } from "./estimate-doubt-words.ts";

type Estimate = Parameters<typeof estimateDoubtWords>[0];
const SIMILAR = { median: 50_000_000, count: 20, standing: "inside" } as const;
const of = (point: number, rest: Partial<Estimate> = {}, kind: Parameters<typeof estimateDoubtWords>[1] = "condo") =>
  estimateDoubtWords({ price: { point, q05: 1, q10: 1, q90: 1, q95: 1, chance10: 0.5 }, grade: "B", similar: SIMILAR, ...rest }, kind);

it.each([
  [of(50_000_000), null],
  [of(70_000_000), "似た成約20件の中央値 5,000万円は、推定より28.6%低く、推定のほうが高すぎるかもしれません。"],
  [of(40_000_000), "似た成約20件の中央値 5,000万円は、推定より25.0%高く、推定のほうが低すぎるかもしれません。"],
  [of(65_000_000, { similar: { ...SIMILAR, pointOfUsualUnit: 52_000_000 } }), null],
  [
    of(65_000_000, { similar: { ...SIMILAR, pointOfUsualUnit: 60_000_000 } }),
    "似た成約20件の中央値 5,000万円は、階・向きの分を除いた推定 6,000万円より16.7%低く、推定のほうが高すぎるかもしれません。",
  ],
  [of(50_000_000, { grade: "D" }), "幅がとても広く、参考程度の推定です。"],
  [of(50_000_000, { similar: { ...SIMILAR, standing: "outside" } }), "階・向きの分を除いた推定は、似た成約の中ほど8割から外れています。"],
  [of(50_000_000, { similar: { ...SIMILAR, standing: "outside" } }, "house"), "推定は、似た成約の中ほど8割から外れています。"],
  [of(50_000_000, { similar: { ...SIMILAR, standing: "scattered" } }), "似た成約の価格が大きく離れていて、水準をしぼりにくい推定です。"],
  [of(70_000_000, { similar: { ...SIMILAR, standing: "few" } }), "条件のよく似た成約が少なく、推定を十分に確かめられません。"],
])("what speaks against an estimate is told as %#", (told, words) => {
  expect(told).toBe(words);
});
