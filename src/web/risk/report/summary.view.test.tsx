import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { KeyMissing } from "#web/risk/frame/key-missing.tsx";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { priceState, sampleEstimate, weightsState } from "#web/risk/samples/building-samples.ts";
import { heldReport, provisionalReport, sampleReport, sampleSubject } from "#web/risk/samples/samples.ts";
import { SummaryView } from "./summary.view.tsx";
import { LightSummaryView } from "./summary00.view.tsx";

const search = { floor: 5, w: "50-10-10-10-10-10" };
const props = { search, weights: weightsState(), price: priceState() };
const draw = (more: Partial<Parameters<typeof SummaryView>[0]> = {}) =>
  renderInRouter(<SummaryView report={sampleReport} {...props} {...more} />);

describe("the summary of a report", () => {
  it("gives letter, points, range, standing and coverage, and promises nothing", async () => {
    const text = textOf(await draw());

    for (const words of ["BBB", "58点", "BBB〜A", "上位34%・偏差値54", "データのそろい具合 82%", "安全を保証するものではありません"]) {
      expect(text).toContain(words);
    }
  });

  it("draws the pillars from the server, with a table of the same", async () => {
    const html = await draw();

    expect(html).toContain(
      'aria-label="6項目の点数。地震 62点（そろい 50%）、水害 45点（そろい 100%）、建物 78点（そろい 100%）、治安 58点（そろい 100%）、子育て データなし、暮らし 72点（そろい 100%）。"',
    );
    expect(textOf(html)).toContain("6項目の点数と重み");
  });

  it("offers the news of the letter on the report itself", async () => {
    expect(await draw()).toMatch(/href="\/risk\/register\?building=sample-apartment"[^>]*>更新を受け取る/);
  });

  it("gives each driver its direction, its reason and its source", async () => {
    const text = textOf(await draw());

    expect(text).toContain("▼ 4.2点");
    expect(text).toContain("▲ 2.4点");
    expect(text).toContain("J-SHIS 地震ハザードステーション・2024年版・250mメッシュ");
  });

  it("keeps floor and weights on the way to the other tabs", async () => {
    expect(await draw()).toContain('href="/risk/sample-apartment/earthquake?floor=5&amp;w=50-10-10-10-10-10"');
  });

  it("gives no letter and no points where too little is known", async () => {
    const text = textOf(await draw({ report: heldReport }));

    expect(text).toContain("判定保留");
    expect(text).not.toContain("61点");
    expect(text).toContain("60%に足りません");
  });

  it("marks a provisional letter, the cap on it and what is being checked", async () => {
    const text = textOf(await draw({ report: provisionalReport }));

    for (const words of ["参考", "上限 BB：家屋倒壊等氾濫想定区域", "確認中", "上げたものはありません"]) expect(text).toContain(words);
  });

  it("says what the price check found", async () => {
    const text = textOf(await draw({ price: priceState({ kind: "done", estimate: { ...sampleEstimate, verdict: null } }) }));

    expect(text).toContain("8,240万円");
    expect(text).toContain("7,350万円");
  });

  it("marks a sample building", async () => {
    const real = { ...sampleReport, subject: { ...sampleSubject, isSample: false } };

    expect(textOf(await draw())).toContain("実在しない建物");
    expect(textOf(await draw({ report: real }))).not.toContain("実在しない建物");
  });
});

describe("a report without a letter", () => {
  const place = { ...heldReport, subject: { ...heldReport.subject, kind: "place" as const, precision: "point" as const } };
  const held = () => draw({ report: place });

  it("leads with what is known, not with an empty picture", async () => {
    const html = await held();
    const text = textOf(html);

    expect(text.indexOf("分かっていること")).toBeLessThan(text.indexOf("いま、ありえる記号"));
    expect(text).toContain("データのそろい具合 41%（60%から記号を出します）");
    const few = { ...heldReport.rating, pillars: heldReport.rating.pillars.map((one, at) => (at < 3 ? one : { ...one, score: null })) };
    expect(await draw({ report: { ...heldReport, rating: few } })).not.toContain("6項目の点数。");
  });

  it("marks each letter as possible or out of question", async () => {
    expect(textOf(await held())).toContain(
      "C：ありえますB：ありえますBB：ありえますBBB：ありえますA：ありえますAA：ありえますAAA：なりません",
    );
  });

  it("says what would narrow them and by how much, what the reader can tell first, each with its example", async () => {
    const text = textOf(await held());

    expect(text).toMatch(
      /建った年と総戸数 下で入力するそろい 41%→56%築25年・50戸なら、B〜AA（いまはC〜AA）.*犯罪の多さ 公的なデータの取り込み待ち/,
    );
    expect(text).toContain("5区分の3なら、C〜AA（幅は変わりません）");
    expect(text).toContain("計算の例で、この場所の値ではありません");
  });

  it("says so where nothing at all is known", async () => {
    const nothing = {
      ...heldReport.rating,
      pillars: heldReport.rating.pillars.map((one) => ({ ...one, score: null, coverage: 0, indicators: [] })),
    };

    expect(textOf(await draw({ report: { ...heldReport, rating: nothing } }))).toContain("点数にできるデータはまだありません");
  });
});

describe("the floors of a report", () => {
  it("have a letter for each group, the one that is looked at marked, and links that keep the weights", async () => {
    const html = await draw({ search: { floor: 5 } });

    expect(html).toMatch(/aria-current="true"[^>]*>(<[^>]+>)*3〜32階/);
    expect(html).toContain('href="/risk/sample-apartment/summary?floor=4"');
    expect(html).toContain('href="/risk/sample-apartment/summary?floor=6"');
  });

  it("say so where the address asks for one above the building", async () => {
    const low = { ...sampleReport, floor: 7, subject: { ...sampleReport.subject, floors: 7 } };

    expect(textOf(await draw({ report: low, search: { floor: 30 } }))).toContain("この建物は7階建のため、7階で示しています。");
    expect(textOf(await draw({ report: low, search: { floor: 7 } }))).not.toContain("階建のため");
  });

  it("are all alike where no hazard tells them apart", async () => {
    const alike = { ...sampleReport, floorGroups: sampleReport.floorGroups.slice(0, 1) };

    expect(textOf(await draw({ report: alike }))).toContain("どの階も、同じ評価です。");
  });
});

describe("the report of a place", () => {
  const place = { ...sampleReport, subject: { ...sampleReport.subject, kind: "place" as const, precision: "point" as const } };

  it("asks for what the visitor knows of the building; that of a building does not", async () => {
    const tell = { year: 2026, onApply: () => undefined };

    expect(await draw({ report: place, tell })).toContain('aria-label="建物は未登録です"');
    expect(await draw({ tell })).not.toContain("建物は未登録です");
  });

  it("can be registered for, as that of a building can", async () => {
    for (const report of [place, sampleReport])
      expect(await draw({ report })).toMatch(/href="\/risk\/register\?building=sample-apartment"[^>]*>更新を受け取る/);
  });
});

describe("the weights", () => {
  it("say the share of each pillar and where they are kept", async () => {
    const html = await draw();

    expect(html.match(/type="range"/g)).toHaveLength(6);
    expect(textOf(html)).toContain("全体の25%");
    expect(textOf(html)).toContain("この端末に残り、ログインするとアカウントに引き継ぎます");
    expect(textOf(html)).not.toContain("標準の重みに戻す");
  });

  it("offer the way back, the weights of another visit, and a word when all are zero", async () => {
    const weights = weightsState({ isDefault: false, isAllZero: true, kept: weightsState().weights });
    const text = textOf(await draw({ weights }));

    for (const words of ["標準の重みに戻す", "前回の重みで見る", "すべて0では計算できません"]) expect(text).toContain(words);
  });
});

describe("the weights of a member", () => {
  const member = (changes: Parameters<typeof weightsState>[0] = {}) => draw({ weights: weightsState({ home: "account", ...changes }) });

  it("are the account's: it says so, leads to where they can be deleted, and offers them", async () => {
    const html = await member({ kept: weightsState().weights });

    for (const words of ["アカウントに保存し、どの建物でも", "保存した重みで見る"]) expect(textOf(html)).toContain(words);
    expect(html).toContain('href="/profile#risk-weights"');
    expect(textOf(html)).not.toContain("この端末");
  });

  it.each([
    ["saving", "重みをアカウントに保存しています"],
    ["saved", "重みをアカウントに保存しました"],
    ["removed", "標準の重みに戻し、アカウントに保存した重みを削除しました"],
  ] as const)("are told quietly: %s", async (kind, words) => {
    const html = await member({ saving: { kind } });

    expect(html).toMatch(new RegExp(`role="status"[^>]*>${words}`));
    expect(html).not.toContain('role="alert"');
  });

  it("that could not be saved say why, and can be saved again", async () => {
    const html = await member({ saving: { kind: "failed", why: "接続できません。" } });

    expect(html).toContain('role="alert"');
    expect(textOf(html)).toContain("重みをアカウントに保存できませんでした接続できません。");
    expect(textOf(html)).toContain("もう一度保存する");
  });
});

it("the light summary stands on one sheet: no form, the sources written out", async () => {
  const html = await renderInRouter(<LightSummaryView report={provisionalReport} search={search} />);

  expect(html).not.toContain("<form");
  expect(html).not.toContain("<details");
  for (const words of ["BB", "参考", "評価方法 risk-2026-11b", "安全を保証するものではありません"]) expect(textOf(html)).toContain(words);
});

describe("the frame of a report", () => {
  const frame = (more: Partial<Parameters<typeof RiskFrame>[0]>) =>
    renderInRouter(
      <RiskFrame subject={sampleSubject} tab="apartment" search={{}} {...more}>
        <p>中身</p>
      </RiskFrame>,
    );

  it("says which building, and marks the tab one is on", async () => {
    const html = await frame({});

    expect(html).toMatch(/<h1[^>]*>.*豊洲サンプルレジデンス.*建物・管理<\/h1>/s);
    expect(html).toMatch(/aria-current="page"[^>]*>建物・管理|>建物・管理<\/a>/);
    expect(html.match(/aria-current="page"/g)).toHaveLength(2);
  });

  it("leads back through the tab from a page below it", async () => {
    const html = await frame({ page: "ローン試算" });

    expect(html).toMatch(/<nav aria-label="現在位置".*\/risk\/sample-apartment\/apartment".*aria-current="page">ローン試算/s);
    expect(html).toContain('aria-current="true"');
  });

  it("asks for another floor without script too, the weights kept", async () => {
    const html = await frame({ hasFloors: true, search: { floor: 3, w: "50-10-10-10-10-10" } });

    expect(html).toMatch(/<form[^>]* method="get".*name="floor".*name="w" value="50-10-10-10-10-10"/s);
    expect(html).toContain("見ている階：3階");
    expect(html).toMatch(/<option value="3" selected="">/);
  });
});

describe("an unknown key", () => {
  it("offers near names, the search and the way to tell of a building that is not registered", async () => {
    const near = [
      {
        kind: "apartment",
        label: "豊洲サンプル",
        detail: "東京都",
        reference: "k1",
        prefecture: null,
        cityCode: null,
        town: null,
        place: null,
      },
    ];
    const html = await renderInRouter(<KeyMissing data={{ apartmentKey: "x", near, hasBuildings: true }} />);

    expect(html).toContain('href="/risk/k1/summary"');
    expect(html).toContain('action="/risk/search_result"');
    expect(textOf(html)).toContain("登録のない建物を知らせる");
  });

  it.each([[undefined], ["x"], [{ near: 1 }]])("stands without near names: %j", async (data) => {
    expect(textOf(await renderInRouter(<KeyMissing data={data} />))).not.toContain("名前の近いマンション");
  });
});
