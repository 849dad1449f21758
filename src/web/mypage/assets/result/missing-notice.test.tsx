import { expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleAsset } from "#web/mypage/assets/samples.ts";
import { MissingNotice } from "./missing-notice.tsx";

type Missing = Parameters<typeof MissingNotice>[0]["missing"];

const draw = (missing: Missing, kind: "condo" | "house" = "condo") =>
  renderInRouter(<MissingNotice asset={sampleAsset({ kind })} missing={missing} />, ["/mypage/edit", "/mypage/add", "/risk/contact"]);
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => decodeURIComponent(href));

it("what the form asks for is told there, together", async () => {
  const html = await draw(["layout", "station"]);

  expect(textOf(html)).toContain("間取り、最寄り駅が分かると、推定が確かになることがあります。入力する");
  expect(hrefs(html)).toEqual(["/mypage/edit?id=asset-1&amp;ask=layout.stationName"]);
});

it("of a house the lot is among it", async () => {
  expect(textOf(await draw(["floorAreaM2", "structure", "frontageM", "roadWidthM", "floorAreaRatioPercent"], "house"))).toContain(
    "延床面積、建物の構造、間口、前面道路の幅員、容積率が分かると、推定が確かになることがあります。",
  );
});

it("of a house without a built year it is said what else that is for", async () => {
  const PARTS = "土地と建物の内訳を示すには、築年が必要です。";

  expect(textOf(await draw(["builtYear"], "house"))).toContain(`築年が分かると、推定が確かになることがあります。${PARTS}`);
  expect(textOf(await draw(["builtYear"]))).not.toContain(PARTS);
});

it.each([
  ["exact-place", "house", "番地から登録し直す", "/mypage/add?kind=house"],
  ["building", "condo", "建物の登録を提案する", "/risk/contact?topic=listing&amp;address=東京都江東区東雲一丁目"],
] as const)("%s, which no form of the home has a field for, leads to what helps", async (missing, kind, label, href) => {
  const html = await draw([missing], kind);

  expect(textOf(html)).toContain(label);
  expect(hrefs(html)).toEqual([href]);
});

it("each has its own way where several are missing, and nothing is said where none is", async () => {
  expect(hrefs(await draw(["builtYear", "building"]))).toHaveLength(2);
  expect(textOf(await draw([]))).toBe("");
});
