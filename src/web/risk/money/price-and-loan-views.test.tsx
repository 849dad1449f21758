import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import type { EstimateResponse } from "#api/client/client.ts";
import { openInRouter } from "#test/support/opened-view.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import { priceState, sampleEstimate } from "#web/risk/samples/building-samples.ts";
import { placeReport } from "#web/risk/samples/place-samples.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { CheckerScreen } from "./checker.screen.tsx";
import { CheckerView } from "./checker.view.tsx";
import { LoanScreen } from "./loan.screen.tsx";
import { CreditFields, DebtFields, TermFields } from "./loan-fields.tsx";
import { type LoanBuilding, loanStart, MOVE_IN_YEARS, readLoan } from "./loan-form.ts";
import { CreditFigures, DebtFigures, PlanFigures, ScheduleTable } from "./loan-results.tsx";
import { CREDIT_REFUSALS, exactYen, FLAT35_PROBLEMS } from "./loan-words.ts";
import { PriceCheckForm } from "./price-check-form.tsx";
import { PriceCheckResult } from "./price-check-result.tsx";

const html = (view: ReactNode) => renderInRouter(view, ["/", "/risk/$", "/search/result"]);
const read = async (view: ReactNode) => textOf(await html(view));
const base = { report: sampleReport, search: { floor: 5, w: "50-10-10-10-10-10" } };
const HOME: LoanBuilding = { builtYear: 2008, isNewCode: true };
const loan = (changes: Partial<ReturnType<typeof loanStart>> = {}, home = HOME) => readLoan({ ...loanStart(2026), ...changes }, home);

/** Fields with everything that is typed into them written down. */
async function openFields(draw: (form: ReturnType<typeof sampleForm>) => ReactNode, typed: Readonly<Record<string, string>> = {}) {
  const set = vi.fn<(field: string, text: string) => void>();
  return { ...(await openInRouter(draw({ ...sampleForm({ typed }), set }))), typed: () => set.mock.calls };
}

describe("what a price check answers", () => {
  const answer = (changes: Partial<EstimateResponse> = {}) =>
    read(<PriceCheckResult check={{ kind: "done", estimate: { ...sampleEstimate, ...changes } }} />);
  const refusal = (reason: "address-not-found" | "out-of-area" | "too-few-comparables" | "outlier-size" | "no-model") =>
    answer({ outcome: { estimated: false, grade: "E", reason }, verdict: null });

  it("is the estimate with its band, how sure it is, and of what it is", async () => {
    const text = await answer();

    expect(text).toContain("AI推定価格（成約想定）・70㎡8,240万円");
    expect(text).toContain("評価の確かさ B、±10%以内の確率 58%");
    expect(text).toContain("（2026年11月21日に計算）");
    expect(text).toContain("国土交通省 不動産情報ライブラリ 2025年第2四半期まで");
    expect(text).toContain("モデル condo-2026.11・類似成約 14件");
  });

  const { outcome: told } = sampleEstimate;
  if (!told.estimated || told.agreement === null) throw new Error("the sample has a price with its sales");
  const { agreement } = told;

  it("stands at a quarter that it names, beside the median of the sales, with the promise that was measured for it", async () => {
    const text = await answer();

    expect(text).toContain("2025年第4四半期の水準（成約は2025年第2四半期まで。2四半期先の見込みを含みます）");
    expect(text).toContain("似た成約14件の中央値 8,140万円（いまの水準に直した価格）");
    expect(text).toContain(
      "江東区の中古マンションの成約712件で、2四半期先を推定した検証では、10件のうち約8件（78.6%）が、この幅で売れています。",
    );
  });

  it("promises nothing rounder where nothing was measured, and names no quarter of an estimate of before", async () => {
    const text = await answer({ outcome: { ...told, measured: null, headline: null, agreement: null } });

    expect(text).toContain("10件のうち8件の成約が入ることを目安に計算しています。");
    expect(text).not.toMatch(/売れています|の水準|中央値/);
  });

  it("says where the sales speak against it, and asks not to use a D alone", async () => {
    const outside = { ...agreement, standing: "outside" as const, why: "age" as const, high: 80_000_000 };
    const text = await answer({ outcome: { ...told, grade: "D", agreement: outside } });

    expect(text).toContain("より上にあります。似た成約とは築年の違いが大きいため、確かさを最も低いDとしています。");
    expect(text).toContain(
      "評価の確かさ D、±10%以内の確率 58%。参考程度の推定です。幅がとても広いか、似た成約の価格と離れているため、単独では使わないでください。",
    );
    expect(await answer()).not.toMatch(/より上にあります|単独では使わない/);
  });

  it("separates the thousands of its sales", async () => {
    const outcome = { ...sampleEstimate.outcome, comparableCount: 1183 };

    expect(await answer({ outcome })).toContain("類似成約 1,183件");
  });

  it("is held against an asking price only where one was given", async () => {
    expect(await answer()).toContain("19.9%高い価格で、幅の上に出ています（判定：割高）");
    expect(await answer({ verdict: null })).not.toContain("判定");
    expect(await answer({ verdict: { askingPrice: 70_000_000, gap: -0.15, verdict: "cheap" } })).toContain("安い理由があることも多い");
  });

  it("draws an asking price only where one was given", async () => {
    const picture = async (verdict: EstimateResponse["verdict"]) =>
      /<svg role="img" aria-label="([^"]*)"/.exec(
        await html(<PriceCheckResult check={{ kind: "done", estimate: { ...sampleEstimate, verdict } }} />),
      )?.[1];

    expect(await picture(null)).toBe("AI推定価格 8,240万円。80%の幅は 7,350万円 から 9,310万円。");
    expect(await picture(sampleEstimate.verdict)).toMatch(/売出価格 9,880万円。$/);
  });

  it.each([
    ["address-not-found", "この場所を、成約データの町に結びつけられませんでした"],
    ["out-of-area", "この地域には、推定できるだけの成約データがありません"],
    ["too-few-comparables", "似た成約が少なすぎて"],
    ["outlier-size", "広さが、成約の多い範囲から外れています"],
    ["no-model", "この種別のモデルがまだありません"],
  ] as const)("is no price for %s, with the reason and the grade E", async (reason, words) => {
    const text = await refusal(reason);

    expect(text).toMatch(new RegExp(`推定できません${words}.*（評価の確かさ E）`));
    expect(text).not.toContain("万円");
  });

  it("says that sample data are none of the ministry's, and names no source where there are no data", async () => {
    const sample = await answer({ isSample: true });

    expect(sample).toContain("サンプルデータ 2025年第2四半期まで");
    expect(sample).not.toContain("国土交通省 2025");
    expect(await answer({ dataAsOf: null, modelVersion: null })).toMatch(/(?<!四半期まで)モデル なし・類似成約 14件/);
  });

  it("is read out as it comes, and a failure is alarming where waiting is not", async () => {
    const failed = await html(<PriceCheckResult check={{ kind: "failed", words: "時間内に終わりませんでした。" }} />);

    expect(failed).toMatch(/aria-live="polite"><div role="alert">/);
    expect(await html(<PriceCheckResult check={{ kind: "working" }} />)).not.toContain("alert");
    expect(await read(<PriceCheckResult check={{ kind: "idle" }} />)).toBe("");
  });
});

describe("the price check of a building", () => {
  it.each([
    [["areaM2"], ["areaM2"]],
    [
      ["areaM2", "floor", "askingPrice"],
      ["areaM2", "floor", "askingPrice"],
    ],
  ] as const)("asks for the fields it is given: %j", async (fields, names) => {
    const drawn = await html(<PriceCheckForm form={sampleForm()} fields={fields} action="調べる" />);

    expect([...drawn.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name)).toEqual(names);
  });

  it("tells how area and price are understood while they are typed", async () => {
    const page = await openFields((form) => <PriceCheckForm form={form} fields={["areaM2", "askingPrice"]} action="調べる" />, {
      areaM2: "70",
      askingPrice: "12,300",
    });
    page.fill("areaM2", "20坪");

    expect(textOf(page.html)).toMatch(/21\.17坪.*1億2,300万円/);
    expect(page.typed()).toEqual([["areaM2", "20坪"]]);
  });

  it("begins with the floor that is looked at, and with none where none is", async () => {
    expect(await html(<CheckerScreen {...base} />)).toMatch(/name="floor"[^>]*value="5"/);
    expect(await html(<CheckerScreen report={sampleReport} search={{}} />)).toMatch(/name="floor"[^>]*value=""/);
  });

  it("says by what the floor is a part of the price, and leads on to the loan with floor and weights", async () => {
    const drawn = await html(<CheckerView {...base} price={priceState()} />);

    expect(textOf(drawn)).toContain(
      "階は公開された成約データにないため、公表された査定の表の率で価格に入れます。入力がなければ、価格は変わりません。",
    );
    expect(drawn).toContain('href="/risk/sample-apartment/apartment/loan?floor=5&amp;w=50-10-10-10-10-10"');
  });
});

describe("the fields of a loan", () => {
  it.each([
    ["terms", TermFields, ["principal", "rate", "years", "bonus"]],
    ["tax credit", CreditFields, ["moveIn", "grade", "area", "income"]],
    ["debt ratio", DebtFields, ["pay", "age", "other"]],
  ] as const)("of the %s are typed one by one", async (_, Fields, names) => {
    const page = await openFields((form) => <Fields form={form} />, loanStart(2026));
    for (const name of names) page.fill(name, "1");

    expect(page.typed().map(([field]) => field)).toEqual(names);
    for (const name of names) expect(page.html).toContain(`<label for="${name}"`);
  });

  it("are chosen where there are few answers", async () => {
    const terms = await openFields((form) => <TermFields form={form} />, loanStart(2026));
    terms.tick("method", true, "equal-principal");
    const credit = await openFields((form) => <CreditFields form={form} />, loanStart(2026));
    credit.tick("isNew", true, "new");
    credit.tick("family", true);

    expect([...terms.typed(), ...credit.typed()]).toEqual([
      ["method", "equal-principal"],
      ["isNew", "new"],
      ["family", "on"],
    ]);
  });

  it("offer every year that has a rule, and begin with the year of the report", async () => {
    const drawn = await html(<LoanScreen report={{ ...sampleReport, computedAt: "2027-12-31T15:30:00Z" }} search={{}} />);

    for (const year of MOVE_IN_YEARS) expect(drawn).toContain(`>${year}年</option>`);
    expect(drawn).toMatch(/<option value="2028" selected="">/);
  });

  it("take a building for 旧耐震 in the debt ratio where its completion does not prove more", async () => {
    const old = { ...sampleReport.subject, builtYear: 1979, builtMonth: 3 };

    expect(await read(<LoanScreen report={{ ...sampleReport, subject: old }} search={{}} />)).toContain(CREDIT_REFUSALS["old-code"]);
    expect(await read(<LoanScreen report={sampleReport} search={{}} />)).not.toContain("控除の対象になりません");
  });
});

describe("the loan of a home at a place", () => {
  const at = (told: Parameters<typeof placeReport>[0]) => read(<LoanScreen report={placeReport(told)} search={{}} />);

  it("says that no building is registered and what waits for its year, and refuses nothing for want of it", async () => {
    const text = await at({});

    expect(text).toContain("建物は未登録返済額は、建物が決まっていなくても計算できます。");
    expect(text.match(/建った年が分かれば計算します。/g)).toHaveLength(2);
    expect(text).toContain("この場所の建物を登録する");
    expect(text).not.toContain("控除の対象になりません");
  });

  it.each([
    [2015, "10年間の合計で最大"],
    [1979, CREDIT_REFUSALS["old-code"]],
  ])("counts with the year that was told: %i", async (builtYear, words) => {
    const text = await at({ builtYear });

    expect(text).toContain(`入力された${builtYear}年築として計算しています。`);
    expect(text).toContain(words);
  });

  it("is no question for a building of the register", async () => {
    expect(await read(<LoanScreen report={sampleReport} search={{}} />)).not.toContain("未登録");
  });
});

describe("what a loan costs", () => {
  const planned = (changes: Parameters<typeof loan>[0] = {}) => {
    const { plan, stressedPlan } = loan(changes);
    if (!plan) throw new Error("no plan");
    return { plan, stressedPlan };
  };

  it("is told to the yen with its interest, and what one point more adds a month", async () => {
    const text = await read(<PlanFigures {...planned()} />);

    expect(text).toContain("毎月の返済132,505円");
    expect(text).toContain("うち利息15,652,145円");
    expect(text).toContain("毎月 153,940円（+21,435円）");
  });

  it("has a first and a last month only where payments fall", async () => {
    expect(await read(<PlanFigures {...planned()} />)).not.toMatch(/1回目|最後の月/);
    expect(await read(<PlanFigures {...planned({ method: "equal-principal" })} />)).toMatch(/（1回目）.*最後の月/);
  });

  it("has a bonus only where one was taken, and no word on one point more where there is none", async () => {
    expect(await read(<PlanFigures {...planned()} />)).not.toContain("ボーナス月の加算");
    expect(await read(<PlanFigures {...planned({ bonus: "500" })} />)).toContain("ボーナス月の加算");
    expect(await read(<PlanFigures plan={planned().plan} stressedPlan={null} />)).not.toContain("金利が1%上がると");
  });

  it("is listed by year, the balance gone in the last", async () => {
    const drawn = await html(<ScheduleTable plan={planned({ years: "10" }).plan} />);
    const [table = ""] = /<table.*?<\/table>/s.exec(drawn) ?? [];

    expect(table.match(/<th scope="row"/g)).toHaveLength(10);
    expect(textOf(table)).toMatch(/10年目.*0円$/);
    expect(table.match(/<th scope="col" class="[^"]*max-sm:hidden[^"]*">[^<]*/g)?.map((head) => head.replace(/.*>/, ""))).toEqual([
      "うち利息",
      "うち元金",
    ]);
    expect(textOf(table)).toContain("年目返済うち利息うち元金残高");
  });

  it.each([
    [132_504.6, "132,505円"],
    [0, "0円"],
    [1_234_567_890, "1,234,567,890円"],
  ])("%d yen are written %s", (yen, text) => expect(exactYen(yen)).toBe(text));
});

describe("the tax credit", () => {
  it("is told with its sum, its first year, its limit and the rule it follows", async () => {
    const text = await read(<CreditFigures credit={loan().credit} />);

    expect(text).toMatch(/10年間の合計で最大 [\d,]+万円。1年目は[\d,]+円です。/);
    expect(text).toMatch(/年末残高（上限2,000万円）の0\.7%です/);
    expect(text).toContain("控除の規則 ");
    expect(text).toMatch(/1年目[\d,]+円.*10年目[\d,]+円/);
  });

  it.each([{ income: "" }, { area: "広い" }, { principal: "x" }, { years: "0" }])(
    "is not computed before the loan, area and income can be read: %j",
    async (typed) => {
      expect(await read(<CreditFigures credit={loan(typed).credit} />)).toBe(
        "借入の条件、床面積、所得を読み取れたときに、控除額を計算します。",
      );
    },
  );

  it("is neither refused nor promised while it is not known", async () => {
    const text = await read(<CreditFigures credit={loan({}, { builtYear: null, isNewCode: null }).credit} />);

    expect(text).toContain("建った年が分かれば計算します。");
    expect(text).not.toContain("控除の対象になりません");
    expect(
      await read(<CreditFigures credit={loan({ isNew: "new", grade: "zeh" }, { builtYear: null, isNewCode: null }).credit} />),
    ).toContain("合計で最大");
  });

  it.each(Object.entries(CREDIT_REFUSALS))("is none for %s, and says why", async (reason, words) => {
    const credit = { ok: false, reason: reason as keyof typeof CREDIT_REFUSALS } as const;

    expect(await read(<CreditFigures credit={credit} />)).toBe(words);
  });
});

describe("the debt ratio", () => {
  it("is told against its limit, and promises nothing where all is met", async () => {
    const text = await read(<DebtFigures debt={loan({ pay: "700", age: "38" }).debt} />);

    expect(text).toContain("返済負担率 22.7%（フラット35の上限 35%）");
    expect(text).toContain("金融機関の審査は、ほかの条件も見ます。");
  });

  it("names every condition that is not met, and does not call the rest met", async () => {
    const debt = { ratio: 0.5, limit: 0.3, problems: ["ratio", "age", "term", "end-age", "area", "loan", "old-code"], open: [] } as const;
    const text = await read(<DebtFigures debt={debt} />);

    for (const words of Object.values(FLAT35_PROBLEMS)) expect(text).toContain(words);
    expect(text).not.toContain("満たしています");
  });

  it("leaves the code open while it is not known, and does not call it met", async () => {
    const text = await read(<DebtFigures debt={loan({ pay: "700", age: "38" }, { builtYear: null, isNewCode: null }).debt} />);

    expect(text).toContain("耐震のほかは、ここで見た条件は満たしています。");
    expect(text).toContain("耐震の条件は、建築確認の日が分かれば確かめられます。");
    expect(text).not.toContain(FLAT35_PROBLEMS["old-code"]);
  });

  it("is not told without a pay, which stays on the page", async () => {
    expect(await read(<DebtFigures debt={null} />)).toContain("入力は送信されません");
  });
});
