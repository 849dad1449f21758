import { describe, expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { BrandCard } from "./brand-card.tsx";
import { CheckerView } from "./checker.view.tsx";
import { colourVerdict } from "./colour-verdict.ts";
import { snippetFor, type TypedBrand, USUAL_BRAND } from "./snippet.ts";

const sizes = { scriptBytes: 1234, frameBytes: 5678, totalBytes: 6912 };
const PATHS = ["/biz/checker", "/biz/contact", "/biz/document", "/console/api", "/biz/ai-assessment-api-v3"];

describe("the page of the checker", () => {
  it("has the tag, how hosts are allowed, what was measured, and what it costs", async () => {
    const html = await renderInRouter(<CheckerView siteOrigin="https://site.test" sizes={sizes} />, PATHS);
    const text = textOf(html);

    expect(text).toContain("https://site.test/widget/checker.js");
    expect(text).toContain("6.9kB（タグ 1.2kB、枠 5.7kB）");
    expect(text).toContain("月額 30,000円、3,000回まで、超過1回あたり 12円");
    // A trial has a secret key alone, which has no place in a page.
    expect(html).not.toContain("/biz/trial");
    expect(text).toContain("「使う場所」に「Webページ（公開キー）」を選んで");
    expect(text).toContain("登録していないサイトでは、何も表示されません。");
    for (const to of ["/biz/contact", "/biz/document", "/console/api", "/biz/ai-assessment-api-v3#plans"])
      expect(html).toContain(`href="${to}"`);
  });

  it("links nothing that is not there, and says where sizes are missing", async () => {
    const html = await renderInRouter(<CheckerView siteOrigin="https://site.test" sizes={null} />, ["/biz/checker"]);

    expect(html).not.toMatch(/href="\/(biz\/contact|console)/);
    expect(textOf(html)).toContain("読み込む大きさデータなし");
  });
});

describe("the wishes", () => {
  it("are told with what becomes of the colour", async () => {
    const changes: TypedBrand[] = [];
    const page = await livePage(
      <BrandCard brand={{ ...USUAL_BRAND, color: "#ffcc00", contact: "http://a.example" }} onChange={(next) => changes.push(next)} />,
    );

    expect(page.text()).toContain(
      "#ffcc00 は白との明るさの比が 1.5:1 で、文字が読みにくくなります。いちばん近い #907300（4.5:1）で表示します。",
    );
    expect(page.text()).toContain("https:// で始まるアドレスを入力してください");
    await page.type("#color", "#7a1f3d");
    await page.type("#radius", "4");
    expect(changes.map(({ color, radius }) => [color, radius])).toEqual([
      ["#7a1f3d", "10"],
      ["#ffcc00", "4"],
    ]);
  });

  it.each([
    ["#0b5d66", "kept", "7.5"],
    ["#ffcc00", "adjusted", "4.5"],
    ["みどり", "unread", "7.5"],
    ["", "unread", "7.5"],
  ])("colour %s is %s", (typed, state, ratio) => {
    expect(colourVerdict(typed)).toMatchObject({ state, ratio });
  });

  it("stand in the tag where they are not as usual, as attributes that end where they should", () => {
    expect(snippetFor("https://site.test", USUAL_BRAND)).toBe(
      '<script\n  src="https://site.test/widget/checker.js"\n  data-key="mk_pub_…"\n  async\n></script>',
    );
    expect(snippetFor("https://site.test", { color: '"><b>', radius: "4", contact: "https://a.example/?b&c" })).toBe(
      [
        "<script",
        '  src="https://site.test/widget/checker.js"',
        '  data-key="mk_pub_…"',
        '  data-color="&quot;>&lt;b>"',
        '  data-radius="4"',
        '  data-contact="https://a.example/?b&amp;c"',
        "  async",
        "></script>",
      ].join("\n"),
    );
  });
});
