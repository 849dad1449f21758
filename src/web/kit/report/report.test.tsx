import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Footnotes, SourceChips } from "./footnotes.tsx";
import { Parts, ReportHeader } from "./report-header.tsx";

const sources = [{ label: "国土交通省 2025年第2四半期まで", details: "加工して作成しています。" }];

describe("a report", () => {
  it("opens the details of a source without script", () => {
    expect(renderToStaticMarkup(<SourceChips sources={sources} />)).toMatch(/<details[^>]*><summary[^>]*>.*国土交通省.*加工して作成/s);
  });

  it("prints the same sources as numbered footnotes", () => {
    const html = renderToStaticMarkup(<Footnotes sources={sources} />);

    expect(html).toMatch(/^<ol/);
    expect(html).toContain("加工して作成しています。");
  });

  it("keeps the parts of a line whole and separates them", () => {
    const html = renderToStaticMarkup(<Parts parts={["江東区豊洲", "70㎡(21.17坪)"]} />);

    expect(html.match(/inline-block/g)).toHaveLength(2);
    expect(html.match(/・/g)).toHaveLength(1);
  });

  it("has one main heading", () => {
    expect(renderToStaticMarkup(<ReportHeader trail={[{ label: "結果" }]} title="江東区豊洲" sub="" />).match(/<h1/g)).toHaveLength(1);
  });
});
