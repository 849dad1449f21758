import type { Page } from "@playwright/test";
import { ratedBuilding } from "./buildings.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./site.ts";

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

type Screen = { readonly path: string; readonly title: string; readonly heading: string };

/** Each screen without a building: its path, its title, and its heading where that says more. */
const GUIDES: readonly Screen[] = [
  guide("", "マンションリスク診断"),
  guide("/search_area", "エリアからマンションを探す"),
  guide("/search_result?q=豊洲", "マンション検索結果", "「豊洲」の検索結果"),
  guide("/summary", "リスク診断とは（総合）"),
  guide("/apartment", "建物・管理の見方"),
  guide("/child", "子育て環境の見方"),
  guide("/crime", "治安の見方"),
  guide("/earthquake", "地震リスクの見方"),
  guide("/flood", "水害リスクの見方"),
  guide("/life", "暮らしの見方"),
  guide("/connectOwner", "オーナーとつながる"),
  guide("/register", "診断レポートの登録"),
  guide("/contact", "お問い合わせ・データ訂正"),
  guide("/thanks", "送信しました"),
  guide("/thanks-registration", "登録が完了しました"),
  { path: "/heatmap", title: "価格・リスクのヒートマップ", heading: "価格・リスクのヒートマップ" },
];

function guide(part: string, title: string, heading = title): Screen {
  return { path: `/risk${part}`, title, heading };
}

/** Each screen of a building: its path under the key, what its title says beside the name, and its heading where that differs. */
const REPORT: Readonly<Record<string, readonly (readonly [path: string, title: string, heading?: string])[]>> = {
  "the summary and the letters": [
    ["summary", "リスク診断", ""],
    ["summary00", "診断サマリー（簡易版）", ""],
    ["faq_top", "よくある質問"],
    ["contact", "お問い合わせ"],
    ["connectOwner", "オーナーとつながる"],
    ["thanks", "お問い合わせ", "送信しました"],
  ],
  "the pages of the building": [
    ["apartment", "建物・管理"],
    ["apartment/checker", "価格チェッカー"],
    ["apartment/price", "価格の推移"],
    ["apartment/yield", "利回り・賃料"],
    ["apartment/loan", "ローン試算"],
    ["apartment/faq", "建物のよくある質問", "よくある質問"],
    ["apartment/Graph", "グラフ"],
    ["apartment/keyError", "マンションが見つかりません"],
    ["child", "子育て環境", "子育て"],
    ["child/faq", "子育てのよくある質問", "よくある質問"],
  ],
  "the pages of its hazards": [
    ["earthquake", "地震"],
    ["earthquake/map", "地震マップ"],
    ["earthquake/faq", "地震のよくある質問", "よくある質問"],
    ["flood", "水害・土砂"],
    ["flood/map", "浸水マップ"],
    ["flood/faq", "水害のよくある質問", "よくある質問"],
    ["crime", "治安"],
    ["crime/faq", "治安のよくある質問", "よくある質問"],
  ],
  "the pages of life around it": [
    ["life", "暮らし"],
    ["life/covid", "感染症情報（アーカイブ）"],
    ["life/facility", "周辺施設"],
    ["life/faq", "暮らしのよくある質問", "よくある質問"],
    ["life/graph", "暮らしグラフ"],
    ["life/market", "相場と流動性"],
    ["life/population", "人口と将来推計"],
    ["life/rentChecker", "家賃チェッカー"],
    ["life/twitter", "まちの声"],
  ],
};

/** What is drawn last, where a page has it. */
const WITH_MAP = /^\/heatmap$|^\/risk\/[^/]+\/(child|crime|life\/(facility|market)|earthquake\/map|flood\/map)$/;

/** One page after the other: found, named once, usable by everybody at both widths, no wider than the screen, and without an error in the console. */
async function expectGoodScreens(page: Page, screens: readonly Screen[]): Promise<void> {
  const errors: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && errors.push(`${page.url()}: ${message.text()}`)));
  for (const { path, title, heading } of screens)
    await test.step(path, async () => {
      await page.setViewportSize(WIDTHS[0] ?? { width: 390, height: 844 });
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page).toHaveTitle(`${title} | まちのね`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
      await expect(page.getByText("取得失敗")).toHaveCount(0);
      await expectSaneFocus(page);
      if (WITH_MAP.test(path)) await expectMap(page);
      for (const size of WIDTHS) {
        await page.setViewportSize(size);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });
  expect(errors).toEqual([]);
}

async function expectMap(page: Page): Promise<void> {
  const map = page.getByText("地図を準備しています").or(page.locator("canvas.maplibregl-canvas")).first();
  // The map may take the place of the words while they are scrolled to.
  await expect(() => map.scrollIntoViewIfNeeded({ timeout: 5000 })).toPass();
  await expect(page.locator("canvas.maplibregl-canvas")).toBeVisible({ timeout: 40_000 });
}

/** The first Tab leads past the header, and nothing pushes itself before the order of the page. */
async function expectSaneFocus(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "本文へ進む" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("[tabindex]:not([tabindex='0']):not([tabindex='-1'])")).toHaveCount(0);
}

for (const [half, screens] of [
  ["first", GUIDES.slice(0, 8)],
  ["second", GUIDES.slice(8)],
] as const)
  test(`the ${half} half of the pages without a building can be used by everybody at both widths`, async ({ page }) => {
    test.slow();
    await expectGoodScreens(page, screens);
  });

for (const [name, parts] of Object.entries(REPORT))
  test(`${name} can be used by everybody at both widths`, async ({ page }) => {
    test.slow();
    const { key, name: building } = (await ratedBuilding()).apartment;
    const screens = parts.map(([part, title, heading = title]) => ({
      path: `/risk/${key}/${part}`,
      title: part === "apartment/keyError" ? title : `${building}の${title}`,
      heading: heading || building,
    }));
    await expectGoodScreens(page, screens);
  });
