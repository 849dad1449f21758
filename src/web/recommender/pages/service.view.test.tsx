import { expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { ServiceView } from "./service.view.tsx";

const TENANT = {
  ...{ key: "mihon-home", name: "見本ホーム", licence: "東京都知事(1)第99999号", address: "東京都江東区豊洲1-1-1" },
  ...{ brandColour: "#7a3e1d", isSample: false, greeting: null },
};

it("the page of a broker shows a sample of what arrives, which says that it is invented, before anything is asked", async () => {
  const text = textOf(await renderInRouter(<ServiceView tenant={TENANT} hasLine={false} />));

  expect(text).toContain("AI推定 6,270万円（5,710万円〜6,890万円）・推定より1.8%高い");
  expect(text).toContain("実在しない物件です");
  expect(text.indexOf("お知らせの見本")).toBeLessThan(text.indexOf("希望の条件を入力する"));
});
