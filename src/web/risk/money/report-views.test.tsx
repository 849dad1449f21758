import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import { ApartmentView } from "#web/risk/building/apartment.view.tsx";
import { GraphView } from "#web/risk/building/graph.view.tsx";
import { PriceView } from "#web/risk/building/price.view.tsx";
import {
  bareBuilding,
  priceState,
  refusedEstimate,
  sampleBuilding,
  sampleCityOutlook,
  sampleEstimate,
  sampleMarket,
  sampleRent,
  sampleSales,
} from "#web/risk/samples/building-samples.ts";
import { sampleRent as estimatedRent } from "#web/risk/samples/detail-samples.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { CheckerView } from "./checker.view.tsx";
import { LoanView } from "./loan.view.tsx";
import { loanStart, readLoan } from "./loan-form.ts";
import { YieldView } from "./yield.view.tsx";
import { readYield, yieldStart } from "./yield-form.ts";

const base = { report: sampleReport, search: { floor: 5, w: "50-10-10-10-10-10" } };

describe("建物・管理", () => {
  const draw = (building: Parameters<typeof ApartmentView>[0]["building"]) =>
    renderInRouter(<ApartmentView {...base} building={building} />);

  it("shows what is known with its source, and the reserve fund against its guideline", async () => {
    const html = await draw(sampleBuilding);

    expect(textOf(html)).toContain("月額352円/㎡");
    expect(textOf(html)).toContain("目安の平均の 104%");
    expect(textOf(html)).toContain("管理組合の公表資料");
    expect(html).toContain('href="/risk/sample-apartment/apartment/loan?floor=5&amp;w=50-10-10-10-10-10"');
  });

  it("shows what nobody confirmed as such, with a way to tell, and no value", async () => {
    const html = await draw(bareBuilding);

    expect(html.match(/未確認<\/span>/g)?.length).toBeGreaterThan(6);
    expect(html).toMatch(/href="\/risk\/sample-apartment\/contact\?topic=correction&amp;field=seismicDiagnosis"[^>]*>情報提供/);
    expect(textOf(html)).not.toContain("目安の平均");
  });

  it("keeps the facts of the building where the rest could not be had", async () => {
    const text = textOf(await draw(null));

    expect(text).toContain("取得失敗");
    expect(text).toContain("2008年(平成20年)3月・築18年");
  });
});

describe("価格チェッカー", () => {
  it("holds an asking price against the band", async () => {
    const html = await renderInRouter(<CheckerView {...base} price={priceState({ kind: "done", estimate: sampleEstimate })} />);

    expect(textOf(html)).toContain("判定：割高");
    expect(textOf(html)).toContain("不動産鑑定評価ではありません");
    expect(html).toMatch(/href="\/search\/result\?id=sample-estimate"/);
  });

  it.each([
    ["before anything was asked", priceState(), "専有面積を入れると"],
    ["while it works", priceState({ kind: "working" }), "計算しています"],
    ["when it failed", priceState({ kind: "failed", words: "時間内に終わりませんでした。" }), "時間内に終わりませんでした"],
    ["when there is no estimate", priceState({ kind: "done", estimate: refusedEstimate }), "推定できません"],
  ])("%s says so", async (_, price, words) => {
    expect(textOf(await renderInRouter(<CheckerView {...base} price={price} />))).toContain(words);
  });
});

describe("価格の推移", () => {
  const draw = (more: Partial<Parameters<typeof PriceView>[0]>) =>
    renderInRouter(<PriceView {...base} market={sampleMarket} sales={sampleSales} {...more} />);

  it("draws the town against its city and lists sales of the building's age", async () => {
    const html = await draw({});

    expect(html).toMatch(/aria-label="㎡単価の推移（四半期ごとの中央値）。江東区豊洲は2024年第4四半期に/);
    expect(textOf(html)).toContain("築年が5年以内のもの");
    expect(textOf(html)).not.toContain("1985年");
  });

  it("tells the outlook as a range, what it is of, and that nothing is promised", async () => {
    const html = await draw({});
    const text = textOf(html);

    for (const words of [
      "1年後の見通しサンプルデータ80%の幅：1㎡あたり121万〜144万円",
      "江東区豊洲の2025年第4四半期の中央値です。過去の年ごとの動きから計算したもので、予測を保証しません。",
      "直近1年の水準127.4万円/㎡（成約18件）に対して−5%〜+13%",
      "幅に入ったのは81%でした",
      "サンプルの取引から計算しています",
    ])
      expect(text).toContain(words);
    expect(html).toContain("江東区豊洲の1年後の見通し（80%の幅） 120.8万円/㎡〜143.8万円/㎡（2025年第4四半期）。");
  });

  it("says so where the outlook is of the whole city", async () => {
    expect(textOf(await draw({ market: { ...sampleMarket, outlook: sampleCityOutlook } }))).toContain(
      "豊洲だけの成約では幅を示せないため、江東区全体の成約で計算",
    );
  });

  it.each([
    ["too-short", "成約が3年分続いていない"],
    ["too-scattered", "成約が少なく四半期ごとの差が大きいため、役に立つ幅になりません"],
  ] as const)("says why there is no outlook: %s", async (reason, words) => {
    const html = await draw({ market: { ...sampleMarket, outlook: { state: "no_data", reason } } });

    expect(textOf(html)).toContain(`見通しを出せません${words}`);
    expect(html).toContain("/apartment/checker");
    expect(html).not.toContain("<polygon");
  });

  it("shows the city alone, and says so, where the town has too few sales", async () => {
    const text = textOf(await draw({ market: { ...sampleMarket, town: null } }));

    expect(text).toContain("市区の推移だけを示します");
  });

  it("tells nothing found from a failure", async () => {
    const nothing = textOf(await draw({ market: { ...sampleMarket, town: null, city: null }, sales: { ...sampleSales, items: [] } }));
    const failed = textOf(await draw({ market: null, sales: null }));

    expect(nothing).toContain("成約がまだありません");
    expect(nothing).not.toContain("再試行");
    expect(failed.match(/再試行/g)).toHaveLength(3);
  });
});

it("グラフ draws the rents of the city with their table, and says that the town has too few", async () => {
  const html = await renderInRouter(<GraphView {...base} market={sampleMarket} rent={estimatedRent} />);

  expect(textOf(html)).toContain("豊洲だけの推移を示せるほど、賃料の記録がありません。");
  expect(textOf(html)).toContain("2025年第2四半期4,080円/㎡（24件）");
  expect(html.match(/role="img"/g)?.length).toBe(2);
});

it("グラフ works alone, and says why there is none of rents", async () => {
  const html = await renderInRouter(<GraphView {...base} market={sampleMarket} rent={sampleRent} />);

  expect(html).toContain("<svg");
  expect(textOf(html)).toContain(sampleRent.why);
  expect(textOf(await renderInRouter(<GraphView {...base} market={sampleMarket} rent={null} />))).toContain("再試行");
});

describe("ローン試算", () => {
  const draw = (changes: Partial<ReturnType<typeof loanStart>> = {}) => {
    const typed = { ...loanStart(2026), ...changes };
    const reading = readLoan(typed, { builtYear: 2008, isNewCode: true });
    return renderInRouter(<LoanView {...base} form={sampleForm({ typed, issues: reading.issues })} reading={reading} />);
  };

  it("stands with the worked example already from the server", async () => {
    const text = textOf(await draw());

    for (const words of ["132,505円", "55,652,145円", "153,940円", "2026・2027年入居", "35年目"]) expect(text).toContain(words);
  });

  it("shows first and last month of 元金均等, and a bonus", async () => {
    const text = textOf(await draw({ method: "equal-principal", bonus: "1,000" }));

    expect(text).toContain("毎月の返済（1回目）");
    expect(text).toContain("最後の月");
    expect(text).toContain("ボーナス月の加算");
  });

  it("says what is wrong at its field, and shows no figures then", async () => {
    const html = await draw({ rate: "x" });

    expect(html).toMatch(/id="rate"[^>]*aria-invalid="true"/);
    expect(textOf(html)).not.toContain("総返済額");
  });

  it("says why there is no tax credit, and how the debt ratio stands", async () => {
    const text = textOf(await draw({ isNew: "new", pay: "390" }));

    expect(text).toContain("控除の対象になりません");
    expect(text).toContain("返済負担率が上限を超えています");
  });
});

describe("利回り・賃料", () => {
  const draw = (changes: Partial<ReturnType<typeof yieldStart>> = {}, rent: Parameters<typeof YieldView>[0]["rent"] = sampleRent) => {
    const typed = { ...yieldStart({ managementYenPerM2: null, reserveYenPerM2: null }), ...changes };
    return renderInRouter(
      <YieldView
        {...base}
        hasFees={false}
        rent={rent}
        form={sampleForm({ typed, issues: readYield(typed).issues })}
        reading={readYield(typed)}
      />,
    );
  };

  it("says that rents cannot be estimated, and why", async () => {
    const html = await draw();

    expect(html).toContain("hatched");
    expect(textOf(html)).toContain("推定できません");
    expect(textOf(html)).toContain("購入価格と家賃を入れると");
  });

  it("computes from what was typed and names what counts as nothing", async () => {
    const text = textOf(await draw({ price: "8,000", rent: "260,000" }));

    expect(text).toContain("3.90%");
    expect(text).toContain("空欄のため、0円で計算しています");
    expect(text).toContain("2,706,000円（税込）");
  });

  it("draws a band where rents can be estimated, and offers to try again where they could not be had", async () => {
    const text = textOf(await draw({}, estimatedRent));

    expect(text).toContain("24.8万円80%の幅 22.1万円〜27.9万円");
    expect(text).toContain("評価の確かさ B");
    expect(textOf(await draw({}, null))).toContain("再試行");
  });

  it("says that the rent in the form is the estimate, until it is changed", async () => {
    expect(textOf(await draw({ rent: "24.8" }, estimatedRent))).toContain("AI推定賃料（58㎡・2LDK）です。変えられます。");
    expect(textOf(await draw({ rent: "25" }, estimatedRent))).not.toContain("変えられます");
  });
});
