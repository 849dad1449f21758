import { expect, test } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { TagNoticeBox } from "./tag-notice.tsx";

test("the notice says what goes to whom, where the list is, and offers both answers alike", async () => {
  const html = await renderInRouter(<TagNoticeBox onChoice={() => undefined} />, ["/", "/privacypolicy"]);

  expect(textOf(html)).toContain("次の画面から、見た画面の名前などをGoogleに送ります。");
  expect(html).toContain('href="/privacypolicy#external"');
  expect([...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*>(.*?)<\/button>/g)].map(([, look, words]) => [look, words])).toEqual([
    [expect.any(String), "送らない"],
    [expect.any(String), "閉じる"],
  ]);
});
