import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { RiskReportResponse } from "#api/client/client.ts";
import { PILLARS } from "#domain/risk/model/types.ts";
import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { openInRouter } from "#test/support/opened-view.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { priceState, sampleEstimate, weightsState } from "#web/risk/samples/building-samples.ts";
import { heldReport, provisionalReport, sampleReport } from "#web/risk/samples/samples.ts";
import { DriversCard } from "./drivers-card.tsx";
import { LetterCard } from "./letter-card.tsx";
import { pillarColumns, pillarRows } from "./pillar-rows.tsx";
import { PILLAR_WORDS } from "./pillar-words.ts";
import { SummaryScreen } from "./summary.screen.tsx";
import { SummaryActions, SummaryView } from "./summary.view.tsx";
import { LightSummaryView } from "./summary00.view.tsx";
import type { WeightsState } from "./use-weights.ts";
import { WeightSliders } from "./weight-sliders.tsx";
import { WeightsCard } from "./weights-card.tsx";

afterEach(() => vi.unstubAllGlobals());

const html = (view: ReactNode) => renderInRouter(view, ["/", "/risk/$", "/profile"]);
const read = async (view: ReactNode) => textOf(await html(view));
const search = { floor: 5, w: "50-10-10-10-10-10" };
const { rating } = sampleReport;
const rated = (changes: Partial<typeof rating>): RiskReportResponse => ({ ...sampleReport, rating: { ...rating, ...changes } });

describe("the letter", () => {
  const card = (report: RiskReportResponse) => <LetterCard report={report} search={search} />;

  it("stands with rounded points only where there is one", async () => {
    expect(await read(card(sampleReport))).toContain("総合評価 BBB58点 ／100");
    expect(await read(card(rated({ overall: null })))).not.toMatch(/点 ／100/);
  });

  it("is marked 参考 where data are thin, and not where they are many", async () => {
    expect(await read(card(provisionalReport))).toContain("66点 ／100 参考");
    expect(await read(card(sampleReport))).not.toContain("参考");
  });

  it("tells what missing data could make of it, or leaves it out where nothing is missing", async () => {
    expect(await read(card(sampleReport))).toContain("足りないデータしだいで BBB〜A（55〜72点）");
    expect(await read(card(rated({ possible: { ...rating.possible, leastPoints: 58.2, mostPoints: 58.2 } })))).not.toContain("しだいで");
  });

  it("tells its place among others only where there are enough of them", async () => {
    expect(await read(card(sampleReport))).toContain("上位34%・偏差値54");
    expect(await read(card({ ...sampleReport, standing: null }))).not.toContain("偏差値");
  });

  it("says in every case how much is known and that it promises nothing", async () => {
    for (const report of [sampleReport, provisionalReport]) {
      const text = await read(card(report));
      expect(text).toContain(`データのそろい具合 ${Math.round(report.rating.coverage * 100)}%`);
      expect(text).toContain("この評価は安全を保証するものではありません。");
    }
  });

  it("gives each pillar its number, or why it has none, in a cell that leads to its page", async () => {
    const some = rated({
      pillars: rating.pillars.map((pillar) => {
        if (pillar.id === "building") return { ...pillar, score: null, coverage: 0 };
        if (pillar.id === "earthquake") return { ...pillar, score: null, coverage: 0.4 };
        return pillar.id === "crime" ? { ...pillar, coverage: 0.45 } : pillar;
      }),
    });
    const [grid = ""] = /<ul aria-label="6項目の点数とデータのそろい具合".*?<\/ul>/s.exec(await html(card(some))) ?? [];

    expect(textOf(grid)).toBe(
      "地震データ不足データのそろい具合 40%水害・土砂45データのそろい具合 100%建物・管理未登録データのそろい具合 0%" +
        "治安一部のみ58データのそろい具合 45%子育てデータなしデータのそろい具合 0%暮らし・市場72データのそろい具合 100%",
    );
    expect([...grid.matchAll(/href="([^"?]*)/g)].map(([, href]) => href)).toEqual(
      PILLARS.map((pillar) => `/risk/sample-apartment/${PILLAR_WORDS[pillar].tab}`),
    );
    expect(await read(card(some))).toContain("地震は、ゆれ・地盤・液状化のどれも分からないため、点数を出していません。");
  });

  it("says in a sentence what asks for care, what is strong and what is not known", async () => {
    expect(await read(card(sampleReport))).toContain("建物と管理と暮らしの便利さの点は高めです。子育ては、まだ点数を出せません。");
  });

  it("leads from each pillar of its table to its page, with floor and weights", async () => {
    const drawn = await html(card(sampleReport));

    expect(textOf(drawn)).toContain("地震62点25%50%水害・土砂45点20%100%建物・管理78点25%100%");
    for (const pillar of PILLARS)
      expect(drawn).toContain(`href="/risk/sample-apartment/${PILLAR_WORDS[pillar].tab}?floor=5&amp;w=50-10-10-10-10-10"`);
    expect(drawn).toContain('href="#weights"');
  });
});

describe("the pillars as a table", () => {
  it("have their share of the whole, which changes with the weights and adds up", () => {
    const moved = pillarRows(rated({ weights: { ...DEFAULT_WEIGHTS, earthquake: 100, water: 0 } }).rating);
    const shares = moved.map(({ share }) => share);

    expect(moved.map(({ id }) => id)).toEqual([...PILLARS]);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(shares.slice(0, 2)).toEqual([100 / 155, 0]);
  });

  it.each([
    [null, 0, "データなし"],
    [null, 0.35, "データ不足"],
    [0, 1, "0点"],
    [57.6, 1, "58点"],
  ])("show a score of %j of %d of the data as %s: missing is no nought", async (score, coverage, words) => {
    const column = pillarColumns(null).find(({ key }) => key === "score");

    expect(await read(column?.cell({ id: "child", score, share: 0, coverage }))).toBe(words);
  });

  it("are mere names on one sheet, and links on a page", async () => {
    const light = await html(<LightSummaryView report={sampleReport} search={search} />);

    expect(textOf(light)).toContain("地震62点");
    expect(light).not.toContain('href="/risk/sample-apartment/earthquake');
  });
});

describe("what moved the letter", () => {
  it("says of each way that nothing did, without calling missing data good", async () => {
    const text = await read(<DriversCard report={rated({ driversDown: [], driversUp: [] })} />);

    expect(text).toContain("評価を下げたものはありません。データのない項目は含みません。");
    expect(text).toContain("評価を上げたものはありません。");
  });

  it.each([
    ["down", { driversDown: rating.driversDown.slice(0, 1), driversUp: [] }],
    ["up", { driversDown: [], driversUp: rating.driversUp.slice(0, 1) }],
  ] as const)("lists a single reason that pulled %s", async (_, changes) => {
    const report = rated({ driversDown: [...changes.driversDown], driversUp: [...changes.driversUp] });

    expect((await html(<DriversCard report={report} />)).match(/[▼▲] \d/g)).toHaveLength(1);
    expect((await html(<LightSummaryView report={report} search={{}} />)).match(/[▼▲] \d/g)).toHaveLength(1);
  });

  it("lists what pulled down before what pushed up, each under its name", async () => {
    const drawn = await html(<DriversCard report={sampleReport} />);

    expect(drawn).toMatch(/aria-label="評価を下げた項目".*▼ 4\.2点.*▼ 3\.1点.*aria-label="評価を上げた項目".*▲ 2\.4点/s);
  });

  it("marks only what is being checked, and says what that means only then", async () => {
    const checked = await read(<DriversCard report={{ ...sampleReport, checking: ["quake_i55"] }} />);

    expect(checked).toMatch(/30年以内に震度6弱以上：[^▼▲]*確認中/);
    expect(checked).not.toMatch(/洪水の想定浸水深（想定最大規模）：[^▼▲]*点?確認中/);
    expect(checked).toContain("まちがいの知らせを受けて確かめている項目です");
    expect(await read(<DriversCard report={sampleReport} />)).not.toContain("確認中");
  });

  it("begins with every single risk that bounds the letter", async () => {
    const caps: typeof rating.caps = [
      { id: "flood_collapse", atMost: "BB", reason: "家屋倒壊等氾濫想定区域にかかっています。" },
      { id: "old_code", atMost: "BBB", reason: "旧耐震です。" },
    ];
    const text = await read(<DriversCard report={rated({ caps })} />);

    expect(text).toMatch(/上限 BB：家屋倒壊等.*上限 BBB：旧耐震です。ほかの項目がよくても、これより上の評価にはしません。下げた項目/);
    expect(await html(<DriversCard report={sampleReport} />)).not.toContain("評価の上限");
  });
});

describe("the sliders of the weights", () => {
  const open = async (changes: Partial<WeightsState> = {}) => {
    const done = vi.fn<(...what: unknown[]) => void>();
    const state = weightsState({
      set: (pillar, value) => done(pillar, value),
      reset: () => done("reset"),
      useKept: () => done("use kept"),
      saveAgain: () => done("save again"),
      ...changes,
    });
    const page = await openInRouter(<WeightsCard state={state} />, ["/", "/profile"]);
    return { ...page, text: textOf(page.html), done: () => done.mock.calls };
  };

  it.each(PILLARS)("set the weight of %s by its name", async (pillar) => {
    const page = await open();
    page.fill(PILLAR_WORDS[pillar].name, "40");

    expect(page.done()).toEqual([[pillar, 40]]);
  });

  it("are set back, taken from another visit and saved once more by a press each", async () => {
    const page = await open({ isDefault: false, kept: DEFAULT_WEIGHTS, saving: { kind: "failed", why: "接続できません。" } });
    for (const label of ["標準の重みに戻す", "前回の重みで見る", "もう一度保存する"]) page.press(label);

    expect(page.done()).toEqual([["reset"], ["use kept"], ["save again"]]);
  });

  it("of a member are called saved, not left on this device", async () => {
    const page = await open({ home: "account", kept: DEFAULT_WEIGHTS });
    page.press("保存した重みで見る");

    expect(page.done()).toEqual([["use kept"]]);
    expect(page.text).not.toContain("前回の重み");
  });

  it("have no shares while all are zero, and say so at once", async () => {
    const zero = { earthquake: 0, water: 0, building: 0, crime: 0, child: 0, life: 0 };
    const drawn = await html(<WeightSliders weights={zero} isAllZero set={() => undefined} className="" />);

    expect(textOf(drawn)).not.toContain("全体の");
    expect(drawn).toMatch(/aria-live="polite"><p id="weights-error"/);
  });

  it("say what does not follow them", async () => {
    expect((await open()).text).toContain("上限と偏差値は、標準の重みのときと同じです。");
  });
});

describe("the summary", () => {
  const view = (check: Parameters<typeof priceState>[0]) => (
    <SummaryView report={sampleReport} search={search} weights={weightsState()} price={priceState(check)} />
  );

  it("prints the price only once there is one", async () => {
    const priceCard = (drawn: string) => /<section class="([^"]*)">(?:(?!<section).)*?<h2[^>]*>価格の幅/s.exec(drawn)?.[1] ?? "";

    expect(priceCard(await html(view({ kind: "idle" })))).toContain("no-print");
    expect(priceCard(await html(view({ kind: "done", estimate: sampleEstimate })))).not.toContain("no-print");
  });

  it("is printed by a press, in its light version too", async () => {
    const print = vi.fn<() => void>();
    const pages = [
      await openInRouter(<SummaryActions report={sampleReport} search={search} />, ["/", "/risk/$"]),
      await openInRouter(<LightSummaryView report={sampleReport} search={search} />, ["/", "/risk/$"]),
    ];
    vi.stubGlobal("window", { print });
    for (const { press } of pages) press("印刷・PDF");

    expect(print).toHaveBeenCalledTimes(2);
  });

  it("begins with the area that is asked about most, and the weights its report was made with", async () => {
    const weights = { ...DEFAULT_WEIGHTS, life: 40 };
    const drawn = await html(<SummaryScreen report={rated({ weights })} search={{}} />);

    expect(drawn).toMatch(/name="areaM2"[^>]*value="70"/);
    expect(drawn).toMatch(/<input[^>]*type="range"[^>]*value="40"/);
    expect(textOf(drawn)).toContain("標準の重みに戻す");
  });

  it("leads to its light version, to asking prices and to the way prices went, with floor and weights", async () => {
    const drawn = await html(view({ kind: "idle" }));

    for (const page of ["summary00", "apartment/checker", "apartment/price"])
      expect(drawn).toContain(`href="/risk/sample-apartment/${page}?floor=5&amp;w=50-10-10-10-10-10"`);
  });
});

describe("the light summary", () => {
  const light = (report: RiskReportResponse) => <LightSummaryView report={report} search={search} />;

  it("says when and by which model it was made, and whether of sample data", async () => {
    expect(await read(light(sampleReport))).toContain("2026年11月21日計算・risk-2026-11c・サンプルデータ");
    expect(await read(light({ ...sampleReport, isSample: false }))).not.toContain("risk-2026-11c・サンプルデータ");
  });

  it("writes out every source with what it is, once on a screen and once on paper", async () => {
    const drawn = await html(light(sampleReport));

    expect(drawn.match(/<b>評価方法 risk-2026-11c/g)).toHaveLength(2);
    expect(textOf(drawn)).toContain("J-SHIS 地震ハザードステーション・2024年版・250mメッシュ：");
  });

  it("tells drivers of both ways in one list, or that there are none", async () => {
    expect(await html(light(sampleReport))).toMatch(/aria-label="評価を動かした項目".*▼ 4\.2点.*▲ 2\.4点/s);
    expect(await read(light(rated({ driversDown: [], driversUp: [] })))).toContain("評価を動かしたものはありません");
  });

  it("has no letter where too little is known, and says why", async () => {
    const text = await read(light(heldReport));

    expect(text).toContain("判定保留");
    expect(text).toContain("60%に足りません");
  });

  it("leads back to the whole report as it was looked at", async () => {
    expect(await html(light(sampleReport))).toMatch(
      /href="\/risk\/sample-apartment\/summary\?floor=5&amp;w=50-10-10-10-10-10"[^>]*>くわしい診断を見る/,
    );
  });
});
