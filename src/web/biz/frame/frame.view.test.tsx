import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { ChoiceTable } from "#web/kit/ui/choice-table.tsx";
import { BizFrame, BizHead } from "./biz-frame.tsx";
import { isShown } from "./biz-menu.ts";

const V3 = "/biz/ai-assessment-api-v3";

describe("the frame of business pages", () => {
  const frame = <BizFrame>本文</BizFrame>;

  it("links the pages that exist, and says which of them is shown", async () => {
    const html = await renderInRouter(frame, [V3, "/biz/checker", "/console/api"]);

    expect([...html.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual(["AI査定API", "AI査定API"]);
    expect(html).toMatch(/href="\/biz\/checker"/);
    expect(html).toMatch(/href="\/biz\/ai-assessment-api-v3#status"/);
    expect(textOf(html)).toContain("キーの管理");
    expect(html).not.toContain("/biz/recommender");
  });

  it("links the overview where there is one", async () => {
    expect(await renderInRouter(frame, [V3, "/biz"])).toMatch(/href="\/biz"[^>]*>事業者</);
    expect(await renderInRouter(frame, [V3])).toMatch(/<span[^>]*>事業者</);
  });

  it.each([
    ["/biz/ai-assessment-api", true],
    ["/biz/ai-assessment-api-v2", true],
    [V3, true],
    ["/biz/checker", false],
  ])("the item of the API is shown at %s: %s", (pathname, expected) => {
    expect(isShown({ label: "", to: V3 }, pathname)).toBe(expected);
    expect(isShown({ label: "", to: V3, hash: "status" }, pathname)).toBe(false);
  });

  it("has a head with its word and its actions", async () => {
    const html = await renderInRouter(<BizHead title="題" badge={<b>現行</b>} lead="説明" actions={<a href="/x">試す</a>} />);

    expect(html).toMatch(/<h1[^>]*>題<\/h1>/);
    expect(textOf(html)).toBe("題現行説明試す");
  });
});

describe("a table of choices", () => {
  it("says every value of every choice, on a phone without those that are not part of it", async () => {
    const html = await renderInRouter(
      <ChoiceTable
        caption="料金"
        figureLabel="月額"
        choices={[
          { id: "a", name: "試用", figure: "0円" },
          { id: "b", name: "標準", figure: "300円", isUsual: true },
        ]}
        rows={[{ label: "一括", values: [null, "1,000行"] }]}
      />,
    );
    const [wide = "", stacked = ""] = html.split("</table>");

    expect(textOf(wide)).toBe("料金試用標準月額0円300円一括―なし1,000行");
    expect(textOf(stacked)).toBe("試用月額 0円標準月額 300円一括 1,000行");
  });
});
