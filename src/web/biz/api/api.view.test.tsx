import { describe, expect, it } from "vitest";
import { sampleCard } from "#api/client/samples.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { ApiView } from "./api.view.tsx";
import { findApiPage } from "./find-api-page.ts";
import { SAMPLE_ASSESSMENT, SAMPLE_GUIDE, SAMPLE_STATUS } from "./samples.ts";
import { lookOf, upWords } from "./status-words.ts";
import { TryResult } from "./try-result.tsx";
import { endWords, placeOn } from "./version-bars.tsx";

const now = new Date("2026-12-15T03:00:00Z");
const PATHS = ["/biz/ai-assessment-api-v3", "/biz/ai-assessment-api", "/biz/ai-assessment-api-v2", "/accuracy", "/"];
const data = { guide: SAMPLE_GUIDE, cards: [sampleCard], status: SAMPLE_STATUS, now };
const draw = async (view: Parameters<typeof renderInRouter>[0]) => textOf(await renderInRouter(view, PATHS));

describe("the answer to the example", () => {
  it.each([
    [true, "実際の応答（サンプル市場）"],
    [false, "実際の応答（テスト用キー、実際の成約データ）"],
  ])("says of which market it is: sample %s", async (isSampleMarket, words) => {
    const guide = { ...SAMPLE_GUIDE, answer: { body: "{}", isSampleMarket } };
    const text = textOf(await renderInRouter(<ApiView version="v1" {...{ guide, cards: [], status: null, now }} />, PATHS));

    expect(text).toContain(words);
  });
});

describe("a page of the API", () => {
  it("shows the call with its answer, the accuracy with its worst area, prices, status and every operation", async () => {
    const text = await draw(<ApiView version="v3" {...data} />);

    for (const part of [
      ...["AI査定API v3", "curl https://example.jp/api/biz/v3/assessments", "&quot;priceYen&quot;: 82400000", "[ … 14件 ]"],
      ...["いちばん低い区市町村は、港区の76.8%です", "30,000円", "150,000円", "50,000行まで", "提供終了の予定はありません"],
      ...[
        "99.95%",
        "38 ms",
        "障害 4分（データベース）",
        "記録なし 60日",
        "住まいの価格を推定する",
        "areaM2 必須",
        "429/problems/quota-exceeded 上限です/problems/too-many",
      ],
      ...["送る内容（text/csv・application/x-ndjson の列 1）", "返る内容（1）", "返る内容はありません", "宅地建物取引業法34条の2"],
    ])
      expect(text).toContain(part);
  });

  it("leads to the other versions, and names a missing model of rents on those that sell rents", async () => {
    const [v1, v2] = [await renderInRouter(<ApiView version="v1" {...data} />, PATHS), await draw(<ApiView version="v2" {...data} />)];

    expect(v1).toMatch(/aria-label="APIの版".*aria-current="page"[^>]*>v1<.*href="\/biz\/ai-assessment-api-v2"/s);
    expect(v1).toMatch(/幅・理由・リスク評価[^a]*<a[^>]*href="\/biz\/ai-assessment-api-v3"/);
    expect(textOf(v1)).not.toContain("賃料と利回りを返していません");
    expect(v2).toContain("いまは、賃料と利回りを返していません");
    const rents = { ...sampleCard, kind: "rent" as const };
    for (const cards of [[sampleCard, rents], [], null])
      expect(await draw(<ApiView version="v2" {...data} cards={cards} />)).not.toContain("賃料と利回りを返していません");
  });

  it("shows the other parts where some could not be read", async () => {
    const text = await draw(<ApiView version="v1" guide={null} cards={null} status={null} now={now} />);

    expect(text.match(/取得失敗/g)).toHaveLength(3);
    expect(text).toContain("スタンダード");
  });

  it("asks for its own version, and gives null for what is refused", async () => {
    const api = scriptedApi({
      "GET /api/biz/guide/v2": SAMPLE_GUIDE,
      "GET /api/status": refused(500),
      "GET /api/price-checker/accuracy": { cards: [] },
    });

    expect(await findApiPage("v2", api)).toMatchObject({ guide: SAMPLE_GUIDE, cards: [], status: null });
  });
});

describe("what came of a try", () => {
  it.each([
    [null, "ここに出ます"],
    [SAMPLE_ASSESSMENT, "江東区豊洲8,240万円確かさ B±10%以内 58%サンプル"],
    [SAMPLE_ASSESSMENT, "築年−610万円階・向き+160万円「階・向き」（角部屋を含む）は成約から学習した値ではなく"],
    [{ status: 429, type: "/problems/too-many-requests", title: "x", retryAfterSeconds: 700 }, "12分ほど待つと、もう一度試せます"],
    [{ status: 422, type: "/problems/cannot-estimate", title: "x" }, "住所と広さを確かめて"],
    [{ status: 422, type: "/problems/cannot-estimate", title: "x", reason: "out-of-area" }, "まだ推定の対象ではありません"],
    [{ status: 422, type: "/problems/cannot-estimate", title: "x", reason: "address-not-found" }, "見つかりませんでした"],
    [
      {
        status: 422,
        type: "/problems/cannot-estimate",
        title: "x",
        reason: "address-ambiguous",
        candidates: ["東京都港区芝", "東京都江東区芝"],
      },
      "候補：東京都港区芝、東京都江東区芝",
    ],
    [{ status: 503, type: "/problems/preparing", title: "x" }, "準備中"],
    [{ status: 500, type: "/problems/internal", title: "x" }, "推定できませんでした"],
  ])("%# is told", async (tried, words) => {
    expect(await draw(<TryResult version="v3" tried={tried} isBusy={false} />)).toContain(words);
  });

  it("is what the version of the page returns, and no more", async () => {
    const [v1, v2] = [
      await draw(<TryResult version="v1" tried={SAMPLE_ASSESSMENT} isBusy={false} />),
      await draw(<TryResult version="v2" tried={SAMPLE_ASSESSMENT} isBusy={false} />),
    ];
    for (const text of [v1, v2]) expect(text).not.toMatch(/確かさ B|築年/);
    expect(v1).toContain("v1 の応答に、80%の幅・確かさ・理由はありません。v3が返します");
    expect(v1).not.toContain("利回り");
    expect(v2).toContain("賃料（月）賃料のモデルがありません");
  });

  it("is waited for", async () => {
    expect(await draw(<TryResult version="v3" tried={SAMPLE_ASSESSMENT} isBusy />)).toBe("読み込んでいます");
  });
});

describe("days and versions", () => {
  it.each([
    [{ recordedMinutes: 0, downMinutes: 0 }, "none"],
    [{ recordedMinutes: 3, downMinutes: 0 }, "up"],
    [{ recordedMinutes: 3, downMinutes: 1 }, "down"],
  ])("%o is %s", (day, look) => {
    expect(lookOf({ day: "2026-12-01", ...day })).toBe(look);
  });

  it.each([
    [null, "記録なし"],
    [1, "100%"],
    [0.99999, "99.99%"],
  ])("a share of %s is %s", (share, words) => {
    expect(upWords(share)).toBe(words);
  });

  it("say what is decided of an end", () => {
    const releasedAt = new Date("2026-12-01T00:00:00+09:00");
    const old = new Date("2027-01-01T00:00:00+09:00");
    const gone = new Date("2028-01-01T00:00:00+09:00");

    expect(endWords({ releasedAt, deprecatedAt: null, sunsetAt: null })).toBe("2026年12月1日から。提供終了の予定はありません");
    expect(endWords({ releasedAt, deprecatedAt: old, sunsetAt: null })).toContain("2027年1月1日から非推奨");
    expect(endWords({ releasedAt, deprecatedAt: old, sunsetAt: gone })).toContain("2028年1月1日に提供を終了");
    expect([placeOn(new Date(0), now), placeOn(new Date("2099-01-01"), now)]).toEqual([0, 100]);
  });
});
