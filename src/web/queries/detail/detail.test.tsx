import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { SAMPLE_HOMES } from "#web/kit/home/samples.ts";
import { sampleQuery, sampleWish } from "#web/queries/list/samples.ts";
import { askedSteps, isEditable } from "./asked-steps.ts";
import { editedOf } from "./query.screen.tsx";
import { QueryView, type QueryViewProps } from "./query.view.tsx";
import { querySearch } from "./query-search.ts";
import { sampleDetail, sampleViewProps } from "./samples.ts";

const draw = async (changes: Partial<QueryViewProps> = {}) => renderInRouter(<QueryView {...sampleViewProps} {...changes} />);
const drawn = (data: Parameters<typeof sampleDetail>[0]) => draw({ data: sampleDetail(data) });

describe("one saved condition", () => {
  it("shows what it finds today, its answers, its versions, and where to choose how it is told", async () => {
    const html = await draw();
    const text = textOf(html);

    expect(text).toContain("いま合う物件 128件");
    expect(text).toContain(SAMPLE_HOMES[0]?.title);
    expect(html).toContain(`「${SAMPLE_HOMES[0]?.title}」をお気に入りに入れる`);
    expect(html).toContain('aria-label="駅徒歩を変える"');
    expect(text).toContain("第1版・2026年11月1日江東区 / 中古マンション");
    expect(text).toContain("受け取る方法は通知設定で選べます。");
  });

  it("tells nothing found from nothing read", async () => {
    const found = async (page: Parameters<typeof sampleDetail>[0]) => textOf(await drawn(page));
    const [matches] = sampleDetail().matches;
    if (!matches) throw new Error("the sample has matches");

    expect(await found({ matches: [{ ...matches, page: { total: 0, homes: [], asOf: "" } }] })).toContain(
      "いまは条件に合う物件がありません",
    );
    expect(await found({ matches: [{ ...matches, page: null }] })).toContain("物件を読み込めませんでした");
  });

  it("shows what was told for it, with what became of each home and what was made of it", async () => {
    const html = await drawn({});
    const text = textOf(html);

    expect(text).toContain("2026年11月20日おすすめ・メール・2件");
    expect(text).toMatch(/東雲サンプルコート 8階6,280万円・いまは6,180万円いいね/);
    expect(text).toMatch(/門前仲町サンプルハウス 5階6,780万円・掲載終了興味なし（価格）/);
    expect(text).toMatch(/2026年11月12日九掛けの速報・LINE・1件掲載が終わった物件5,400万円・掲載終了/);
    expect(html.match(/<details open/g)).toHaveLength(1);
    expect(textOf(await drawn({ told: { items: [] } }))).toContain("まだ、この条件でお知らせした物件はありません");
    expect(textOf(await drawn({ told: null }))).toContain("これまでの提案を読み込めませんでした");
  });

  it("for offers leads to what would be sent, and counts no owners that are not those it reaches", async () => {
    const plain = sampleQuery();
    const offer = { ...plain, answers: { ...plain.answers, channels: ["offer" as const] } };
    const html = await drawn({ query: offer });
    expect(html).toMatch(/href="\/offer\?start=/);
    expect(textOf(html)).toContain("保存しただけでは、オファーは送られません");
    expect(await drawn({})).not.toContain("/offer?start=");
    expect(await drawn({ query: { ...offer, state: "expired" } })).not.toContain("/offer?start=");
  });
});

describe("the answers of a saved condition", () => {
  it("are those of its path, without what is told of oneself", () => {
    expect(askedSteps(sampleWish).map(({ id, words }) => `${id}: ${words}`)).toEqual([
      "SelectDirectOffer: 通常の物件",
      "Purpose: 自宅",
      "PropertyType: 中古マンション",
      "ChoicePlace: エリア",
      "Area: 江東区・墨田区",
      "StationMinutes: 徒歩10分以内",
      "Price: 4,000万円〜6,000万円",
      "BuildingAge: 新耐震のみ",
      "Layouts: 指定なし",
      "OccupiedArea: 60㎡以上",
      "CheckConditions: 指定なし",
    ]);
  });

  it("tell the further conditions together", () => {
    const steps = askedSteps({ ...sampleWish, hasPets: true, excludes: ["tenanted"] });
    expect(steps.at(-1)).toEqual({ id: "CheckConditions", title: "ほかの条件", words: "ペット可 / 賃貸中を除く" });
  });
});

describe("the address of a saved condition", () => {
  it.each([
    [{ id: "query-1" }, { id: "query-1" }],
    [
      { id: 123, step: "Price" },
      { id: "123", step: "Price" },
    ],
    [
      { id: true, step: 3, add: null },
      { id: undefined, step: undefined, add: undefined },
    ],
    [
      { id: "x", add: "offer" },
      { id: "x", add: "offer" },
    ],
    [{}, {}],
  ])("%j is read as %j", (search, read) => {
    expect(querySearch(search)).toEqual(read);
  });

  it("opens the first question of a way of searching that is added", () => {
    expect(editedOf(sampleWish, { id: "x", add: "kyugake" })).toMatchObject({
      step: "BudgetKyugake",
      answers: { channels: ["normal", "kyugake"] },
    });
    expect(editedOf(sampleWish, { id: "x", add: "normal" })).toBeNull();
    expect(editedOf(sampleWish, { id: "x", step: "Price" })).toEqual({ step: "Price", answers: sampleWish });
    for (const search of [{}, { step: "Age" }, { step: "Moon" }, { add: "sky" }]) expect(editedOf(sampleWish, search)).toBeNull();
  });

  it("leads to no question about oneself", () => {
    expect(["Price", "CheckConditions", "Message"].map(isEditable)).toEqual([true, true, true]);
    expect(["Income", "CheckAbout", "CompleteNormal", "MessageTemplate", "x"].map(isEditable)).toEqual(Array(5).fill(false));
  });
});

it("one that has ended says why, and how it goes on", async () => {
  const text = textOf(await drawn({ query: sampleQuery({ state: "expired" }) }));
  expect(text).toContain("12か月のあいだご覧にならなかったため、探すのをやめています。再開すると、また12か月探します。");
});

it("tells of monthly costs what was typed", () => {
  expect(askedSteps({ ...sampleWish, monthlyYenMax: 35_000 }).find(({ id }) => id === "Price")?.words).toContain("毎月の費用3.5万円以下");
});

it("a paused one can be resumed", async () => {
  expect(textOf(await drawn({ query: sampleQuery({ state: "paused" }) }))).toContain("再開する");
});
