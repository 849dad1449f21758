import { describe, expect, it } from "vitest";
import type { KyugakeResponse } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { aSummary } from "#web/kyugake/samples.ts";
import { AboutView } from "./about.view.tsx";

const PATHS = ["/", "/kyugake", "/kyugake/result", "/accuracy"];
const about = async (summary: KyugakeResponse | null) => textOf(await renderInRouter(<AboutView summary={summary} />, PATHS));
const NONE = { n: 0, right: 0, share: null };

describe("what the site knows of its own flags", () => {
  it("is nothing where there are only samples, and the page says why and what was measured instead", async () => {
    const text = await about(aSummary());

    expect(text).toContain("いま表示しているのはサンプルの物件です");
    expect(text).toContain("実際の成約で確かめた結果");
    expect(text).toContain("推定の誤差の中央値は、「推定の精度」のページより大きくなります");
    expect(text).not.toContain("読み込めませんでした");
  });

  it("is nothing yet on a site of real homes whose sales are not known", async () => {
    expect(await about(aSummary({ isSample: false }))).toContain("まだ判定できた物件がありません");
  });

  it("is told with n and interval from thirty flags on, and by n alone below", async () => {
    const A = { n: 40, right: 36, share: { value: 0.9, low: 0.769, high: 0.96 } };
    const text = await about(aSummary({ isSample: false, precision: { A, B: { n: 12, right: 9, share: null }, C: NONE } }));

    expect(text).toContain("確かさA90.0%（40件、95%信頼区間 76.9〜96.0%）");
    expect(text).toContain("確かさB判定できた物件が12件のため、割合は表示しません（30件から）");
  });

  it("is told apart from what could not be had", async () => {
    expect(await about(null)).toContain("これまでの結果を読み込めませんでした。");
  });
});

it("the study is told dated, with n and interval, beside what any home scores and what the error alone shows", async () => {
  const text = await about(aSummary());

  expect(text).toContain("2026年11月30日に計測");
  expect(text).toMatch(/A39898\.0%(96\.1〜99\.0%){2}/);
  expect(text).toMatch(/くらべるための物件6,26324\.9%(23\.9〜26\.0%){2}/);
  expect(text).toContain("成約価格のままの物件でも17.1%が推定の90%以下になりました（誤差だけなら27.0%の見込み）");
  expect(text).toContain("九掛けかどうかに関係なく5件に1件を選び");
  expect(text).toContain("土地は価格の幅が広く、確かさA・Bに当たる物件がありませんでした。");
});
