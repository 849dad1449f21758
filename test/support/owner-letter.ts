import type { OwnerLetter } from "#domain/direct-mail/core/types.ts";

/** A letter from nobody to nobody. */
export function sampleLetter(): OwnerLetter {
  return {
    kind: "condo",
    message: "ご売却をお考えになるときのご参考に、近くの相場をお届けします。",
    source: "不動産登記の記録（2026年11月1日に取得）",
    stop: {
      url: "https://site.test/letters/0000-1111-2222-3333",
      shown: "site.test/letters/0000-1111-2222-3333",
      code: "0000-1111-2222-3333",
    },
    recipient: ["〒135-0061", "東京都江東区豊洲5-1-1", "見本マンション", "髙﨑 起2 關 様"],
    sender: { name: "見本不動産", licence: "東京都知事(1)第000000号", address: "東京都江東区見本1-1-1", contact: "03-0000-0000" },
    ...{ area: "江東区豊洲", home: "65㎡・築18年の住戸", madeOn: "2026-11-29", credits: ["出典：サンプル"], isSample: true },
    estimate: {
      ...{
        point: 62_700_000,
        low: 57_100_000,
        high: 68_900_000,
        withinTenPercent: 0.71,
        grade: "B",
        comparables: 42,
        modelVersion: "condo-7",
      },
      ...{ pricedFor: { year: 2026, quarter: 4 }, dataAsOf: { year: 2026, quarter: 2 } },
    },
  };
}
