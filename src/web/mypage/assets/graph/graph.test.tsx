import { describe, expect, it } from "vitest";
import { openInRouter } from "#test/support/opened-view.tsx";
import { textOf } from "#test/support/render-in-router.tsx";
import { sampleAsset, sampleResult } from "#web/mypage/assets/samples.ts";
import { csvOf } from "./graph.screen.tsx";
import { GraphView } from "./graph.view.tsx";
import { seriesParts } from "./series-parts.ts";
import { seriesRows } from "./series-rows.ts";

const PATHS = ["/mypage/Graph", "/mypage", "/mypage/result"];
const parts = seriesParts(sampleResult);

async function open(changes: Partial<typeof parts> = {}) {
  let saved = 0;
  const page = await openInRouter(<GraphView asset={sampleAsset()} {...parts} {...changes} onCsv={() => (saved += 1)} />, PATHS);
  return { ...page, text: textOf(page.html), saved: () => saved };
}

describe("the series of a home", () => {
  it("is drawn, and told again as a table, the newest month first", async () => {
    const { html, text } = await open();
    const [, first] = html.split("<tbody>");

    expect(html).toContain('role="img"');
    expect(first).toMatch(/^<tr[^>]*><th[^>]*><span[^>]*>2026年11月/);
    expect(text).toContain("推定の方法を更新");
    expect(text).toContain("リフォーム（キッチンと浴室）（2025年）");
  });

  it("begins next month where there is one value or none", async () => {
    const one = await open({ points: parts.points.slice(-1), owed: [], events: [] });
    const none = await open({ points: [], owed: [], events: [] });

    expect(one.text).toContain("推移は次の評価から");
    expect(one.html).toContain("<table");
    expect(none.html).not.toContain("<table");
    expect(none.text).not.toContain("CSV");
  });

  it("is handed over as a file", async () => {
    const page = await open();
    page.press("CSVを保存");

    expect(page.saved()).toBe(1);
    const [head, ...rows] = csvOf(sampleResult).trim().split("\r\n");
    expect(head).toContain("月,AI推定価格(円)");
    expect(rows).toHaveLength(25);
    expect(rows[0]).toMatch(/^2024-11,76000000,\d+,\d+,45000000,31000000,$/);
  });
});

it("a row tells what happened since the row before it, and that nothing is known of the loan", () => {
  const point = { low: 1, point: 2, high: 3, isNewModel: false };
  const rows = seriesRows(
    [
      { ...point, month: "2026-01" },
      { ...point, month: "2026-06", isNewModel: true },
    ],
    [{ month: "2026-06", yen: 1 }],
    [
      { month: "2026-03", label: "リフォーム", when: "2026年3月" },
      { month: "2026-06", label: "金利を1%に変更", when: "2026年6月" },
      { month: "2025-01", label: "購入", when: "2025年1月" },
    ],
  );

  expect(rows.map(({ owedYen, ownYen, notes }) => [owedYen, ownYen, notes])).toEqual([
    [null, null, ["購入（2025年1月）"]],
    [1, 1, ["リフォーム（2026年3月）", "金利を1%に変更", "推定の方法を更新"]],
  ]);
});
