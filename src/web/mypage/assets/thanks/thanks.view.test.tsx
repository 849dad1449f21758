import { expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleAsset } from "#web/mypage/assets/samples.ts";
import { ThanksView } from "./thanks.view.tsx";

const PATHS = ["/mypage/thanks", "/mypage", "/mypage/add", "/mypage/result", "/settings/notification", "/risk/$apartmentKey/summary"];
const draw = (changes: Parameters<typeof sampleAsset>[0] = {}) => renderInRouter(<ThanksView asset={sampleAsset(changes)} />, PATHS);

it("a home that was registered leads to its result and to what can be done next", async () => {
  const html = await draw();

  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const to of [
    "/mypage/result?id=asset-1",
    "/mypage/result?id=asset-1#ownership",
    "/settings/notification",
    "/risk/sample-apartment/summary",
  ])
    expect(html).toContain(`href="${to}"`);
});

it("a home whose building has left the register leads to no report of it", async () => {
  expect(textOf(await draw({ apartmentKey: null }))).not.toContain("リスク診断を見る");
});
