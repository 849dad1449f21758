import { describe, expect, it } from "vitest";
import type { WhatIfCase } from "#domain/assets/what-if/types.ts";
import { openInRouter } from "#test/support/opened-view.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sold } from "#test/support/sale-facts.ts";
import { pairedLines } from "./paired-lines.ts";
import { differenceText, RentOutCard } from "./rent-out-card.tsx";
import { sampleRentOut, sampleWhatIf, sampleWhatIfCase } from "./samples.ts";
import { exactYen, yenRange } from "./signed-yen.ts";
import { TakeHomeCard } from "./take-home-card.tsx";
import { rateText, WhatIfCard } from "./what-if-card.tsx";

const PATHS = ["/mypage/result", "/mypage/edit"];

describe("what a sale leaves", () => {
  const draw = (...of: Parameters<typeof sold>) => renderInRouter(<TakeHomeCard id="a" answer={sold(...of)} on="2026-12-10" />, PATHS);

  it("is told line by line, each with how it was reckoned and by which table", async () => {
    const text = textOf(await draw());

    expect(text).toContain("5,379万円");
    expect(text).toContain("仲介手数料−264万円");
    expect(text).toContain("2,640,000円");
    expect(text).toMatch(/出典：.*に確認/);
    expect(text).not.toContain("鑑定");
  });

  it("leads to what a sale alone depends on where nothing else is missing", async () => {
    const open: Parameters<typeof sold>[0] = { lots: null, propertyTaxYen: 160_000 };

    expect(await draw(open)).toContain('href="/mypage/edit?id=a#sale"');
    expect(await draw({ ...open, acquisitionPriceYen: null, buildingPriceYen: null })).toContain('href="/mypage/edit?id=a"');
  });

  it("is a range where facts are missing, with what would narrow it and the way to tell it", async () => {
    const html = await draw({ buildingPriceYen: null, residence: null });

    expect(textOf(html)).toMatch(/約[\d,]+万円〜[\d,]+万円/);
    expect(textOf(html)).toContain("価格のうち建物の金額");
    expect(html).toContain('href="/mypage/edit?id=a"');
  });

  it("says when the same sale would be taxed less", async () => {
    expect(textOf(await draw({ acquiredOn: "2021-05-10", residence: { use: "second-home" } }, { priceYen: 78_000_000 }))).toContain(
      "所有期間が5年を超えます",
    );
  });

  it("has a line once that stands at one end only, and the smaller amount first", () => {
    const line = (key: "price" | "national-tax", yen: number) => ({
      ...{ key, label: key, side: "out" as const, yen, isTransferExpense: false, formula: `${yen}`, source: null, parts: [] },
    });

    expect(pairedLines([line("price", 10), line("national-tax", 5)], [line("price", 7)])).toMatchObject([
      { lowYen: 7, highYen: 10, highFormula: "10" },
      { lowYen: 0, highYen: 5, highFormula: null },
    ]);
  });
});

describe("the years to come", () => {
  const open = (later: readonly WhatIfCase[], scenarios: readonly number[]) => {
    const said: (readonly number[])[] = [];
    const view = (
      <WhatIfCard whatIf={sampleWhatIf(later)} scenarios={scenarios} isBusy={false} onScenarios={(next) => void said.push(next)} />
    );
    return openInRouter(view, PATHS).then((page) => ({ ...page, said, text: textOf(page.html) }));
  };

  it("have no value beyond what was tested until the owner sets one, and that is said", async () => {
    const { text } = await open([], []);

    expect(text).toContain("1年後からは、前提を選んでください");
    expect(text).not.toContain("2027年11月22日");
  });

  it("show what the owner set as such, without a band, and what would be left if reductions went on", async () => {
    const scenario = sampleWhatIfCase({
      by: "scenario",
      annualPercent: -1,
      band: null,
      takeHomeExtended: { lowYen: 1_000_000, highYen: 1_000_000 },
    });
    const { text } = await open([scenario], [-1]);

    expect(text).toContain("年−1%の前提");
    expect(text.match(/80%の幅/g)).toHaveLength(1);
    expect(text).toContain("延長の場合 100万円");
    expect(text).toContain("印紙税の軽減（2027年3月31日まで）");
  });

  it("take scenarios and let them go, in their order", async () => {
    const page = await open([], [0]);
    page.press("年−3%");
    page.press("年±0%");

    expect(page.said).toEqual([[-3, 0], []]);
  });
});

describe("letting against a sale today", () => {
  it("stands beside it with everything that is assumed, and each year as a table", async () => {
    const html = await renderInRouter(<RentOutCard rentOut={sampleRentOut} editor={null} />, PATHS);
    const text = textOf(html);

    for (const words of [
      "いま売る3,600万円〜3,700万円",
      "空室の割合 一般的な値7.5%",
      "保険料 入っていません0円/年",
      "家賃の変化 横ばいの前提0%",
      "家賃は推定の幅",
      "どちらが多く残るかは決まりません",
    ])
      expect(text).toContain(words);
    expect(html).toMatch(/<table.*1年目/s);
  });

  it.each([
    [{ lowYen: 1_000_000, highYen: 2_000_000 }, "貸してから売るほうが100万円〜200万円多く残る"],
    [{ lowYen: -2_000_000, highYen: -1_000_000 }, "いま売るほうが100万円〜200万円多く残る"],
    [{ lowYen: -2_000_000, highYen: 1_000_000 }, "決まりません"],
    [{ lowYen: 8_770_000, highYen: 7_740_000 }, "774万円〜877万円多く残る"],
  ])("says which leaves more only where the figures tell: %j", (difference, words) => {
    expect(differenceText(difference)).toContain(words);
  });
});

it.each([
  [exactYen(2_640_000), "2,640,000円"],
  [exactYen(-5), "−5円"],
  [yenRange({ lowYen: 1_000_000, highYen: 1_000_000 }), "100万円"],
  [rateText(0), "年±0%"],
  [rateText(1), "年+1%"],
])("%s", (written, words) => {
  expect(written).toBe(words);
});
