import { expect, it } from "vitest";
import type { NotificationPreviewResponse } from "#api/client/client.ts";
import { livePage } from "#test/support/live-page.tsx";
import { scriptedApi } from "#test/support/scripted-api.ts";
import { PreviewCard } from "./preview-card.tsx";
import { samplePreview } from "./samples.ts";

const NOW = Date.parse("2026-11-24T03:00:00Z");

it("the next digest is asked for by a press, and again where it failed; the page stays as it is", async () => {
  const nothingNew: NotificationPreviewResponse = { ...samplePreview, homes: [] };
  const [failing, answering] = [scriptedApi(), scriptedApi({ "GET /api/mypage/notification-preview": nothingNew })];
  let { mypage } = failing;
  const page = await livePage(<PreviewCard mypage={() => mypage} isReady now={() => NOW} />);
  expect(failing.asked).toEqual([]);

  await page.press("次のお知らせを見る");
  await expect.poll(() => page.text()).toContain("次のお知らせを読み込めませんでした");

  mypage = answering.mypage;
  await page.press("再試行");
  await expect.poll(() => page.text()).toContain("11月24日 18:00ごろです。いまのところ、条件に合う新しい物件はありません。");
  expect(page.button("もう一度見る")).toBeDefined();
});
