import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import type { LegalPage } from "./find-document.ts";
import { LegalDocumentView } from "./legal-document.view.tsx";
import { sampleComing, sampleDifferences, samplePage, sampleVersion } from "./samples.ts";

const operator = { operatorName: "見本の事業者", operatorAddress: "東京都千代田区見本1-1", licenceNumber: "" };
const draw = (page: LegalPage | null) =>
  renderInRouter(
    <LegalDocumentView title="利用規約" to="/terms" page={page} operator={operator} moreSections={[{ id: "request", text: "請求" }]} />,
    ["/terms", "/privacypolicy"],
  );
const first = sampleVersion("2026-11-23");

describe("a legal text", () => {
  it("says its version and from when it holds, and leads to each of its sections", async () => {
    const html = await draw(samplePage());

    expect(textOf(html)).toContain("2026年11月23日の版（2026年11月23日から）");
    for (const id of ["section-1", "versions", "operator"]) {
      expect(html).toContain(`href="#${id}"`);
      expect(html).toContain(`id="${id}"`);
    }
    expect(html).toContain('href="#request"');
    expect(textOf(html)).toContain("名称見本の事業者所在地東京都千代田区見本1-1");
    expect(textOf(html)).not.toContain("免許");
  });

  it("draws its blocks as what they are", async () => {
    const html = await draw(samplePage());

    expect(html).toMatch(/<h2 id="section-1"[^>]*>第1条（適用）<\/h2>/);
    expect(html).toMatch(/<ol[^>]*><li[^>]*><span>一つめ<\/span><strong>大事な語<\/strong><\/li>/);
    expect(html).toMatch(/<a href="#external"[^>]*>一覧<\/a>/);
    expect(html).toMatch(/<a[^>]*href="\/privacypolicy"[^>]*>方針<\/a>/);
    expect(html).toMatch(/<th scope="row"[^>]*><span>控え<\/span><\/th><td[^>]*><span>30日<\/span><\/td>/);
  });

  it("announces a version that takes effect later on top, with its day, what changes and whether that is to users' disadvantage", async () => {
    const text = textOf(await draw(samplePage({ versions: [sampleComing, first] })));

    expect(text).toContain("2027年4月1日から変わります第13条の期間を改めます。利用する方に不利益となる変更を含みます。");
    expect(textOf(await draw(samplePage()))).not.toContain("から変わります");
  });

  it.each([
    ["a version that is still to come", { state: "announced", effectiveOn: "2027-04-01" }, "2027年4月1日から効力が生じる版です"],
    ["an older version", { state: "ended" }, "以前の版です"],
  ] as const)("says that %s is not the one in force, and leads there", async (_name, given, words) => {
    const html = await draw(samplePage({ shown: { ...first, ...given }, versions: [{ ...first, ...given }] }));

    expect(textOf(html)).toContain(words);
    expect(html).toMatch(/<a[^>]*href="\/terms"[^>]*>現在の版を読む/);
  });

  it("offers the differences of a version from the one before, once there are two", async () => {
    expect(await draw(samplePage())).not.toContain("との違いを見る");
    expect(await draw(samplePage({ versions: [sampleComing, first] }))).toContain(
      'href="/terms?version=2027-02-15&amp;compare=2026-11-23#differences"',
    );
  });

  it("tells what came and what went in words, not by colour alone", async () => {
    const html = await draw(samplePage({ shown: sampleComing, versions: [sampleComing, first], differences: sampleDifferences }));

    expect(textOf(html)).toContain("2026年11月23日の版から、2027年2月15日の版への変更です");
    expect(html).toMatch(/<del[^>]*><span class="sr-only">（削除）<\/span>90<span class="sr-only">（削除ここまで）<\/span><\/del>/);
    expect(html).toMatch(/<ins[^>]*><span class="sr-only">（追加）<\/span>60/);
    expect(textOf(html)).toContain("第14条追加");
  });

  it("says that nothing reads otherwise where that is so", async () => {
    expect(textOf(await draw(samplePage({ differences: { ...sampleDifferences, lines: [] } })))).toContain("文言の違いはありません");
  });

  it("can be asked for again where it could not be had", async () => {
    const html = await draw(null);

    expect(html).toContain('role="alert"');
    expect(textOf(html)).toContain("再試行");
  });
});
