import { expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleDetail } from "#web/homes/samples.ts";
import { PriceCard } from "./price-card.tsx";

const estimateOf = (given: Partial<NonNullable<ReturnType<typeof sampleDetail>["estimate"]>>) => {
  const { estimate } = sampleDetail();
  if (estimate === null) throw new Error("the sample has an estimate");
  return { ...estimate, ...given };
};
const told = async (detail: Parameters<typeof sampleDetail>[0]) =>
  textOf(await renderInRouter(<PriceCard detail={sampleDetail(detail)} today="2026-11-21" />));

it("tells at which quarter the estimate stands and how sure it is, by a name of its own", async () => {
  const text = await told({ estimate: estimateOf({ isSample: false }) });

  expect(text).toContain("2026年第4四半期の水準（成約は2026年第2四半期まで。2四半期先の見込みを含みます）");
  expect(text.match(/.{3}確かさ [A-D]/g)).toEqual(["評価の確かさ B"]);
  expect(text).not.toContain("サンプルデータによる推定");
});

it("says where similar sales do not bear the estimate out", async () => {
  const similar = { median: 50_000_000, count: 20, standing: "outside" } as const;

  expect(await told({ estimate: estimateOf({ similar }) })).toContain("推定のほうが高すぎるかもしれません。");
  expect(await told({})).not.toContain("かもしれません");
});

it("goes on telling the price of a home with an application as asked, and of a sold one as the last that was", async () => {
  const [applied, sold] = [await told({ state: "applied" }), await told({ state: "sold" })];

  expect(applied).toMatch(/^売出価格/);
  expect(applied).toContain("（成約想定）");
  expect(sold).toMatch(/^掲載していたときの価格/);
  expect(sold).toContain("（成約想定・最後の推定）");
});
