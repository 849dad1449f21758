import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { type DriverItem, DriverList, pointsWords } from "./driver-list.tsx";
import { Footnotes, SourceChips } from "./footnotes.tsx";
import { Parts, ReportHeader } from "./report-header.tsx";
import { VerdictSentence } from "./verdict-sentence.tsx";

const item = (changes: Partial<DriverItem> = {}): DriverItem => ({
  ...{ id: "flood", title: "浸水深", words: "0.5m以上3m未満", points: -4.24, source: null },
  ...changes,
});

describe("what moved a score", () => {
  const lines = (items: readonly DriverItem[]) =>
    [...renderToStaticMarkup(<DriverList label="評価を動かした項目" items={items} />).matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(
      ([, line = ""]) => textOf(line),
    );

  it("is listed in its order, each with its direction, its points and its reason", () => {
    expect(lines([item(), item({ id: "quake", title: "ゆれやすさ", words: "ふつう", points: 1.25 })])).toEqual([
      "▼ 4.2点浸水深 0.5m以上3m未満",
      "▲ 1.3点ゆれやすさ ふつう",
    ]);
  });

  it("may carry a mark beside its name, and the source it comes from", () => {
    const source = { label: "国土数値情報", details: "加工して作成" };

    expect(lines([item({ mark: <b>確認中</b>, source })])).toEqual(["▼ 4.2点浸水深 確認中0.5m以上3m未満国土数値情報加工して作成"]);
  });

  it("names its list to those who hear it, and shows the direction by more than colour", () => {
    const html = renderToStaticMarkup(<DriverList label="下げた項目" items={[item()]} />);

    expect(html).toMatch(/^<ul aria-label="下げた項目"/);
    expect([pointsWords(-0.04), pointsWords(0), pointsWords(12)]).toEqual(["▼ 0.0点", "▲ 0.0点", "▲ 12.0点"]);
  });
});

describe("where the figures come from", () => {
  const sources = [
    { label: "国土数値情報・2023年度・17m四方", details: "加工して作成" },
    { label: "J-SHIS", details: "防災科学技術研究所" },
  ];

  it("stands on a screen in pills that break only between their parts", () => {
    const html = renderToStaticMarkup(<SourceChips sources={sources} />);

    expect(textOf(html)).toBe("国土数値情報・2023年度・17m四方加工して作成J-SHIS防災科学技術研究所");
    expect([...html.matchAll(/<span class="inline-block">([^<]+)/g)].map(([, part]) => part)).toEqual([
      "国土数値情報・",
      "2023年度・",
      "17m四方",
      "J-SHIS",
    ]);
    expect(html).toMatch(/^<div class="no-print">/);
  });

  it("stands on paper alone as numbered notes, in the same order", () => {
    const html = renderToStaticMarkup(<Footnotes sources={sources} />);

    expect(html).toMatch(/^<ol class="[^"]*hidden[^"]*print:block/);
    expect([...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, note = ""]) => textOf(note))).toEqual([
      "国土数値情報・2023年度・17m四方：加工して作成",
      "J-SHIS：防災科学技術研究所",
    ]);
  });
});

describe("the head of a report", () => {
  const trail = [{ label: "価格を調べる", to: "/" }, { label: "結果" }];

  it("says the way here, what it is about, and what can be done with it", async () => {
    const html = await renderInRouter(
      <ReportHeader
        trail={trail}
        title="江東区豊洲"
        sub={<Parts parts={["3LDK", "70㎡"]} />}
        actions={<button type="button">印刷する</button>}
      />,
    );

    expect(textOf(html)).toBe("価格を調べる結果江東区豊洲3LDK・70㎡印刷する");
    expect(html).toMatch(/<div class="no-print[^"]*"><button/);
  });

  it("has no room for actions where there are none", async () => {
    const html = await renderInRouter(<ReportHeader trail={trail} title="江東区豊洲" sub="" />);

    expect(html.match(/no-print/g)).toHaveLength(1);
  });

  it("parts a line by what is asked", () => {
    expect(textOf(renderToStaticMarkup(<Parts parts={["A", "B", "C"]} separator="／" />))).toBe("A／B／C");
  });
});

describe("an asking price in a sentence", () => {
  it.each([
    [0.09, "dear", "売出価格は推定より9.0%高い価格で、幅の上に出ています（判定：割高）。"],
    [0.0002, "fair", "売出価格は推定とほぼ同じ価格で、幅の中です（判定：相場の範囲）。"],
    [-0.02, "fair", "売出価格は推定より2.0%低い価格で、幅の中です（判定：相場の範囲）。"],
    [
      -0.2,
      "cheap",
      "売出価格は推定より20.0%低い価格で、幅の下に出ています（判定：割安）。安い理由があることも多いため、売主や不動産会社に確かめてください。",
    ],
  ] as const)("a gap of %f that is %s reads whole", (gap, verdict, sentence) => {
    expect(textOf(renderToStaticMarkup(<VerdictSentence gap={gap} verdict={verdict} />))).toBe(sentence);
  });
});
